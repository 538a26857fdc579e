/** A socket that outlives the shops on it: one takes over from another, and nobody is refused or cut. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HeldSocket, holdSocket, type StartedShop } from '../support/held-socket.ts'
import { visitSteadily } from '../support/steady-visitors.ts'

const SKU = 'NTL-FEM-5'
const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'semena-held-'))
let database: TestDatabase
let socket: HeldSocket
const started: StartedShop[] = []
const start = async (): Promise<StartedShop> => {
  const shop = await socket.start(ROOT)
  started.push(shop)
  return shop
}

beforeAll(async () => {
  database = await bareDatabase()
  const env = { DATABASE_URL: urlOf(database.connection), SEMENA_DATA: folder, SEMENA_PROCESSES: '2' }
  socket = await holdSocket(folder, { ...env, SEMENA_RATE_LIMITS: 'off', SEMENA_DEMO_HISTORY: 'off' })
})
afterAll(async () => {
  for (const { pid, ended } of started) {
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // It has ended.
    }
    await ended
  }
  await socket?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('is passed from one shop to the next without a request or an order that is lost', async () => {
  const first = await start()
  await first.ready
  await database.pool.query('update stocks set quantity = 100000')
  const visits = await visitSteadily(socket.url, { sku: SKU })
  const second = await start()
  // Nobody waits for the second one before it can answer: new connections one after the other all meet the first.
  let isReady = false
  void second.ready.then(() => (isReady = true))
  let answered = 0
  for (; !isReady; answered++)
    expect((await fetch(`${socket.url}/api/health/`, { headers: { connection: 'close' } })).status).toBe(200)
  expect(answered).toBeGreaterThan(10)
  await second.ready
  process.kill(first.pid, 'SIGTERM')
  expect(await first.ended).toBe(0)
  // The next one waits for nobody: it begins when the one before has ended, and requests wait for it.
  process.kill(second.pid, 'SIGTERM')
  const third = await start()
  await third.ready
  expect(await second.ended).toBe(0)
  await visits.stop()
  expect(visits.lost).toEqual([])
  const { pages, lists, orders } = visits.answered
  expect(Math.min(pages, lists)).toBeGreaterThan(10)
  expect(orders).toBeGreaterThan(5)
  const { rows } = await database.pool.query<{ total: number; numbers: number }>(
    'select count(*)::int as total, count(distinct number)::int as numbers from orders',
  )
  expect(rows).toEqual([{ total: visits.orders.length, numbers: visits.orders.length }])
  expect(new Set(visits.orders).size).toBe(orders)
}, 240_000)

it('says by its exit code whether the shop that serves is all that keeps another one from starting', async () => {
  const { pool } = database
  const add = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
  const newest = '(select max(created_at) from drizzle.__drizzle_migrations)'
  const remove = `delete from drizzle.__drizzle_migrations where created_at = ${newest} returning hash, created_at as at`
  const codeOf = async (): Promise<number> => (await start()).ended
  // For the next shop a migration is missing, and the shop of the test before still serves.
  const [last] = (await pool.query<{ hash: string; at: string }>(remove)).rows
  expect(await codeOf()).toBe(75)
  expect(started.at(-1)!.output()).toMatch(/another shop serves on this database/)
  await pool.query(add, [last!.hash, last!.at])
  // A newer version was here: no end of another shop would help.
  await pool.query(add, ['later', '9999999999999'])
  expect(await codeOf()).toBe(1)
  expect(started.at(-1)!.output()).toMatch(/made by a newer version of the shop/)
  await pool.query(remove)
}, 180_000)
