/** Reads orders and writes their states. */
import { columnsOf } from '../../statements/columns-of.ts'
import { type orderDiscounts, type orderEvents, orderLines, orders } from '../../tables/index.ts'
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

export type OrderRow = Omit<typeof orders.$inferSelect, 'searchText'>
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderDiscountRow = typeof orderDiscounts.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

/** Every column of an order `o`. */
export const ORDER_SELECT = columnsOf(orders, 'o', ['searchText'])
const SELECT = `select ${ORDER_SELECT} from orders o`

const ORDERS_LOCK = prepared('orders_lock', `${SELECT} where id = any($1::uuid[]) order by id for update`)

export const findOrder = prepared('order_by_id', `${SELECT} where id = $1`).first
export const findOrderOfCheckout = prepared('order_by_checkout', `${SELECT} where checkout_id = $1`).first

export const ordersByIds = prepared('orders_by_id', `${SELECT} where id = any($1::uuid[])`).many

/** Locks orders until the transaction ends, in the order of their ids. */
export const lockOrders = (db: Queryable, ids: readonly string[]): Promise<OrderRow[]> => ORDERS_LOCK.many(db, ids)

/** Locks an order until the transaction ends. */
export const lockOrder = (db: Queryable, id: string): Promise<OrderRow | null> => ORDERS_LOCK.first(db, [id])

export const orderLinesOf = prepared(
  'order_lines',
  `select ${columnsOf(orderLines, 'l')} from order_lines l where order_id = any($1::uuid[]) order by position`,
).many

export const orderDiscountsOf = prepared(
  'order_discounts',
  'select id, order_id as "orderId", type, name, translated_name as "translatedName", value_type as "valueType", value, amount, reason from order_discounts where order_id = any($1::uuid[]) order by id',
).many

export const orderEventsOf = prepared(
  'order_events',
  'select id, order_id as "orderId", type, user_id as "userId", app_id as "appId", parameters, created_at as "createdAt" from order_events where order_id = any($1::uuid[]) order by id',
).many

/**
 * Deletes expired orders for which nobody ever began to pay, once their channel's days are over; answers how many.
 */
export const deleteExpiredOrders = statement(
  'delete_expired_orders',
  `delete from orders where id in (
      select o.id from orders o join channels c on c.id = o.channel_id
      where o.status = 'EXPIRED' and o.expires_at <= $1::timestamptz - c.delete_expired_orders_after * interval '1 day'
        and not exists (select from transactions t where t.order_id = o.id)
      order by o.expires_at limit $2 for update of o skip locked)`,
).run

export const orderGiftCardsOf = prepared(
  'order_gift_cards',
  `select o.order_id as "orderId", g.id, g.code, g.currency, g.initial_balance as "initialBalance", g.current_balance as "currentBalance", g.is_active as "isActive", g.expiry_date as "expiryDate", g.metadata, g.private_metadata as "privateMetadata"
      from order_gift_cards o join gift_cards g on g.id = o.gift_card_id where o.order_id = any($1::uuid[]) order by o.id`,
).many

/** What each gift card paid of an order, in minor units. */
export const orderGiftCardsPaid = statement(
  'order_gift_cards_paid',
  'select coalesce(gift_card_id, -id) as "id!", amount as balance from order_gift_cards where order_id = $1 order by id',
).many

/** The sums of an order's payments. */
export type OrderSums = Pick<
  OrderRow,
  'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus'
>
export type OrderChange = OrderSums & Pick<OrderRow, 'status'>

/** Whether an unpaid hold of the order remains: it does while the order waits for money. */
const IS_HELD = `n.status = 'UNCONFIRMED' and n."authorizeStatus" <> 'FULL'`

const ORDER_SAVE = prepared(
  'order_save',
  `with n as (select * from jsonb_to_record($1::jsonb) as n(id uuid, status text, "totalCharged" int8, "totalAuthorized" int8,
        "totalChargePending" int8, "chargeStatus" text, "authorizeStatus" text, events text[], at timestamptz)),
      o as (update orders set status = n.status, total_charged = n."totalCharged", total_authorized = n."totalAuthorized",
          total_charge_pending = n."totalChargePending", charge_status = n."chargeStatus", authorize_status = n."authorizeStatus", updated_at = n.at,
          held_network = case when ${IS_HELD} then held_network end, held_mailbox = case when ${IS_HELD} then held_mailbox end
        from n where orders.id = n.id returning orders.id, n.events, n.at)
      insert into order_events (order_id, type, created_at)
        select o.id, x.type, o.at from o, unnest(o.events) with ordinality as x(type, place) order by x.place`,
)

/** Writes a locked order's state, sums and events. Only `domain/order/change-state.ts` calls it. */
export async function saveOrder(
  db: Queryable,
  id: string,
  { status, totalCharged, totalAuthorized, totalChargePending, chargeStatus, authorizeStatus }: OrderChange,
  events: readonly string[],
  at: Date,
): Promise<void> {
  const saved = {
    id,
    status,
    totalCharged,
    totalAuthorized,
    totalChargePending,
    chargeStatus,
    authorizeStatus,
    events,
    at,
  }
  await ORDER_SAVE.run(db, JSON.stringify(saved))
}

const ORDERS_DUE = prepared(
  'orders_due',
  `select id from orders o where expires_at <= $1 and (seen_until is null or seen_until <= $1)
        and status = 'UNCONFIRMED' and total_charged + total_authorized < total_gross
        and (expires_at <= $1::timestamptz - $4 * interval '1 ms' or not exists (
          select 1 from transactions t where t.order_id = o.id and t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN'
            and (t.looked_at is null or t.looked_at < o.expires_at + $3 * interval '1 ms')))
      order by expires_at limit $2 for update skip locked`,
)

/**
 * Unpaid orders past their deadline on which nobody else is working. An order whose payment was not refreshed since
 * `graceMs` after the deadline waits for that, but no longer than `patienceMs`.
 */
export async function dueOrders(
  db: Queryable,
  now: Date,
  { graceMs, patienceMs }: { graceMs: number; patienceMs: number },
  limit: number,
): Promise<string[]> {
  const rows = await ORDERS_DUE.many(db, now, limit, graceMs, patienceMs)
  return rows.map((r) => r.id)
}
