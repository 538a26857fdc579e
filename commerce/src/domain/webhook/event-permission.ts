/** Which permission an app needs to hear of an event or to be asked about it, as in Saleor (`saleor/webhook/event_types.py`, 3.23). */
import type { PermissionEnum, WebhookEventTypeEnum } from '@semena/contract/enums'

/** By how the names of events begin; the longer beginnings come first. Events of attributes need no permission. */
const PERMISSIONS_BY_START: readonly [start: string, permission: PermissionEnum | null][] = [
  ['CUSTOMER_TYPE_', null],
  ['CHECKOUT_CALCULATE_TAXES', 'HANDLE_TAXES'],
  ['ORDER_CALCULATE_TAXES', 'HANDLE_TAXES'],
  ['PRODUCT_TYPE_', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'],
  ['PAGE_TYPE_', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'],
  ['ACCOUNT_', 'MANAGE_USERS'],
  ['ADDRESS_', 'MANAGE_USERS'],
  ['CUSTOMER_', 'MANAGE_USERS'],
  ['CATEGORY_', 'MANAGE_PRODUCTS'],
  ['COLLECTION_', 'MANAGE_PRODUCTS'],
  ['PRODUCT_', 'MANAGE_PRODUCTS'],
  ['WAREHOUSE_', 'MANAGE_PRODUCTS'],
  ['THUMBNAIL_', 'MANAGE_PRODUCTS'],
  ['CHANNEL_', 'MANAGE_CHANNELS'],
  ['GIFT_CARD_', 'MANAGE_GIFT_CARD'],
  ['MENU_', 'MANAGE_MENUS'],
  ['ORDER_', 'MANAGE_ORDERS'],
  ['FULFILLMENT_', 'MANAGE_ORDERS'],
  ['DRAFT_ORDER_', 'MANAGE_ORDERS'],
  ['INVOICE_', 'MANAGE_ORDERS'],
  ['SALE_', 'MANAGE_DISCOUNTS'],
  ['PROMOTION_', 'MANAGE_DISCOUNTS'],
  ['VOUCHER_', 'MANAGE_DISCOUNTS'],
  ['CHECKOUT_', 'MANAGE_CHECKOUTS'],
  ['PAGE_', 'MANAGE_PAGES'],
  ['PERMISSION_GROUP_', 'MANAGE_STAFF'],
  ['STAFF_', 'MANAGE_STAFF'],
  ['SHIPPING_', 'MANAGE_SHIPPING'],
  ['TRANSACTION_', 'HANDLE_PAYMENTS'],
  ['PAYMENT_', 'HANDLE_PAYMENTS'],
  ['LIST_STORED_PAYMENT_', 'HANDLE_PAYMENTS'],
  ['STORED_PAYMENT_', 'HANDLE_PAYMENTS'],
  ['TRANSLATION_', 'MANAGE_TRANSLATIONS'],
  ['APP_', 'MANAGE_APPS'],
  ['SHOP_', 'MANAGE_SETTINGS'],
]

/** The permission that an app needs for the event, and staff to try it out; null where none is needed. */
export const permissionOfEvent = (event: WebhookEventTypeEnum): PermissionEnum | null =>
  PERMISSIONS_BY_START.find(([start]) => event.startsWith(start))?.[1] ?? null
