/**
 * A day of a shop in a short time: visitors who read pages, filter, search, ask the API and buy, staff who change prices,
 * all at once and without a pause. Memory must not grow after the first sixth, but for the database's cache, which fills
 * up to a size that is set; nothing may fail, nothing become slow.
 */
import { connect, heldHeap, type Inspector } from './inspector.ts'
import { treeCache, treeMemory } from './memory.ts'
import { complete, graphql, readyCheckout } from '../../tests/support/buyer.ts'
import { importFiles } from '../../tests/support/owner.ts'
import { freePort, type RunningShop, startShop } from '../../tests/support/shop.ts'
import { fillStock, stockedVariants } from './checkout.ts'

const SLICES = 6
const VISITORS = 8
const PATHS = [
  '/',
  '/catalog',
  '/collections/populiarnye-semena',
  '/ru/catalog',
  '/cs/',
  '/sort/white-widow',
  '/delivery',
]

export interface Slice {
  requests: number
  orders: number
  failed: string[]
  /** Time within which 99 of 100 requests were answered, in milliseconds. */
  p99: number
  /** Bytes of the shop and its PostgreSQL at its end, without the database's cache. */
  memory: number
  /** Bytes of the database's cache, which fills up to the size that is set for it. */
  cache: number
  /** Bytes of the shop's heap that are still in use after a collection. */
  held: number
}

/** Loads a fresh shop for so many minutes, in six slices. Calls `onSlice` after each and answers all. */
export async function aDay(minutes: number, onSlice: (slice: Slice, number: number) => void): Promise<Slice[]> {
  const port = await freePort()
  const shop = await startShop({ command: [`--inspect=127.0.0.1:${port}`, 'shop/start.mjs'] })
  try {
    const inspector = await connect(port)
    const variants = await stockedVariants(shop.url)
    const slices: Slice[] = []
    for (let number = 1; number <= SLICES; number++) {
      // A day sells more than lies in the demo's warehouse.
      await fillStock(shop)
      const load = await run(shop, variants, (minutes * 60_000) / SLICES, number)
      const slice = { ...load, ...(await memoryOf(shop, inspector)) }
      slices.push(slice)
      onSlice(slice, number)
    }
    inspector.close()
    return slices
  } finally {
    await shop.remove()
  }
}

type Memory = Pick<Slice, 'memory' | 'cache' | 'held'>

async function memoryOf({ process: { pid }, folder }: RunningShop, inspector: Inspector): Promise<Memory> {
  const cache = treeCache(pid!, folder) ?? 0
  const memory = (treeMemory(pid!, folder) ?? 0) - cache
  return { memory, cache, held: await heldHeap(inspector) }
}

async function run(
  shop: RunningShop,
  variants: readonly string[],
  ms: number,
  number: number,
): Promise<Omit<Slice, keyof Memory>> {
  const until = performance.now() + ms
  const times: number[] = []
  const failed: string[] = []
  let orders = 0
  let turn = 0
  const timed = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    try {
      await ask()
    } catch (error) {
      if (failed.length < 20) failed.push(`${what}: ${(error as Error).message.slice(0, 200)}`)
    }
    times.push(performance.now() - began)
  }
  const page = async (path: string): Promise<void> => {
    const answer = await fetch(shop.url + path)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  const step = async (): Promise<void> => {
    const i = turn++
    if (i % 50 === 0) {
      await timed('an order', async () => {
        const { order, errors } = await complete(
          shop.url,
          await readyCheckout(shop.url, variants[i % variants.length]!, { email: `day-${number}-${i}@example.com` }),
        )
        if (!order) throw new Error(JSON.stringify(errors))
        orders++
      })
    } else if (i % 10 === 1) await timed('a filter', () => page(`/catalog?price=${i % 40}-${100 + (i % 977)}`))
    else if (i % 10 === 2) await timed('a search', () => page(`/catalog?q=wid${'abcdefgh'[i % 8]}w`))
    else if (i % 10 === 3)
      await timed('the API', () =>
        graphql(
          shop.url,
          '{ products(first: 10, channel: "us") { edges { node { name variants { quantityAvailable } } } } }',
        ),
      )
    else await timed('a page', () => page(PATHS[i % PATHS.length]!))
  }
  const visitor = async (): Promise<void> => {
    while (performance.now() < until) await step()
  }
  /** A price is changed now and then, which has every page made anew. */
  const owner = async (): Promise<void> => {
    for (let i = 0; performance.now() < until; i++) {
      await timed('a change of the owner', async () => {
        const price = 30 + ((number * 7 + i) % 20)
        const { code, output } = await importFiles(shop, { 'variants.csv': `sku,price:us\nWWD-FEM-5,${price}\n` })
        if (code !== 0) throw new Error(output)
      })
      await new Promise((resolve) => setTimeout(resolve, ms / 8))
    }
  }
  await Promise.all([owner(), ...Array.from({ length: VISITORS }, visitor)])
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    orders,
    failed,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
