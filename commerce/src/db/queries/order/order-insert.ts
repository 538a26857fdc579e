/** Writes orders. One statement turns a checkout into an order: it deletes the checkout and writes all of the order. */
import type { PoolClient } from 'pg'
import { orderDiscounts, orderLines, orders } from '../../tables/index.ts'
import { jsonRows } from '../../statements/json-rows.ts'
import { mailsInsertSql, type NewMail, notifyMail } from '../mail/mail.ts'
import { ORDER_SELECT, type OrderLineRow, type OrderRow } from './order.ts'
import type { Amounts } from '../payment/payment.ts'
import { json, prepared } from '../../statements/statement.ts'
import { accountOfGuestSql } from '../customer/user-order.ts'

/** An order to be written; what is left out has the column's default. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'searchText'>

/** What lines are called, as their variants and tax classes say. */
const NAMES = {
  productName: `coalesce(v.product, '')`,
  variantName: `coalesce(v.name, '')`,
  translatedProductName: `coalesce(v."ofProduct" -> o.language_code ->> 'name', '')`,
  translatedVariantName: `coalesce(v.translations -> o.language_code ->> 'name', '')`,
  productSku: 'v.sku',
  isGiftCard: `coalesce(v.kind = 'GIFT_CARD', false)`,
  taxClassName: '(select t.name from tax_classes t where t.id = x."taxClassId")',
}
type LineNames = keyof typeof NAMES

/** A line to be written, in its place among others. */
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'position' | LineNames> & { ordinal: number }

/** A line with names of its own; those of its variant and tax class are in place of null. */
export type NamedLine = NewOrderLine & { [Name in LineNames]: OrderLineRow[Name] | null }

export type NewDiscount = Omit<typeof orderDiscounts.$inferInsert, 'orderId'>

export interface NewAllocation {
  lineId: string
  stockId: number
  quantity: number
}

/** What payments hold, which were those of the checkout. Minor units. */
export type HeldAmounts = Pick<Amounts, 'charged' | 'chargePending' | 'authorized' | 'authorizePending'>

const ORDER = jsonRows(orders)
const LINE = jsonRows(orderLines, { without: ['position'] })
const DISCOUNT = jsonRows(orderDiscounts)

export const ORDER_RECORD = ORDER.record()

/**
 * Inserts orders `o` from `from`, whose record `x` is an `ORDER_RECORD`. They get their numbers in its order, those rows
 * alone for which `when` holds. `instead` has other terms for some columns.
 */
export const insertOrdersSql = (
  from: string,
  when = 'x.id is not null',
  instead: Record<string, string> = {},
): string =>
  `insert into orders as o (${ORDER.names})
    select ${ORDER.values({
      number: 'n.number',
      searchText: `text_of_order(n.number, x."userEmail", x."billingAddress", x."shippingAddress", x."voucherCode", x."discountName", x."externalReference")`,
      ...instead,
    })}
    from ${from} cross join lateral (select nextval('order_numbers')::int as number where ${when}) n`

/**
 * Inserts lines of orders `o`, which are a table or a part of the statement, from JSON; `areNamed` where that has names.
 * The planner expects a hundred elements of JSON, for which it would read small tables whole, so each variant is looked
 * up by itself (`offset 0`).
 */
export const insertLinesSql = (json: string, ofOrders: 'o' | 'orders o', areNamed = false): string =>
  `insert into order_lines (${LINE.names})
    select ${LINE.values(
      Object.fromEntries(
        Object.entries(NAMES).map(([name, sql]) => [name, areNamed ? `coalesce(x."${name}", ${sql})` : sql]),
      ),
    )}
    from jsonb_to_recordset(${json}::jsonb) as ${LINE.record(', ordinal int')} join ${ofOrders} on o.id = x."orderId" left join lateral (
      select v.name, v.sku, v.translations, p.name as "product", p.translations as "ofProduct", pt.kind
      from variants v join products p on p.id = v.product_id join product_types pt on pt.id = p.product_type_id where v.id = x."variantId" offset 0) v on true
    order by x.ordinal`

