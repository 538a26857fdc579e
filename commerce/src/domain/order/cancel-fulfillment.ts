/** Takes a parcel back: its goods go into a warehouse and wait for the order again. */
import type { OrderErrorCode } from '@semena/contract/enums'
import {
  deleteFulfillment,
  findFulfillment,
  fulfillmentLinesOf,
  type FulfillmentRow,
  knownWarehouses,
  putBack,
  setFulfillmentStatus,
  unsend,
} from '../../db/queries/order/fulfillment.ts'
import { hasGiftCardLines } from '../../db/queries/gift-card/gift-card.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { ok, refuse, type Result } from '../result.ts'
import { changeOrder, type OrderCtx } from './change.ts'
import { sum } from './fulfillment-faults.ts'
import { settle } from './settle.ts'

/**
 * Cancels a parcel; null where there is none. One that waits for approval needs no warehouse, as its goods never left.
 */
export function cancelFulfillment(
  ctx: OrderCtx,
  { id, orderId }: FulfillmentRow,
  warehouseId: string | null,
): Promise<Result<{ order: OrderRow; fulfillment: FulfillmentRow }, OrderErrorCode> | null> {
  return changeOrder(ctx, orderId, async (change) => {
    const { client, order, note } = change
    const parcel = await findFulfillment(client, id)
    if (parcel?.status !== 'FULFILLED' && parcel?.status !== 'WAITING_FOR_APPROVAL')
      return refuse('CANNOT_CANCEL_FULFILLMENT', 'fulfillment', 'This parcel cannot be cancelled.')
    if (await hasGiftCardLines(client, orderId))
      return refuse('CANNOT_CANCEL_FULFILLMENT', 'fulfillment', 'Parcels of an order with gift cards stay as they are.')
    const composedId = `${order.number}-${parcel.fulfillmentOrder}`
    if (parcel.status === 'WAITING_FOR_APPROVAL') {
      await unsend(client, id)
      await deleteFulfillment(client, id)
      await settle(change)
      await note('FULFILLMENT_CANCELED', { composedId })
      return ok({ fulfillment: { ...parcel, status: 'CANCELED' as const } })
    }
    if (warehouseId === null)
      return refuse('REQUIRED', 'warehouseId', 'A warehouse is needed for goods that were sent.')
    if (!(await knownWarehouses(client, [warehouseId])).has(warehouseId))
      return refuse('NOT_FOUND', 'warehouseId', 'There is no such warehouse.')
    const lines = await fulfillmentLinesOf(client, [id])
    await putBack(client, id, warehouseId)
    await unsend(client, id)
    const canceled = await setFulfillmentStatus(client, id, 'CANCELED')
    await settle(change)
    await note('FULFILLMENT_CANCELED', { composedId })
    await note('FULFILLMENT_RESTOCKED_ITEMS', { quantity: sum(lines.map((l) => l.quantity)), warehouseId })
    return ok({ fulfillment: canceled })
  })
}
