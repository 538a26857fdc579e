/** The shop, its channels, warehouses, taxes and shipping. */
import { USUAL_DEADLINE_MINUTES } from '@semena/contract/time'
import type {
  AccountConfirmModeEnum,
  MarkAsPaidStrategyEnum,
  PasswordLoginModeEnum,
  TaxCalculationStrategy,
  WeightUnitsEnum,
} from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  ALLOCATION_STRATEGIES,
  CLICK_AND_COLLECT,
  GIFT_CARD_EXPIRY_TYPES,
  oneOf,
  SHIPPING_METHOD_TYPES,
  TIME_PERIODS,
} from './closed-sets.ts'
import * as c from './columns.ts'

/** The settings of the whole shop, in one row. */
export const shops = pgTable('shops', {
  id: integer('id').primaryKey().default(1),
  name: text('name').notNull().default(''),
  description: text('description'),
  companyAddress: jsonb('company_address').$type<c.StoredAddress>(),
  trackInventoryByDefault: boolean('track_inventory_by_default').notNull().default(true),
  /** Highest quantity of one line; null means no limit. */
  limitQuantityPerCheckout: integer('limit_quantity_per_checkout').default(50),
  pricesEnteredWithTax: boolean('prices_entered_with_tax').notNull().default(true),
  headerText: text('header_text').notNull().default(''),
  defaultMailSenderName: text('default_mail_sender_name').notNull().default(''),
  defaultMailSenderAddress: text('default_mail_sender_address'),
  customerSetPasswordUrl: text('customer_set_password_url'),
  fulfillmentAutoApprove: boolean('fulfillment_auto_approve').notNull().default(true),
  fulfillmentAllowUnpaid: boolean('fulfillment_allow_unpaid').notNull().default(false),
  useLegacyShippingZoneStockAvailability: boolean('use_legacy_shipping_zone_stock_availability')
    .notNull()
    .default(true),
  enableAccountConfirmationByEmail: boolean('enable_account_confirmation_by_email').notNull().default(true),
  allowLoginWithoutConfirmation: boolean('allow_login_without_confirmation').notNull().default(true),
  /** Who may sign in by password: Saleor's PasswordLoginModeEnum. */
  passwordLoginMode: text('password_login_mode').$type<PasswordLoginModeEnum>().notNull().default('ENABLED'),
  /** Saleor's WeightUnitsEnum, in which people enter weights. */
  defaultWeightUnit: text('default_weight_unit').$type<WeightUnitsEnum>().notNull().default('KG'),
  /** Minutes; kept for clients, because only orders take stock here. */
  reserveStockDurationAnonymousUser: integer('reserve_stock_duration_anonymous_user'),
  reserveStockDurationAuthenticatedUser: integer('reserve_stock_duration_authenticated_user'),
  allowStorefrontTraffic: boolean('allow_storefront_traffic').notNull().default(true),
  /** A shop begins with it, where a Saleor begins without: nobody wants to lose what was typed. */
  preserveAllAddressFields: boolean('preserve_all_address_fields').notNull().default(true),
  useLegacyUpdateWebhookEmission: boolean('use_legacy_update_webhook_emission').notNull().default(true),
  /** Saleor's AccountConfirmModeEnum. */
  accountConfirmMergeMode: text('account_confirm_merge_mode')
    .$type<AccountConfirmModeEnum>()
    .notNull()
    .default('MERGE_DISABLED'),
  /** How many years the books must be kept: an order keeps the data of a buyer who was forgotten for that long. */
  orderRetentionYears: integer('order_retention_years').notNull().default(10),
  giftCardExpiryType: text('gift_card_expiry_type', { enum: GIFT_CARD_EXPIRY_TYPES }).notNull().default('NEVER_EXPIRE'),
  /** How long a new gift card lasts, where the type says that it ends. */
  giftCardExpiryAmount: integer('gift_card_expiry_amount'),
  giftCardExpiryUnit: text('gift_card_expiry_unit', { enum: TIME_PERIODS }),
  /** Key of the hashes of networks and mailboxes with unpaid holds; nobody outside learns it. */
  holderKey: uuid('holder_key').notNull().defaultRandom(),
  ...c.bothMetadata(),
})

