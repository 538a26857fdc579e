/** Payments: one transaction for each attempt through a gateway, and its events, which are only ever added. */
import type { TransactionActionEnum, TransactionEventTypeEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import {
  ACTION_KINDS,
  ACTION_STATES,
  FLOW_STRATEGIES,
  MOVEMENT_KINDS,
  MOVEMENT_STATES,
  PROVIDER_STATES,
  TEST_CARD_STATES,
  oneOf,
} from './closed-sets.ts'
import { checkouts } from './checkouts.ts'
import { giftCards } from './discounts.ts'
import { orders } from './orders.ts'

/** What was paid with, as clients may see it. */
export type PaymentMethod =
  | {
      type: 'CARD'
      name: string
      brand?: string | null
      firstDigits?: string | null
      lastDigits?: string | null
      expMonth?: number | null
      expYear?: number | null
    }
  | { type: 'GIFT_CARD'; name: string; brand?: string | null; lastChars?: string | null; isSaleorGiftcard: boolean }
  | { type: 'OTHER'; name: string }

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
    actionType: text('action_type', { enum: FLOW_STRATEGIES }).notNull(),
    name: text('name').notNull().default(''),
    message: text('message').notNull().default(''),
    pspReference: text('psp_reference').notNull().default(''),
    actions: c.textArray('actions').$type<TransactionActionEnum[]>(),
    charged: c.minor('charged').notNull().default(0),
    chargePending: c.minor('charge_pending').notNull().default(0),
    authorized: c.minor('authorized').notNull().default(0),
    authorizePending: c.minor('authorize_pending').notNull().default(0),
    refunded: c.minor('refunded').notNull().default(0),
    refundPending: c.minor('refund_pending').notNull().default(0),
    canceled: c.minor('canceled').notNull().default(0),
    cancelPending: c.minor('cancel_pending').notNull().default(0),
    /** Card or gift card, as the gateway described it. */
    paymentMethodDetails: jsonb('payment_method_details').$type<PaymentMethod>(),
    /** The card that pays, while it is this payment's; it is taken from when the order is placed. */
    giftCardId: integer('gift_card_id').references(() => giftCards.id, { onDelete: 'set null' }),
    /** While a gateway is being asked, until when nobody else may ask it. */
    claimedUntil: c.instant('claimed_until'),
    /** Of payments that have a provider. Until when it should be paid; its own quote, or the order's deadline. */
    expiresAt: c.instant('expires_at'),
    /** When the provider is looked at next without anybody asking; null: nothing more is expected. */
    watchAt: c.instant('watch_at'),
    /** How many looks were begun, and the number of the newest one that was booked: an older one is dropped. */
    looks: integer('looks').notNull().default(0),
    bookedLook: integer('booked_look').notNull().default(0),
    /** When the look that was booked last was begun. */
    lookedAt: c.instant('looked_at'),
    /** The provider's state at that look: OPEN, DONE, EXPIRED, CANCELED or FAILED; null: it was not asked yet. */
    providerState: text('provider_state', { enum: PROVIDER_STATES }),
    /** What the payment page was told at that look. */
    providerData: jsonb('provider_data').$type<Record<string, unknown>>(),
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    uniqueIndex('transactions_key').on(t.gateway, t.idempotencyKey),
    index().on(t.checkoutId),
    index().on(t.orderId),
    index().on(t.watchAt),
    index().on(t.gateway, t.pspReference),
    index().on(t.giftCardId),
    oneOf('transactions_action_type_known', t.actionType, FLOW_STRATEGIES),
    oneOf('transactions_provider_state_known', t.providerState, PROVIDER_STATES),
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
    type: text('type').$type<TransactionEventTypeEnum>().notNull(),
    amount: c.minor('amount').notNull(),
    pspReference: text('psp_reference').notNull().default(''),
    message: text('message').notNull().default(''),
    externalUrl: text('external_url').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    /** Events that a later answer made void are kept but not counted. */
    counts: boolean('counts').notNull().default(true),
    /** Who or what brought it about: `page`, `poll`, `webhook:<id>`, `expiry`, `job`, `user:<id>`, `app:<id>`, `command`. */
    cause: text('cause').notNull().default('page'),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.transactionId, t.id),
    uniqueIndex('transaction_events_once')
      .on(t.transactionId, t.type, t.pspReference)
      .where(sql`${t.pspReference} <> '' and ${t.type} like '%\\_SUCCESS'`),
  ],
)

