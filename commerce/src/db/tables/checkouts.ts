/** Checkouts and their lines. Prices are not stored, because they follow from catalogue, voucher and shipping. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stocks, variants } from './catalog.ts'
import * as c from './columns.ts'
import { giftCards } from './discounts.ts'
import { channels, shippingMethods, warehouses } from './shop.ts'
import { users } from './users.ts'

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email'),
    languageCode: text('language_code').$type<LanguageCodeEnum>().notNull().default(DEFAULT_LANGUAGE_CODE),
    /** The country of the shipping address or, until that is known, the channel's default country. */
    country: text('country').notNull(),
    customerNote: text('customer_note').notNull().default(''),
    billingAddress: jsonb('billing_address').$type<c.StoredAddress>(),
    shippingAddress: jsonb('shipping_address').$type<c.StoredAddress>(),
    shippingMethodId: integer('shipping_method_id').references(() => shippingMethods.id, { onDelete: 'set null' }),
    /** The chosen method where it is one of an app, as the app last described it; then there is no other. */
    appMethod: jsonb('app_method').$type<c.AppMethod>(),
    /** The warehouse at which the buyer fetches the goods, in place of a shipping method. */
    collectionPointId: uuid('collection_point_id').references(() => warehouses.id, { onDelete: 'set null' }),
    voucherCode: text('voucher_code'),
    /** Whether the buyer's address book keeps the address once the order is placed. */
    saveShippingAddress: boolean('save_shipping_address').notNull().default(true),
    saveBillingAddress: boolean('save_billing_address').notNull().default(true),
    /** Counts changes: a change is saved only if the version is the one that was read. */
    version: integer('version').notNull().default(0),
    /** What it cost when it was changed last, in minor units, for lists by what is paid; null where that is not known. */
    total: c.minor('total'),
    /** When the shop last tried to complete it by itself. */
    completionTriedAt: c.instant('completion_tried_at'),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    index().on(t.channelId, t.createdAt),
    index().on(t.createdAt, t.id),
    // A change of a checkout then changes no other index: this kind only knows the first and last time of some pages.
    index('checkouts_updated').using('brin', t.updatedAt),
    index().on(t.userId),
  ],
)

export const checkoutLines = pgTable(
  'checkout_lines',
  {
    id: uuid('id').primaryKey(),
    /** The lines' order, in which they were added. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    checkoutId: c.partOfUuid('checkout_id', () => checkouts.id),
    variantId: c.partOf('variant_id', () => variants.id),
    quantity: integer('quantity').notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** The price of one piece that an app set instead of the catalogue's. */
    priceOverride: c.minor('price_override'),
    /** Why, as the app says it. */
    priceOverrideReason: text('price_override_reason'),
    ...c.bothMetadata(),
  },
  (t) => [index().on(t.checkoutId, t.position), index().on(t.position)],
)

/** Pieces of stock that a line keeps until a moment; then they count as free again. */
export const reservations = pgTable(
  'reservations',
  {
    lineId: c.partOfUuid('line_id', () => checkoutLines.id),
    stockId: c.partOf('stock_id', () => stocks.id),
    /** The line's. What goes with the line need not refer to it, which would cost each order a look. */
    checkoutId: uuid('checkout_id').notNull(),
    quantity: integer('quantity').notNull(),
    reservedUntil: c.instant('reserved_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.stockId] }),
    index().on(t.stockId),
    index().on(t.checkoutId),
    index().on(t.reservedUntil),
  ],
)

export const checkoutGiftCards = pgTable(
  'checkout_gift_cards',
  {
    checkoutId: c.partOfUuid('checkout_id', () => checkouts.id),
    giftCardId: c.partOf('gift_card_id', () => giftCards.id),
    addedAt: c.createdAt(),
  },
  (t) => [primaryKey({ columns: [t.checkoutId, t.giftCardId] })],
)
