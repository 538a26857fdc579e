/** What mails may be shown with before they are sent: recent orders, customers, and payments to be looked at. */
import { type RowOf, statement } from '../../statements/statement.ts'

const MOST = 20

export type ExampleOrder = RowOf<'mail_example_orders'>

/** What an order must have to be shown in a mail. */
export interface OrderWanted {
  number: number | null
  id: string | null
  /** Null: any channel. */
  channelIds: readonly number[] | null
  status: string | null
  isShipped: boolean
  hasInvoice: boolean
}

/** Orders, newest first. */
export const exampleOrders = statement(
  'mail_example_orders',
  `select o.id, o.number, o.user_email as email, o.total_gross as "totalGross", f.id as "fulfillmentId?", i.id as "invoiceId?"
    from orders o
      left join lateral (select id from fulfillments where order_id = o.id and status <> 'CANCELED' order by id desc limit 1) f on true
      left join lateral (select id from invoices where order_id = o.id and number is not null order by id desc limit 1) i on true
    where o.status <> 'DRAFT' and ($number::int is null or o.number = $number) and ($channelIds::int[] is null or o.channel_id = any($channelIds))
      and ($status::text is null or o.status = $status) and ($id::uuid is null or o.id = $id)
      and (not $isShipped::boolean or f.id is not null) and (not $hasInvoice::boolean or i.id is not null)
    order by o.number desc limit ${MOST}`,
).many

/** Customers, newest first; `email` is one's whole address. */
export const exampleCustomers = statement(
  'mail_example_customers',
  `select id, email, first_name as "firstName" from users
    where is_active and not is_staff and ($id::int is null or id = $id) and ($email::text is null or lower(email) = lower($email))
    order by id desc limit ${MOST}`,
).many
