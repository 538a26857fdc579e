/** Sets an order's state after parcels were made, approved, taken back or returned. */
import { fulfillmentLinesOf, fulfillmentsOf } from '../../db/queries/order/fulfillment.ts'
import { orderLinesOf } from '../../db/queries/order/order.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import { changeState } from './change-state.ts'
import type { OrderChange } from './change.ts'
import { sum } from './fulfillment-faults.ts'
import type { OrderHappening } from './states.ts'

export interface Pieces {
  ordered: number
  /** In parcels of every kind; those that wait for approval too. */
  inParcels: number
  waiting: number
  returned: number
  /** Replaced by another order, so that they count no more. */
  replaced: number
}

/** How much of an order was sent and came back; null where everything was replaced, which changes nothing. Pure. */
export function happeningOf({ ordered, inParcels, waiting, returned, replaced }: Pieces): OrderHappening | null {
  const wanted = ordered - replaced
  const sent = inParcels - replaced - waiting
  if (wanted <= 0) return null
  if (sent <= 0) return 'NONE_SENT'
  if (returned > 0) return returned < wanted ? 'PART_RETURNED' : 'ALL_RETURNED'
  return sent < wanted ? 'PART_SENT' : 'ALL_SENT'
}

/** Staff have accepted the order, so it does not expire any more. */
export async function settle({ client, order, now }: Pick<OrderChange, 'client' | 'order' | 'now'>): Promise<void> {
  const lines = await orderLinesOf(client, [order.id])
  const parcels = await fulfillmentsOf(client, [order.id])
  const inside = await fulfillmentLinesOf(
    client,
    parcels.map((f) => f.id),
  )
  const piecesIn = (...statuses: string[]): number => {
    const ids = new Set(parcels.filter((f) => statuses.includes(f.status)).map((f) => f.id))
    return sum(inside.filter((l) => ids.has(l.fulfillmentId)).map((l) => l.quantity))
  }
  const happening = happeningOf({
    ordered: sum(lines.map((l) => l.quantity)),
    inParcels: sum(lines.map((l) => l.quantityFulfilled)),
    waiting: piecesIn('WAITING_FOR_APPROVAL'),
    returned: piecesIn('RETURNED', 'REFUNDED_AND_RETURNED'),
    replaced: piecesIn('REPLACED'),
  })
  await changeState(client, order, { happening: happening ?? undefined }, now)
  await dropDeadline(client, order.id)
}
