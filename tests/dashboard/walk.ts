/**
 * `node shop/start.mjs --run tests/dashboard/walk.ts <folder> [section…]`: walks Saleor's Dashboard, built in that folder,
 * against a shop of its own: signs in, opens every section and the first thing in it, and tells every operation that
 * failed, every error on the console, and every page that shows one. `PICTURES` names a folder for pictures.
 */
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page, type Response, selectors } from '@playwright/test'
import { startShop } from '../support/shop.ts'
import { serveDashboard } from './serve.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of a built Dashboard.')

const EMAIL = 'owner@example.com'
const PASSWORD = 'Vq7!dashboard-walk'
const PICTURES = process.env.PICTURES
// Saleor's Dashboard marks its fields so.
selectors.setTestIdAttribute('data-test-id')

/** Sections by their address, with the address of the query that finds the first thing whose page is opened too. */
const SECTIONS: Readonly<Record<string, { path: string; first?: [query: string, path: (id: string) => string] }>> = {
  home: { path: '' },
  products: { path: 'products/', first: ['products(first: 1, channel: "us")', (id) => `products/${id}`] },
  variant: { path: 'products/', first: ['productVariants(first: 1)', (id) => `products/variant/${id}`] },
  'product add': { path: 'products/add' },
  categories: { path: 'categories/', first: ['categories(first: 1)', (id) => `categories/${id}`] },
  'category add': { path: 'categories/add' },
  collections: { path: 'collections/', first: ['collections(first: 1, channel: "us")', (id) => `collections/${id}`] },
  'collection add': { path: 'collections/add' },
  giftCards: { path: 'gift-cards/', first: ['giftCards(first: 1)', (id) => `gift-cards/${id}`] },
  'gift card settings': { path: 'gift-cards/settings' },
  orders: { path: 'orders/', first: ['orders(first: 1)', (id) => `orders/${id}`] },
  'order settings': { path: 'orders/settings' },
  drafts: { path: 'orders/drafts', first: ['draftOrders(first: 1)', (id) => `orders/drafts/${id}`] },
  customers: { path: 'customers/', first: ['customers(first: 1)', (id) => `customers/${id}`] },
  'customer add': { path: 'customers/add' },
  promotions: { path: 'discounts/sales', first: ['promotions(first: 1)', (id) => `discounts/sales/${id}`] },
  'promotion add': { path: 'discounts/sales/add' },
  vouchers: { path: 'discounts/vouchers', first: ['vouchers(first: 1)', (id) => `discounts/vouchers/${id}`] },
  'voucher add': { path: 'discounts/vouchers/add' },
  models: { path: 'models/', first: ['pages(first: 1)', (id) => `models/${id}`] },
  'model types': { path: 'model-types/', first: ['pageTypes(first: 1)', (id) => `model-types/${id}`] },
  structures: { path: 'structures', first: ['menus(first: 1)', (id) => `structures/${id}`] },
  translations: { path: 'translations/' },
  'translated products': { path: 'translations/RU?tab=products' },
  'product types': { path: 'product-types/', first: ['productTypes(first: 1)', (id) => `product-types/${id}`] },
  'product type add': { path: 'product-types/add' },
  attributes: { path: 'attributes/', first: ['attributes(first: 1)', (id) => `attributes/${id}`] },
  'attribute add': { path: 'attributes/add' },
  shipping: { path: 'shipping/', first: ['shippingZones(first: 1)', (id) => `shipping/${id}`] },
  'shipping add': { path: 'shipping/add' },
  warehouses: { path: 'warehouses/', first: ['warehouses(first: 1)', (id) => `warehouses/${id}`] },
  'warehouse add': { path: 'warehouses/add' },
  channels: { path: 'channels/', first: ['channels', (id) => `channels/${id}`] },
  'channel add': { path: 'channels/add' },
  'tax channels': { path: 'taxes/channels' },
  'tax countries': { path: 'taxes/countries' },
  'tax classes': { path: 'taxes/tax-classes' },
  'site settings': { path: 'site-settings' },
  'refund settings': { path: 'refunds-settings' },
  staff: { path: 'staff/', first: ['staffUsers(first: 1)', (id) => `staff/${id}`] },
  'permission groups': {
    path: 'permission-groups/',
    first: ['permissionGroups(first: 1)', (id) => `permission-groups/${id}`],
  },
  'installed extensions': { path: 'extensions/installed' },
  'custom extension add': { path: 'extensions/custom/add' },
  search: { path: 'search' },
  configuration: { path: 'configuration' },
}

