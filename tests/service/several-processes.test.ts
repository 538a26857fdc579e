/** One shop in several processes, from one command: new ones take the place of old ones, and nobody notices. */
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { setStock } from '../support/owner.ts'
import { processesOf } from '../support/processes.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'NTL-FEM-5'
const TOKEN = 'metrics-token-0123456789'
const ENV = { SEMENA_PROCESSES: '2', SEMENA_METRICS_TOKEN: TOKEN }
let shop: RunningShop

beforeAll(async () => {
  shop = await startDemoShop(ENV)
}, 90_000)
afterAll(() => shop?.remove())

/** The processes that serve, which the supervisor started. */
function serving(): number[] {
  const { pid } = shop.process
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

/** Asks for a page on a connection that is kept; answers the status. */
const page = (agent: Agent, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(shop.url + path, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
      response.on('error', reject)
    }).on('error', reject)
  })

it('tells the figures of each process', async () => {
  const text = await metrics()
  for (const number of [1, 2]) expect(text).toContain(`process_resident_memory_bytes{process="${number}"}`)
  expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1)
})

it('is renewed without losing a request or an order', async () => {
  await setStock(shop, { [SKU]: 5000 })
  const { id: pack } = await variant(shop.url, SKU)
  const before = serving()
  expect(before).toHaveLength(2)
  let isOver = false
  let number = 0
  const pages: number[] = []
  const orders: string[] = []
  /** A visitor with one connection, on which pages that nobody has made before are asked for. */
  const visitor = async (rest: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (; !isOver; await pause(rest))
      pages.push(await page(agent, number % 3 ? `/catalog?price=-9${number++}` : `/?at=${number++}`))
    agent.destroy()
  }
  const buyer = async (): Promise<void> => {
    while (!isOver) {
      const { order, errors } = await complete(shop.url, await readyCheckout(shop.url, pack))
      expect(errors).toEqual([])
      orders.push(order!.id)
    }
  }
  const all = Promise.all([visitor(0), visitor(10), visitor(250), buyer(), buyer()]).finally(() => (isOver = true))
  // What failed is told below, once the processes are new.
  all.catch(() => {})
  process.kill(shop.process.pid!, 'SIGUSR2')
  await until(() => isOver || shop.output().includes('Every process of the shop is a new one.'))
  isOver = true
  await all
  const after = serving()
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
  expect(new Set(pages)).toEqual(new Set([200]))
  expect(pages.length).toBeGreaterThan(20)
  expect(orders.length).toBeGreaterThan(5)
  const found = await Promise.all(
    orders.map((id) => graphql<{ id: string } | null>(shop.url, 'query($id: ID!) { order(id: $id) { id } }', { id })),
  )
  expect(found.map((order) => order?.id)).toEqual(orders)
}, 120_000)

it('goes on where a process dies, and starts it again', async () => {
  const [victim, other] = serving()
  process.kill(victim!, 'SIGKILL')
  await until(() => serving().length === 2 && !serving().includes(victim!))
  expect(serving()).toContain(other)
  await until(async () => (await metrics()).match(/^process_resident_memory_bytes\{/gm)?.length === 2)
  expect(shop.output()).toMatch(/Process \d of the shop ended with SIGKILL and is started again\./)
}, 60_000)

it('answers what runs where the first process is killed, and then ends', async () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const before = serving()
  expect(before).toHaveLength(2)
  try {
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
    shop.process.kill('SIGKILL')
    await until(() => before.filter(isRunning).length <= 1)
    slow.end(body)
    const [response] = await answered
    response.setEncoding('utf8')
    expect((await response.toArray()).join('')).toMatch(/^\{"data":\{"shop":/)
    expect(response.statusCode).toBe(200)
    await until(() => !before.some(isRunning))
  } finally {
    // Its database goes on without it; the next shop takes it over.
    shop = await startShop({ folder: shop.folder, env: ENV })
  }
}, 60_000)

it('ends with 0 and leaves no process', async () => {
  const all = serving()
  expect(await shop.stop()).toBe(0)
  expect(processesOf(shop.folder)).toEqual([])
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 60_000)

it('refuses what is no number of processes', async () => {
  for (const args of [['--processes', '0'], ['--processes'], ['--many', '2']]) {
    const command = ['shop/start.mjs', ...args]
    const { message } = await startShop({ folder: shop.folder, command }).then(
      () => new Error('it started'),
      (error: Error) => error,
    )
    expect(message).toMatch(/ended with 1 [^]*(?:SEMENA_PROCESSES is "0"|npm start takes --processes <number>)/)
  }
}, 60_000)
