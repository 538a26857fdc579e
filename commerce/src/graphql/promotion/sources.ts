/** The values from which a promotion's types are resolved. */
import type { PromotionEventRow, PromotionRow, RuleRow } from '../../db/queries/promotion.ts'

export type PromotionSource = PromotionRow
export type RuleSource = RuleRow
export type PromotionEventSource = PromotionEventRow