export const channels = pgTable(
  'channels',
  {
    id: c.serialId(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    defaultCountry: text('default_country').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    allowUnpaidOrders: boolean('allow_unpaid_orders').notNull().default(true),
    /** How long an unpaid order holds its stock; null until it is cancelled. */
    expireOrdersAfter: integer('expire_orders_after').default(USUAL_DEADLINE_MINUTES),
    /** Days after which an expired order is deleted. */
    deleteExpiredOrdersAfter: integer('delete_expired_orders_after').notNull().default(60),
    /** From which of several warehouses goods are taken: in the channel's order, or from the fullest. */
    allocationStrategy: text('allocation_strategy', { enum: ALLOCATION_STRATEGIES })
      .notNull()
      .default('PRIORITIZE_SORTING_ORDER'),
    automaticallyFulfillNonShippableGiftCard: boolean('automatically_fulfill_non_shippable_gift_card')
      .notNull()
      .default(true),
    /** Saleor's MarkAsPaidStrategyEnum. */
    markAsPaidStrategy: text('mark_as_paid_strategy').$type<MarkAsPaidStrategyEnum>().notNull().default('PAYMENT_FLOW'),
    includeDraftOrderInVoucherUsage: boolean('include_draft_order_in_voucher_usage').notNull().default(false),
    /** Hours for which the prices of a draft's lines stay; null for ever. */
    draftOrderLinePriceFreezePeriod: integer('draft_order_line_price_freeze_period').default(24),
    useLegacyLineDiscountPropagation: boolean('use_legacy_line_discount_propagation').notNull().default(false),
    automaticallyConfirmAllNewOrders: boolean('automatically_confirm_all_new_orders').notNull().default(true),
    /** Null takes the shop's setting. */
    pricesEnteredWithTax: boolean('prices_entered_with_tax'),
    chargeTaxes: boolean('charge_taxes').notNull().default(true),
    displayGrossPrices: boolean('display_gross_prices').notNull().default(true),
    taxCalculationStrategy: text('tax_calculation_strategy').$type<TaxCalculationStrategy>().default('FLAT_RATES'),
    /** Identifier of the app that computes taxes where the strategy is TAX_APP. */
    taxAppId: text('tax_app_id'),
    useWeightedTaxForShipping: boolean('use_weighted_tax_for_shipping').notNull().default(false),
    /** Of the tax configuration, which is an object of its own for clients. */
    taxMetadata: jsonb('tax_metadata')
      .$type<c.MetadataMap>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    taxPrivateMetadata: jsonb('tax_private_metadata')
      .$type<c.MetadataMap>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    defaultTransactionFlowStrategy: text('default_transaction_flow_strategy').notNull().default('CHARGE'),
    /** Whether checkouts whose total is paid or authorised become orders by themselves, and after how many minutes. */
    automaticallyCompleteFullyPaidCheckouts: boolean('automatically_complete_fully_paid_checkouts')
      .notNull()
      .default(false),
    automaticCompletionDelay: integer('automatic_completion_delay').notNull().default(0),
    /** Checkouts that were begun before this are not completed by themselves. */
    automaticCompletionCutOffDate: c.instant('automatic_completion_cut_off_date'),
    allowLegacyGiftCardUse: boolean('allow_legacy_gift_card_use').notNull().default(true),
    useLegacyErrorFlow: boolean('use_legacy_error_flow').notNull().default(true),
    releaseFundsForExpiredCheckouts: boolean('release_funds_for_expired_checkouts').notNull().default(false),
    /** Hours. */
    checkoutTtlBeforeReleasingFunds: integer('checkout_ttl_before_releasing_funds').notNull().default(6),
    checkoutReleaseFundsCutOffDate: c.instant('checkout_release_funds_cut_off_date'),
    /** Most unpaid orders that one network, and one e-mail, may have open at a time. */
    maxUnpaidOrdersPerNetwork: integer('max_unpaid_orders_per_network').notNull().default(5),
    maxUnpaidOrdersPerEmail: integer('max_unpaid_orders_per_email').notNull().default(5),
    /** Most packs of one variant that these may hold together. */
    maxUnpaidPacksPerVariant: integer('max_unpaid_packs_per_variant').notNull().default(40),
    /** Most mails about orders that one address gets in an hour; the others wait. */
    maxOrderMailsPerHour: integer('max_order_mails_per_hour').notNull().default(10),
    /** Refused card payments in an hour after which cards rest: of a network, of an order, of a card's first digits. */
    maxRefusedCardsPerNetwork: integer('max_refused_cards_per_network').notNull().default(3),
    maxRefusedCardsPerOrder: integer('max_refused_cards_per_order').notNull().default(5),
    maxRefusedCardsPerPrefix: integer('max_refused_cards_per_prefix').notNull().default(20),
    ...c.bothMetadata(),
  },
  (t) => [oneOf('channels_allocation_strategy_known', t.allocationStrategy, ALLOCATION_STRATEGIES)],
)

/** How a channel taxes and shows prices in a country where that differs from its own way. */
export const taxCountryExceptions = pgTable(
  'tax_country_exceptions',
  {
    channelId: c.partOf('channel_id', () => channels.id),
    country: text('country').notNull(),
    chargeTaxes: boolean('charge_taxes').notNull(),
    displayGrossPrices: boolean('display_gross_prices').notNull(),
    taxCalculationStrategy: text('tax_calculation_strategy').$type<TaxCalculationStrategy>(),
    taxAppId: text('tax_app_id'),
    useWeightedTaxForShipping: boolean('use_weighted_tax_for_shipping').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.country] })],
)

