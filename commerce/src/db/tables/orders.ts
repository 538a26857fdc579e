/** Orders as they were bought, with their allocations of stock and their events. */
import type { LanguageCodeEnum, OrderDiscountType, OrderEventsEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { decimalsOf } from './minor-units.ts'
import { lineText } from './order-text.ts'
import { stocks, variants } from './catalog.ts'
import * as c from './columns.ts'
import { pages } from './content.ts'
import {
  AUTHORIZE_STATUSES,
  CHARGE_STATUSES,
  FULFILLMENT_STATUSES,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  VALUE_TYPES,
  oneOf,
  wordsKnown,
} from './closed-sets.ts'
import { giftCards } from './discounts.ts'
import { apps } from './apps.ts'
import { channels, taxClasses } from './shop.ts'
import { users } from './users.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    /** The checkout from which it was made; each checkout becomes one order only. */
    checkoutId: uuid('checkout_id').unique(),
    origin: text('origin', { enum: ORDER_ORIGINS }).notNull().default('CHECKOUT'),
    /** The order whose goods this one replaces. */
    originalId: uuid('original_id'),
    /** The name by which another system knows the order. */
    externalReference: text('external_reference').unique(),
    /** Saleor's OrderStatus. */
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    userEmail: text('user_email').notNull(),
    languageCode: text('language_code').$type<LanguageCodeEnum>().notNull(),
    currency: text('currency').notNull(),
    customerNote: text('customer_note').notNull().default(''),
    redirectUrl: text('redirect_url'),
    /** Whether the customer's address book keeps the address once a draft is completed. */
    saveShippingAddress: boolean('save_shipping_address').notNull().default(false),
    saveBillingAddress: boolean('save_billing_address').notNull().default(false),
    billingAddress: jsonb('billing_address').$type<c.StoredAddress>(),
    shippingAddress: jsonb('shipping_address').$type<c.StoredAddress>(),
    shippingMethodId: integer('shipping_method_id'),
    shippingMethodName: text('shipping_method_name'),
    /** The warehouse at which the buyer fetches the goods, and what it was called. */
    collectionPointId: uuid('collection_point_id'),
    collectionPointName: text('collection_point_name'),
    shippingTaxClassId: integer('shipping_tax_class_id').references(() => taxClasses.id, { onDelete: 'set null' }),
    shippingTaxClassName: text('shipping_tax_class_name'),
    /** A fraction of one, not percent: 0.19. */
    shippingTaxRate: doublePrecision('shipping_tax_rate').notNull().default(0),
    shippingNet: c.minor('shipping_net').notNull().default(0),
    shippingGross: c.minor('shipping_gross').notNull().default(0),
    undiscountedShipping: c.minor('undiscounted_shipping').notNull().default(0),
    subtotalNet: c.minor('subtotal_net').notNull(),
    subtotalGross: c.minor('subtotal_gross').notNull(),
    totalNet: c.minor('total_net').notNull(),
    totalGross: c.minor('total_gross').notNull(),
    undiscountedTotalNet: c.minor('undiscounted_total_net').notNull(),
    undiscountedTotalGross: c.minor('undiscounted_total_gross').notNull(),
    voucherCode: text('voucher_code'),
    /** Whether the use of its voucher is counted although it is a draft. */
    holdsVoucher: boolean('holds_voucher').notNull().default(false),
    discountName: text('discount_name'),
    translatedDiscountName: text('translated_discount_name'),
    /** Kilograms. */
    weight: doublePrecision('weight').notNull().default(0),
    /** How many lines it has. Triggers keep it, but where an order is placed its statement does. */
    linesCount: integer('lines_count').notNull().default(0),
    /** Sums of its transactions; see `domain/payment/reduce.ts`. */
    totalCharged: c.minor('total_charged').notNull().default(0),
    totalAuthorized: c.minor('total_authorized').notNull().default(0),
    totalChargePending: c.minor('total_charge_pending').notNull().default(0),
    chargeStatus: text('charge_status', { enum: CHARGE_STATUSES }).notNull().default('NONE'),
    authorizeStatus: text('authorize_status', { enum: AUTHORIZE_STATUSES }).notNull().default('NONE'),
    /** Until when an unpaid order holds its stock; null where it has no deadline. */
    expiresAt: c.instant('expires_at'),
    /** Until when money that was seen in time and has not arrived yet holds the order. */
    seenUntil: c.instant('seen_until'),
    /** When the buyer's data are to be erased, because that person was forgotten; null where nobody asked for it. */
    eraseAfter: c.instant('erase_after'),
    /** When the buyer's data were erased. */
    erasedAt: c.instant('erased_at'),
    /** Whether the deadline was moved, which happens once, when at least half of the money came in time. */
    isExtended: boolean('is_extended').notNull().default(false),
    /**
     * Hashes of the network and the mailbox for which an unpaid order counts; null once it is paid or has ended
     * (decision 0024).
     */
    heldNetwork: text('held_network'),
    heldMailbox: text('held_mailbox'),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
    /**
     * What a search of staff looks through, in lower case: the database's `text_of_order`. The statement that places an
     * order writes it, triggers do wherever else an order is written.
     */
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    index('orders_to_erase')
      .on(t.eraseAfter)
      .where(sql`${t.erasedAt} is null and ${t.eraseAfter} is not null`),
    index('orders_ended_to_erase')
      .on(t.updatedAt)
      .where(sql`${t.erasedAt} is null and ${t.status} in ('EXPIRED', 'CANCELED')`),
    index().on(t.expiresAt),
    index().on(t.userEmail),
    index().on(t.channelId, t.createdAt),
    index().on(t.createdAt, t.number),
    index().on(t.updatedAt, t.number),
    index().on(t.status, t.number),
    index().on(t.chargeStatus, t.number),
    index().on(t.linesCount, t.number),
    index('orders_by_customer').on(
      sql`(coalesce(${t.billingAddress} ->> 'lastName', ''))`,
      sql`(coalesce(${t.billingAddress} ->> 'firstName', ''))`,
      t.number,
    ),
    index('orders_by_total_gross').on(sql.raw(`(${decimalsOf('total_gross', 'currency')})`)),
    index('orders_by_total_net').on(sql.raw(`(${decimalsOf('total_net', 'currency')})`)),
    index('orders_by_billing_phone').on(sql`(${t.billingAddress} ->> 'phone')`),
    index('orders_by_shipping_phone').on(sql`(${t.shippingAddress} ->> 'phone')`),
    index('orders_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('orders_drafts')
      .on(t.number)
      .where(sql`${t.status} = 'DRAFT'`),
    index()
      .on(t.voucherCode)
      .where(sql`${t.voucherCode} is not null`),
    index().on(t.userId, t.createdAt),
    index()
      .on(t.heldNetwork)
      .where(sql`${t.heldNetwork} is not null`),
    index()
      .on(t.heldMailbox)
      .where(sql`${t.heldMailbox} is not null`),
    wordsKnown('orders', [t.status, t.chargeStatus, t.authorizeStatus, t.origin]),
  ],
)

