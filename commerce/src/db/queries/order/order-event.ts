/** Events of an order that staff and apps cause, with who did it. */
import { columnsOf } from '../../statements/columns-of.ts'
import { orderEvents } from '../../tables/index.ts'
import type { OrderEventRow } from './order.ts'
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

/** Who did something: a person, an app, or neither. */
export interface Actor {
  userId: number | null
  appId: number | null
}

/** Answers the event's key. */
export const addOrderEvent = prepared(
  'order_event_add',
  'insert into order_events (order_id, type, user_id, app_id, parameters, created_at) values ($orderId, $type, $userId, $appId, $parameters, $at) returning id',
).value

/** Removes an order's deadline and its unpaid hold: staff have taken the order on, so it does not expire any more. */
export const dropDeadline = prepared(
  'order_keep',
  "update orders set expires_at = null, seen_until = null, held_network = null, held_mailbox = null, metadata = metadata - 'expiresAt' where id = $1",
).run

export const orderEventsByIds = statement(
  'order_events_by_id',
  `select ${columnsOf(orderEvents, 'e')} from order_events e where id = any($1::int[])`,
).many

export const findOrderEvent = async (db: Queryable, id: number): Promise<OrderEventRow | null> =>
  (await orderEventsByIds(db, [id]))[0] ?? null
