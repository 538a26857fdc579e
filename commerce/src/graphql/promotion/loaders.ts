/** Promotions and their events, each kind read with one query for a whole request. */
import { eventsOf, promotionsByIds } from '../../db/queries/promotion/promotion.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey, listByKey } from '../shared/batch.ts'

type PromotionLoaders = ReturnType<typeof make>

const make = ({ database: { pool } }: GraphqlContext) => ({
  promotion: byKey(
    (ids: readonly string[]) => promotionsByIds(pool, ids),
    (row) => row.id,
  ),
  events: listByKey(
    (ids: readonly string[]) => eventsOf(pool, ids),
    (row) => row.promotionId,
  ),
})

const made = new WeakMap<GraphqlContext['loaders'], PromotionLoaders>()

/** The loaders of this request; what a mutation has changed is read anew, because the request's loaders are new then. */
export function promotionLoaders(ctx: GraphqlContext): PromotionLoaders {
  let loaders = made.get(ctx.loaders)
  if (!loaders) made.set(ctx.loaders, (loaders = make(ctx)))
  return loaders
}
