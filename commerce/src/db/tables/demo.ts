/** What belongs to the demo, and what of it was taken away and may come back (decision 0081). */
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { users } from './users.ts'

/** Rows that the first start made, by table and key. */
export const demoMarks = pgTable(
  'demo_marks',
  {
    tableName: text('table_name').notNull(),
    key: text('key').notNull(),
    /** What the row looked like when it was made, where the change log does not watch its table. */
    watched: text('watched'),
    /** Whether somebody has changed the thing since, so that it is the owner's. */
    isOwn: boolean('is_own').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tableName, t.key] })],
)

/** A time at which something of the demo was taken away, for as long as that can be undone. */
export const demoRemovals = pgTable('demo_removals', {
  id: c.serialId(),
  at: c.instant('at').notNull().default(c.now),
  eraseAfter: c.instant('erase_after').notNull(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** How many things of each kind went. */
  things: jsonb('things').$type<Record<string, number>>().notNull(),
  /** The folder of the backup that was written before. */
  backup: text('backup'),
})

/** A row that was taken away, or a column of a row that stayed and led to one. */
export const demoParked = pgTable(
  'demo_parked',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    removalId: c.partOf('removal_id', () => demoRemovals.id),
    tableName: text('table_name').notNull(),
    /** The primary key's values as a JSON list. */
    key: text('key').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** The column that was emptied; null where the whole row went. */
    emptied: text('emptied'),
  },
  (t) => [index().on(t.removalId, t.tableName)],
)
