/**
 * What was confirmed to a buyer is still there after a stop, after `kill -9`, and after either of them in the middle of
 * sales.
 */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { graphql, type Bought, complete, readyCheckout, variant } from '../support/buyer.ts'
import { setStock } from '../support/owner.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { processesOf } from '../support/processes.ts'
import { type RunningShop, servingPid, startShop } from '../support/shop.ts'

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    /* The process has ended already. */
  }
}
/** Whether the shop answers, also while it begins again. */
const isThere = (): Promise<boolean> =>
  fetch(`${shop.url}/api/health/`).then(
    ({ ok }) => ok,
    () => false,
  )
/** The lines that the parent wrote about an end. */
const ends = (): string[] => shop.output().match(/The shop (?:was ended|ended) .*? started[^".]*/g) ?? []
const SOON = { timeout: 30_000, interval: 100 }

let shop: RunningShop
afterEach(() => shop?.remove())

const SKU = 'NTL-FEM-5'
const orderOf = (id: string) =>
  graphql<{ number: string; total: { gross: { amount: number } } } | null>(
    shop.url,
    'query($id: ID!) { order(id: $id) { number total { gross { amount } } } }',
    { id },
  )

it('ends with 0, leaves no process, and keeps every order for the next start', async () => {
  shop = await startDemoShop()
  const { id } = await variant(shop.url, SKU)
  const bought = await complete(shop.url, await readyCheckout(shop.url, id))
  expect(await shop.stop()).toBe(0)
  expect(processesOf(shop.folder)).toEqual([])
  shop = await startShop({ folder: shop.folder })
  expect((await orderOf(bought.order!.id))?.number).toBe(bought.order!.number)
}, 90_000)

it.skipIf(process.platform === 'win32')(
  'ends when npm is ended, which had started it',
  async () => {
    shop = await startDemoShop()
    await shop.stop()
    shop = await startShop({ folder: shop.folder, program: 'npm', command: ['start'] })
    shop.process.kill('SIGTERM')
    await expect.poll(() => processesOf(shop.folder), { timeout: 20_000 }).toEqual([])
  },
  90_000,
)

it.skipIf(process.platform === 'win32')(
  'ends when npm is ended, also where an older Node has started the one that the shop runs on',
  async () => {
    shop = await startDemoShop()
    await shop.stop()
    // The Node that npm starts claims to be an older one; the one that it starts in turn is told nothing.
    const claim = `import { isMainThread } from 'node:worker_threads'
      if (isMainThread && !process.send && process.argv[1]?.endsWith('start.mjs'))
        Object.defineProperty(process.versions, 'node', { value: '22.12.0' })`
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(claim)}`
    shop = await startShop({ folder: shop.folder, program: 'npm', command: ['start'], env: { NODE_OPTIONS } })
    shop.process.kill('SIGTERM')
    await expect.poll(() => processesOf(shop.folder), { timeout: 20_000 }).toEqual([])
  },
  90_000,
)

it.skipIf(process.platform === 'win32')(
  'is started again when it is killed and when a fault ends it, on the same data, and says why',
  async () => {
    const onSignal = `process.on('SIGWINCH', () => { throw new Error('planted') })`
    shop = await startDemoShop({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}` })
    const { id } = await variant(shop.url, SKU)
    const bought = await complete(shop.url, await readyCheckout(shop.url, id))
    const first = servingPid(shop)
    process.kill(first, 'SIGKILL')
    await expect.poll(ends, SOON).toEqual(['The shop was ended by SIGKILL. It is started again'])
    await expect.poll(isThere, SOON).toBe(true)
    expect((await orderOf(bought.order!.id))?.number).toBe(bought.order!.number)
    const second = servingPid(shop)
    expect(second).not.toBe(first)
    process.kill(second, 'SIGWINCH')
    await expect
      .poll(() => ends()[1], SOON)
      .toBe('The shop ended with 70, by a fault that nobody caught. It is started again')
    expect(shop.output()).toContain('planted')
    // All but what a start tells on standard output is the log.
    const log = shop
      .output()
      .split('\n')
      .filter((line) => line && !line.startsWith('ready '))
    expect(log.length).toBeGreaterThanOrEqual(3)
    for (const line of log)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number),
        time: expect.any(Number),
        process: expect.any(Number),
        msg: expect.any(String),
      })
    await expect.poll(isThere, SOON).toBe(true)
    expect(await shop.stop()).toBe(0)
    expect(ends()).toHaveLength(2)
    // The watches over the killed ones see that others took the server over.
    await expect.poll(() => processesOf(shop.folder), SOON).toEqual([])
  },
  90_000,
)

