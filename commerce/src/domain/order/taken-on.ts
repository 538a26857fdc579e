/**
 * The one place that decides whether money confirms an order. What covers it does, and so does a payment that staff or
 * an app wrote down, unless its channel has people confirm each order by hand.
 */
import type { PoolClient } from 'pg'
import { confirmsByItself } from '../../db/queries/reference/channel.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import { nextStatus } from './states.ts'

/** The state of a new order. `isTaken`: it is covered, or people wrote a payment for it down. */
export const statusOfNew = (
  isTaken: boolean,
  channel: { automaticallyConfirmAllNewOrders: boolean },
): 'UNFULFILLED' | 'UNCONFIRMED' =>
  isTaken && channel.automaticallyConfirmAllNewOrders ? 'UNFULFILLED' : 'UNCONFIRMED'

/**
 * What happens to a locked order that was taken on by money; undefined where its state stays. An order that people still
 * have to confirm loses its deadline: it waits for them, and not for money.
 */
export async function takenOn<Happening extends 'PAID' | 'CONFIRMED'>(
  client: PoolClient,
  order: Pick<OrderRow, 'id' | 'status' | 'channelId'>,
  happening: Happening,
): Promise<Happening | undefined> {
  if (!nextStatus(order.status, happening)) return undefined
  if (order.status !== 'UNCONFIRMED' || (await confirmsByItself(client, order.channelId))) return happening
  await dropDeadline(client, order.id)
  return undefined
}