/** What staff, a promotion, or a voucher for single lines takes off a line, in minor units. */
export interface LineDiscount {
  type: OrderDiscountType
  name: string | null
  translatedName: string | null
  valueType: (typeof VALUE_TYPES)[number]
  /** Percent, or a decimal amount in the order's currency. */
  value: number
  /** Off one piece, and off all of them. */
  unit: number
  total: number
  reason: string | null
}

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    translatedProductName: text('translated_product_name').notNull().default(''),
    translatedVariantName: text('translated_variant_name').notNull().default(''),
    productSku: text('product_sku'),
    isShippingRequired: boolean('is_shipping_required').notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** Whether its product was of a kind that gift cards are made for. */
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    quantity: integer('quantity').notNull(),
    quantityFulfilled: integer('quantity_fulfilled').notNull().default(0),
    taxClassId: integer('tax_class_id').references(() => taxClasses.id, { onDelete: 'set null' }),
    taxClassName: text('tax_class_name'),
    taxRate: doublePrecision('tax_rate').notNull().default(0),
    /** The price of one piece that staff or an app set in place of the catalogue's. */
    priceOverride: c.minor('price_override'),
    /** Why it has this price, as the app said that set it in the checkout. */
    priceOverrideReason: text('price_override_reason'),
    /**
     * What staff take off one piece in place of a promotion: a percentage or a decimal amount, by its type; null where
     * they decided nothing. A removed discount stays as 0, so that no promotion comes back.
     */
    manualValue: doublePrecision('manual_value'),
    manualType: text('manual_type', { enum: VALUE_TYPES }),
    manualReason: text('manual_reason'),
    unitNet: c.minor('unit_net').notNull(),
    unitGross: c.minor('unit_gross').notNull(),
    totalNet: c.minor('total_net').notNull(),
    totalGross: c.minor('total_gross').notNull(),
    undiscountedUnitNet: c.minor('undiscounted_unit_net').notNull(),
    undiscountedUnitGross: c.minor('undiscounted_unit_gross').notNull(),
    undiscountedTotalNet: c.minor('undiscounted_total_net').notNull(),
    undiscountedTotalGross: c.minor('undiscounted_total_gross').notNull(),
    /** Discount on one piece in minor units; `unitDiscountValue` is a percentage or a decimal amount, by its type. */
    unitDiscount: c.minor('unit_discount').notNull().default(0),
    unitDiscountValue: doublePrecision('unit_discount_value').notNull().default(0),
    unitDiscountType: text('unit_discount_type', { enum: VALUE_TYPES }),
    unitDiscountReason: text('unit_discount_reason'),
    /** What the discount on one piece is made of. */
    discounts: jsonb('discounts')
      .$type<LineDiscount[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Of a draft: the catalogue's price of one piece, as it is entered, that the line keeps for a while. */
    frozenPrice: c.minor('frozen_price'),
    /** Until when the line keeps it; null beside a frozen price: for good. */
    frozenUntil: c.instant('frozen_until'),
    voucherCode: text('voucher_code'),
    ...c.bothMetadata(),
  },
  (t) => [
    index().on(t.orderId, t.position),
    index().on(t.variantId),
    index('order_lines_search').using('gin', sql`(${sql.raw(lineText(''))}) gin_trgm_ops`),
    wordsKnown('order_lines', [t.manualType, t.unitDiscountType]),
  ],
)

