/** Reading promotions, for staff. */
import type { PromotionFilter, PromotionRow, TimeCondition } from '../../db/queries/promotion/promotion.ts'
import { promotionList } from '../../db/queries/promotion/promotion.ts'
import { uuidKey } from '../../domain/global-id.ts'
import type { DateTimeFilterInput } from '../../domain/inputs.generated.ts'
import type { PromotionWhereInput } from '../../domain/promotion/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { conditionBudget, distinct, notTooDeep } from '../shared/joined.ts'
import { listed } from '../shared/listed.ts'
import { requirePermission } from '../shared/permission.ts'
import { promotionLoaders } from './loaders.ts'
import type { PromotionSource } from './sources.ts'

const choices = <T>(one: { eq?: T | null; oneOf?: readonly T[] | null }): T[] =>
  one.eq == null ? [...(one.oneOf ?? [])] : [one.eq]

const time = (given: DateTimeFilterInput): TimeCondition =>
  given.range
    ? { from: given.range.gte ?? null, to: given.range.lte ?? null }
    : given.eq === null && !given.oneOf
      ? { isNone: true }
      : { oneOf: choices(given) }

/** Translates `where`, in which an empty condition finds nothing. */
function filterOf(w: PromotionWhereInput, room = conditionBudget(), depth = 0): PromotionFilter {
  const each = (conditions: readonly PromotionWhereInput[]): PromotionFilter[] => {
    notTooDeep(depth)
    return distinct(conditions, room).map((one) => filterOf(one, room, depth + 1))
  }
  return {
    ...(w.ids ? { ids: uuidKeysOf(w.ids, 'Promotion') } : {}),
    ...(w.name ? { names: choices(w.name) } : {}),
    ...(w.type ? { types: choices(w.type) } : {}),
    ...(w.startDate ? { startDate: time(w.startDate) } : {}),
    ...(w.endDate ? { endDate: time(w.endDate) } : {}),
    ...(w.isOldSale == null ? {} : { isSale: w.isOldSale }),
    ...(w.metadata ? { metadata: w.metadata.map(({ key, value }) => ({ key, value: value ?? null })) } : {}),
    ...(w.AND ? { all: each(w.AND) } : {}),
    ...(w.OR ? { any: each(w.OR) } : {}),
  }
}

export const promotionQueries = {
  promotion: (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_DISCOUNTS')
    const key = uuidKey(id, 'Promotion')
    return key === null ? null : promotionLoaders(ctx).promotion.load(key)
  },

  promotions: (_, { where, sortBy, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_DISCOUNTS')
    const sort = sortBy?.field ?? 'NAME'
    const list = promotionList(where ? filterOf(where) : {}, sort, sortBy?.direction === 'DESC')
    return listed<PromotionRow, PromotionSource>(ctx, page, `PROMOTION ${sort}`, list, (row) => row)
  },
} satisfies Partial<Fields<'Query'>>
