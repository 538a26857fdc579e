/**
 * What was confirmed to a buyer is still there after a stop, after `kill -9`, and after either of them in the middle of
 * sales.
 */
import { afterEach, expect, it } from 'vitest'
import { graphql, type Bought, complete, readyCheckout, variant } from '../support/buyer.ts'
import { setStock } from '../support/owner.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { processesOf } from '../support/processes.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

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
  expect((await fetch(`${shop.url}/api/health/`)).status).toBe(200)
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
  for (const pid of [shop.process.pid!, ...processesOf(shop.folder)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      /* The process has ended already. */
    }
  }
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
