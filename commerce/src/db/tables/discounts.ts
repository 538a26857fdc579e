/** Vouchers and gift cards. */
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import * as c from './columns.ts'
import { VALUE_TYPES, VOUCHER_TYPES, oneOf } from './closed-sets.ts'
import { channels } from './shop.ts'
import { users } from './users.ts'

export const vouchers = pgTable(
  'vouchers',
  {
    id: c.serialId(),
    name: text('name').notNull().default(''),
    /** ENTIRE_ORDER, SPECIFIC_PRODUCT or SHIPPING. */
    type: text('type', { enum: VOUCHER_TYPES }).notNull(),
    /** PERCENTAGE or FIXED. */
    valueType: text('value_type', { enum: VALUE_TYPES }).notNull(),
    startDate: c.instant('start_date').notNull().defaultNow(),
    endDate: c.instant('end_date'),
    usageLimit: integer('usage_limit'),
    minQuantity: integer('min_quantity'),
    countries: c.textArray('countries'),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    collectionIds: integer('collection_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    categoryIds: integer('category_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    applyOncePerOrder: boolean('apply_once_per_order').notNull().default(false),
    applyOncePerCustomer: boolean('apply_once_per_customer').notNull().default(false),
    onlyForStaff: boolean('only_for_staff').notNull().default(false),
    singleUse: boolean('single_use').notNull().default(false),
    translations: c.translations(),
  },
  (t) => [
    oneOf('vouchers_type_known', t.type, VOUCHER_TYPES),
    oneOf('vouchers_value_type_known', t.valueType, VALUE_TYPES),
  ],
)

export const voucherCodes = pgTable('voucher_codes', {
  code: text('code').primaryKey(),
  voucherId: integer('voucher_id')
    .notNull()
    .references(() => vouchers.id, { onDelete: 'cascade' }),
  used: integer('used').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
})

/** A row for each channel in which the voucher is valid. */
export const voucherListings = pgTable(
  'voucher_listings',
  {
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Percent, or a decimal amount in the channel's currency. */
    value: numeric('value', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    minSpent: c.minor('min_spent'),
  },
  (t) => [primaryKey({ columns: [t.voucherId, t.channelId] })],
)

/** Customers who used a once-per-customer code. */
export const voucherCustomers = pgTable(
  'voucher_customers',
  {
    code: text('code')
      .notNull()
      .references(() => voucherCodes.code, { onDelete: 'cascade' }),
    email: text('email').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.email] })],
)

export const giftCards = pgTable('gift_cards', {
  id: c.serialId(),
  code: text('code').notNull().unique(),
  currency: text('currency').notNull(),
  initialBalance: c.minor('initial_balance').notNull(),
  currentBalance: c.minor('current_balance').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  assignedToUserId: integer('assigned_to_user_id').references(() => users.id, { onDelete: 'set null' }),
  assignedToEmail: text('assigned_to_email'),
  createdByUserId: integer('created_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  createdByEmail: text('created_by_email'),
  lastUsedOn: c.instant('last_used_on'),
  /** The last day on which it can be used, as an ISO date. */
  expiryDate: text('expiry_date'),
  metadata: jsonb('metadata')
    .$type<c.MetadataMap>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  privateMetadata: c.privateMetadata(),
  createdAt: c.createdAt(),
})