/** What the provider's books say of each payment: one row for each coin, charge or refund (decision 0020). */
export const paymentMovements = pgTable(
  'payment_movements',
  {
    id: c.serialId(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    gateway: text('gateway').notNull(),
    /** The provider's, without `#2`. */
    reference: text('reference').notNull(),
    /** CHARGE or REFUND. */
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    /** Satoshi, or minor units. */
    units: bigint('units', { mode: 'bigint' }).notNull(),
    /** SEEN, SETTLED, FAILED or BACK. */
    state: text('state', { enum: MOVEMENT_STATES }).notNull(),
    /** Minor units it was booked with when it settled; what was asked to be worth until then. */
    amount: c.minor('amount').notNull(),
    /** How often it has settled. */
    settledTimes: integer('settled_times').notNull().default(0),
    /** When the provider first knew of it, or else when we first saw it. */
    seenAt: c.instant('seen_at').notNull(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    uniqueIndex('payment_movements_once').on(t.gateway, t.reference),
    index().on(t.transactionId),
    oneOf('payment_movements_kind_known', t.kind, MOVEMENT_KINDS),
    oneOf('payment_movements_state_known', t.state, MOVEMENT_STATES),
  ],
)

/** Messages of providers that were dealt with; a repetition is only thanked for. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    transactionId: uuid('transaction_id').references(() => transactions.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.eventId] }), index().on(t.createdAt)],
)

/** What is asked of a provider after the start: written first, asked then, as often as needed (an outbox). */
export const paymentActions = pgTable(
  'payment_actions',
  {
    /** Also the provider's idempotency key. */
    id: uuid('id').primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** REFUND, CHARGE, or CANCEL. */
    kind: text('kind', { enum: ACTION_KINDS }).notNull(),
    amount: c.minor('amount').notNull(),
    reason: text('reason').notNull().default(''),
    /** Where money goes back to, when people send it by hand. */
    destination: text('destination').notNull().default(''),
    /** WAITING: to be asked. BY_HAND: people do it. PENDING: the provider will tell. DONE, FAILED. */
    state: text('state', { enum: ACTION_STATES }).notNull(),
    /** The request event it wrote; the answer takes its place. */
    requestEventId: integer('request_event_id').references(() => transactionEvents.id, { onDelete: 'set null' }),
    pspReference: text('psp_reference').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** When it is asked (again); while it is being asked, until when nobody else does. */
    nextAttemptAt: c.instant('next_attempt_at').notNull(),
    error: text('error').notNull().default(''),
    /** As an event's `cause`. */
    cause: text('cause').notNull(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    index().on(t.state, t.nextAttemptAt),
    index().on(t.transactionId),
    oneOf('payment_actions_kind_known', t.kind, ACTION_KINDS),
    oneOf('payment_actions_state_known', t.state, ACTION_STATES),
  ],
)

/** What a person has to look at. */
export const paymentReviews = pgTable(
  'payment_reviews',
  {
    id: c.serialId(),
    transactionId: uuid('transaction_id').references(() => transactions.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** LATE, PARTIAL, OVERPAID, UNCOVERED, EXPIRED, CHARGED_BACK, REFUND_FAILED, DIFFERENCE or WALLET. */
    reason: text('reason').notNull(),
    /** What it is about, so that it is opened once: a movement's reference, a day. */
    subject: text('subject').notNull(),
    /** Minor units of the transaction's currency. */
    amount: c.minor('amount').notNull(),
    note: text('note').notNull().default(''),
    resolvedAt: c.instant('resolved_at'),
    /** Who resolved it, as an event's `cause`, and what was done. */
    resolvedBy: text('resolved_by'),
    resolution: text('resolution'),
    /** When the shop's people were written to about it. */
    toldAt: c.instant('told_at'),
    createdAt: c.createdAt(),
  },
  (t) => [
    uniqueIndex('payment_reviews_once').on(t.transactionId, t.reason, t.subject),
    index().on(t.orderId),
    index().on(t.resolvedAt),
  ],
)

/** How far each account of the shop's own Bitcoin wallet is used. */
export const bitcoinWallets = pgTable('bitcoin_wallets', {
  /** Fingerprint of the account key. */
  account: text('account').primaryKey(),
  /** The next to be given out. It only grows: an index is used once, for ever. */
  nextIndex: integer('next_index').notNull(),
  /** Highest index that counts as used although no payment of ours is behind it: somebody else's money, or a jump. */
  lastUsed: integer('last_used').notNull().default(-1),
  /** The rows come from a backup: what was given out after it has to be passed over first. */
  isRestored: boolean('is_restored').notNull().default(false),
})

/** Addresses that were given out. */
export const bitcoinAddresses = pgTable(
  'bitcoin_addresses',
  {
    address: text('address').primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    /** Fingerprint of the account key it came from, and the index under it. */
    account: text('account').notNull(),
    index: integer('index').notNull(),
    /** Satoshi that pay the whole amount. */
    satoshi: bigint('satoshi', { mode: 'bigint' }).notNull(),
    /** From so many on the whole amount counts as paid: fewer than `satoshi` where the owner tolerates that. */
    enough: bigint('enough', { mode: 'bigint' }).notNull(),
    /** Minor units that these satoshi pay. */
    amount: c.minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** Price of one bitcoin in that currency, a decimal number; who said it, and when. */
    rate: text('rate').notNull(),
    rateSource: text('rate_source').notNull(),
    rateAt: c.instant('rate_at').notNull(),
    /** Height of the chain when it was given out: nothing can have been paid before. */
    sinceHeight: integer('since_height').notNull(),
    /** Confirmations wanted for this amount. */
    confirmations: integer('confirmations').notNull(),
    expiresAt: c.instant('expires_at').notNull(),
    createdAt: c.createdAt(),
  },
  (t) => [uniqueIndex('bitcoin_addresses_index').on(t.account, t.index)],
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
    /** OPEN, SECURE (the bank asks), LATE (approved, told later), APPROVED, DECLINED or EXPIRED. */
    state: text('state', { enum: TEST_CARD_STATES }).notNull().default('OPEN'),
    pspReference: text('psp_reference').notNull(),
    createdAt: c.createdAt(),
    decidedAt: c.instant('decided_at'),
  },
  (t) => [index().on(t.state, t.createdAt), oneOf('test_card_sessions_state_known', t.state, TEST_CARD_STATES)],
)