export const warehouses = pgTable(
  'warehouses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    address: jsonb('address').$type<c.StoredAddress>(),
    email: text('email').notNull().default(''),
    /** Whether buyers do not learn of it. */
    isPrivate: boolean('is_private').notNull().default(true),
    /** Whether buyers collect there what lies there (LOCAL), or whatever the shop has (ALL). */
    clickAndCollectOption: text('click_and_collect_option', { enum: CLICK_AND_COLLECT }).notNull().default('DISABLED'),
    externalReference: text('external_reference').unique(),
    ...c.bothMetadata(),
  },
  (t) => [
    index().on(t.name, t.id),
    oneOf('warehouses_click_and_collect_known', t.clickAndCollectOption, CLICK_AND_COLLECT),
  ],
)

export const channelWarehouses = pgTable(
  'channel_warehouses',
  {
    channelId: c.partOf('channel_id', () => channels.id),
    warehouseId: c.partOfUuid('warehouse_id', () => warehouses.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.warehouseId] })],
)

/** Tax classes: kinds of goods or shipping that are taxed by rates of their own. */
export const taxClasses = pgTable('tax_classes', {
  id: c.serialId(),
  name: text('name').notNull(),
  ...c.bothMetadata(),
})

/** Rates of tax classes by country, in percent. A class without a row is taxed by the country's flat rate. */
export const taxClassRates = pgTable(
  'tax_class_rates',
  {
    taxClassId: c.partOf('tax_class_id', () => taxClasses.id),
    country: text('country').notNull(),
    rate: numeric('rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.taxClassId, t.country] })],
)

/** Flat tax rates by country, in percent. A country without a row is not taxed. */
export const taxRates = pgTable('tax_rates', {
  country: text('country').primaryKey(),
  rate: numeric('rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
})

export const shippingZones = pgTable('shipping_zones', {
  id: c.serialId(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  countries: c.textArray('countries'),
  /** Whether it is for countries that no other zone names. */
  isDefault: boolean('is_default').notNull().default(false),
  ...c.bothMetadata(),
})

export const shippingZoneChannels = pgTable(
  'shipping_zone_channels',
  {
    zoneId: c.partOf('zone_id', () => shippingZones.id),
    channelId: c.partOf('channel_id', () => channels.id),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.channelId] })],
)

export const shippingZoneWarehouses = pgTable(
  'shipping_zone_warehouses',
  {
    zoneId: c.partOf('zone_id', () => shippingZones.id),
    warehouseId: c.partOfUuid('warehouse_id', () => warehouses.id),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.warehouseId] })],
)

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: c.serialId(),
    zoneId: c.partOf('zone_id', () => shippingZones.id),
    name: text('name').notNull(),
    /** Saleor's ShippingMethodTypeEnum. Limits of price and weight hold for both. */
    type: text('type', { enum: SHIPPING_METHOD_TYPES }).notNull().default('PRICE'),
    description: c.richText('description'),
    taxClassId: integer('tax_class_id').references(() => taxClasses.id, { onDelete: 'set null' }),
    /** Kilograms; the method is offered within these limits. */
    minWeight: doublePrecision('min_weight'),
    maxWeight: doublePrecision('max_weight'),
    /** A checkout with one of these products is not offered the method. */
    excludedProductIds: integer('excluded_product_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    minDays: integer('min_days'),
    maxDays: integer('max_days'),
    sort: integer('sort').notNull().default(0),
    translations: c.translations(),
    ...c.bothMetadata(),
  },
  (t) => [index().on(t.zoneId, t.sort), oneOf('shipping_methods_type_known', t.type, SHIPPING_METHOD_TYPES)],
)

/** Postal codes for which a method is offered, or is not. */
export const shippingPostalCodeRules = pgTable(
  'shipping_postal_code_rules',
  {
    id: c.serialId(),
    methodId: c.partOf('method_id', () => shippingMethods.id),
    start: text('start').notNull(),
    /** Null for all codes from `start` on. */
    end: text('end'),
    /** INCLUDE or EXCLUDE. */
    inclusionType: text('inclusion_type').notNull(),
  },
  (t) => [index().on(t.methodId)],
)

/** A row for each channel that offers the method. */
export const shippingMethodListings = pgTable(
  'shipping_method_listings',
  {
    methodId: c.partOf('method_id', () => shippingMethods.id),
    channelId: c.partOf('channel_id', () => channels.id),
    price: c.minor('price').notNull(),
    minOrder: c.minor('min_order'),
    maxOrder: c.minor('max_order'),
  },
  (t) => [primaryKey({ columns: [t.methodId, t.channelId] })],
)

/** Texts of mails that the owner wrote in place of the shop's own (`domain/mail/texts`). */
export const mailTexts = pgTable(
  'mail_texts',
  {
    /** The kind of mail, such as `order-placed`, or the name of what several mails share. */
    mail: text('mail').notNull(),
    /** Lower case, such as `ru`. */
    language: text('language').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mail, t.language, t.key] })],
)
