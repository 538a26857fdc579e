/** Reading gift cards, for staff. */
import {
  giftCardCurrencies,
  type GiftCardFilter,
  giftCardList,
  giftCardSettings,
  type GiftCardStored,
  giftCardTagList,
  type GiftCardTagRow,
} from '../../db/queries/gift-card/gift-card.ts'
import { isCurrencyCode } from '../../domain/money.ts'
import { plainText } from '../../domain/text.ts'
import type { GiftCardFilterInput } from '../../domain/gift-card/inputs.generated.ts'
import type { PriceRangeInput } from '../../domain/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { listed } from '../shared/listed.ts'
import { minorRange } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { giftCardLoaders } from './loaders.ts'
import type { GiftCardSource, GiftCardTagSource } from './sources.ts'

const PERMISSION = 'MANAGE_GIFT_CARD'

/** The filter of the list; conditions on balances need a currency. */
export function giftCardFilter(f: GiftCardFilterInput, search: string | null | undefined): GiftCardFilter {
  const { currency } = f
  const range = (given: PriceRangeInput | null | undefined) => {
    if (!given) return undefined
    if (!currency) throw invalidArgument('You must provide a `currency` filter parameter for filtering by price.')
    return isCurrencyCode(currency) ? minorRange(given, currency) : undefined
  }
  const [current, initial] = [range(f.currentBalance), range(f.initialBalance)]
  return {
    ...(search ? { search: plainText(search).trim() } : {}),
    ...(f.isActive == null ? {} : { isActive: f.isActive }),
    ...(f.tags?.length ? { tags: f.tags } : {}),
    ...(f.assignedTo?.length ? { assignedTo: keysOf(f.assignedTo, 'User') } : {}),
    ...(f.usedBy?.length ? { usedBy: keysOf(f.usedBy, 'User') } : {}),
    ...(f.used == null ? {} : { isUsed: f.used }),
    ...(currency ? { currency } : {}),
    ...(current ? { current } : {}),
    ...(initial ? { initial } : {}),
    ...(f.code ? { code: f.code } : {}),
    ...(f.createdByEmail ? { createdByEmail: f.createdByEmail } : {}),
    ...(f.metadata?.length ? { metadata: f.metadata.map(({ key, value }) => ({ key, value: value ?? null })) } : {}),
    // No card is sold as a product, and none has what is no currency's code.
    ...(f.products?.length || (currency && !isCurrencyCode(currency)) ? { isNone: true } : {}),
  }
}

const SORTS = {
  CURRENT_BALANCE: 'CURRENT_BALANCE',
  CREATED_AT: 'CREATED_AT',
  USED_BY: 'USED_BY',
  PRODUCT: 'CODE',
  RANK: 'CODE',
} as const

export const giftCardQueries = {
  giftCard: (_, { id }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'GiftCard')
    return key === null ? null : giftCardLoaders(ctx).card.load(key)
  },

  giftCards: (_, { filter, sortBy, search, ...page }, ctx) => {
    requirePermission(ctx, PERMISSION)
    if (sortBy?.field === 'CURRENT_BALANCE' && !filter?.currency)
      throw invalidArgument('Sorting by balance requires filtering by currency.')
    if (sortBy?.field === 'RANK' && !search)
      throw invalidArgument('Sorting by RANK is available only when using a search.')
    const sort = sortBy ? SORTS[sortBy.field] : 'CODE'
    const list = giftCardList(giftCardFilter(filter ?? {}, search), sort, sortBy?.direction === 'DESC')
    return listed<GiftCardStored, GiftCardSource>(ctx, page, `GIFT CARD ${sort}`, list, (row) => row)
  },

  giftCardTags: (_, { filter, ...page }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const list = giftCardTagList(filter?.search ? plainText(filter.search).trim() : null)
    return listed<GiftCardTagRow, GiftCardTagSource>(ctx, page, 'GIFT CARD TAG', list, (row) => row)
  },

  giftCardCurrencies: (_, __, ctx) => {
    requirePermission(ctx, PERMISSION)
    return giftCardCurrencies(ctx.database.pool)
  },

  giftCardSettings: (_, __, ctx) => {
    requirePermission(ctx, PERMISSION)
    return giftCardSettings(ctx.database.pool)
  },
} satisfies Partial<Fields<'Query'>>
