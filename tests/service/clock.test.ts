/** Two processes of a shop on one database, one of which has a wrong clock: what is due is what the database says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const HOURS_3 = 3 * 3_600_000
const SKU = 'NTL-FEM-5'
const BUYERS = ['ann', 'bob', 'eve'].map((name) => `${name}@example.com`)
const folder = mkdtempSync(join(tmpdir(), 'semena-clock-'))
const clock = join(folder, 'clock')
let database: TestDatabase
let env: Record<string, string>
let right: RunningShop
let wrong: RunningShop | undefined

const setAhead = (ms: number): void => writeFileSync(clock, String(ms))
const startWrong = (): Promise<RunningShop> =>
  startShop({
    folder,
    env: {
      ...env,
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../support/set-clock.mjs')).href}`,
    },
  })
const status = async (shop: RunningShop, path: string): Promise<number> => (await fetch(shop.url + path)).status

beforeAll(async () => {
  database = await bareDatabase()
  env = { DATABASE_URL: urlOf(database.connection) }
  right = await startShop({ folder, env })
})
afterAll(async () => {
  await wrong?.stop()
  await right?.stop()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  [HOURS_3, '3 hours ahead of'],
  [-45_000, '45 seconds behind'],
])(
  'does not start with a clock that differs by %i milliseconds',
  async (ms, told) => {
    setAhead(ms)
    const fault = await startWrong().then(
      () => 'started',
      (error: Error) => error.message,
    )
    expect(fault.split('\n').filter(Boolean).slice(1)).toEqual([
      `The clock of this machine is ${told} the database’s. Set both by NTP, and start again.`,
    ])
  },
  60_000,
)

it('ends no order and sends no mail twice when its clock is set hours ahead', async () => {
  setAhead(20_000)
  wrong = await startWrong()
  expect(await status(wrong, '/api/ready/')).toBe(200)
  setAhead(HOURS_3)
  await expect.poll(() => status(wrong!, '/api/ready/'), { timeout: 10_000 }).toBe(503)
  expect(await status(wrong, '/api/health/')).toBe(200)
  expect(await status(right, '/api/ready/')).toBe(200)
  const { id } = await variant(right.url, SKU)
  const orders: string[] = []
  for (const [i, email] of BUYERS.entries()) {
    const shop = i % 2 ? right : wrong
    const { order } = await complete(shop.url, await readyCheckout(shop.url, id, { email }))
    orders.push(order!.id)
  }
  // Nobody claims mails behind another's back, and both look for orders whose time is over.
  await expect.poll(() => wrong!.output(), { timeout: 15_000 }).toContain('jobs rest until the clocks agree')
  await expect
    .poll(() => BUYERS.map((email) => mailsTo(folder, email).length), { timeout: 20_000 })
    .toEqual(BUYERS.map(() => 1))
  for (const shop of [wrong, right])
    for (const order of orders)
      expect(
        (await graphql<{ status: string }>(shop.url, 'query($id: ID!) { order(id: $id) { status } }', { id: order }))
          .status,
      ).not.toBe('EXPIRED')
  const deadlines = await database.pool.query<{ minutes: number }>(
    'select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from orders',
  )
  expect(deadlines.rows).toEqual(BUYERS.map(() => ({ minutes: 60 })))
  setAhead(0)
  await expect.poll(() => status(wrong!, '/api/ready/'), { timeout: 10_000 }).toBe(200)
  expect(BUYERS.map((email) => mailsTo(folder, email).length)).toEqual(BUYERS.map(() => 1))
}, 120_000)