const shop = await startShop({ env: { SEMENA_LOG: 'silent' } })
const cli = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['shop/start.mjs', '--cli', ...args], {
    env: { ...process.env, SEMENA_DATA: shop.folder },
  })
const dashboard = await serveDashboard(join(folder, 'dashboard'), `${shop.url}/graphql/`)
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
})
const faults: string[] = []
try {
  const owner = cli('staff', 'create', EMAIL, '--superuser', '--password-stdin')
  owner.child.stdin!.end(PASSWORD)
  await owner
  const token = await signIn()
  await openEveryChannel(token)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage()
  let place = 'sign-in'
  watch(page, (fault) => faults.push(`${place}: ${fault}`))
  await page.goto(dashboard.url)
  await page.getByTestId('email').fill(EMAIL)
  await page.getByTestId('password').fill(PASSWORD)
  await page.getByTestId('submit').click()
  await page.getByTestId('email').waitFor({ state: 'detached' })
  for (const [name, { path, first }] of Object.entries(SECTIONS)) {
    if (wanted.length && !wanted.includes(name)) continue
    place = name
    await open(page, path, name)
    const id = first && (await firstId(token, first[0]))
    if (id) {
      place = `${name}: the first`
      await open(page, first[1](encodeURIComponent(id)), `${name}-first`)
    }
  }
} catch (error) {
  faults.push(`the walk ended: ${(error as Error).message.slice(0, 300)}`)
} finally {
  await browser.close()
  await dashboard.close()
  await shop.remove()
}
for (const fault of new Set(faults)) console.log(fault)
console.log(`${Object.keys(SECTIONS).length} sections, ${new Set(faults).size} faults`)
process.exitCode = faults.length ? 1 : 0

async function ask(token: string | null, query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data: Record<string, unknown> | null
    errors?: { message: string }[]
  }
  if (!data) throw new Error(`${query}: ${errors?.map((e) => e.message).join('; ')}`)
  return data
}

async function signIn(): Promise<string> {
  const data = await ask(null, `mutation { tokenCreate(email: "${EMAIL}", password: "${PASSWORD}") { token } }`)
  return (data.tokenCreate as { token: string }).token
}

/** Puts the owner into a group with every permission and every channel, without which Saleor lets nobody make drafts. */
async function openEveryChannel(token: string): Promise<void> {
  const { shop: settings, me } = (await ask(token, '{ shop { permissions { code } } me { id } }')) as {
    shop: { permissions: { code: string }[] }
    me: { id: string }
  }
  await ask(
    token,
    'mutation($input: PermissionGroupCreateInput!) { permissionGroupCreate(input: $input) { errors { code } } }',
    {
      input: {
        name: 'Owners',
        addPermissions: settings.permissions.map((p) => p.code),
        addUsers: [me.id],
        restrictedAccessToChannels: false,
      },
    },
  )
}

async function firstId(token: string, query: string): Promise<string | undefined> {
  const isList = query.includes('(')
  try {
    const data = await ask(token, `{ found: ${query} { ${isList ? 'edges { node { id } }' : 'id'} } }`)
    const found = data.found as { edges: { node: { id: string } }[] } | { id: string }[]
    return Array.isArray(found) ? found[0]?.id : found.edges[0]?.node.id
  } catch (error) {
    faults.push((error as Error).message.slice(0, 300))
    return undefined
  }
}

/** What an answer complains of; nothing where the page was left before the answer came. */
async function errorsOf(response: Response): Promise<string[]> {
  try {
    const { errors = [] } = (await response.json()) as { errors?: { message: string }[] }
    const sent = response.request().postDataJSON() as { operationName?: string } | null
    return errors.map(({ message }) => `${sent?.operationName}: ${message.slice(0, 200)}`)
  } catch {
    return []
  }
}

/** Tells operations that fail, and errors on the console. */
function watch(page: Page, tell: (fault: string) => void): void {
  page.on('console', (message) => {
    // Dashboard's pages ask the internet for pictures and films of its makers.
    if (message.type() === 'error' && !/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      tell(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => tell(`page: ${error.message.slice(0, 200)}`))
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql/') || response.request().method() !== 'POST') return
    void errorsOf(response).then((errors) => errors.forEach(tell))
  })
}

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(dashboard.url + path)
  await page.waitForLoadState('networkidle')
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`) })
}
