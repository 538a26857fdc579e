/** What apps want to be told, and what they were told. */
import type { WebhookEventTypeEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { apps } from './apps.ts'
import { DELIVERY_STATES, oneOf } from './closed-sets.ts'
import * as c from './columns.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: c.serialId(),
    appId: c.partOf('app_id', () => apps.id),
    /** The app's own name of it. */
    identifier: text('identifier'),
    name: text('name').notNull().default(''),
    targetUrl: text('target_url').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Saleor's names of the events, such as `ORDER_CREATED`; `ANY_EVENTS` stands for all that are not synchronous. */
    events: c.textArray('events').$type<WebhookEventTypeEnum[]>(),
    /** The subscription that makes the payload; null for the payload of the service's own. */
    subscriptionQuery: text('subscription_query'),
    /** Signs payloads in place of the service's key. A secret. */
    secretKey: text('secret_key'),
    /** Headers that go along; null where they were taken away. They may hold secrets. */
    customHeaders: jsonb('custom_headers')
      .$type<Record<string, string>>()
      .default(sql`'{}'::jsonb`),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.appId), uniqueIndex().on(t.appId, t.identifier)],
)

/** What happened, for apps; a row is there only if some webhook asked for it at that time. */
export const appEvents = pgTable(
  'app_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<WebhookEventTypeEnum>().notNull(),
    /** The GraphQL type and the key of what it happened to. */
    subjectType: text('subject_type').notNull(),
    subjectKey: text('subject_key').notNull(),
    /** What cannot be read any more, such as the last state of something deleted, and what else belongs to the event. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    /** Who made it happen; both null for shoppers and for what happens by itself. */
    userId: integer('user_id'),
    actorAppId: integer('actor_app_id'),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.createdAt)],
)

/** An event on its way to one webhook, and whether the app was told. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => appEvents.id, { onDelete: 'cascade' }),
    webhookId: c.partOf('webhook_id', () => webhooks.id),
    /** What is sent, once it was made; the same at every attempt. */
    payload: text('payload'),
    status: text('status', { enum: DELIVERY_STATES }).notNull().default('PENDING'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: c.instant('next_attempt_at').notNull().default(c.now),
    /** Until when no other process may send it; null while none sends it. */
    claimedUntil: c.instant('claimed_until'),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.webhookId, t.createdAt),
    index().on(t.eventId),
    index('event_deliveries_waiting')
      .on(t.webhookId, t.nextAttemptAt, t.id)
      .where(sql`status = 'PENDING'`),
    oneOf('event_deliveries_status_known', t.status, DELIVERY_STATES),
  ],
)

export const eventDeliveryAttempts = pgTable(
  'event_delivery_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => eventDeliveries.id, { onDelete: 'cascade' }),
    /** Seconds. */
    duration: doublePrecision('duration'),
    response: text('response'),
    /** JSON objects. */
    responseHeaders: text('response_headers'),
    requestHeaders: text('request_headers'),
    responseStatusCode: integer('response_status_code'),
    status: text('status', { enum: DELIVERY_STATES }).notNull(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.deliveryId)],
)
