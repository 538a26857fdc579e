/** Reads one order as it is now, drafts with prices that still hold. */
import { hasThawedLines } from '../../db/queries/order/order-draft.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { readOrder } from '../order/expire.ts'
import { type EditCtx, priceAgain, taxOrder } from './edit.ts'

/**
 * Reads an order; null where there is none. A draft in which the time of a price is over is priced anew and written, as
 * in Saleor; its new prices hold for another such time. Lists show what is kept instead: a page of them would write every
 * row that it shows.
 */
export async function readPriced(ctx: EditCtx, id: string): Promise<OrderRow | null> {
  const order = await readOrder(ctx, id)
  if (order?.status !== 'DRAFT' || !(await hasThawedLines(ctx.database.pool, id, ctx.clock.now()))) return order
  const priced = await priceAgain(ctx, id)
  return (await taxOrder(ctx, id, priced.taxing)) ?? priced.order ?? order
}
