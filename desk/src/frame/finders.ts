/** What the palette finds beside sections and actions: one finder for each noun that can be looked for by words. */
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '../parts/icon.tsx'
import type { PermissionEnum } from '../platform/rights.ts'
import { findCustomers } from '../features/customers/find.ts'
import { findVouchers } from '../features/offers/find.ts'
import { findOrders } from '../features/orders/find.ts'
import { findProducts } from '../features/sheet/find.ts'
import { findMessages } from '../features/inbox/find.ts'
import { findPages } from '../features/texts/find.ts'
import { findGroups } from '../features/products/find.ts'

export interface Found {
  id: string
  title: string
  /** What tells it from others with the same title. */
  detail?: string
  icon: IconName
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

export interface Finder {
  name: string
  needs: readonly PermissionEnum[]
  find(text: string, signal: AbortSignal): Promise<Found[]>
}

export const FINDERS: readonly Finder[] = [
  { name: 'orders', needs: ['MANAGE_ORDERS'], find: findOrders },
  { name: 'products', needs: ['MANAGE_PRODUCTS'], find: findProducts },
  { name: 'customers', needs: ['MANAGE_USERS'], find: findCustomers },
  { name: 'vouchers', needs: ['MANAGE_DISCOUNTS'], find: findVouchers },
  { name: 'pages', needs: ['MANAGE_PAGES'], find: findPages },
  { name: 'messages', needs: ['MANAGE_USERS'], find: findMessages },
  { name: 'catalogue', needs: ['MANAGE_PRODUCTS'], find: findGroups },
]
