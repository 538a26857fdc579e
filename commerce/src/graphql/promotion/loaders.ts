/** Promotions and their events, each kind read with one query for a whole request. */
import { eventsOf, promotionsByIds } from '../../db/queries/promotion/promotion.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

/** The loaders of this request; what a mutation has changed is read anew, because the request's loaders are new then. */
export const promotionLoaders = ofOperation(({ database: { pool } }) => ({
  promotion: byKey((ids: readonly string[]) => promotionsByIds(pool, ids), 'id'),
  events: listByKey((ids: readonly string[]) => eventsOf(pool, ids), 'promotionId'),
}))
