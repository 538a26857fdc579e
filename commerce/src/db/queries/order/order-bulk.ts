/** Orders that were placed elsewhere, written just as they are told. */
import type { MetadataMap } from '../../tables/columns.ts'
import type { PaymentMethod } from '../../tables/payments.ts'
import { insertLinesSql, insertOrdersSql, type NamedLine, type NewOrder, ORDER_RECORD } from './order-insert.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

export interface ToldDiscount {
  id: string
  valueType: string
  value: number
  amount: number
  reason: string | null
}

export interface ToldNote {
  message: string
  date: string
  userId: number | null
  appId: number | null
}

export interface ToldParts {
  order: NewOrder
  lines: readonly NamedLine[]
  discounts: readonly ToldDiscount[]
  notes: readonly ToldNote[]
  giftCardIds: readonly number[]
  payments: readonly ToldPayment[]
  invoices: readonly ToldInvoice[]
}

/** A payment with the events that lead to its amounts, in minor units. Moments are texts of ISO 8601. */
export interface ToldPayment {
  id: string
  gateway: string
  currency: string
  name: string
  message: string
  pspReference: string
  externalUrl: string
  cause: string
  actions: readonly string[]
  charged: number
  authorized: number
  refunded: number
  canceled: number
  method: PaymentMethod | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
  at: string
  events: readonly { type: string; amount: number; message: string }[]
}

export interface ToldInvoice {
  number: string | null
  url: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
  at: string
}

const ORDERS_TELL = statement(
  'orders_tell',
  `with o as (${insertOrdersSql(`jsonb_to_recordset($1::jsonb) as ${ORDER_RECORD}`, 'x.id is not null', {
    shippingTaxClassName: `coalesce(x."shippingTaxClassName", (select t.name from tax_classes t where t.id = x."shippingTaxClassId"))`,
  })} returning id, language_code),
    l as (${insertLinesSql('$2', 'o', true)}),
    d as (insert into order_discounts (order_id, id, type, value_type, value, amount, reason)
      select o.id, x.id, 'MANUAL', x."valueType", x.value, x.amount, x.reason
      from jsonb_to_recordset($3::jsonb) as x("orderId" uuid, id uuid, "valueType" text, value float8, amount int8, reason text) join o on o.id = x."orderId"),
    e as (insert into order_events (order_id, type, user_id, app_id, parameters, created_at)
      select o.id, 'NOTE_ADDED', x."userId", x."appId", jsonb_build_object('message', x.message), x.date
      from jsonb_to_recordset($4::jsonb) as x("orderId" uuid, place int, message text, date timestamptz, "userId" int, "appId" int)
        join o on o.id = x."orderId" order by x.place)
  insert into order_gift_cards (order_id, gift_card_id, amount)
    select o.id, x.id, 0 from jsonb_to_recordset($5::jsonb) as x("orderId" uuid, id int) join o on o.id = x."orderId"`,
)

/** Writes orders with their lines, discounts, notes and the gift cards with which they were paid; nothing is taken off those. */
export async function insertPlacedOrders(db: Queryable, told: readonly ToldParts[]): Promise<void> {
  const each = <T extends object>(partsOf: (one: ToldParts) => readonly T[]): string => partsAsJson(told, partsOf)
  await ORDERS_TELL.run(
    db,
    JSON.stringify(told.map(({ order }) => order)),
    each((one) => one.lines),
    each((one) => one.discounts),
    each((one) => one.notes),
    each((one) => one.giftCardIds.map((id) => ({ id }))),
  )
}

/** The parts of all orders as JSON, each with its order's id and its place. */
function partsAsJson<T extends object>(told: readonly ToldParts[], partsOf: (one: ToldParts) => readonly T[]): string {
  const parts = told.flatMap((one) => partsOf(one).map((part) => ({ ...part, orderId: one.order.id })))
  return JSON.stringify(parts.map((part, place) => ({ ...part, place })))
}

const PAYMENTS_TELL = statement(
  'payments_tell',
  `with x as (select * from jsonb_to_recordset($1::jsonb) as x(id uuid, "orderId" uuid, place int, gateway text, currency text, name text, message text, "pspReference" text,
      "externalUrl" text, cause text, actions text[], charged int8, authorized int8, refunded int8, canceled int8, method jsonb, metadata jsonb, "privateMetadata" jsonb, at timestamptz, events jsonb)),
    t as (insert into transactions (id, order_id, gateway, idempotency_key, input_hash, currency, amount, action_type, name, message, psp_reference, external_url, cause, actions,
        charged, authorized, refunded, canceled, payment_method_details, metadata, private_metadata, created_at, updated_at)
      select x.id, x."orderId", x.gateway, x.id::text, '', x.currency, x.charged + x.authorized, 'CHARGE', x.name, x.message, x."pspReference", x."externalUrl", x.cause, x.actions,
        x.charged, x.authorized, x.refunded, x.canceled, nullif(x.method, 'null'), x.metadata, x."privateMetadata", x.at + x.place * interval '1 microsecond', x.at from x order by x.place returning id)
  insert into transaction_events (transaction_id, type, amount, psp_reference, message, cause, created_at)
    select t.id, e.event ->> 'type', (e.event ->> 'amount')::int8, x."pspReference", e.event ->> 'message', x.cause, x.at
    from x join t on t.id = x.id, jsonb_array_elements(x.events) with ordinality as e(event, place) order by x.place, e.place`,
)

