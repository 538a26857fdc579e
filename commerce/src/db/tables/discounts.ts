/** Vouchers and gift cards. */
import { bigint, boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import * as c from './columns.ts'
import { VALUE_TYPES, VOUCHER_TYPES, oneOf } from './closed-sets.ts'
import { apps } from './apps.ts'
import { products } from './catalog.ts'
import { channels } from './shop.ts'
import { users } from './users.ts'

export const vouchers = pgTable(
  'vouchers',
  {
    id: c.serialId(),
    name: text('name').notNull().default(''),
    /** ENTIRE_ORDER, SPECIFIC_PRODUCT or SHIPPING. */
    type: text('type', { enum: VOUCHER_TYPES }).notNull().default('ENTIRE_ORDER'),
    /** PERCENTAGE or FIXED. */
    valueType: text('value_type', { enum: VALUE_TYPES }).notNull().default('FIXED'),
    startDate: c.instant('start_date').notNull().default(c.now),
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
    variantIds: integer('variant_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    applyOncePerOrder: boolean('apply_once_per_order').notNull().default(false),
    applyOncePerCustomer: boolean('apply_once_per_customer').notNull().default(false),
    onlyForStaff: boolean('only_for_staff').notNull().default(false),
    singleUse: boolean('single_use').notNull().default(false),
    translations: c.translations(),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
  },
  (t) => [
    index().on(t.name, t.id),
    oneOf('vouchers_type_known', t.type, VOUCHER_TYPES),
    oneOf('vouchers_value_type_known', t.valueType, VALUE_TYPES),
  ],
)

export const voucherCodes = pgTable(
  'voucher_codes',
  {
    code: text('code').primaryKey(),
    /** Under which staff know it; the code itself may be asked for by shoppers. */
    id: uuid('id').notNull().unique().defaultRandom(),
    voucherId: c.partOf('voucher_id', () => vouchers.id),
    used: integer('used').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: c.createdAt(),
    /** The place among a voucher's codes, in the order in which they were made. */
    sort: bigint('sort', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index().on(t.voucherId, t.sort)],
)

/** A row for each channel in which the voucher is valid. */
export const voucherListings = pgTable(
  'voucher_listings',
  {
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    voucherId: c.partOf('voucher_id', () => vouchers.id),
    channelId: c.partOf('channel_id', () => channels.id),
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
    /** The order that used it, whose address may be corrected since; null in rows of before this was kept. */
    orderId: uuid('order_id'),
  },
  (t) => [primaryKey({ columns: [t.code, t.email] })],
)

export const giftCards = pgTable(
  'gift_cards',
  {
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
    /** The product as which it was bought. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The app that made it. */
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.createdAt, t.id), index().on(t.assignedToUserId)],
)

/** Words by which staff sort gift cards. */
export const giftCardTags = pgTable('gift_card_tags', {
  id: c.serialId(),
  name: text('name').notNull().unique(),
})

export const giftCardTagLinks = pgTable(
  'gift_card_tag_links',
  {
    giftCardId: c.partOf('gift_card_id', () => giftCards.id),
    tagId: c.partOf('tag_id', () => giftCardTags.id),
  },
  (t) => [primaryKey({ columns: [t.giftCardId, t.tagId] }), index().on(t.tagId)],
)
