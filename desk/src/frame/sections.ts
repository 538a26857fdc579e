/** The desk's sections, in their order: the navigation and the palette are made of them. */
import type { LinkProps } from '@tanstack/react-router'
import { SETTINGS_PLACES } from '../features/settings/places.ts'
import { m } from '../paraglide/messages.js'
import { isOwnService } from '../platform/endpoint.ts'
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
  /** Among the five that a phone shows; `only`: there alone. */
  phone?: boolean | 'only'
  /** What the address holds besides, where a section is a view of another one. */
  search?: Record<string, string>
  /** A screen elsewhere that belongs to it. */
  also?: string
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
    to: '/payments',
    label: m.payments_title,
    icon: 'payments',
    needs: ['HANDLE_PAYMENTS'],
    own: true,
    keys: 'g m',
  },
  {
    to: '/products',
    label: m.sheet_title,
    icon: 'products',
    needs: ['MANAGE_PRODUCTS'],
    offered: 'productVariants',
    keys: 'g p',
  },
  {
    to: '/products',
    search: { view: 'stock' },
    label: m.sheet_stock_title,
    icon: 'sheet',
    needs: ['MANAGE_PRODUCTS'],
    offered: 'productVariants',
    phone: 'only',
    keys: 'g k',
  },
  {
    to: '/catalogue',
    label: m.products_catalogue,
    icon: 'catalogue',
    needs: ['MANAGE_PRODUCTS', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'],
    keys: 'g l',
  },
  {
    to: '/customers',
    label: m.frame_customers,
    icon: 'customers',
    needs: ['MANAGE_USERS'],
    offered: 'customers',
    keys: 'g c',
  },
  {
    to: '/offers',
    label: m.frame_offers,
    icon: 'offers',
    needs: ['MANAGE_DISCOUNTS', 'MANAGE_GIFT_CARD'],
    offered: 'vouchers',
    keys: 'g f',
  },
  {
    to: '/texts',
    label: m.texts_title,
    icon: 'texts',
    needs: ['MANAGE_PAGES', 'MANAGE_MENUS', 'MANAGE_TRANSLATIONS', 'MANAGE_SETTINGS'],
    keys: 'g x',
  },
  {
    to: '/inbox',
    label: m.inbox_title,
    icon: 'inbox',
    needs: ['MANAGE_USERS'],
    own: true,
    phone: true,
    keys: 'g i',
  },
  { to: '/changes', label: m.changes_title, icon: 'changes', needs: [], own: true, also: '/import', keys: 'g h' },
  {
    to: '/settings',
    label: m.settings_title,
    icon: 'settings',
    // One's own sign-in, which everybody may change, stands in the menu of the account.
    needs: SETTINGS_PLACES.flatMap(({ needs }) => needs),
    keys: 'g s',
  },
]

type Place = Omit<Section, 'keys' | 'phone'>

/** Places within sections, and forms for something new, which the palette finds as well. */
export const PLACES: readonly Place[] = [
  {
    to: '/orders/new',
    label: m.orders_new,
    icon: 'plus',
    needs: ['MANAGE_ORDERS'],
    offered: 'draftOrderCreate',
  },
  { to: '/products/new', label: m.sheet_new, icon: 'plus', needs: ['MANAGE_PRODUCTS'] },
  { to: '/customers/new', label: m.customers_new, icon: 'plus', needs: ['MANAGE_USERS'] },
  { to: '/offers/promotions/new', label: m.offers_new_promotion, icon: 'plus', needs: ['MANAGE_DISCOUNTS'] },
  { to: '/offers/vouchers/new', label: m.offers_new_voucher, icon: 'plus', needs: ['MANAGE_DISCOUNTS'] },
  ...SETTINGS_PLACES,
]

/** What everybody may change of their own. */
export const OWN_PLACES: readonly Place[] = PLACES.filter(
  ({ needs, own }) => needs.length === 0 && (!own || isOwnService()),
)
