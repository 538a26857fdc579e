/** Refunds that staff grant, for which reasons, and the requests by which they are paid out. */
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { REASON_PURPOSES, oneOf } from './closed-sets.ts'
import { pages, pageTypes } from './content.ts'
import { orderLines, orders } from './orders.ts'
import { transactionEvents, transactions } from './payments.ts'
import { apps } from './apps.ts'
import { users } from './users.ts'

/** The page type whose pages are the reasons of refunds, or of returns; without a row, reasons are free texts only. */
export const reasonTypes = pgTable(
  'reason_types',
  {
    purpose: text('purpose', { enum: REASON_PURPOSES }).primaryKey(),
    pageTypeId: c.partOf('page_type_id', () => pageTypes.id),
  },
  (t) => [oneOf('reason_types_purpose_known', t.purpose, REASON_PURPOSES)],
)

/** A refund that staff promise; it is paid out by requests, or by hand. */
export const grantedRefunds = pgTable(
  'granted_refunds',
  {
    id: c.serialId(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    /** The payment from which it is to be paid; null where that was removed with its checkout. */
    transactionId: uuid('transaction_id').references(() => transactions.id, { onDelete: 'set null' }),
    /** Minor units of the order's currency. */
    amount: c.minor('amount').notNull(),
    reason: text('reason').notNull().default(''),
    reasonPageId: integer('reason_page_id').references(() => pages.id, { onDelete: 'set null' }),
    shippingCostsIncluded: boolean('shipping_costs_included').notNull().default(false),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.transactionId)],
)

export const grantedRefundLines = pgTable(
  'granted_refund_lines',
  {
    id: c.serialId(),
    grantedRefundId: c.partOf('granted_refund_id', () => grantedRefunds.id),
    orderLineId: c.partOfUuid('order_line_id', () => orderLines.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason'),
    reasonPageId: integer('reason_page_id').references(() => pages.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.grantedRefundId), index().on(t.orderLineId)],
)

/** The requests by which a granted refund is paid out; the events with the same reference tell how they went. */
export const grantedRefundRequests = pgTable(
  'granted_refund_requests',
  {
    /** The event of the request. */
    eventId: integer('event_id')
      .primaryKey()
      .references(() => transactionEvents.id, { onDelete: 'cascade' }),
    grantedRefundId: c.partOf('granted_refund_id', () => grantedRefunds.id),
  },
  (t) => [index().on(t.grantedRefundId)],
)
