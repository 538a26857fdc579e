/**
 * Every screen of the desk: the addresses of all its routes, and what opens over them. A journey looks for faults in
 * each, and `npm run screens -- desk` takes their pictures.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '../browser/fixtures.ts'
import type { Stage } from './stage.ts'
import { deskText } from './texts.ts'

export interface DeskScreen {
  name: string
  /** The file of its route, without `.tsx`; none where no route is at the address. */
  route?: string
  path: string | ((stage: Stage) => string)
  /** Who looks at it: the owner unless it says otherwise. */
  as?: 'packer' | 'nobody'
  /** Seen in a shop without anything in it as well. */
  empty?: true
  /** Whether something lies over the page, so that only the window is pictured. */
  onTop?: true
  prepare?: (page: Page, language: Language) => Promise<void>
  /** Faults in the console that belong to the screen. */
  expected?: RegExp
}

const id = (value: string): string => encodeURIComponent(value)

/** Presses the first button with this text. */
const press =
  (...keys: string[]) =>
  async (page: Page, language: Language): Promise<void> => {
    for (const key of keys)
      await page
        .getByRole('main')
        .getByRole('button', { name: deskText(language, key), exact: true })
        .first()
        .click()
  }
/** Opens the menu of the page's head and presses this item of it. */
const chosen =
  (key: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await page.locator('.page-actions .menu-button').click()
    await page.getByRole('menuitem', { name: deskText(language, key), exact: true }).click()
  }
/** Ticks the first row of a list. */
const chooseFirst = async (page: Page): Promise<void> =>
  page.getByRole('main').locator('tbody').getByRole('checkbox').first().check({ force: true })

