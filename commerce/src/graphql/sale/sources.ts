/** The values from which a sale's types are resolved. */
import type { PromotionRow } from '../../db/queries/promotion.ts'

/** The promotion behind a sale, and the channel whose value it shows; null for none. */
export type SaleSource = PromotionRow & { channelId: number | null }

export interface SaleListingSource {
  ruleId: string
  channelId: number
  value: number
}
