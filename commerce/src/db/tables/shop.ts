/** The shop, its channels, warehouses, taxes, shipping and the apps that may act in it. */
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'

/** One row: settings of the whole installation. */
export const shops = pgTable('shops', {
  id: integer('id').primaryKey().default(1),
  name: text('name').notNull().default('Semena'),
  description: text('description'),
  companyAddress: jsonb('company_address').$type<c.StoredAddress>(),
  trackInventoryByDefault: boolean('track_inventory_by_default').notNull().default(true),
  /** Highest quantity of one line; null means no limit. */
  limitQuantityPerCheckout: integer('limit_quantity_per_checkout').default(50),
  pricesEnteredWithTax: boolean('prices_entered_with_tax').notNull().default(true),
  enableAccountConfirmationByEmail: boolean('enable_account_confirmation_by_email').notNull().default(true),
  allowLoginWithoutConfirmation: boolean('allow_login_without_confirmation').notNull().default(true),
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const channels = pgTable('channels', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  defaultCountry: text('default_country').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  allowUnpaidOrders: boolean('allow_unpaid_orders').notNull().default(true),
  /** How long an unpaid order holds its stock. */
  orderExpiryMinutes: integer('order_expiry_minutes').notNull().default(60),
  defaultTransactionFlowStrategy: text('default_transaction_flow_strategy').notNull().default('CHARGE'),
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const warehouses = pgTable('warehouses', {
  id: uuid('id').primaryKey().defaultRandom(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  address: jsonb('address').$type<c.StoredAddress>(),
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const channelWarehouses = pgTable(
  'channel_warehouses',
  {
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    warehouseId: uuid('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.warehouseId] })],
)

/** Flat tax by country, in percent. A country that has no row is not taxed. */
export const taxRates = pgTable('tax_rates', {
  country: text('country').primaryKey(),
  rate: numeric('rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
})

export const shippingZones = pgTable('shipping_zones', {
  id: c.serialId(),
  name: text('name').notNull().unique(),
  countries: c.textArray('countries'),
})

export const shippingZoneChannels = pgTable(
  'shipping_zone_channels',
  {
    zoneId: integer('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.channelId] })],
)

export const shippingZoneWarehouses = pgTable(
  'shipping_zone_warehouses',
  {
    zoneId: integer('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    warehouseId: uuid('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.warehouseId] })],
)

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: c.serialId(),
    zoneId: integer('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: c.richText('description'),
    minDays: integer('min_days'),
    maxDays: integer('max_days'),
    sort: integer('sort').notNull().default(0),
    translations: c.translations(),
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
  },
  (t) => [unique().on(t.zoneId, t.name)],
)

/** A method is offered in the channels that have a row here. */
export const shippingMethodListings = pgTable(
  'shipping_method_listings',
  {
    methodId: integer('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    price: c.minor('price').notNull(),
    minOrder: c.minor('min_order'),
    maxOrder: c.minor('max_order'),
  },
  (t) => [primaryKey({ columns: [t.methodId, t.channelId] })],
)

/** Programs that may act in the shop with the permissions named (Saleor's `PermissionEnum`). */
export const apps = pgTable('apps', {
  id: c.serialId(),
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  permissions: c.textArray('permissions'),
  createdAt: c.createdAt(),
})

/** Only a SHA-256 of a token is kept. */
export const appTokens = pgTable('app_tokens', {
  id: c.serialId(),
  appId: integer('app_id')
    .notNull()
    .references(() => apps.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: c.createdAt(),
})
