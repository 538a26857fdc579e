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

/** The name that people see: `MANAGE_STAFF` → `Manage staff`. */
export const permissionName = (code: string): string => code[0]! + code.slice(1).toLowerCase().replaceAll('_', ' ')
