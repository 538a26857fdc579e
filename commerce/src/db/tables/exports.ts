/** Files that staff have made of lists, to download. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { JOB_STATUSES, oneOf } from './closed-sets.ts'
import * as c from './columns.ts'
import { apps } from './apps.ts'
import { users } from './users.ts'

export const exportFiles = pgTable(
  'export_files',
  {
    id: c.serialId(),
    /** What is exported: `voucher-codes`, `gift-cards`, … */
    kind: text('kind').notNull(),
    /** What the kind needs to know, such as the ids that were asked for. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('PENDING'),
    /** Where the media storage has the file. */
    path: text('path'),
    /** Why it failed. */
    message: text('message'),
    /** How many rows are written, and how many there are to be; null until that was counted. */
    rowsDone: integer('rows_done').notNull().default(0),
    rowsAll: integer('rows_all'),
    /** Until when a process makes it; past that time the process is taken for dead. */
    claimedUntil: c.instant('claimed_until'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [oneOf('export_files_status_known', t.status, JOB_STATUSES), index().on(t.status, t.id)],
)
