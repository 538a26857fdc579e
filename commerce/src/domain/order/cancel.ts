/** Cancels an order and frees its stock. Money that was paid stays where it is, until somebody refunds it. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { fulfillmentsOf } from '../../db/queries/fulfillment.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import { freeStock } from '../../db/queries/stock.ts'
import { closeReviews } from '../../db/queries/payment-books.ts'
import { closeSessions } from '../../db/queries/test-card.ts'
import { endBoughtCards } from '../gift-card/bought.ts'
import { putMail } from '../mail/put.ts'
import { changeState } from './change-state.ts'
import { actorOf, changeOrder, type OrderCtx } from './change.ts'
import { type Refusal, refuseOrder, refusal, type Result } from '../result.ts'
import { nextStatus } from './states.ts'

/** Cancels an order; null where there is none. An order with parcels that were sent cannot be cancelled. */
export function cancelOrder(ctx: OrderCtx, id: string): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> {
  return changeOrder(ctx, id, async ({ client, order, now, note, tell }) => {
    const isSent = (await fulfillmentsOf(client, [id])).some(
      (f) => f.status === 'FULFILLED' || f.status === 'WAITING_FOR_APPROVAL',
    )
    if (!nextStatus(order.status, 'CANCELED') || isSent)
      return refuseOrder(refusal('CANNOT_CANCEL_ORDER', 'order', 'This order cannot be cancelled.'))
    await freeStock(client, id)
    await closeSessions(client, id, now)
    await changeState(client, order, { happening: 'CANCELED' }, now)
    await closeReviews(client, id, ['PARTIAL', 'UNCOVERED'], { resolution: 'The order was cancelled.', at: now })
    await endBoughtCards(client, id, actorOf(ctx))
    await note('CANCELED')
    tell('ORDER_CANCELLED', 'ORDER_UPDATED')
    await putMail(client, {
      kind: 'order-canceled',
      recipient: order.userEmail,
      languageCode: order.languageCode,
      payload: { orderId: id },
      onceKey: `order-canceled:${id}`,
    })
    return { ok: true, value: {} }
  })
}

/** Cancels those of the orders that can be. The refusal of each other one names it by its key. */
export async function cancelOrders(
  ctx: OrderCtx,
  ids: readonly string[],
): Promise<{ count: number; errors: Refusal<'INVALID'>[] }> {
  const errors: Refusal<'INVALID'>[] = []
  let count = 0
  for (const id of new Set(ids)) {
    const done = await cancelOrder(ctx, id)
    if (done?.ok) count += 1
    else errors.push(refusal('INVALID', id, 'This order cannot be cancelled.'))
  }
  return { count, errors }
}
