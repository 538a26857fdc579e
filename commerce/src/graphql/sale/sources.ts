/** The values from which a sale's types are resolved. */
import { type PromotionRow, promotionsBySaleIds } from '../../db/queries/promotion/promotion.ts'
import type { GraphqlContext } from '../context.ts'

/** The promotion behind a sale, and the channel whose value it shows; null for none. */
export type SaleSource = PromotionRow & { channelId: number | null }

export interface SaleListingSource {
  ruleId: string
  channelId: number
  value: number
}

export async function saleOf(
  ctx: GraphqlContext,
  id: number,
  channelId: number | null = null,
): Promise<SaleSource | null> {
  const [row] = await promotionsBySaleIds(ctx.database.pool, [id])
  return row ? { ...row, channelId } : null
}
