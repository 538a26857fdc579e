/** Payments: one transaction for each attempt through a gateway, and its events, which are only ever added. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { checkouts } from './checkouts.ts'
import { orders } from './orders.ts'

export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    checkoutId: uuid('checkout_id').references(() => checkouts.id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders.id),
    /** The gateway's id, as clients name it: `semena.test-card`. */
    gateway: text('gateway').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the input the key was first used with. */
    inputHash: text('input_hash').notNull(),
    currency: text('currency').notNull(),
    /** What was asked for at first. */
    amount: c.minor('amount').notNull(),
    /** CHARGE or AUTHORIZATION. */
    actionType: text('action_type').notNull(),
    name: text('name').notNull().default(''),
    message: text('message').notNull().default(''),
    pspReference: text('psp_reference').notNull().default(''),
    actions: c.textArray('actions'),
    charged: c.minor('charged').notNull().default(0),
    chargePending: c.minor('charge_pending').notNull().default(0),
    authorized: c.minor('authorized').notNull().default(0),
    authorizePending: c.minor('authorize_pending').notNull().default(0),
    refunded: c.minor('refunded').notNull().default(0),
    refundPending: c.minor('refund_pending').notNull().default(0),
    canceled: c.minor('canceled').notNull().default(0),
    cancelPending: c.minor('cancel_pending').notNull().default(0),
    /** Card or gift card, as the gateway described it. */
    paymentMethodDetails: jsonb('payment_method_details').$type<Record<string, unknown>>(),
    /** While a gateway is being asked, until when nobody else may ask it. */
    claimedUntil: c.instant('claimed_until'),
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    uniqueIndex('transactions_key').on(t.gateway, t.idempotencyKey),
    index().on(t.checkoutId),
    index().on(t.orderId),
  ],
)

export const transactionEvents = pgTable(
  'transaction_events',
  {
    id: c.serialId(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** Saleor's TransactionEventTypeEnum. */
    type: text('type').notNull(),
    amount: c.minor('amount').notNull(),
    pspReference: text('psp_reference').notNull().default(''),
    message: text('message').notNull().default(''),
    externalUrl: text('external_url').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    /** Events that a later answer made void are kept but not counted. */
    counts: boolean('counts').notNull().default(true),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.transactionId, t.id),
    uniqueIndex('transaction_events_once')
      .on(t.transactionId, t.type, t.pspReference)
      .where(sql`${t.pspReference} <> '' and ${t.type} like '%\\_SUCCESS'`),
  ],
)

/** The test gateway's own books: card pages that were opened, and what was decided there. */
export const testCardSessions = pgTable(
  'test_card_sessions',
  {
    id: uuid('id').primaryKey(),
    transactionId: uuid('transaction_id').notNull().unique(),
    amount: c.minor('amount').notNull(),
    currency: text('currency').notNull(),
    orderNumber: integer('order_number'),
    returnUrl: text('return_url').notNull(),
    languageCode: text('language_code').notNull().default('EN'),
    /** OPEN, APPROVED, DECLINED, ABANDONED or EXPIRED. */
    state: text('state').notNull().default('OPEN'),
    pspReference: text('psp_reference').notNull(),
    createdAt: c.createdAt(),
    decidedAt: c.instant('decided_at'),
  },
  (t) => [index().on(t.state, t.createdAt)],
)
