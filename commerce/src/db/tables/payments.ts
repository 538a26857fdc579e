/** Payments: one transaction for each attempt at a gateway, and its events, which are only ever added. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
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
import { pages } from './content.ts'
import { giftCards } from './discounts.ts'
import { orders } from './orders.ts'

/** The payment method, as clients may see it. */
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
    /**
     * The gateway's id, by which clients name it: `semena.test-card`. A payment that an app wrote down has the app's
     * identifier, one that people wrote down an empty text.
     */
    gateway: text('gateway').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the input with which the key was first used. */
    inputHash: text('input_hash').notNull(),
    currency: text('currency').notNull(),
    /** Minor units that were asked for at first. */
    amount: c.minor('amount').notNull(),
    /** CHARGE or AUTHORIZATION. */
    actionType: text('action_type', { enum: FLOW_STRATEGIES }).notNull(),
    name: text('name').notNull().default(''),
    message: text('message').notNull().default(''),
    pspReference: text('psp_reference').notNull().default(''),
    /** Where the payment can be looked at in its provider's own pages. */
    externalUrl: text('external_url').notNull().default(''),
    /** Who made it, as an event's `cause`. */
    cause: text('cause').notNull().default('page'),
    actions: c.textArray('actions').$type<TransactionActionEnum[]>(),
    charged: c.minor('charged').notNull().default(0),
    chargePending: c.minor('charge_pending').notNull().default(0),
    authorized: c.minor('authorized').notNull().default(0),
    authorizePending: c.minor('authorize_pending').notNull().default(0),
    refunded: c.minor('refunded').notNull().default(0),
    refundPending: c.minor('refund_pending').notNull().default(0),
    canceled: c.minor('canceled').notNull().default(0),
    cancelPending: c.minor('cancel_pending').notNull().default(0),
    /** The card or gift card, as the gateway described it. */
    paymentMethodDetails: jsonb('payment_method_details').$type<PaymentMethod>(),
    /** The gift card while it belongs to this payment; its balance falls when the order is placed. */
    giftCardId: integer('gift_card_id').references(() => giftCards.id, { onDelete: 'set null' }),
    /** HMAC of the network for which the wallet's address is held (decision 0024); null after a day. */
    heldNetwork: text('held_network'),
    /** Until when nobody else may ask the gateway; null while nobody asks it. */
    claimedUntil: c.instant('claimed_until'),
    /** Of payments with a provider: until when it should be paid, by its own quote or by the order's deadline. */
    expiresAt: c.instant('expires_at'),
    /** When the payment is refreshed next without anybody asking; null where nothing more is expected. */
    watchAt: c.instant('watch_at'),
    /** How many refreshes were begun, and the number of the newest that was booked: an older one is dropped. */
    looks: integer('looks').notNull().default(0),
    bookedLook: integer('booked_look').notNull().default(0),
    /** When the refresh that was booked last was begun. */
    lookedAt: c.instant('looked_at'),
    /** The provider's state in that snapshot; null where it was not asked yet. */
    providerState: text('provider_state', { enum: PROVIDER_STATES }),
    /** What the payment page was told with that snapshot. */
    providerData: jsonb('provider_data').$type<Record<string, unknown>>(),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    uniqueIndex('transactions_key').on(t.gateway, t.idempotencyKey),
    index().on(t.checkoutId),
    index().on(t.orderId),
    index().on(t.watchAt),
    index().on(t.gateway, t.pspReference),
    index().on(t.pspReference),
    index().on(t.createdAt, t.id),
    index().on(t.updatedAt, t.id),
    index('transactions_of_paid_checkouts')
      .on(t.checkoutId)
      .where(
        sql`${t.checkoutId} is not null and ${t.charged} + ${t.chargePending} + ${t.authorized} + ${t.authorizePending} > 0`,
      ),
    index('transactions_search').using('gin', sql`lower(${t.pspReference}) gin_trgm_ops`),
    index().on(t.giftCardId),
    index()
      .on(t.heldNetwork)
      .where(sql`${t.heldNetwork} is not null`),
    oneOf('transactions_action_type_known', t.actionType, FLOW_STRATEGIES),
    oneOf('transactions_provider_state_known', t.providerState, PROVIDER_STATES),
  ],
)

