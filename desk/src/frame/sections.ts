/** The desk's sections, in their order: the navigation and the palette are made of them. */
import type { LinkProps } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import type { IconName } from '../parts/icon.tsx'
import type { PermissionEnum } from '../platform/rights.ts'

export interface Section {
  to: NonNullable<LinkProps['to']>
  label: () => string
  icon: IconName
  /** One of them is enough; none: everybody on staff. */
  needs: readonly PermissionEnum[]
  /** A query or mutation that the server must have. */
  offered?: string
  /** Only with the shop's own service, since Saleor has no name for it. */
  own?: boolean
  /** Among the five that a phone shows. */
  phone?: boolean
  /** Letters pressed one after the other that lead there. */
  keys: string
}

export const SECTIONS: readonly Section[] = [
  { to: '/', label: m.frame_today, icon: 'today', needs: [], phone: true, keys: 'g t' },
  {
    to: '/orders',
    label: m.frame_orders,
    icon: 'orders',
    needs: ['MANAGE_ORDERS'],
    offered: 'orders',
    phone: true,
    keys: 'g o',
  },
  {
    to: '/catalogue/categories',
    label: m.products_catalogue,
    icon: 'products',
    needs: ['MANAGE_PRODUCTS', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'],
    keys: 'g k',
  },
]
