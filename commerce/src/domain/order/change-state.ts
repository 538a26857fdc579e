/** The one way in which an order's state is written: by what happened to it, as `TRANSITIONS` has it. */
import type { PoolClient } from 'pg'
import { type OrderRow, type OrderSums, saveOrder } from '../../db/queries/order.ts'
import { nextStatus, type OrderHappening, type OrderStatus } from './states.ts'

export interface OrderNews {
  /** Left out: only sums changed. */
  happening?: OrderHappening | undefined
  /** What its payments say together, where that changed. */
  sums?: OrderSums
  /** Events that tell of it, by Saleor's OrderEventsEnum. */
  events?: readonly string[]
}

/**
 * Writes what became of a locked order; answers its state. Throws when that cannot happen in the state it is in: whoever
 * is not sure asks `after` first.
 */
export async function changeState(
  client: PoolClient,
  order: OrderRow,
  { happening, sums = order, events = [] }: OrderNews,
  now: Date,
): Promise<OrderStatus> {
  const status = happening ? nextStatus(order.status, happening) : order.status
  if (!status) throw new Error(`${happening} cannot happen to an order that is ${order.status}`)
  await saveOrder(client, order.id, { ...sums, status }, events, now)
  return status
}
