/** Reading promotions, for staff. */
import type { PromotionRow, TimeCondition } from '../../db/queries/promotion/promotion.ts'
import { promotionList } from '../../db/queries/promotion/promotion.ts'
import { uuidKey } from '../../domain/global-id.ts'
import type { DateTimeFilterInput } from '../../domain/inputs.generated.ts'
import type { PromotionWhereInput } from '../../domain/promotion/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { readJoined } from '../shared/joined.ts'
import { listedBy } from '../shared/listed.ts'
import { allowed } from '../shared/one-filter.ts'
import { requirePermission } from '../shared/permission.ts'
import { promotionLoaders } from './loaders.ts'
import type { PromotionSource } from './sources.ts'

const choices = <T>(one: { eq?: T | null; oneOf?: T[] | null }): T[] => allowed(one) ?? []

const time = (given: DateTimeFilterInput): TimeCondition =>
  given.range ?? (given.eq === null && !given.oneOf ? { isNone: true } : { oneOf: choices(given) })

/** Reads one condition of `where`, in which an empty one finds nothing. */
const readWhere = (w: PromotionWhereInput) => ({
  ids: w.ids ? uuidKeysOf(w.ids, 'Promotion') : null,
  names: w.name && choices(w.name),
  types: w.type && choices(w.type),
  startDate: w.startDate && time(w.startDate),
  endDate: w.endDate && time(w.endDate),
  isSale: w.isOldSale,
  metadata: w.metadata,
  isNone: w.OR?.length === 0 ? true : null,
})

export const promotionQueries = {
  promotion: (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_DISCOUNTS')
    const key = uuidKey(id, 'Promotion')
    return key === null ? null : promotionLoaders(ctx).promotion.load(key)
  },

  promotions: (_, { where, sortBy, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_DISCOUNTS')
    const list = promotionList({ ...(where ? { ...readWhere(where), ...readJoined(where, readWhere) } : {}), sortBy })
    return listedBy<PromotionRow, PromotionSource>(ctx, page, list, (row) => row)
  },
} satisfies Partial<Fields<'Query'>>