const ROUTES: readonly DeskScreen[] = [
  { name: 'today', route: 'index', path: '', empty: true },
  { name: 'orders', route: 'orders.index', path: 'orders', empty: true },
  { name: 'order', route: 'orders.$id', path: ({ paid }) => `orders/${id(paid)}` },
  { name: 'order-new', route: 'orders.new', path: 'orders/new' },
  { name: 'print-pick', route: 'orders.print', path: ({ paid, sent }) => `orders/print?ids=${id(`${paid},${sent}`)}` },
  { name: 'payments', route: 'payments', path: 'payments', empty: true },
  { name: 'products', route: 'products.index', path: 'products', empty: true },
  { name: 'product', route: 'products.$id', path: ({ product }) => `products/${id(product)}` },
  { name: 'product-new', route: 'products.new', path: 'products/new', empty: true },
  { name: 'catalogue', route: 'catalogue.index', path: 'catalogue' },
  { name: 'categories', route: 'catalogue.categories.index', path: 'catalogue/categories', empty: true },
  {
    name: 'category',
    route: 'catalogue.categories.$id',
    path: ({ category }) => `catalogue/categories/${id(category)}`,
  },
  { name: 'collections', route: 'catalogue.collections.index', path: 'catalogue/collections', empty: true },
  {
    name: 'collection',
    route: 'catalogue.collections.$id',
    path: ({ collection }) => `catalogue/collections/${id(collection)}`,
  },
  { name: 'types', route: 'catalogue.types.index', path: 'catalogue/types', empty: true },
  { name: 'type', route: 'catalogue.types.$id', path: ({ type }) => `catalogue/types/${id(type)}` },
  { name: 'attributes', route: 'catalogue.attributes.index', path: 'catalogue/attributes', empty: true },
  {
    name: 'attribute',
    route: 'catalogue.attributes.$id',
    path: ({ attribute }) => `catalogue/attributes/${id(attribute)}`,
  },
  { name: 'customers', route: 'customers.index', path: 'customers', empty: true },
  { name: 'customer', route: 'customers.$id', path: ({ customer }) => `customers/${id(customer)}` },
  { name: 'customer-new', route: 'customers.new', path: 'customers/new' },
  { name: 'promotions', route: 'offers.index', path: 'offers', empty: true },
  { name: 'promotion', route: 'offers.promotions.$id', path: ({ promotion }) => `offers/promotions/${id(promotion)}` },
  { name: 'promotion-new', route: 'offers.promotions.new', path: 'offers/promotions/new' },
  { name: 'vouchers', route: 'offers.vouchers.index', path: 'offers/vouchers', empty: true },
  { name: 'voucher', route: 'offers.vouchers.$id', path: ({ voucher }) => `offers/vouchers/${id(voucher)}` },
  { name: 'voucher-new', route: 'offers.vouchers.new', path: 'offers/vouchers/new' },
  { name: 'cards', route: 'offers.cards.index', path: 'offers/cards', empty: true },
  { name: 'card', route: 'offers.cards.$id', path: ({ card }) => `offers/cards/${id(card)}` },
  { name: 'texts', route: 'texts.index', path: 'texts', empty: true },
  { name: 'text', route: 'texts.$id', path: ({ page }) => `texts/${id(page)}` },
  { name: 'mail', route: 'texts.mails.$mail', path: 'texts/mails/order-placed' },
  { name: 'inbox', route: 'inbox', path: 'inbox', empty: true },
  { name: 'changes', route: 'changes', path: 'changes', empty: true },
  { name: 'import', route: 'import', path: 'import', empty: true },
  { name: 'settings', route: 'settings.index', path: 'settings' },
  { name: 'start', route: 'settings.start', path: 'settings/start' },
  { name: 'settings-shop', route: 'settings.shop', path: 'settings/shop' },
  { name: 'settings-look', route: 'settings.look', path: 'settings/look' },
  { name: 'settings-logo', route: 'settings.logo', path: 'settings/logo' },
  { name: 'settings-languages', route: 'settings.languages', path: 'settings/languages' },
  { name: 'settings-guide', route: 'settings.guide', path: 'settings/guide', empty: true },
  { name: 'settings-home', route: 'settings.home', path: 'settings/home' },
  { name: 'settings-words', route: 'settings.words', path: 'settings/words' },
  { name: 'channels', route: 'settings.channels.index', path: 'settings/channels', empty: true },
  { name: 'channel', route: 'settings.channels.$id', path: ({ channel }) => `settings/channels/${id(channel)}` },
  { name: 'shipping', route: 'settings.shipping.index', path: 'settings/shipping', empty: true },
  { name: 'zone', route: 'settings.shipping.$zone.index', path: ({ zone }) => `settings/shipping/${id(zone)}` },
  {
    name: 'method',
    route: 'settings.shipping.$zone.$method',
    path: ({ zone, method }) => `settings/shipping/${id(zone)}/${id(method)}`,
  },
  { name: 'taxes', route: 'settings.taxes', path: 'settings/taxes', empty: true },
  { name: 'warehouses', route: 'settings.warehouses.index', path: 'settings/warehouses', empty: true },
  {
    name: 'warehouse',
    route: 'settings.warehouses.$id',
    path: ({ warehouse }) => `settings/warehouses/${id(warehouse)}`,
  },
  { name: 'payment', route: 'settings.payment', path: 'settings/payment', empty: true },
  { name: 'staff', route: 'settings.staff', path: 'settings/staff', empty: true },
  { name: 'apps', route: 'settings.apps.index', path: 'settings/apps', empty: true },
  { name: 'app', route: 'settings.apps.$id.index', path: ({ app }) => `settings/apps/${id(app)}` },
  {
    name: 'webhook',
    route: 'settings.apps.$id.webhooks.$webhook',
    path: ({ app, webhook }) => `settings/apps/${id(app)}/webhooks/${id(webhook)}`,
  },
  { name: 'password', route: 'settings.password', path: 'settings/password' },
  { name: 'second-factor', route: 'settings.second-factor', path: 'settings/second-factor' },
  { name: 'sessions', route: 'settings.sessions', path: 'settings/sessions' },
]

