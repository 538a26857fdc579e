/** Cancels an order, which gives back what it held. Money that was paid stays where it is, until somebody refunds it. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { fulfillmentsOf } from '../../db/queries/order/fulfillment.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { closeSessions } from '../../db/queries/payment/test-card.ts'
import { endBoughtCards } from '../gift-card/bought.ts'
import { putMail } from '../mail/put.ts'
import { changeState } from './change-state.ts'
import { changeOrder, changeWithin, type OrderChange, type OrderCtx } from './change.ts'
import { ok, refuseOrder, refusal, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { changeSome, type SomeDone } from './change-some.ts'
import { leaveMoney, readOrders } from './expire.ts'
import { giveBack } from './give-back.ts'
import { nextStatus } from './states.ts'

/** Cancels an order; null where there is none. An order with parcels that were sent cannot be cancelled. */
export const cancelOrder = (ctx: OrderCtx, id: string): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> =>
  changeOrder(ctx, id, cancelling(ctx))

const cancelling =
  (ctx: OrderCtx) =>
  async ({ client, order, now, note }: OrderChange): Promise<Result<object, OrderErrorCode>> => {
    const { id } = order
    const isSent = (await fulfillmentsOf(client, [id])).some(
      (f) => f.status === 'FULFILLED' || f.status === 'WAITING_FOR_APPROVAL',
    )
    if (!nextStatus(order.status, 'CANCELED') || isSent)
      return refuseOrder(refusal('CANNOT_CANCEL_ORDER', 'order', 'This order cannot be cancelled.'))
    await giveBack(client, order)
    await closeSessions(client, id, now)
    await changeState(client, order, { happening: 'CANCELED' }, now)
    await leaveMoney(client, order, { subject: 'cancellation', resolution: 'The order was cancelled.' }, now)
    await endBoughtCards(client, id, actorOf(ctx))
    await note('CANCELED')
    await putMail(client, {
      kind: 'order-canceled',
      recipient: order.userEmail,
      languageCode: order.languageCode,
      payload: { orderId: id },
      onceKey: `order-canceled:${id}`,
    })
    return ok({})
  }

/** Cancels those of the orders that can be. The refusal of each other one names it by its key. */
export async function cancelOrders(ctx: OrderCtx, ids: readonly string[]): Promise<SomeDone> {
  await readOrders(ctx, ids)
  return changeSome(ctx, ids, 'This order cannot be cancelled.', (change, id) =>
    changeWithin(ctx, change, id, cancelling(ctx)),
  )
}