/** Writes the payments of orders that were just told. Those of an order keep their sequence, a microsecond apart. */
export async function insertPlacedPayments(db: Queryable, told: readonly ToldParts[]): Promise<void> {
  if (told.some((one) => one.payments.length))
    await PAYMENTS_TELL.run(
      db,
      partsAsJson(told, (one) => one.payments),
    )
}

const INVOICES_TELL = statement(
  'invoices_tell',
  `insert into invoices (order_id, number, status, external_url, metadata, private_metadata, created_at, updated_at)
    select x."orderId", x.number, 'SUCCESS', x.url, x.metadata, x."privateMetadata", x.at, x.at
    from jsonb_to_recordset($1::jsonb) as x("orderId" uuid, place int, number text, url text, metadata jsonb, "privateMetadata" jsonb, at timestamptz) order by x.place`,
)

/** Writes the invoices of orders that were just told. */
export async function insertPlacedInvoices(db: Queryable, told: readonly ToldParts[]): Promise<void> {
  if (told.some((one) => one.invoices.length))
    await INVOICES_TELL.run(
      db,
      partsAsJson(told, (one) => one.invoices),
    )
}

export interface ToldParcel {
  orderId: string
  /** Its place among the order's, from 1 on. */
  place: number
  trackingNumber: string
  at: Date
  lines: readonly { orderLineId: string; stockId: number | null; quantity: number }[]
}

/** Writes parcels of orders that were just told. */
export const insertPlacedParcels = statement(
  'parcels_tell',
  `with x as (select * from jsonb_to_recordset($1::jsonb) as x("orderId" uuid, place int, "trackingNumber" text, at timestamptz, lines jsonb)),
    y as (select x."orderId", x.place, y.* from x, jsonb_to_recordset(x.lines) as y("orderLineId" uuid, "stockId" int, quantity int)),
    f as (insert into fulfillments (order_id, fulfillment_order, status, tracking_number, created_at)
      select "orderId", place, 'FULFILLED', "trackingNumber", at from x order by "orderId", place returning id, order_id, fulfillment_order),
    l as (insert into fulfillment_lines (fulfillment_id, order_line_id, stock_id, quantity)
      select f.id, y."orderLineId", y."stockId", y.quantity from f join y on y."orderId" = f.order_id and y.place = f.fulfillment_order)
  update order_lines set quantity_fulfilled = quantity_fulfilled + n.sent
    from (select "orderLineId" as id, sum(quantity)::int as sent from y group by 1) n where order_lines.id = n.id`,
).run

/** Variants by any of their names. */
export const toldVariants = statement(
  'told_variants',
  `select v.id, v.sku, v.external_reference as "externalReference", v.track_inventory as "trackInventory" from variants v
    where v.id = any($1::int[]) or v.sku = any($2::text[]) or v.external_reference = any($3::text[])`,
).many

/** The users who are named by keys, addresses or another system's names. */
export const toldUsers = statement(
  'told_users',
  `select id, email, external_reference as "externalReference", is_active and (is_confirmed or password_hash is null) as "ownsAddress!" from users
    where id = any($1::int[]) or email = any($2::text[]) or external_reference = any($3::text[]) order by id`,
).many

export interface ToldUser {
  id: number
  email: string
  externalReference: string | null
  /** Whether the address is known to be theirs, so that an order for it is theirs as well. */
  ownsAddress: boolean
}

export const toldGiftCards = statement(
  'told_gift_cards',
  'select id, code from gift_cards where code = any($1::text[])',
).many

/** Locks the stock of these variants in these warehouses. */
export const toldStock = statement(
  'told_stock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity, s.allocated from stocks s
    where s.variant_id = any($1::int[]) and s.warehouse_id = any($2::uuid[]) order by s.id for update`,
).many

/** Takes pieces off locked stock. */
export const takeStock = statement(
  'take_stock',
  `update stocks s set quantity = s.quantity - x.quantity
    from jsonb_to_recordset($1::jsonb) as x(id int, quantity int) where s.id = x.id`,
).run

/** Which of these are codes of vouchers. */
export const voucherCodesAmong = statement(
  'told_vouchers',
  'select code from voucher_codes where code = any($1::text[])',
).set

/** Which of these references orders have. */
export const orderReferencesAmong = statement(
  'told_references',
  'select external_reference as "reference!" from orders where external_reference = any($1::text[])',
).set
