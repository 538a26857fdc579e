/** One shop in several processes, from one command: new ones take the place of old ones, and nobody notices. */
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql } from '../support/buyer.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { setStock } from '../support/owner.ts'
import { processesOf } from '../support/processes.ts'
import { type RunningShop, servingPid, startShop } from '../support/shop.ts'
import { visitSteadily } from '../support/steady-visitors.ts'

const SKU = 'NTL-FEM-5'
const TOKEN = 'metrics-token-0123456789'
const ENV = { SEMENA_PROCESSES: '2', SEMENA_METRICS_TOKEN: TOKEN }
let shop: RunningShop

beforeAll(async () => {
  shop = await startDemoShop(ENV)
})
afterAll(() => shop?.remove())

/** The processes that serve, which the supervisor started. */
function serving(): number[] {
  const pid = servingPid(shop)
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('processes/process.ts'))
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!(await what())) await pause(50)
}

const metrics = async (): Promise<string> =>
  (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()

it('tells the figures of each process', async () => {
  const text = await metrics()
  for (const number of [1, 2]) expect(text).toContain(`process_resident_memory_bytes{process="${number}"}`)
  expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1)
})

it('counts what visitors’ browsers measured, whichever process they reach', async () => {
  for (let i = 0; i < 12; i++) {
    // oxlint-disable-next-line no-await-in-loop -- a new connection each, which the next process takes
    const { status } = await fetch(`${shop.url}/api/visit-times`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', connection: 'close' },
      body: 'page=faq&device=phone&ttfb=100',
    })
    expect(status).toBe(204)
  }
  const counts = Array.from(
    (await metrics()).matchAll(/^semena_visit_ttfb_seconds_count\{[^}]*page="text"[^}]*\} (\d+)$/gm),
    ([, count]) => Number(count),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
})

it('is renewed without losing a request or an order', async () => {
  await setStock(shop, { [SKU]: 5000 })
  const before = serving()
  expect(before).toHaveLength(2)
  const visits = await visitSteadily(shop.url, { sku: SKU })
  process.kill(shop.process.pid!, 'SIGUSR2')
  await until(() => visits.lost.length > 0 || shop.output().includes('Every process of the shop is a new one.'))
  await visits.stop()
  expect(visits.lost).toEqual([])
  const after = serving()
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
  const { pages, lists, orders } = visits.answered
  expect(Math.min(pages, lists)).toBeGreaterThan(10)
  expect(orders).toBeGreaterThan(5)
  const found = await Promise.all(
    visits.orders.map((id) =>
      graphql<{ id: string } | null>(shop.url, 'query($id: ID!) { order(id: $id) { id } }', { id }),
    ),
  )
  expect(found.map((order) => order?.id)).toEqual(visits.orders)
}, 120_000)

it('goes on where a process dies, and starts it again', async () => {
  const [victim, other] = serving()
  process.kill(victim!, 'SIGKILL')
  await until(() => serving().length === 2 && !serving().includes(victim!))
  expect(serving()).toContain(other)
  await until(async () => (await metrics()).match(/^process_resident_memory_bytes\{/gm)?.length === 2)
  expect(shop.output()).toMatch(/Process \d of the shop ended with SIGKILL and is started again\./)
}, 60_000)

it('answers what runs where the first process is killed, while another shop begins in its place', async () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  // Processes that count visitors' addresses tell each other every second what they counted.
  await shop.stop()
  shop = await startShop({ folder: shop.folder, env: { ...ENV, SEMENA_RATE_LIMITS: 'on' } })
  const before = serving()
  expect(before).toHaveLength(2)
  const body = JSON.stringify({ query: '{ shop { name } }' })
  const slow = request(`${shop.url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>
  // What failed is told below, once the processes have heard of it.
  answered.catch(() => {})
  slow.flushHeaders()
  // The process has the request's head and waits for its body.
  await once(slow, 'continue')
  for (let i = 0; i < 4; i++) await graphql(shop.url, '{ shop { name } }')
  const died = performance.now()
  process.kill(servingPid(shop), 'SIGKILL')
  await until(() => before.filter(isRunning).length <= 1)
  expect(before.filter(isRunning)).toHaveLength(1)
  // A signal and what it has counted are both things that it would tell the first process, within a second.
  process.kill(before.find(isRunning)!, 'SIGTERM')
  await until(() => performance.now() - died > 2000)
  slow.end(body)
  const [response] = await answered
  response.setEncoding('utf8')
  expect((await response.toArray()).join('')).toMatch(/^\{"data":\{"shop":/)
  expect(response.statusCode).toBe(200)
  await until(() => !before.some(isRunning))
  await until(() =>
    fetch(`${shop.url}/api/health/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  expect(serving()).toHaveLength(2)
}, 90_000)

it('refuses a second shop on its data, with an exit code that says so', async () => {
  for (const processes of ['1', '2']) {
    const env = { ...ENV, SEMENA_PROCESSES: processes }
    const { message } = await startShop({ folder: shop.folder, env }).then(
      () => new Error('it started'),
      (error: Error) => error,
    )
    expect(message).toMatch(/ended with 75 [^]*Another shop is running on the data folder /)
  }
}, 60_000)

it('ends with 0 and leaves no process', async () => {
  const all = serving()
  expect(await shop.stop()).toBe(0)
  // The database's last process ends a moment after the shop's.
  await expect.poll(() => processesOf(shop.folder), { timeout: 5000 }).toEqual([])
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 60_000)

it('refuses what is no number of processes', async () => {
  for (const args of [['--processes', '0'], ['--processes'], ['--many', '2']]) {
    const command = ['shop/start.mjs', ...args]
    const { message } = await startShop({ folder: shop.folder, command }).then(
      () => new Error('it started'),
      (error: Error) => error,
    )
    expect(message).toMatch(/ended with 1 [^]*(?:SEMENA_PROCESSES is \\?"0|npm start takes --processes <number>)/)
  }
}, 60_000)