/** Stock that is allocated to an order line. */
export const allocations = pgTable(
  'allocations',
  {
    id: c.serialId(),
    orderLineId: c.partOfUuid('order_line_id', () => orderLines.id),
    stockId: c.partOf('stock_id', () => stocks.id),
    /** What still waits to be sent; 0 once it was, or when the order was cancelled. */
    quantity: integer('quantity').notNull(),
  },
  (t) => [index().on(t.orderLineId), index().on(t.stockId)],
)

export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: uuid('id').primaryKey(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    /** Saleor's OrderDiscountType. */
    type: text('type').$type<OrderDiscountType>().notNull(),
    name: text('name'),
    translatedName: text('translated_name'),
    valueType: text('value_type', { enum: VALUE_TYPES }).notNull(),
    value: doublePrecision('value').notNull(),
    amount: c.minor('amount').notNull(),
    reason: text('reason'),
  },
  (t) => [index().on(t.orderId), oneOf('order_discounts_value_type_known', t.valueType, VALUE_TYPES)],
)

export const orderGiftCards = pgTable(
  'order_gift_cards',
  {
    id: c.serialId(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    /** Null when the card is gone; what it paid stays. */
    giftCardId: integer('gift_card_id').references(() => giftCards.id, { onDelete: 'set null' }),
    amount: c.minor('amount').notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.giftCardId)],
)

/** Events of an order, by Saleor's OrderEventsEnum. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: c.serialId(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    type: text('type').$type<OrderEventsEnum>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    parameters: jsonb('parameters').$type<Record<string, unknown>>(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.createdAt, t.id)],
)

/** Parcels of an order. */
export const fulfillments = pgTable(
  'fulfillments',
  {
    id: c.serialId(),
    orderId: c.partOfUuid('order_id', () => orders.id),
    /** The number of the parcel within the order: 1, 2 … */
    fulfillmentOrder: integer('fulfillment_order').notNull(),
    /** Saleor's FulfillmentStatus. */
    status: text('status', { enum: FULFILLMENT_STATUSES }).notNull().default('FULFILLED'),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** What was given back with goods that came back, in minor units; null where nothing was. */
    shippingRefunded: c.minor('shipping_refunded'),
    totalRefunded: c.minor('total_refunded'),
    /** Why goods came back. */
    reason: text('reason').notNull().default(''),
    /** The page that names why. */
    reasonPageId: integer('reason_page_id').references(() => pages.id, { onDelete: 'set null' }),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.orderId), oneOf('fulfillments_status_known', t.status, FULFILLMENT_STATUSES)],
)

export const fulfillmentLines = pgTable(
  'fulfillment_lines',
  {
    id: c.serialId(),
    fulfillmentId: c.partOf('fulfillment_id', () => fulfillments.id),
    orderLineId: c.partOfUuid('order_line_id', () => orderLines.id),
    stockId: integer('stock_id').references(() => stocks.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull().default(''),
    reasonPageId: integer('reason_page_id').references(() => pages.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.fulfillmentId), index().on(t.orderLineId)],
)
