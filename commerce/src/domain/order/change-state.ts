/** The one place where an order's state is written, by what happened to it, as `TRANSITIONS` has it. */
import type { PoolClient } from 'pg'
import { type OrderRow, type OrderSums, saveOrder } from '../../db/queries/order/order.ts'
import { nextStatus, type OrderHappening, type OrderStatus } from './states.ts'

export interface OrderNews {
  /** Left out where only sums changed. */
  happening?: OrderHappening | undefined
  /** The sums of its payments, where they changed. */
  sums?: OrderSums
  /** Events that tell of it, by Saleor's OrderEventsEnum. */
  events?: readonly string[]
}

/**
 * Writes the new state of a locked order and answers it. Throws when the order's state does not allow what happened: a
 * caller that is not sure asks `nextStatus` first.
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