it('is started again five times in a minute, and not when its configuration is wrong', async () => {
  const dies = `import { isMainThread } from 'node:worker_threads'
    if (isMainThread && process.send) process.kill(process.pid, 'SIGKILL')`
  const failed = (env: Record<string, string>): Promise<string> =>
    startShop({ env }).then(
      () => 'it started',
      ({ message }: Error) => message,
    )
  const killed = await failed({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(dies)}` })
  expect(killed.match(/is started again/g)).toHaveLength(5)
  expect(killed.match(/is not started a 6th time in one minute/g)).toHaveLength(1)
  expect(await failed({ SEMENA_PROCESSES: '0' })).toMatch(/ended with 1 [^\n]*\n[^\n]*SEMENA_PROCESSES[^\n]*\n$/)
}, 30_000)

it('says that its port is taken before it makes a database', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'semena-port-'))
  try {
    const { port } = other.address() as AddressInfo
    const starting = startShop({ folder, env: { HOST: '127.0.0.1', PORT: String(port) } })
    await expect(starting).rejects.toThrow(new RegExp(`127\\.0\\.0\\.1:${port} is taken by another program`))
    expect(readdirSync(folder)).toEqual([])
  } finally {
    other.close()
    rmSync(folder, { recursive: true })
  }
}, 30_000)

it('leaves no database behind when it is killed together with its parent', async () => {
  shop = await startDemoShop()
  await shop.kill()
  await expect.poll(() => processesOf(shop.folder), SOON).toEqual([])
}, 90_000)

it('refuses a second process on the same data folder with one line', async () => {
  shop = await startDemoShop()
  const second = startShop({ folder: shop.folder })
  const { message } = await second.then(
    () => new Error('it started'),
    (error: Error) => error,
  )
  expect(message).toMatch(/ended with [^0]/)
  expect(
    message
      .split('\n')
      .slice(1)
      .filter((line) => line.trim()),
  ).toHaveLength(1)
  expect((await fetch(`${shop.url}/api/ready/`)).status).toBe(200)
}, 90_000)

it('loses no confirmed order when shop and database are killed among a hundred purchases', async () => {
  shop = await startDemoShop()
  await setStock(shop, { [SKU]: 50 })
  const { id } = await variant(shop.url, SKU)
  const ready = await Promise.all(
    Array.from({ length: 100 }, (_, i) => readyCheckout(shop.url, id, { email: `buyer${i}@example.com` })),
  )
  const confirmed: Bought[] = []
  const settled = Promise.allSettled(
    ready.map(async (checkout) => {
      const result = await complete(shop.url, checkout)
      if (result.order) confirmed.push(result)
    }),
  )
  while (confirmed.length < 5 && shop.process.exitCode === null)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  const killed = shop.kill()
  for (const pid of processesOf(shop.folder)) killIfThere(pid)
  await killed
  await settled
  expect(confirmed.length).toBeGreaterThanOrEqual(5)

  shop = await startShop({ folder: shop.folder })
  for (const { order } of confirmed)
    expect(await orderOf(order!.id)).toMatchObject({
      number: order!.number,
      total: { gross: { amount: order!.total } },
    })
  // Orders that were not confirmed can be tried again. In the end stock and orders agree.
  const all = await Promise.all(ready.map((checkout) => complete(shop.url, checkout)))
  expect(all.filter((r) => r.order)).toHaveLength(50)
  expect((await variant(shop.url, SKU)).quantityAvailable).toBe(0)
}, 120_000)
