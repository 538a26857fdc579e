/** A backup that is taken while the shop sells brings back the same shop in another place. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '@semena/commerce/owner'
import { graphql, type Bought, complete, readyCheckout, variant } from '../support/buyer.ts'
import { type Ran, runCommand } from '../support/command.ts'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { setStock } from '../support/owner.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'NTL-FEM-5'
const work = mkdtempSync(join(tmpdir(), 'semena-backup-'))
const backup = join(work, 'backup')
const opened: TestDatabase[] = []
let shop: RunningShop
let restored: RunningShop | undefined
/** Orders that were confirmed before the backup began. */
let before: Bought[]

beforeAll(async () => {
  shop = await startDemoShop()
  await setStock(shop, { [SKU]: 100_000 })
})
afterAll(async () => {
  await Promise.all([shop?.remove(), restored?.remove(), ...opened.map((d) => d.close())])
  rmSync(work, { recursive: true, force: true })
})

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const opens = async (made: Promise<TestDatabase>): Promise<TestDatabase> => {
  opened.push(await made)
  return made
}
const number = async ({ pool }: TestDatabase, sql: string): Promise<number> =>
  Number(Object.values((await pool.query<Record<string, unknown>>(sql)).rows[0]!)[0])

/** The lines that a command printed; throws when it failed. */
async function done(running: Promise<Ran>): Promise<string[]> {
  const { code, lines } = await running
  if (code !== 0) throw new Error(`ended with ${code}: ${lines.join('\n')}`)
  return lines
}

/** Lets ten shoppers buy one pack after another until they are told to stop. */
function sell(variantId: string): { orders: Bought[]; many: Promise<unknown>; stop(): Promise<void> } {
  const orders: Bought[] = []
  let open = true
  let enough = (): void => {}
  const many = new Promise<void>((resolve) => {
    enough = resolve
  })
  const shoppers = Array.from({ length: 10 }, async (_, i) => {
    while (open) {
      const bought = await complete(shop.url, await readyCheckout(shop.url, variantId, { email: `b${i}@example.com` }))
      if (bought.order && orders.push(bought) === 20) enough()
    }
  })
  const ended = Promise.all(shoppers)
  return {
    orders,
    many: Promise.race([many, ended]),
    async stop() {
      open = false
      await ended
    },
  }
}

it('is one moment of the shop: what belongs together is there together', async () => {
  const { id } = await variant(shop.url, SKU)
  const sale = sell(id)
  await sale.many
  before = [...sale.orders]
  const lines = await done(runCommand(['backup', backup], { SEMENA_DATA: shop.folder })).finally(sale.stop)
  expect(lines).toEqual([expect.stringMatching(/^\d+ tables with [\d,]+ rows and \d+ pictures are in /)])

  const copy = await opens(bareDatabase())
  const place = { DATABASE_URL: urlOf(copy.connection), SEMENA_DATA: join(work, 'copy') }
  await done(runCommand(['restore', backup], place))
  const orders = await number(copy, 'select count(*) from orders')
  expect(orders).toBeGreaterThanOrEqual(before.length)
  expect(orders).toBeLessThan(sale.orders.length)
  const torn = {
    'an order without lines': `orders o where not exists (select from order_lines l where l.order_id = o.id)`,
    'a line without its allocations': `order_lines l join variants v on v.id = l.variant_id where v.track_inventory
      and l.quantity <> (select coalesce(sum(a.quantity), 0) from allocations a where a.order_line_id = l.id)`,
    'stock that counts other allocations': `stocks s
      where s.allocated <> (select coalesce(sum(a.quantity), 0) from allocations a where a.stock_id = s.id)`,
    'a number given twice': `orders where number > (select last_value from order_numbers)`,
  }
  for (const [what, from] of Object.entries(torn))
    expect([what, await number(copy, `select count(*) from ${from}`)]).toEqual([what, 0])
}, 90_000)

it('comes back equal in every row, number and picture, in a new data folder and in an owner’s database', async () => {
  const data = join(work, 'data')
  const copy = await opens(freshDatabase())
  const places = [{ SEMENA_DATA: data }, { SEMENA_DATA: join(work, 'media'), DATABASE_URL: urlOf(copy.connection) }]
  const { created, ...contents } = manifestOf(backup)
  expect(created).toMatch(/^\d{4}-/)
  expect(contents.pictures.length).toBeGreaterThan(50)
  expect(contents.missingPictures).toEqual([])
  expect(contents.tables.find((t) => t.name === 'orders')!.rows).toBeGreaterThan(10)
  for (const [i, place] of places.entries()) {
    await done(runCommand(['restore', backup], place))
    const again = join(work, `again-${i}`)
    await done(runCommand(['backup', again], place))
    // The manifest holds a hash of each table's rows in their order.
    expect(manifestOf(again)).toEqual({ ...contents, created: expect.any(String) as string })
  }

  restored = await startShop({ folder: data })
  for (const { order } of before)
    expect(
      await graphql(restored.url, 'query($id: ID!) { order(id: $id) { number total { gross { amount } } } }', {
        id: order!.id,
      }),
    ).toEqual({ number: order!.number, total: { gross: { amount: order!.total } } })
  const { id } = await variant(restored.url, SKU)
  const bought = await complete(restored.url, await readyCheckout(restored.url, id))
  expect(Number(bought.order!.number)).toBeGreaterThan(await number(copy, 'select max(number) from orders'))
  const [picture] = contents.pictures
  expect((await fetch(`${restored.url}/media/${picture!.path}`)).status).toBe(200)
}, 120_000)

it('is for the owner’s eyes only', () => {
  const files = readdirSync(backup, { recursive: true, withFileTypes: true })
  expect(files.length).toBeGreaterThan(100)
  for (const entry of files) expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0)
})

it('leaves nothing on a disk that takes no more, and says so in one line', async () => {
  const folder = join(work, 'too-much')
  // The system refuses files of more than a few kilobytes, as on a full disk.
  const { code, lines } = await runCommand(['backup', folder], { SEMENA_DATA: shop.folder }, 'ulimit -f 16')
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/ is full \(EFBIG\)\. Nothing of the backup was kept\.$/)])
  expect(readdirSync(work).filter((name) => name.startsWith('too-much'))).toEqual([])
}, 30_000)

it('refuses to restore beside a running shop, over another shop and out of nothing, each in one line', async () => {
  const place = { SEMENA_DATA: shop.folder }
  const running = await runCommand(['restore', backup], place)
  expect(running).toEqual({ code: 1, lines: [expect.stringMatching(/^Another shop is running on the data folder /)] })
  const nothing = await runCommand(['restore', join(work, 'nowhere')], place)
  expect(nothing).toMatchObject({ code: 2, lines: [expect.stringMatching(/^There is no folder /), expect.anything()] })
  expect((await fetch(`${shop.url}/api/ready/`)).status).toBe(200)
  await shop.stop()
  const filled = await runCommand(['restore', backup], place)
  expect(filled).toEqual({ code: 1, lines: [expect.stringMatching(/^The database is not empty /)] })
  const shopless = await runCommand(['backup', join(work, 'none')], { SEMENA_DATA: join(work, 'no-shop') })
  expect(shopless).toEqual({ code: 1, lines: [expect.stringMatching(/^There is no shop in /)] })
}, 60_000)
