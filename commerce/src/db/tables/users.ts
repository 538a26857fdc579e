/** Users: customers and staff, their addresses and groups, and the tokens by which they prove who they are. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { CustomerEventsEnum, LanguageCodeEnum, PermissionEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
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
import { TOKEN_PURPOSES, oneOf } from './closed-sets.ts'
import { BEGINNING } from './search-beginning.ts'

export const users = pgTable(
  'users',
  {
    id: c.serialId(),
    /** As entered, but in lower case. */
    email: text('email').notNull(),
    /** Argon2id; null where nobody can sign in with a password yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    isStaff: boolean('is_staff').notNull().default(false),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    languageCode: text('language_code').$type<LanguageCodeEnum>().notNull().default(DEFAULT_LANGUAGE_CODE),
    note: text('note'),
    externalReference: text('external_reference').unique(),
    /** The avatar's name in the media storage. */
    avatarPath: text('avatar_path'),
    defaultShippingAddressId: integer('default_shipping_address_id').references((): AnyPgColumn => userAddresses.id, {
      onDelete: 'set null',
    }),
    defaultBillingAddressId: integer('default_billing_address_id').references((): AnyPgColumn => userAddresses.id, {
      onDelete: 'set null',
    }),
    lastLogin: c.instant('last_login'),
    /** When a mail that confirms the address was last sent. */
    lastConfirmEmailRequest: c.instant('last_confirm_email_request'),
    dateJoined: c.instant('date_joined').notNull().default(c.now),
    /** How many orders and drafts are theirs; triggers keep it. */
    ordersCount: integer('orders_count').notNull().default(0),
    /**
     * What a search for users looks through, in lower case and with a space before every word: e-mail address, its
     * parts, names, and the texts of all addresses. Triggers keep it.
     */
    searchText: text('search_text').notNull().default(''),
    ...c.bothMetadata(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index().on(t.isStaff, t.dateJoined),
    index().on(t.dateJoined, t.id),
    index().on(t.updatedAt, t.id),
    index().on(t.firstName, t.lastName, t.id),
    index().on(t.lastName, t.firstName, t.id),
    index('users_by_orders').on(t.ordersCount, sql`lower(${t.email})`),
    index('users_search_beginning').on(sql.raw(`(left("search_text", ${BEGINNING})) text_pattern_ops`)),
    index('users_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const userAddresses = pgTable(
  'user_addresses',
  {
    id: c.serialId(),
    userId: c.partOf('user_id', (): AnyPgColumn => users.id),
    address: jsonb('address').$type<c.StoredAddress>().notNull(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.userId), index('user_addresses_phone').on(sql`(${t.address} ->> 'phone')`)],
)

/** Sessions of users. A token is good for as long as the session that it names exists. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: c.partOf('user_id', () => users.id),
    /** The user agent at the sign-in, cut to 256 characters. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: c.createdAt(),
    /** When an access token was last renewed in it. */
    lastUsedAt: c.instant('last_used_at').notNull(),
    expiresAt: c.instant('expires_at').notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Networks from which users signed in, so that wrong passwords from elsewhere do not lock them out. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: c.partOf('user_id', () => users.id),
    /** A keyed hash; the network itself is stored nowhere. */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: c.instant('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.networkHash] }), index().on(t.lastUsedAt)],
)

/**
 * Registrations of an address whose account nobody had confirmed. Whoever follows the link of one gets the account with
 * its password and names.
 */
export const registrations = pgTable(
  'registrations',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    languageCode: text('language_code').$type<LanguageCodeEnum>().notNull(),
    metadata: c.metadata(),
    expiresAt: c.instant('expires_at').notNull(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.email), index().on(t.expiresAt)],
)

/** Tokens that were mailed to prove that somebody reads an address. Only a SHA-256 is stored. */
export const userTokens = pgTable(
  'user_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: c.partOf('user_id', () => users.id),
    /** What it is for. SIGN_IN: the page of two-step sign-in led back with it. */
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    /** The new address of CHANGE_EMAIL. */
    newEmail: text('new_email'),
    usedAt: c.instant('used_at'),
    expiresAt: c.instant('expires_at').notNull(),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.userId, t.purpose),
    index().on(t.expiresAt),
    oneOf('user_tokens_purpose_known', t.purpose, TOKEN_PURPOSES),
  ],
)

/** The second factors of accounts with two-step sign-in. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of which the authenticator app makes codes, encrypted with a key of `secrets`. */
  secret: text('secret').notNull(),
  /** The time step (30 seconds each, since 1970) of the newest code that was used: no step is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  enabledAt: c.instant('enabled_at').notNull(),
})

/**
 * Codes for somebody who has lost their authenticator app: only a SHA-256 is stored, and the row is deleted when its
 * code is used.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const permissionGroups = pgTable('permission_groups', {
  id: c.serialId(),
  name: text('name').notNull().unique(),
  /** Saleor's PermissionEnum. */
  permissions: c.textArray('permissions').$type<PermissionEnum[]>(),
  restrictedAccessToChannels: boolean('restricted_access_to_channels').notNull().default(false),
  channelIds: integer('channel_ids')
    .array()
    .notNull()
    .default(sql`'{}'::int[]`),
})

export const userGroups = pgTable(
  'user_groups',
  {
    userId: c.partOf('user_id', () => users.id),
    groupId: c.partOf('group_id', () => permissionGroups.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.groupId] }), index().on(t.groupId)],
)

/** Events of an account, by Saleor's CustomerEventsEnum. */
export const customerEvents = pgTable(
  'customer_events',
  {
    id: c.serialId(),
    userId: c.partOf('user_id', () => users.id),
    type: text('type').$type<CustomerEventsEnum>().notNull(),
    parameters: jsonb('parameters').$type<Record<string, unknown>>(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.userId, t.id)],
)
