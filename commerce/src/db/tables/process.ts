/** What processes on one database share so that work is done once: keys, attempts, mails to send, jobs to run. */
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportFault } from '@semena/contract/import-faults'
import * as c from './columns.ts'
import { IMPORT_STATES, MAIL_STATES, oneOf } from './closed-sets.ts'
import { users } from './users.ts'

/** Keys that sign tokens (RS256). The newest signs; older ones still verify until they end. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  /** PKCS#8 in PEM. */
  privateKey: text('private_key').notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: c.createdAt(),
  /** After this moment no token that it signed is accepted. */
  expiresAt: c.instant('expires_at').notNull(),
})

/** Keys for hashes and for encryption, made when they are first needed. */
export const secrets = pgTable('secrets', {
  /** What the key is for: `networks`, `second-factor`. */
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Counts of attempts, by what is attempted and by whom; the key holds a hash, never an address. */
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

/** Mails to be sent. `payload` is emptied when a mail was sent, because it may hold a token. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of mail: `account-confirm`, `order-placed` … */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    languageCode: text('language_code').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** A mail with the same key is never put down twice: `order-placed:<order id>`. Null where it may be. */
    onceKey: text('once_key').unique(),
    /** FAILED mails are not tried again. */
    state: text('state', { enum: MAIL_STATES }).notNull().default('WAITING'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: c.instant('next_attempt_at').notNull().default(c.now),
    /** Until when no other process may send it; null while none sends it. */
    claimedUntil: c.instant('claimed_until'),
    /** Until when it waits, because its mailbox got so many mails in the last hour. */
    heldUntil: c.instant('held_until'),
    error: text('error'),
    createdAt: c.createdAt(),
    sentAt: c.instant('sent_at'),
  },
  (t) => [index('mails_in_turn').on(t.state, t.nextAttemptAt, t.id), oneOf('mails_state_known', t.state, MAIL_STATES)],
)

/** When the last mails about orders were sent to a mailbox, newest first; the key is a hash of the address. */
export const mailReaders = pgTable('mail_readers', {
  key: text('key').primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }).array().notNull(),
})

/** When each recurring job is due next. A process that claims one moves `dueAt` on when it finishes. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  dueAt: c.instant('due_at').notNull(),
  claimedUntil: c.instant('claimed_until'),
  lastStartedAt: c.instant('last_started_at'),
  lastFinishedAt: c.instant('last_finished_at'),
  lastError: text('last_error'),
})

/**
 * Pictures of people that no row names any more and that are to be deleted from the storage. A trigger on `users` writes
 * them, in the transaction in which the account or its picture goes.
 */
export const mediaRemovals = pgTable(
  'media_removals',
  {
    path: text('path').primaryKey(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: c.instant('next_attempt_at').notNull().default(c.now),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.nextAttemptAt)],
)

/** Files that staff and apps have uploaded. Each goes once nothing names it. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    path: text('path').primaryKey(),
    createdAt: c.createdAt(),
    /** When it is looked for next among everything that can name it. */
    dueAt: c.instant('due_at').notNull(),
  },
  (t) => [index().on(t.dueAt)],
)

/** Tags that caches in front of the shop are still to drop. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    tag: text('tag').primaryKey(),
    /** Counts how often the tag was told; a purge that is under way ends only what was told before it. */
    told: integer('told').notNull().default(1),
    /** Whether the tag is purged once more some seconds later. */
    isRepeated: boolean('is_repeated').notNull().default(true),
    attempts: integer('attempts').notNull().default(0),
    dueAt: c.instant('due_at').notNull(),
    /** Until when no other process may purge it; null while none does. */
    claimedUntil: c.instant('claimed_until'),
  },
  (t) => [index().on(t.dueAt)],
)

/** What is wrong with a row of an imported file. */
export interface ImportProblem {
  file: string
  line: number
  /** The column, or the key of a JSON or Markdown file; null where the fault is of no single one. */
  column: string | null
  code: ImportFault
  params: Readonly<Record<string, string | number>>
  /** What the command line says. */
  message: string
}

/** What an import would do or has done, and what is wrong with its files. */
export interface StoredImportReport {
  /** What it makes of each noun. */
  nouns: { noun: string; created: number; updated: number; deleted: number }[]
  problems: ImportProblem[]
  problemCount: number
  /** What may be a slip, and hinders nothing. */
  warnings: ImportProblem[]
  /** The change of the change log, by which all of it is undone. */
  change: string | null
}

/** Imports that staff have begun in the desk. */
export const staffImports = pgTable(
  'staff_imports',
  {
    id: uuid('id').primaryKey(),
    userId: c.partOf('user_id', () => users.id),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('LOOKING'),
    /** Whether somebody wants a running import to stop. */
    isStopping: boolean('is_stopping').notNull().default(false),
    files: jsonb('files').$type<{ name: string; rows: number | null }[]>().notNull(),
    /** The texts of the files by their names, as JSON; null once they are of no more use. */
    texts: text('texts'),
    step: integer('step').notNull().default(0),
    steps: integer('steps').notNull().default(1),
    report: jsonb('report').$type<StoredImportReport>().notNull(),
    createdAt: c.createdAt(),
    /** When it last told how far it is. A running one that is silent died with its process. */
    toldAt: c.instant('told_at').notNull().default(c.now),
  },
  (t) => [oneOf('staff_imports_state_known', t.state, IMPORT_STATES), index().on(t.userId), index().on(t.toldAt)],
)