export interface OrderParts {
  checkoutId: string
  /** The version of the checkout from which the order was worked out. */
  version: number
  order: NewOrder
  lines: readonly NewOrderLine[]
  allocations: readonly NewAllocation[]
  events: readonly string[]
  discount: NewDiscount | null
  /** Whether the checkout had payments when it was read. */
  hadPayments: boolean
  /** The mails that tell of it. */
  mails: readonly NewMail[]
}

// `semena.placing` tells triggers what need not be done for an order that is written at once: its lines are counted, and
// its news are told by the process. The stock is found by an array, of which the planner expects ten.
const ORDER_INSERT = prepared(
  'order_insert',
  `with gone as (delete from checkouts where id = $checkoutId and version = $version
    and ($hadPayments or not exists (select from transactions t where t.checkout_id = $checkoutId))
    and (select count(*) from jsonb_to_recordset($lines::jsonb) as x("variantId" int) cross join lateral (select from variants v where v.id = x."variantId" offset 0) v) = jsonb_array_length($lines::jsonb)
    and set_config('semena.placing', 'on', true) is not null
    returning id),
  o as (${insertOrdersSql(`gone cross join jsonb_to_record($order::jsonb) as ${ORDER_RECORD}`, 'gone.id is not null', {
    userId: `coalesce(x."userId", (${accountOfGuestSql('x."userEmail"')}))`,
  })} returning *),
  l as (${insertLinesSql('$lines', 'o')}),
  a as (insert into allocations (order_line_id, stock_id, quantity)
    select x."lineId", x."stockId", x.quantity from o, jsonb_to_recordset($allocations::jsonb) as x("lineId" uuid, "stockId" int, quantity int)),
  s as (update stocks set allocated = allocated + (select sum(y.quantity)::int from jsonb_to_recordset($allocations::jsonb) as y("stockId" int, quantity int) where y."stockId" = stocks.id)
    from o where stocks.id = any(array(select z."stockId" from jsonb_to_recordset($allocations::jsonb) as z("stockId" int)))),
  e as (insert into order_events (order_id, type) select o.id, x.type from o, unnest($events::text[]) with ordinality as x(type, n) order by x.n),
  m as (${mailsInsertSql('$mails', 'o')}),
  d as (insert into order_discounts (${DISCOUNT.names}) select ${DISCOUNT.values({ orderId: 'o.id' })} from o, jsonb_to_recordset($discounts::jsonb) as ${DISCOUNT.record()}),
  t as (update transactions set order_id = o.id, checkout_id = null from o where transactions.checkout_id = $checkoutId returning charged, charge_pending, authorized, authorize_pending)
select ${ORDER_SELECT}, (select jsonb_build_object('charged', coalesce(sum(charged), 0), 'chargePending', coalesce(sum(charge_pending), 0),
  'authorized', coalesce(sum(authorized), 0), 'authorizePending', coalesce(sum(authorize_pending), 0)) from t) as held from o`,
  json<{ held: HeldAmounts }>(),
)

/**
 * Deletes a checkout and writes its order; answers the order, and what the payments hold that were those of the checkout.
 * Answers null when the checkout was changed or completed meanwhile, has a payment and had none before, or when a variant
 * was deleted. Then nothing was written. An order without a user goes to the account with its address, where there is one.
 */
export async function insertOrder(
  client: PoolClient,
  p: OrderParts,
): Promise<{ order: OrderRow; held: HeldAmounts } | null> {
  const written = await ORDER_INSERT.first(client, { ...p, discounts: p.discount ? [p.discount] : [] })
  if (!written) return null
  if (p.mails.length > 0) notifyMail(client)
  const { held, ...order } = written
  return { order, held }
}
