/** The change log: who changed what of the shop, and what it was before. Triggers write it; see `db/triggers/change-log.ts`. */
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { CHANGE_ORIGINS, oneOf } from './closed-sets.ts'
import { apps } from './apps.ts'
import { users } from './users.ts'

/** One change: everything that one transaction of one operation did. */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: c.instant('at').notNull().default(c.now),
    origin: text('origin', { enum: CHANGE_ORIGINS }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    /** The mutation's name, or what the command line was asked for. */
    operation: text('operation').notNull(),
    /** The change that this one undid. */
    undoes: bigint('undoes', { mode: 'number' }).references((): AnyPgColumn => changes.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.at), index().on(t.undoes), oneOf('changes_origin_known', t.origin, CHANGE_ORIGINS)],
)

/**
 * What a change did to one row. `before` is null for a new row, `after` for one that is gone; of a row that was changed
 * both hold the columns that differ. A value that nobody may read there is the text `(masked)`.
 */
export const changeRows = pgTable(
  'change_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No reference, which would be looked up for each row of an import; who deletes changes deletes their rows. */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    tableName: text('table_name').notNull(),
    /** The primary key by column. */
    key: jsonb('key').$type<Record<string, string | number | boolean>>().notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  // The key alone, by its hash: a tenth of the size that tables and keys in their order take, and quicker to write.
  (t) => [index().on(t.changeId, t.tableName), index().using('hash', t.key)],
)
