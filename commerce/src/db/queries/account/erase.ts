/** Erases a buyer's data from orders. What was sold, for how much, taxed where and paid when stays, as books must. */
import type { PoolClient } from 'pg'
import { keysOf, ORDER_IS_THEIRS, type Person } from './person.ts'
import { type Queryable, type RowOf, statement } from '../../statements/statement.ts'

const MARK_ORDERS_OF = statement(
  'mark_orders_of',
  `update orders o set erase_after = greatest($3::timestamptz, o.created_at + make_interval(years => $4))
      where ${ORDER_IS_THEIRS} and o.erase_after is null and o.erased_at is null returning o.erase_after as "at!"`,
)

/**
 * Marks the orders of people: each keeps its data `years` from the day it was placed, or until `now` if that time is over.
 */
export async function markOrdersOf(
  db: Queryable,
  people: readonly Person[],
  now: Date,
  years: number,
): Promise<{ marked: number; last: Date | null }> {
  const rows = await MARK_ORDERS_OF.many(db, ...keysOf(people), now, years)
  const times = rows.map((r) => r.at.getTime())
  return { marked: rows.length, last: times.length ? new Date(Math.max(...times)) : null }
}

export type Erasable = RowOf<'lock_erasable'>

/**
 * Locks orders whose data are due to be erased until the transaction ends: those of people who were forgotten, and
 * those that ended before `endedBefore` without a payment, a gift card that paid, or an invoice: books have to keep those.
 */
export const lockErasable = statement(
  'lock_erasable',
  `select o.id, o.user_email as "userEmail" from orders o where o.erased_at is null and (o.erase_after <= $1
        or (o.status in ('EXPIRED', 'CANCELED') and o.updated_at < $2 and not exists (select from invoices i where i.order_id = o.id)
          and not exists (select from order_gift_cards g where g.order_id = o.id)
          and not exists (select from transactions t where t.order_id = o.id
          and t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refunded + t.refund_pending + t.cancel_pending > 0)))
      limit $3 for update skip locked`,
).many

const PARTS_BUT_COUNTRY = [
  'firstName',
  'lastName',
  'companyName',
  'streetAddress1',
  'streetAddress2',
  'city',
  'cityArea',
  'postalCode',
  'phone',
]
  .map((part) => `'${part}', ''`)
  .join(', ')

/** What stays of an address, because taxes are reported by country, and in some countries by region. */
const countryOf = (address: string): string =>
  `case when ${address} is not null then jsonb_build_object(${PARTS_BUT_COUNTRY}, 'country', ${address} -> 'country', 'countryArea', ${address} -> 'countryArea') end`

const OF_THEM = 'transaction_id in (select id from transactions where order_id = any($1::uuid[]))'
const NO_METADATA = "metadata = '{}', private_metadata = '{}'"

const OF_ORDERS = [
  statement('erase_order_lines', `update order_lines set ${NO_METADATA} where order_id = any($1::uuid[])`),
  statement(
    'erase_order_events',
    'update order_events set parameters = null, user_id = null where order_id = any($1::uuid[])',
  ),
  statement(
    'erase_fulfillments',
    `update fulfillments set tracking_number = '', reason = '', ${NO_METADATA} where order_id = any($1::uuid[])`,
  ),
  statement(
    'erase_fulfillment_lines',
    "update fulfillment_lines set reason = '' where fulfillment_id in (select id from fulfillments where order_id = any($1::uuid[]))",
  ),
  statement(
    'erase_invoices',
    `update invoices set content = null, external_url = null, message = null, ${NO_METADATA} where order_id = any($1::uuid[])`,
  ),
  statement(
    'erase_granted_refunds',
    "update granted_refunds set reason = '', user_id = null where order_id = any($1::uuid[])",
  ),
  statement(
    'erase_transactions',
    `update transactions set payment_method_details = null, provider_data = null, message = '', external_url = '', ${NO_METADATA}
    where order_id = any($1::uuid[])`,
  ),
  statement(
    'erase_transaction_events',
    `update transaction_events set message = '', external_url = '' where ${OF_THEM}`,
  ),
  statement(
    'erase_payment_actions',
    `update payment_actions set destination = '', reason = '' where state in ('DONE', 'FAILED') and ${OF_THEM}`,
  ),
  statement(
    'erase_payment_reviews',
    `update payment_reviews set note = '', resolution = case when resolution is not null then '' end
    where resolved_at is not null and (order_id = any($1::uuid[]) or ${OF_THEM})`,
  ),
]

const ERASE_ORDERS = statement(
  'erase_orders',
  `update orders set user_id = null, user_email = '', customer_note = '', redirect_url = null, ${NO_METADATA},
        billing_address = ${countryOf('billing_address')}, shipping_address = ${countryOf('shipping_address')}, erased_at = $2
      where id = any($1::uuid[])`,
)

/** Erases what is left of the buyer in locked orders. */
export async function eraseOrders(client: PoolClient, orders: readonly Erasable[], now: Date): Promise<void> {
  const ids = orders.map((o) => o.id)
  await ERASE_ORDERS.run(client, ids, now)
  for (const part of OF_ORDERS) await part.run(client, ids)
  await forgetBuyers(client, [...new Set(orders.map((o) => o.userEmail.toLowerCase()))])
}

const BUYERS_WITHOUT_ORDERS = statement(
  'buyers_without_orders',
  `select e.email as "email!" from unnest($1::text[]) e(email) where e.email <> ''
      and not exists (select from orders o where lower(o.user_email) = e.email)
      and not exists (select from users u where lower(u.email) = e.email)`,
)
const FORGET_VOUCHERS_OF_BUYERS = statement(
  'forget_vouchers_of_buyers',
  'delete from voucher_customers where lower(email) = any($1::text[])',
)
const FORGET_MAILS_OF_BUYERS = statement(
  'forget_mails_of_buyers',
  "delete from mails where state <> 'WAITING' and lower(recipient) = any($1::text[])",
)

/**
 * Mails to a buyer, and their uses of once-per-customer codes, stay as long as an order has the address; then they are
 * deleted.
 */
async function forgetBuyers(client: PoolClient, emails: readonly string[]): Promise<void> {
  const rows = await BUYERS_WITHOUT_ORDERS.many(client, emails)
  const gone = rows.map((r) => r.email)
  if (!gone.length) return
  await FORGET_VOUCHERS_OF_BUYERS.run(client, gone)
  await FORGET_MAILS_OF_BUYERS.run(client, gone)
}
