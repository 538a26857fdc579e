/** What processes on one database share to do things once: keys, attempts, mails to send, jobs to run. */
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { MAIL_STATES, oneOf } from './closed-sets.ts'

/** Keys that sign tokens (RS256). The newest signs; older ones still verify until they end. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  /** PKCS#8 in PEM. */
  privateKey: text('private_key').notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: c.createdAt(),
  /** After this nothing it signed is believed. */
  expiresAt: c.instant('expires_at').notNull(),
})

/** Keys of hashes and of encryption, made when they are first needed. */
export const secrets = pgTable('secrets', {
  /** What it is for: `networks`, `second-factor`. */
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** How often something was tried, by what and by whom; the key holds a hash, never an address. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull().default(0),
    windowStartedAt: c.instant('window_started_at').notNull(),
    blockedUntil: c.instant('blocked_until'),
  },
  (t) => [index().on(t.windowStartedAt)],
)

/** Mails that are to be sent. `payload` is emptied once a mail has gone: it may hold a token. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Which mail: `account-confirm`, `order-placed` … */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    languageCode: text('language_code').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** The same mail is never put down twice: `order-placed:<order id>`. Null: as often as asked. */
    onceKey: text('once_key').unique(),
    /** WAITING, SENT or FAILED for good. */
    state: text('state', { enum: MAIL_STATES }).notNull().default('WAITING'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: c.instant('next_attempt_at').notNull().defaultNow(),
    /** While one process sends it, until when no other may. */
    claimedUntil: c.instant('claimed_until'),
    /** Its reader has had so many in the last hour that this one waits until then. */
    heldUntil: c.instant('held_until'),
    error: text('error'),
    createdAt: c.createdAt(),
    sentAt: c.instant('sent_at'),
  },
  (t) => [index().on(t.state, t.nextAttemptAt), oneOf('mails_state_known', t.state, MAIL_STATES)],
)

/** When the last mails about orders went to a reader, newest first; the key is a hash of the address. */
export const mailReaders = pgTable('mail_readers', {
  key: text('key').primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }).array().notNull(),
})

/** When each recurring job is due next. A process that takes one moves `dueAt` on. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  dueAt: c.instant('due_at').notNull(),
  claimedUntil: c.instant('claimed_until'),
  lastStartedAt: c.instant('last_started_at'),
  lastFinishedAt: c.instant('last_finished_at'),
  lastError: text('last_error'),
})
