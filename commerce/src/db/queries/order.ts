/** Reading orders and writing what becomes of them. */
import type { orders, orderDiscounts, orderEvents, orderLines } from '../tables/index.ts'
import type { GiftCardRow, Queryable } from './checkout.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderDiscountRow = typeof orderDiscounts.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

const COLUMNS = [
  'id',
  'number',
  'channel_id',
  'checkout_id',
  'status',
  'user_id',
  'user_email',
  'language_code',
  'currency',
  'customer_note',
  'redirect_url',
  'billing_address',
  'shipping_address',
  'shipping_method_id',
  'shipping_method_name',
  'shipping_tax_rate',
  'shipping_net',
  'shipping_gross',
  'undiscounted_shipping',
  'subtotal_net',
  'subtotal_gross',
  'total_net',
  'total_gross',
  'undiscounted_total_net',
  'undiscounted_total_gross',
  'voucher_code',
  'discount_name',
  'translated_discount_name',
  'weight',
  'total_charged',
  'total_authorized',
  'total_charge_pending',
  'charge_status',
  'authorize_status',
  'expires_at',
  'seen_until',
  'erase_after',
  'erased_at',
  'is_extended',
  'held_network',
  'held_mailbox',
  'metadata',
  'private_metadata',
  'created_at',
  'updated_at',
]
const LINE_COLUMNS = [
  'id',
  'position',
  'order_id',
  'variant_id',
  'product_name',
  'variant_name',
  'translated_product_name',
  'translated_variant_name',
  'product_sku',
  'is_shipping_required',
  'is_gift',
  'quantity',
  'quantity_fulfilled',
  'tax_rate',
  'unit_net',
  'unit_gross',
  'total_net',
  'total_gross',
  'undiscounted_unit_net',
  'undiscounted_unit_gross',
  'undiscounted_total_net',
  'undiscounted_total_gross',
  'unit_discount',
  'unit_discount_value',
  'unit_discount_type',
  'unit_discount_reason',
  'voucher_code',
  'metadata',
  'private_metadata',
]

const camel = (c: string): string => c.replace(/_([a-z])/g, (_, x: string) => x.toUpperCase())
const list = (columns: readonly string[]): string => columns.map((c) => `${c} as "${camel(c)}"`).join(', ')
/** Every column, as a row has it here. */
export const ORDER_SELECT = list(COLUMNS)
const SELECT = `select ${ORDER_SELECT} from orders`

async function one(db: Queryable, name: string, where: string, value: string): Promise<OrderRow | null> {
  const { rows } = await db.query<OrderRow>({ name, text: `${SELECT} where ${where}`, values: [value] })
  return rows[0] ?? null
}

export const findOrder = (db: Queryable, id: string): Promise<OrderRow | null> => one(db, 'order_by_id', 'id = $1', id)
export const findOrderOfCheckout = (db: Queryable, checkoutId: string): Promise<OrderRow | null> =>
  one(db, 'order_by_checkout', 'checkout_id = $1', checkoutId)
/** Nobody else changes it until the transaction ends. */
export const lockOrder = (db: Queryable, id: string): Promise<OrderRow | null> =>
  one(db, 'order_lock', 'id = $1 for update', id)

export async function orderLinesOf(db: Queryable, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  const { rows } = await db.query<OrderLineRow>({
    name: 'order_lines',
    text: `select ${list(LINE_COLUMNS)} from order_lines where order_id = any($1::uuid[]) order by position`,
    values: [orderIds],
  })
  return rows
}

export async function orderDiscountsOf(db: Queryable, orderIds: readonly string[]): Promise<OrderDiscountRow[]> {
  const { rows } = await db.query<OrderDiscountRow>({
    name: 'order_discounts',
    text: 'select id, order_id as "orderId", type, name, translated_name as "translatedName", value_type as "valueType", value, amount, reason from order_discounts where order_id = any($1::uuid[])',
    values: [orderIds],
  })
  return rows
}

export async function orderEventsOf(db: Queryable, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  const { rows } = await db.query<OrderEventRow>({
    name: 'order_events',
    text: 'select id, order_id as "orderId", type, user_id as "userId", app_id as "appId", parameters, created_at as "createdAt" from order_events where order_id = any($1::uuid[]) order by id',
    values: [orderIds],
  })
  return rows
}

export async function orderGiftCardsOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<(GiftCardRow & { orderId: string })[]> {
  const { rows } = await db.query<GiftCardRow & { orderId: string }>({
    name: 'order_gift_cards',
    text: `select o.order_id as "orderId", g.id, g.code, g.currency, g.initial_balance as "initialBalance", g.current_balance as "currentBalance", g.is_active as "isActive", g.expiry_date as "expiryDate", g.metadata, g.private_metadata as "privateMetadata"
      from order_gift_cards o join gift_cards g on g.id = o.gift_card_id where o.order_id = any($1::uuid[]) order by o.id`,
    values: [orderIds],
  })
  return rows
}

export interface OrderChange {
  status: string
  totalCharged: number
  totalAuthorized: number
  totalChargePending: number
  chargeStatus: string
  authorizeStatus: string
}

/** Whether an order still counts for whoever placed it: it waits for money. By the parameters of `saveOrder`. */
const IS_HELD = `$2 = 'UNCONFIRMED' and $7 <> 'FULL'`

/** Writes what became of a locked order, and the events that tell of it. */
export async function saveOrder(
  db: Queryable,
  id: string,
  c: OrderChange,
  events: readonly string[],
  at: Date,
): Promise<void> {
  await db.query({
    name: 'order_save',
    text: `with o as (update orders set status = $2, total_charged = $3, total_authorized = $4, total_charge_pending = $5, charge_status = $6, authorize_status = $7, updated_at = $9,
          held_network = case when ${IS_HELD} then held_network end, held_mailbox = case when ${IS_HELD} then held_mailbox end
        where id = $1 returning id)
      insert into order_events (order_id, type, created_at) select o.id, x.type, $9 from o, unnest($8::text[]) with ordinality as x(type, n) order by x.n`,
    values: [
      id,
      c.status,
      c.totalCharged,
      c.totalAuthorized,
      c.totalChargePending,
      c.chargeStatus,
      c.authorizeStatus,
      events,
      at,
    ],
  })
}

/**
 * Unpaid orders past their deadline that nobody else is working on. Those with a payment that its provider was not asked
 * about since (`graceMs` after the deadline) wait for that, but no longer than `patienceMs`.
 */
export async function dueOrders(
  db: Queryable,
  now: Date,
  { graceMs, patienceMs }: { graceMs: number; patienceMs: number },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'orders_due',
    text: `select id from orders o where expires_at <= $1 and (seen_until is null or seen_until <= $1)
        and status = 'UNCONFIRMED' and total_charged + total_authorized < total_gross
        and (expires_at <= $1::timestamptz - $4 * interval '1 ms' or not exists (
          select 1 from transactions t where t.order_id = o.id and t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN'
            and (t.looked_at is null or t.looked_at < o.expires_at + $3 * interval '1 ms')))
      order by expires_at limit $2 for update skip locked`,
    values: [now, limit, graceMs, patienceMs],
  })
  return rows.map((r) => r.id)
}
