/** What the logged tables are called outside, and whose permission their changes need. */
import type { PermissionEnum } from '@semena/contract/enums'

export interface LoggedNoun {
  /** The name of the thing in GraphQL where it has one; the id of such a thing is a global id of this type. */
  noun: string
  /** Who manages it has one of these. */
  anyOf: readonly PermissionEnum[]
}

const noun = (name: string, ...anyOf: PermissionEnum[]): LoggedNoun => ({ noun: name, anyOf })

const TYPES = ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'] as const

/** By the table's name. A test asks for a line for each logged table. */
export const LOGGED_NOUNS: Readonly<Record<string, LoggedNoun>> = {
  shops: noun('Shop', 'MANAGE_SETTINGS'),
  mail_texts: noun('MailText', 'MANAGE_SETTINGS'),
  reason_types: noun('ReasonType', 'MANAGE_SETTINGS'),
  channels: noun('Channel', 'MANAGE_CHANNELS'),
  channel_warehouses: noun('ChannelWarehouse', 'MANAGE_CHANNELS', 'MANAGE_PRODUCTS'),
  warehouses: noun('Warehouse', 'MANAGE_PRODUCTS'),
  stocks: noun('Stock', 'MANAGE_PRODUCTS'),
  tax_classes: noun('TaxClass', 'MANAGE_TAXES'),
  tax_class_rates: noun('TaxClassRate', 'MANAGE_TAXES'),
  tax_rates: noun('TaxRate', 'MANAGE_TAXES'),
  tax_country_exceptions: noun('TaxCountryException', 'MANAGE_TAXES'),
  shipping_zones: noun('ShippingZone', 'MANAGE_SHIPPING'),
  shipping_zone_channels: noun('ShippingZoneChannel', 'MANAGE_SHIPPING', 'MANAGE_CHANNELS'),
  shipping_zone_warehouses: noun('ShippingZoneWarehouse', 'MANAGE_SHIPPING', 'MANAGE_PRODUCTS'),
  shipping_methods: noun('ShippingMethodType', 'MANAGE_SHIPPING'),
  shipping_postal_code_rules: noun('ShippingMethodPostalCodeRule', 'MANAGE_SHIPPING'),
  shipping_method_listings: noun('ShippingMethodChannelListing', 'MANAGE_SHIPPING'),
  apps: noun('App', 'MANAGE_APPS'),
  app_tokens: noun('AppToken', 'MANAGE_APPS'),
  app_extensions: noun('AppExtension', 'MANAGE_APPS'),
  webhooks: noun('Webhook', 'MANAGE_APPS'),
  attributes: noun('Attribute', ...TYPES),
  // Values that belong to one product or page are written with it.
  attribute_values: noun('AttributeValue', ...TYPES, 'MANAGE_PRODUCTS', 'MANAGE_PAGES'),
  product_types: noun('ProductType', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
  product_type_attributes: noun('ProductTypeAttribute', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
  categories: noun('Category', 'MANAGE_PRODUCTS'),
  collections: noun('Collection', 'MANAGE_PRODUCTS'),
  collection_listings: noun('CollectionChannelListing', 'MANAGE_PRODUCTS'),
  collection_products: noun('CollectionProduct', 'MANAGE_PRODUCTS'),
  products: noun('Product', 'MANAGE_PRODUCTS'),
  product_listings: noun('ProductChannelListing', 'MANAGE_PRODUCTS'),
  product_attribute_values: noun('ProductAttributeValue', 'MANAGE_PRODUCTS'),
  product_media: noun('ProductMedia', 'MANAGE_PRODUCTS'),
  variant_media: noun('ProductVariantMedia', 'MANAGE_PRODUCTS'),
  variants: noun('ProductVariant', 'MANAGE_PRODUCTS'),
  variant_listings: noun('ProductVariantChannelListing', 'MANAGE_PRODUCTS'),
  variant_attribute_values: noun('ProductVariantAttributeValue', 'MANAGE_PRODUCTS'),
  promotions: noun('Promotion', 'MANAGE_DISCOUNTS'),
  promotion_rules: noun('PromotionRule', 'MANAGE_DISCOUNTS'),
  vouchers: noun('Voucher', 'MANAGE_DISCOUNTS'),
  voucher_codes: noun('VoucherCode', 'MANAGE_DISCOUNTS'),
  voucher_listings: noun('VoucherChannelListing', 'MANAGE_DISCOUNTS'),
  gift_cards: noun('GiftCard', 'MANAGE_GIFT_CARD'),
  gift_card_tags: noun('GiftCardTag', 'MANAGE_GIFT_CARD'),
  gift_card_tag_links: noun('GiftCardTagLink', 'MANAGE_GIFT_CARD'),
  page_types: noun('PageType', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'),
  page_type_attributes: noun('PageTypeAttribute', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'),
  pages: noun('Page', 'MANAGE_PAGES'),
  page_attribute_values: noun('PageAttributeValue', 'MANAGE_PAGES'),
  menus: noun('Menu', 'MANAGE_MENUS'),
  menu_items: noun('MenuItem', 'MANAGE_MENUS'),
  users: noun('User', 'MANAGE_USERS', 'MANAGE_STAFF'),
  user_addresses: noun('Address', 'MANAGE_USERS'),
  permission_groups: noun('Group', 'MANAGE_STAFF'),
  user_groups: noun('GroupMember', 'MANAGE_STAFF'),
  orders: noun('Order', 'MANAGE_ORDERS'),
  order_lines: noun('OrderLine', 'MANAGE_ORDERS'),
  order_discounts: noun('OrderDiscount', 'MANAGE_ORDERS'),
  fulfillments: noun('Fulfillment', 'MANAGE_ORDERS'),
  fulfillment_lines: noun('FulfillmentLine', 'MANAGE_ORDERS'),
  granted_refunds: noun('OrderGrantedRefund', 'MANAGE_ORDERS'),
  granted_refund_lines: noun('OrderGrantedRefundLine', 'MANAGE_ORDERS'),
  invoices: noun('Invoice', 'MANAGE_ORDERS'),
}

/**
 * Operations that need another permission than the one of what they change: whoever has it sees and undoes what they
 * did.
 */
export const BY_OPERATION: Readonly<Record<string, readonly PermissionEnum[]>> = {
  giftCardSettingsUpdate: ['MANAGE_GIFT_CARD'],
  orderSettingsUpdate: ['MANAGE_ORDERS'],
  taxConfigurationUpdate: ['MANAGE_TAXES'],
  assignNavigation: ['MANAGE_MENUS', 'MANAGE_SETTINGS'],
  // Of these the values of products, variants and pages go along.
  attributeUpdate: TYPES,
  attributeDelete: TYPES,
  attributeBulkUpdate: TYPES,
  attributeBulkDelete: ['MANAGE_PAGE_TYPES_AND_ATTRIBUTES'],
  attributeValueUpdate: TYPES,
  attributeValueDelete: TYPES,
  attributeValueBulkDelete: ['MANAGE_PAGE_TYPES_AND_ATTRIBUTES'],
  attributeReorderValues: TYPES,
}

/**
 * Tables that say who may do what, and who is told what. Taking their changes back may give rights, so only a superuser
 * does it from outside.
 */
export const RIGHTS: ReadonlySet<string> = new Set([
  'permission_groups',
  'user_groups',
  'apps',
  'app_tokens',
  'webhooks',
])
