/** Fulfils bought gift cards by itself, once their order is paid, where the channel wants that. */
import type { PoolClient } from 'pg'
import { insertFulfillment, setFulfillmentStatus } from '../../db/queries/order/fulfillment.ts'
import { waitingGiftCards } from '../../db/queries/gift-card/gift-card-parcel.ts'
import { findOrder } from '../../db/queries/order/order.ts'
import { addOrderEvent } from '../../db/queries/order/order-event.ts'
import { makeBoughtCards } from '../gift-card/bought.ts'
import { takeStock } from './fulfill.ts'
import { settle } from './settle.ts'
import { isOver } from './states.ts'

const NOBODY = { userId: null, appId: null }

/**
 * Makes the parcels of gift cards of a locked order that need no shipping. Those that are not in stock wait for staff:
 * what was paid stays booked in any case. Answers whether there were any.
 */
export async function fulfillGiftCards(client: PoolClient, orderId: string, now: Date): Promise<boolean> {
  const leaving = await waitingGiftCards(client, orderId)
  if (leaving.length === 0) return false
  const order = await findOrder(client, orderId)
  if (!order || order.status === 'DRAFT' || isOver(order.status)) return false
  const change = { client, order, now }
  const taken = await takeStock(change, leaving, false)
  if ('short' in taken) return false
  const ids: number[] = []
  for (const warehouseId of new Set(leaving.map((p) => p.warehouseId))) {
    const lines = leaving.flatMap((part, i) =>
      part.warehouseId === warehouseId ? [{ ...part, stockId: taken.stockIds[i]! }] : [],
    )
    const parcel = { orderId, status: 'WAITING_FOR_APPROVAL' as const, trackingNumber: '', at: now, lines }
    const { id } = await insertFulfillment(client, parcel)
    await setFulfillmentStatus(client, id, 'FULFILLED')
    ids.push(id)
  }
  await settle(change)
  await makeBoughtCards(client, order, ids, { actor: NOBODY, now })
  const parameters = { fulfillments: ids, auto: true }
  await addOrderEvent(client, { orderId, type: 'FULFILLMENT_FULFILLED_ITEMS', ...NOBODY, parameters, at: now })
  return true
}
