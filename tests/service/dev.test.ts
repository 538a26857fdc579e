/** `npm run dev` in a copy of the repository: what is written into a file shows without a restart by hand. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { processesOf } from '../support/processes.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = ['contract', 'commerce', 'plates', 'ui', 'storefront', 'desk', 'shop']
/** The copy lies below this repository, so that its packages are found. Its name keeps it out of version control. */
const checkout = join(ROOT, `.cache/dev-${process.pid}`)
const LIMIT = { timeout: 60_000, interval: 100 }

let shop: RunningShop

beforeAll(async () => {
  const isSource = (file: string): boolean => !['node_modules', 'dist', '.data', '.vite'].includes(basename(file))
  for (const room of ['build', ...ROOMS])
    cpSync(join(ROOT, room), join(checkout, room), { recursive: true, filter: isSource })
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(checkout, file))
  mkdirSync(join(checkout, 'node_modules/@semena'), { recursive: true })
  for (const room of ROOMS) symlinkSync(join(checkout, room), join(checkout, 'node_modules/@semena', room), 'junction')
  // The storefront's settings name this package by its path.
  symlinkSync(join(ROOT, 'node_modules/@inlang'), join(checkout, 'node_modules/@inlang'), 'junction')
  shop = await startShop({
    checkout,
    command: ['shop/start.mjs', '--run', 'shop/src/dev/main.ts'],
    folder: join(checkout, '.data'),
  })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  rmSync(checkout, { recursive: true, force: true })
}, 60_000)

function edit(file: string, from: string, to: string): void {
  const path = join(checkout, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(path, text.replace(from, to))
}

const page = async (path: string, accept = 'text/html'): Promise<string> =>
  (await fetch(shop.url + path, { headers: { accept } })).text()

async function query(text: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  return (await response.json()) as Record<string, unknown>
}

const databaseProcess = (): string =>
  readFileSync(join(checkout, '.data/postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]!

const RESOLVER = 'commerce/src/graphql/shop/shop.ts'
const VERSION = 'schemaVersion: () => SCHEMA_VERSION,'

it('says where everything is and nothing that need not be looked at, and everything is there', async () => {
  expect(shop.output()).not.toMatch(/warning/i)
  expect(shop.output()).toMatch(
    /ready http:\S+ {2}desk http:\S+\/desk {2}mails http:\S+\/mailbox\/ {2}GraphQL http:\S+\/graphql\//,
  )
  expect(await page('/mailbox/')).toContain('<html')
  expect(await page('/desk')).toContain('/desk/src/main.tsx')
  expect(await page('/graphql/')).toContain('/graphql/explorer/')
})

it.each([
  { component: 'storefront/src/site/footer.tsx', file: '/src/site/footer.tsx', tag: '<footer', mark: 'data-changed' },
  {
    component: 'ui/src/trap-field.tsx',
    file: `/@fs${checkout}/ui/src/trap-field.tsx`,
    tag: '<input',
    mark: 'data-primitive',
  },
])(
  'a component that changes ($component) is replaced in the open page and stands in the next one',
  { timeout: 120_000 },
  async ({ component, file, tag, mark }) => {
    expect(await page('/contact')).not.toContain(mark)
    // Like a browser, the test asks for the module, then opens the connection on which Vite reports changes.
    expect(await page(file, '*/*')).toContain('import.meta.hot.accept')
    const token = /wsToken = "([^"]+)"/.exec(await page('/@vite/client', '*/*'))![1]!
    const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
    const heard: string[] = []
    socket.addEventListener('message', ({ data }) => heard.push(String(data)))
    await expect.poll(() => heard.join('\n'), LIMIT).toContain('connected')
    edit(component, tag, `${tag} ${mark}`)
    await expect.poll(() => heard.some((text) => text.includes('"js-update"') && text.includes(file)), LIMIT).toBe(true)
    socket.close()
    await expect.poll(() => page('/contact'), LIMIT).toContain(mark)
  },
)

it('a resolver that changes answers anew, on the same database', { timeout: 120_000 }, async () => {
  const before = databaseProcess()
  edit(RESOLVER, VERSION, "schemaVersion: () => 'Changed',")
  await expect
    .poll(() => query('{ shop { schemaVersion } }'), LIMIT)
    .toEqual({ data: { shop: { schemaVersion: 'Changed' } } })
  expect(databaseProcess()).toBe(before)
})

it('a fault is told, and the next change mends it', { timeout: 120_000 }, async () => {
  edit(RESOLVER, "schemaVersion: () => 'Changed',", "schemaVersion: () => 'Broken'')")
  await expect.poll(() => shop.output(), LIMIT).toContain('The shop goes on with the code from before.')
  expect(shop.output()).toContain('shop.ts')
  expect(await query('{ shop { schemaVersion } }')).toEqual({ data: { shop: { schemaVersion: 'Changed' } } })
  edit(RESOLVER, "schemaVersion: () => 'Broken'')", "schemaVersion: () => 'Mended',")
  await expect
    .poll(() => query('{ shop { schemaVersion } }'), LIMIT)
    .toEqual({ data: { shop: { schemaVersion: 'Mended' } } })
})

it('a field of the schema is served, and the types know it', { timeout: 120_000 }, async () => {
  edit('contract/schema/shop.graphql', 'type Query {', 'type Query {\n  newcomer: String')
  await expect.poll(() => query('{ newcomer }'), LIMIT).toEqual({ data: { newcomer: null } })
  await expect
    .poll(() => readFileSync(join(checkout, 'commerce/src/graphql/shop/types.generated.ts'), 'utf8'), LIMIT)
    .toContain('newcomer')
})

it('a table that changes without a migration is told of', { timeout: 120_000 }, async () => {
  edit('commerce/src/db/tables/catalog.ts', "name: text('name').notNull()", "name: text('name').notNull().default('')")
  await expect.poll(() => shop.output(), LIMIT).toContain('The tables are others than the migrations make')
})

it('ends cleanly, and the database with it', { timeout: 60_000 }, async () => {
  expect(await shop.stop()).toBe(0)
  expect(processesOf(shop.folder)).toEqual([])
})
