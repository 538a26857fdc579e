/** Invoices of orders, and the numbers that were given out. */
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import * as c from './columns.ts'
import { INVOICE_STATES, oneOf } from './closed-sets.ts'
import { orders } from './orders.ts'

export const invoices = pgTable(
  'invoices',
  {
    id: c.serialId(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    number: text('number'),
    /** Saleor's JobStatusEnum. A deleted one keeps its row, because its number was given out. */
    status: text('status', { enum: INVOICE_STATES }).notNull(),
    /** Where an invoice lies that was made elsewhere; null for one that the shop makes of `content`. */
    externalUrl: text('external_url'),
    /** What stands on an invoice of the shop's own, as it was when it was issued; see `domain/invoice/content.ts`. */
    content: jsonb('content').$type<Record<string, unknown>>(),
    message: text('message'),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    index().on(t.orderId),
    uniqueIndex('invoices_own_number')
      .on(t.number)
      .where(sql`${t.content} is not null`),
    oneOf('invoices_status_known', t.status, INVOICE_STATES),
  ],
)

/** The newest number of each year: invoices are numbered without gaps. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
