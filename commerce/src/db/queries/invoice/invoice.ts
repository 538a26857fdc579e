/** Invoices and their numbers. */
import { columnsOf } from '../../statements/columns-of.ts'
import { invoices } from '../../tables/index.ts'
import { prepared, statement } from '../../statements/statement.ts'

export type InvoiceRow = typeof invoices.$inferSelect

const COLUMNS = columnsOf(invoices, 'i')

export const findInvoice = prepared('invoice_by_id', `select ${COLUMNS} from invoices i where i.id = $1`).first

/** The invoices of several orders, without those that were taken away. */
export const invoicesOfOrders = prepared(
  'invoices_of_orders',
  `select ${COLUMNS} from invoices i where i.order_id = any($1::uuid[]) and i.status <> 'DELETED' order by i.id`,
).many

/** Invoices with their orders' channels, without those that were taken away. */
export const invoicesByIds = statement(
  'invoices_by_ids',
  `select ${COLUMNS}, o.channel_id as "channelId" from invoices i join orders o on o.id = i.order_id
      where i.id = any($1::int[]) and i.status <> 'DELETED'`,
).many

/**
 * The next number of the year. The row stays locked until the transaction ends, so a number is given out only with the
 * invoice that has it.
 */
export const nextInvoiceNumber = statement(
  'next_invoice_number',
  'insert into invoice_numbers as n (year, last) values ($1, 1) on conflict (year) do update set last = n.last + 1 returning last',
).value

/** Lets nobody else take a number, or give one by hand, until the transaction ends. */
export const lockInvoiceNumbers = statement(
  'lock_invoice_numbers',
  'insert into invoice_numbers as n (year, last) values ($1, 0) on conflict (year) do update set last = n.last',
).run

/** Whether an invoice of the shop's own has the number. */
export const invoiceNumberIsTaken = statement(
  'invoice_number_is_taken',
  'select id from invoices where number = $1 and content is not null limit 1',
).touches

export const deleteInvoice = statement('invoice_delete', 'delete from invoices where id = $1').run

/** When the first parcel of an order left; null where none has. */
export const firstParcelAt = statement(
  'first_parcel',
  `select min(created_at) as "at?" from fulfillments where order_id = $1 and status not in ('CANCELED', 'WAITING_FOR_APPROVAL')`,
).value
