/** Reading gift cards, for staff. */
import {
  giftCardCurrencies,
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
import { keyOf, someKeys } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { minorRange } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { giftCardLoaders } from './loaders.ts'
import type { GiftCardSource, GiftCardTagSource } from './sources.ts'

const PERMISSION = 'MANAGE_GIFT_CARD'

/** The filter of the list; conditions on balances need a currency. */
export function giftCardFilter(f: GiftCardFilterInput, search?: string | null): Parameters<typeof giftCardList>[0] {
  const { currency } = f
  const range = (given: PriceRangeInput | null | undefined) => {
    if (!given) return null
    if (!currency) throw invalidArgument('You must provide a `currency` filter parameter for filtering by price.')
    return isCurrencyCode(currency) ? minorRange(given, currency) : null
  }
  return {
    search: search ? plainText(search).trim() : null,
    isActive: f.isActive,
    tags: some(f.tags),
    assignedTo: someKeys(f.assignedTo, 'User'),
    usedBy: someKeys(f.usedBy, 'User'),
    isUsed: f.used,
    currency: currency || null,
    current: range(f.currentBalance),
    initial: range(f.initialBalance),
    code: f.code || null,
    createdByEmail: f.createdByEmail || null,
    metadata: f.metadata,
    // No card is sold as a product, and none has what is no currency's code.
    isNone: f.products?.length || (currency && !isCurrencyCode(currency)) ? true : null,
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
    const list = giftCardList({
      ...giftCardFilter(filter ?? {}, search),
      sortBy: sortBy && { ...sortBy, field: SORTS[sortBy.field] },
    })
    return listedBy<GiftCardStored, GiftCardSource>(ctx, page, list, (row) => row)
  },

  giftCardTags: (_, { filter, ...page }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const list = giftCardTagList({ search: filter?.search && plainText(filter.search) })
    return listedBy<GiftCardTagRow, GiftCardTagSource>(ctx, page, list, (row) => row)
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
