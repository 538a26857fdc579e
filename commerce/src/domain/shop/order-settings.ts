/** The older settings of orders, which are those of every channel. */
import { orderSettingsOfAll } from '../../db/queries/reference/channel.ts'
import { changing } from '../changes/changing.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, type Result } from '../result.ts'

export interface OrderSettingsOfAll {
  automaticallyConfirmAllNewOrders: boolean | null
  automaticallyFulfillNonShippableGiftCard: boolean | null
}

/** Changes the settings of every channel; null leaves one. */
export const updateOrderSettings = (ctx: NounCtx, settings: OrderSettingsOfAll): Promise<Result<null, never>> =>
  changing<null, never>(ctx, async (change) => {
    await orderSettingsOfAll(change.client, settings)
    change.stale('site')
    return ok(null)
  })
