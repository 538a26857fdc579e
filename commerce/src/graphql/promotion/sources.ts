/** The values from which a promotion's types are resolved. */
import {
  type PromotionEventRow,
  type PromotionRow,
  type RuleRow,
  rulesOf,
} from '../../db/queries/promotion/promotion.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export type PromotionSource = PromotionRow
export type RuleSource = RuleRow
export type PromotionEventSource = PromotionEventRow

const ruleLoader = ofOperation(({ database: { pool } }) =>
  listByKey((ids: readonly string[]) => rulesOf(pool, ids), 'promotionId'),
)

/** The rules of a promotion in their order, read with one query for all promotions of a request. */
export const promotionRulesOf = (ctx: GraphqlContext, promotionId: string): Promise<RuleRow[]> =>
  ruleLoader(ctx).load(promotionId)