/** The same routes in other states, and what lies over them. */
const STATES: readonly DeskScreen[] = [
  { name: 'sign-in', path: '', as: 'nobody' },
  {
    name: 'new-password',
    route: 'new-password',
    path: 'new-password?email=ann%40example.com&token=none',
    as: 'nobody',
  },
  {
    name: 'sign-in-refused',
    path: '',
    as: 'nobody',
    prepare: async (page, language) => {
      await page.locator('#email').fill('nobody@example.com')
      await page.locator('#password').fill('not a password')
      await page.getByRole('button', { name: deskText(language, 'frame_sign_in') }).click()
      await page.locator('#sign-in-fault').waitFor()
    },
  },
  { name: 'not-found', path: 'no-such-screen' },
  { name: 'order-gone', path: 'orders/gone' },
  { name: 'settings-of-a-packer', path: 'settings', as: 'packer' },
  { name: 'today-of-a-packer', path: '', as: 'packer' },
  { name: 'products-refused', path: 'products', as: 'packer' },
  { name: 'palette', path: '', onTop: true, prepare: async (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-found',
    path: '',
    onTop: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('nor')
    },
  },
  { name: 'keys', path: 'orders', onTop: true, prepare: async (page) => page.keyboard.press('?') },
  {
    name: 'account-menu',
    path: '',
    onTop: true,
    prepare: async (page) => {
      const button = page.locator('.navigation-person .menu-button')
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'today-table',
    path: '',
    prepare: press('today_as_table'),
  },
  { name: 'orders-chosen', path: 'orders', prepare: chooseFirst },
  { name: 'orders-none', path: 'orders?search=zzzz' },
  {
    name: 'orders-send-many',
    path: 'orders?status=READY_TO_FULFILL',
    onTop: true,
    prepare: async (page, language) => {
      await chooseFirst(page)
      await press('orders_many_send')(page, language)
    },
  },
  {
    name: 'orders-keep-view',
    path: 'orders?status=CANCELED',
    onTop: true,
    prepare: press('parts_keep_view'),
  },
  { name: 'order-sent', path: ({ sent }) => `orders/${id(sent)}` },
  { name: 'order-unpaid', path: ({ unpaid }) => `orders/${id(unpaid)}` },
  { name: 'order-draft', path: ({ draft }) => `orders/${id(draft)}` },
  { name: 'order-send', path: ({ paid }) => `orders/${id(paid)}?open=send`, onTop: true },
  { name: 'order-refund', path: ({ sent }) => `orders/${id(sent)}?open=back`, onTop: true },
  {
    name: 'order-address',
    path: ({ unpaid }) => `orders/${id(unpaid)}`,
    onTop: true,
    prepare: async (page, language) =>
      page
        .getByRole('region', { name: deskText(language, 'orders_ship_to') })
        .getByRole('button', { name: deskText(language, 'parts_edit') })
        .click(),
  },
  { name: 'order-cancel', path: ({ unpaid }) => `orders/${id(unpaid)}`, onTop: true, prepare: chosen('orders_cancel') },
  {
    name: 'order-menu',
    path: ({ unpaid }) => `orders/${id(unpaid)}`,
    onTop: true,
    prepare: async (page) => page.locator('.page-actions .menu-button').click(),
  },
  { name: 'print-slips', path: ({ paid, sent }) => `orders/print?ids=${id(`${paid},${sent}`)}&what=slips` },
  { name: 'print-labels', path: ({ paid, sent }) => `orders/print?ids=${id(`${paid},${sent}`)}&what=labels` },
  { name: 'stock', path: 'products?view=stock', empty: true },
  { name: 'products-rows', path: 'products?rows=products' },
  { name: 'products-none', path: 'products?search=zzzz' },
  { name: 'products-columns', path: 'products', onTop: true, prepare: press('sheet_columns') },
  { name: 'category-new', path: 'catalogue/categories/new' },
  { name: 'collection-new', path: 'catalogue/collections/new' },
  { name: 'type-new', path: 'catalogue/types/new' },
  { name: 'attribute-new', path: 'catalogue/attributes/new' },
  {
    name: 'customer-address',
    path: ({ customer }) => `customers/${id(customer)}`,
    onTop: true,
    prepare: press('customers_add_address'),
  },
  { name: 'customers-none', path: 'customers?search=zzzz' },
  { name: 'cards-new', path: 'offers/cards', onTop: true, prepare: press('offers_new_card') },
  { name: 'codes-new', path: 'offers/vouchers/new', onTop: true, prepare: press('offers_add_codes') },
  { name: 'menus', path: ({ menu }) => `texts?tab=menus&menu=${id(menu)}`, empty: true },
  {
    name: 'menu-item',
    path: ({ menu }) => `texts?tab=menus&menu=${id(menu)}`,
    onTop: true,
    prepare: press('texts_new_item'),
  },
  { name: 'translations', path: 'texts?tab=translations' },
  { name: 'page-new', path: 'texts?tab=content', onTop: true, prepare: press('texts_new') },
  { name: 'message', path: ({ message }) => `inbox?open=${message}` },
  { name: 'readers', path: 'inbox?tab=readers', empty: true },
  { name: 'inbox-none', path: 'inbox?search=zzzz' },
  { name: 'channel-new', path: 'settings/channels/new' },
  { name: 'zone-new', path: 'settings/shipping/new' },
  { name: 'method-new', path: 'settings/shipping', onTop: true, prepare: press('settings_add_method') },
  { name: 'warehouse-new', path: 'settings/warehouses/new' },
  { name: 'group-new', path: 'settings/staff', onTop: true, prepare: press('staff_add_group') },
  { name: 'colleague-new', path: 'settings/staff', onTop: true, prepare: press('staff_invite') },
  { name: 'app-new', path: 'settings/apps', onTop: true, prepare: press('apps_create') },
  { name: 'app-install', path: 'settings/apps', onTop: true, prepare: press('apps_install') },
]

export const DESK_SCREENS: readonly DeskScreen[] = [...ROUTES, ...STATES]

const FOLDER = join(import.meta.dirname, '../../desk/src/routes')

/** The desk's routes by their files, without the frame around all of them. */
export const routeFiles = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((file) => file !== '__root')
    .toSorted()
