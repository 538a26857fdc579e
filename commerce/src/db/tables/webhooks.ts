/** What apps want to be told, and what happened that they are told of. */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { apps } from './shop.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: c.serialId(),
    appId: integer('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    targetUrl: text('target_url').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Saleor's names of the events, such as `ORDER_CREATED`; `ANY_EVENTS` stands for all that are not synchronous. */
    events: c.textArray('events'),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.appId)],
)

/** What happened, for apps; a row is there only if some webhook asked for it at that time. */
export const appEvents = pgTable('app_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').$type<WebhookEventTypeAsyncEnum>().notNull(),
  /** The GraphQL type and the key of what it happened to. */
  subjectType: text('subject_type').notNull(),
  subjectKey: text('subject_key').notNull(),
  /** What a subscription cannot read any more, such as the last state of something deleted. */
  snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
  createdAt: c.createdAt(),
})
