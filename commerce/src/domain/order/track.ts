/** Changes the tracking number of a parcel that is on its way. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { type FulfillmentRow, setTracking } from '../../db/queries/order/fulfillment.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { changeOrder, type OrderCtx } from './change.ts'
import type { Result } from '../result.ts'
import { notifyShipped } from './shipped-mail.ts'

/** Sets the number; null where the order no longer exists. */
export function updateTracking(
  ctx: OrderCtx,
  fulfillment: FulfillmentRow,
  { trackingNumber, notifyCustomer }: { trackingNumber: string; notifyCustomer: boolean },
): Promise<Result<{ order: OrderRow; fulfillment: FulfillmentRow }, OrderErrorCode> | null> {
  return changeOrder(ctx, fulfillment.orderId, async ({ client, order, note }) => {
    const saved = await setTracking(client, fulfillment.id, trackingNumber)
    const event = await note('TRACKING_UPDATED', { fulfillment: fulfillment.id, trackingNumber })
    if (notifyCustomer) await notifyShipped(client, order, saved.id, `order-shipped:${saved.id}:${event}`)
    return { ok: true, value: { fulfillment: saved } }
  })
}
