/** Every permission there is, by Saleor's PermissionEnum. */

import type { PermissionEnum } from '@semena/contract/enums'

export const PERMISSIONS: readonly PermissionEnum[] = [
  'HANDLE_CHECKOUTS',
  'HANDLE_PAYMENTS',
  'HANDLE_TAXES',
  'IMPERSONATE_USER',
  'MANAGE_APPS',
  'MANAGE_CHANNELS',
  'MANAGE_CHECKOUTS',
  'MANAGE_CUSTOMER_TYPES_AND_ATTRIBUTES',
  'MANAGE_DISCOUNTS',
  'MANAGE_GIFT_CARD',
  'MANAGE_MENUS',
  'MANAGE_OBSERVABILITY',
  'MANAGE_ORDERS',
  'MANAGE_ORDERS_IMPORT',
  'MANAGE_PAGES',
  'MANAGE_PAGE_TYPES_AND_ATTRIBUTES',
  'MANAGE_PLUGINS',
  'MANAGE_PRODUCTS',
  'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
  'MANAGE_SETTINGS',
  'MANAGE_SHIPPING',
  'MANAGE_STAFF',
  'MANAGE_TAXES',
  'MANAGE_TRANSLATIONS',
  'MANAGE_USERS',
]

/** Names that are not those of the codes. */
const NAMES: Partial<Record<string, string>> = {
  MANAGE_USERS: 'Manage customers.',
  MANAGE_DISCOUNTS: 'Manage sales and vouchers.',
  MANAGE_GIFT_CARD: 'Manage gift cards.',
  MANAGE_MENUS: 'Manage navigation.',
}

/** Permissions whose names have no full stop, as in Saleor. */
const WITHOUT_STOP: ReadonlySet<string> = new Set([
  'HANDLE_CHECKOUTS',
  'HANDLE_PAYMENTS',
  'HANDLE_TAXES',
  'MANAGE_APPS',
  'MANAGE_CHECKOUTS',
  'MANAGE_OBSERVABILITY',
  'MANAGE_PLUGINS',
  'MANAGE_TAXES',
])

/** The name that people see: `MANAGE_STAFF` → `Manage staff.` */
export const permissionName = (code: string): string =>
  NAMES[code] ?? `${code[0]!}${code.slice(1).toLowerCase().replaceAll('_', ' ')}${WITHOUT_STOP.has(code) ? '' : '.'}`
