/** What the palette finds beside sections and actions: one finder for each noun that can be looked for by words. */
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '../parts/icon.tsx'
import type { PermissionEnum } from '../platform/rights.ts'
import { findOrders } from '../features/orders/find.ts'
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
  { name: 'catalogue', needs: ['MANAGE_PRODUCTS'], find: findGroups },
]
