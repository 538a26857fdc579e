/** The programs that may act in the shop, and what they bring along. */
import type { PermissionEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { BREAKER_STATES, INSTALLATION_STATES, oneOf } from './closed-sets.ts'
import * as c from './columns.ts'
import { users } from './users.ts'

/** Programs that may act in the shop with the permissions named (Saleor's `PermissionEnum`). */
export const apps = pgTable(
  'apps',
  {
    id: c.serialId(),
    identifier: text('identifier').notNull().unique(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    permissions: c.textArray('permissions').$type<PermissionEnum[]>(),
    /** Where its manifest stands; null for an app that was made by hand. */
    manifestUrl: text('manifest_url'),
    manifestVersion: text('manifest_version'),
    author: text('author'),
    about: text('about'),
    dataPrivacyUrl: text('data_privacy_url'),
    homepageUrl: text('homepage_url'),
    supportUrl: text('support_url'),
    configurationUrl: text('configuration_url'),
    appUrl: text('app_url'),
    /** For whom tokens for its own server are made. */
    audience: text('audience'),
    /** Address of its logo. */
    logoUrl: text('logo_url'),
    /** Whether it is asked while somebody waits, and since when; see `domain/webhook/breaker.ts`. */
    breakerState: text('breaker_state', { enum: BREAKER_STATES }).notNull().default('CLOSED'),
    breakerChangedAt: c.instant('breaker_changed_at'),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
  },
  (t) => [oneOf('apps_breaker_known', t.breakerState, BREAKER_STATES)],
)

/** Tokens of apps; only a SHA-256 of each is stored. */
export const appTokens = pgTable('app_tokens', {
  id: c.serialId(),
  appId: c.partOf('app_id', () => apps.id),
  name: text('name').notNull().default(''),
  tokenHash: text('token_hash').notNull().unique(),
  /** The token's last four characters, by which people tell tokens apart. */
  lastFour: text('last_four').notNull().default(''),
  createdAt: c.createdAt(),
})

/** Apps whose installation has not ended, or has failed. */
export const appInstallations = pgTable(
  'app_installations',
  {
    id: c.serialId(),
    appName: text('app_name').notNull(),
    manifestUrl: text('manifest_url').notNull(),
    permissions: c.textArray('permissions').$type<PermissionEnum[]>(),
    /** Whether the app may act as soon as it is installed. */
    activates: boolean('activates').notNull().default(true),
    state: text('state', { enum: INSTALLATION_STATES }).notNull().default('PENDING'),
    /** Why it failed. */
    message: text('message'),
    logoUrl: text('logo_url'),
    /** Until when no other process may work on it. */
    claimedUntil: c.instant('claimed_until'),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [oneOf('app_installations_state_known', t.state, INSTALLATION_STATES)],
)

/** Places at which an app shows itself in Dashboard. */
export const appExtensions = pgTable(
  'app_extensions',
  {
    id: c.serialId(),
    appId: c.partOf('app_id', () => apps.id),
    identifier: text('identifier'),
    label: text('label').notNull(),
    url: text('url').notNull(),
    mountName: text('mount_name').notNull(),
    targetName: text('target_name').notNull(),
    permissions: c.textArray('permissions').$type<PermissionEnum[]>(),
    settings: jsonb('settings')
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
  },
  (t) => [index().on(t.appId)],
)

/** Problems of which apps tell. */
export const appProblems = pgTable(
  'app_problems',
  {
    id: c.serialId(),
    appId: c.partOf('app_id', () => apps.id),
    /** The app's own name of the kind of problem; the same one again is counted. */
    key: text('key').notNull(),
    message: text('message').notNull(),
    count: integer('count').notNull().default(1),
    isCritical: boolean('is_critical').notNull().default(false),
    /** Null while the problem stands; else the app or a member of staff has dismissed it. */
    dismissedBy: text('dismissed_by').$type<'APP' | 'USER'>(),
    dismissedByUserId: integer('dismissed_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [index().on(t.appId, t.key)],
)
