/** The values from which a promotion's types are resolved. */
import {
  type PromotionEventRow,
  type PromotionRow,
  type RuleRow,
  rulesOf,
} from '../../db/queries/promotion/promotion.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey, type Loader } from '../shared/batch.ts'

export type PromotionSource = PromotionRow
export type RuleSource = RuleRow
export type PromotionEventSource = PromotionEventRow

/** For each request, a loader of the rules of all its promotions. */
const rules = new WeakMap<GraphqlContext['loaders'], Loader<string, RuleRow[]>>()

/** The rules of a promotion in their order, read with one query for all promotions of a request. */
export function promotionRulesOf(ctx: GraphqlContext, promotionId: string): Promise<RuleRow[]> {
  let loader = rules.get(ctx.loaders)
  if (!loader) {
    loader = listByKey(
      (ids) => rulesOf(ctx.database.pool, ids),
      (rule) => rule.promotionId,
    )
    rules.set(ctx.loaders, loader)
  }
  return loader.load(promotionId)
}
