/** What one may be allowed to do, in plain words. */
import type { PermissionEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'

const WORDS: Partial<Record<PermissionEnum, () => string>> = {
  MANAGE_ORDERS: m.staff_may_orders,
  HANDLE_PAYMENTS: m.staff_may_payments,
  MANAGE_ORDERS_IMPORT: m.staff_may_orders_import,
  MANAGE_CHECKOUTS: m.staff_may_checkouts,
  MANAGE_USERS: m.staff_may_users,
  MANAGE_PRODUCTS: m.staff_may_products,
  MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES: m.staff_may_types,
  MANAGE_DISCOUNTS: m.staff_may_discounts,
  MANAGE_GIFT_CARD: m.staff_may_gift_cards,
  MANAGE_PAGES: m.staff_may_pages,
  MANAGE_PAGE_TYPES_AND_ATTRIBUTES: m.staff_may_page_types,
  MANAGE_MENUS: m.staff_may_menus,
  MANAGE_TRANSLATIONS: m.staff_may_translations,
  MANAGE_SHIPPING: m.staff_may_shipping,
  MANAGE_TAXES: m.staff_may_taxes,
  MANAGE_CHANNELS: m.staff_may_channels,
  MANAGE_SETTINGS: m.staff_may_settings,
  MANAGE_STAFF: m.staff_may_staff,
  MANAGE_APPS: m.staff_may_apps,
  HANDLE_CHECKOUTS: m.staff_may_handle_checkouts,
  HANDLE_TAXES: m.staff_may_handle_taxes,
  IMPERSONATE_USER: m.staff_may_impersonate,
  MANAGE_PLUGINS: m.staff_may_plugins,
  MANAGE_CUSTOMER_TYPES_AND_ATTRIBUTES: m.staff_may_customer_types,
}

export const permissionText = (code: PermissionEnum): string => WORDS[code]?.() ?? code

/** Permissions that mean something to people, in the order of a shop's day. */
export const PERMISSIONS_OF_PEOPLE = (Object.keys(WORDS) as PermissionEnum[]).slice(0, 19)
/** Permissions that programs ask for as well. */
export const PERMISSIONS_OF_PROGRAMS = (Object.keys(WORDS) as PermissionEnum[]).slice(0, 21)
