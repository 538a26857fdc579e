/** What a demo shop has that goes with the demo, kind by kind. */
import type { PermissionEnum } from '@semena/contract/enums'

export interface DemoKind {
  /** The name by which it is counted and chosen. */
  kind: string
  table: string
  /** Who takes it away needs this, besides MANAGE_SETTINGS. */
  permission: PermissionEnum
  /** A condition for rows `t`, where the table holds other kinds as well. */
  only?: string
  /** What somebody recognises a row `t` by, in SQL. */
  name: string
  /** What of a row `t` changes when staff changes it, in SQL; left out where the change log watches the table. */
  watched?: string
}

/** Pages whose addresses a shop needs: those of the law, and those that the storefront leads to by itself. */
export const KEPT_PAGES: readonly string[] = [
  'user-agreement',
  'public-offer-agreement',
  'privacy-policy',
  'refund',
  'delivery',
  'contact',
  'home-seo',
  'home-advantages',
]

const ofType = (...slugs: string[]): string =>
  `(select y.slug from page_types y where y.id = t.page_type_id) in (${slugs.map((slug) => `'${slug}'`).join()})`

const pages = { table: 'pages', permission: 'MANAGE_PAGES', name: 't.title' } as const

/** Those whose things others need come after those. */
export const DEMO_KINDS: readonly DemoKind[] = [
  { kind: 'ORDERS', table: 'orders', permission: 'MANAGE_ORDERS', name: 't.number::text' },
  { kind: 'CUSTOMERS', table: 'users', permission: 'MANAGE_USERS', only: 'not t.is_staff', name: 't.email' },
  { kind: 'PRODUCTS', table: 'products', permission: 'MANAGE_PRODUCTS', name: 't.name' },
  { kind: 'CATEGORIES', table: 'categories', permission: 'MANAGE_PRODUCTS', name: 't.name' },
  { kind: 'COLLECTIONS', table: 'collections', permission: 'MANAGE_PRODUCTS', name: 't.name' },
  { kind: 'PROMOTIONS', table: 'promotions', permission: 'MANAGE_DISCOUNTS', name: 't.name' },
  { kind: 'VOUCHERS', table: 'vouchers', permission: 'MANAGE_DISCOUNTS', name: `coalesce(t.name, '')` },
  { kind: 'GIFT_CARDS', table: 'gift_cards', permission: 'MANAGE_GIFT_CARD', name: `'…' || right(t.code, 4)` },
  { kind: 'POSTS', ...pages, only: ofType('blog') },
  { kind: 'QUESTIONS', ...pages, only: ofType('faq') },
  { kind: 'BANNERS', ...pages, only: ofType('slide') },
  { kind: 'PAGES', ...pages, only: `not ${ofType('blog', 'faq', 'slide')}` },
  { kind: 'MAILS', table: 'mails', permission: 'MANAGE_SETTINGS', name: 't.recipient' },
]

/** What else belongs to a demo, of packages beside the service, where they have tables in this database. */
export const kindsOf = ({ demoKinds = [] }: { demoKinds?: readonly DemoKind[] | undefined }): readonly DemoKind[] => [
  ...DEMO_KINDS,
  ...demoKinds,
]