/**
 * Refused card payments of the last day, so that nobody tries out stolen cards here (docs/rules.md#card-testing). A try
 * that the provider tells twice has one reference.
 */
export const cardRefusals = pgTable(
  'card_refusals',
  {
    id: c.serialId(),
    transactionId: c.partOfUuid('transaction_id', () => transactions.id),
    reference: text('reference').notNull(),
    /** HMAC of the network from which the payment was begun. */
    network: text('network'),
    /** The order or checkout that was to be paid. */
    subject: uuid('subject'),
    /** First digits of the card, or what else its provider tells cards apart by; null where it tells nothing. */
    prefix: text('prefix'),
    createdAt: c.createdAt(),
  },
  (t) => [
    uniqueIndex('card_refusals_once').on(t.transactionId, t.reference),
    index().on(t.network, t.createdAt),
    index().on(t.subject, t.createdAt),
    index().on(t.prefix, t.createdAt),
    index().on(t.createdAt),
  ],
)

export const transactionEvents = pgTable(
  'transaction_events',
  {
    id: c.serialId(),
    transactionId: c.partOfUuid('transaction_id', () => transactions.id),
    /** Saleor's TransactionEventTypeEnum. */
    type: text('type').$type<TransactionEventTypeEnum>().notNull(),
    amount: c.minor('amount').notNull(),
    pspReference: text('psp_reference').notNull().default(''),
    message: text('message').notNull().default(''),
    externalUrl: text('external_url').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    /** False for events that a later answer made void; they are stored but not counted. */
    counts: boolean('counts').notNull().default(true),
    /** Who or what caused it: `page`, `poll`, `webhook:<id>`, `expiry`, `job`, `user:<id>`, `app:<id>`, `command`. */
    cause: text('cause').notNull().default('page'),
    /** The page that names the reason of a refund. */
    reasonPageId: integer('reason_page_id').references(() => pages.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.transactionId, t.id),
    index().on(t.type, t.createdAt, t.transactionId),
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
    transactionId: c.partOfUuid('transaction_id', () => transactions.id),
    gateway: text('gateway').notNull(),
    /** The provider's reference, without the `#2` of an event. */
    reference: text('reference').notNull(),
    /** CHARGE or REFUND. */
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    /** Satoshi, or minor units. */
    units: bigint('units', { mode: 'bigint' }).notNull(),
    /** SEEN, SETTLED, FAILED or BACK. */
    state: text('state', { enum: MOVEMENT_STATES }).notNull(),
    /** Minor units with which it was booked when it settled; until then, what it is expected to be worth. */
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

/** Messages of providers that were handled; a repetition changes nothing. */
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

/**
 * Actions that are asked of a provider after the start: each is written first, then sent as often as needed (an
 * outbox).
 */
export const paymentActions = pgTable(
  'payment_actions',
  {
    /** The id is also the provider's idempotency key. */
    id: uuid('id').primaryKey(),
    transactionId: c.partOfUuid('transaction_id', () => transactions.id),
    /** REFUND, CHARGE, or CANCEL. */
    kind: text('kind', { enum: ACTION_KINDS }).notNull(),
    amount: c.minor('amount').notNull(),
    reason: text('reason').notNull().default(''),
    /** Where the money goes when people send it by hand. */
    destination: text('destination').notNull().default(''),
    /** WAITING: the provider is to be asked. BY_HAND: people do it. PENDING: the provider will tell the outcome. */
    state: text('state', { enum: ACTION_STATES }).notNull(),
    /** The event of the request; the event of the answer has the same reference. */
    requestEventId: integer('request_event_id').references(() => transactionEvents.id, { onDelete: 'set null' }),
    pspReference: text('psp_reference').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    /** When the provider is asked next; while it is being asked, until when no other process asks. */
    nextAttemptAt: c.instant('next_attempt_at').notNull(),
    error: text('error').notNull().default(''),
    /** Who asked for it, as an event's `cause`. */
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

/** Reviews: what a person has to look at. */
export const paymentReviews = pgTable(
  'payment_reviews',
  {
    id: c.serialId(),
    transactionId: uuid('transaction_id').references(() => transactions.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** LATE, PARTIAL, OVERPAID, UNCOVERED, EXPIRED, CHARGED_BACK, REFUND_FAILED, DIFFERENCE, NO_ORDER or WALLET. */
    reason: text('reason').notNull(),
    /** What the review is about, so that it is opened once: a movement's reference, a day. */
    subject: text('subject').notNull(),
    /** Minor units of the transaction's currency. */
    amount: c.minor('amount').notNull(),
    note: text('note').notNull().default(''),
    resolvedAt: c.instant('resolved_at'),
    /** Who resolved it, as an event's `cause`, and what was done. */
    resolvedBy: text('resolved_by'),
    resolution: text('resolution'),
    /** When the shop's staff got a mail about it. */
    toldAt: c.instant('told_at'),
    createdAt: c.createdAt(),
  },
  (t) => [
    uniqueIndex('payment_reviews_once').on(t.transactionId, t.reason, t.subject),
    index().on(t.orderId),
    index().on(t.resolvedAt),
  ],
)

/** How far the indexes of each account of the shop's own Bitcoin wallet are used. */
export const bitcoinWallets = pgTable('bitcoin_wallets', {
  /** The fingerprint of the account key. */
  account: text('account').primaryKey(),
  /** The index to be given out next. It only grows, because an index is used only once. */
  nextIndex: integer('next_index').notNull(),
  /**
   * Highest index that counts as used although no payment of ours used it: somebody else sent money to it, or indexes
   * were skipped.
   */
  lastUsed: integer('last_used').notNull().default(-1),
  /** Whether the row comes from a backup: indexes that were given out after it must be skipped first. */
  isRestored: boolean('is_restored').notNull().default(false),
})

/** Bitcoin addresses that were given out. */
export const bitcoinAddresses = pgTable(
  'bitcoin_addresses',
  {
    address: text('address').primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    /** The fingerprint of the account key from which the address was derived, and its index. */
    account: text('account').notNull(),
    index: integer('index').notNull(),
    /** Satoshi that pay the whole amount. */
    satoshi: bigint('satoshi', { mode: 'bigint' }).notNull(),
    /** Satoshi from which the whole amount counts as paid: fewer than `satoshi` where the owner tolerates that. */
    enough: bigint('enough', { mode: 'bigint' }).notNull(),
    /** Minor units that these satoshi pay. */
    amount: c.minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** Price of one bitcoin in that currency, a decimal number; its source, and when that said it. */
    rate: text('rate').notNull(),
    rateSource: text('rate_source').notNull(),
    rateAt: c.instant('rate_at').notNull(),
    /** Height of the chain when the address was given out: no earlier block can hold its payment. */
    sinceHeight: integer('since_height').notNull(),
    /** Confirmations that this amount needs. */
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
    languageCode: text('language_code').notNull().default(DEFAULT_LANGUAGE_CODE),
    /** SECURE: the bank asks for a code. LATE: approved, and the shop is told later. */
    state: text('state', { enum: TEST_CARD_STATES }).notNull().default('OPEN'),
    pspReference: text('psp_reference').notNull(),
    createdAt: c.createdAt(),
    decidedAt: c.instant('decided_at'),
  },
  (t) => [index().on(t.state, t.createdAt), oneOf('test_card_sessions_state_known', t.state, TEST_CARD_STATES)],
)
