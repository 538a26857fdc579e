/**
 * Sales begin and end with the clock, in two services on one database, which are asked over HTTP and share a clock that
 * can be turned.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { refreshPrices } from '../db/triggers/derived.ts'
import { effectsOfRules, markUpToDate, PRICES_LOCK } from '../db/queries/catalog/by-clock.ts'
import { coverEverything } from '../domain/catalog/covered.ts'
import { bringUpToDate } from '../domain/catalog/by-clock.ts'
import { importFolder } from '../import/import-folder.ts'
import { addApp } from '../domain/staff/by-owner.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { NOW } from '../testing/catalog-service.ts'
import { fillShop, promote as writePromotion } from '../testing/catalog-shop.ts'
import { MINUTE_MS, openWorker, turnedClock, type TurnedClock } from '../testing/jobs.ts'

interface Process {
  worker: Awaited<ReturnType<typeof openWorker>>
  app: FastifyInstance
  /** The changes that this process heard of. */
  told: string[]
  /** Number of statements that its catalogue job sent. */
  looks: number
  clockLooks: number
  stop(): Promise<void>
}

let database: Awaited<ReturnType<typeof freshDatabase>>
let clock: TurnedClock
let processes: Process[] = []

beforeAll(async () => {
  database = await freshDatabase()
  await fillShop(database.pool)
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = turnedClock()
  clock.turn(NOW.getTime() - Date.now())
  await database.pool.query('delete from promotions')
  await coverEverything(database.pool)
  await refreshPrices(database.pool, NOW)
  await markUpToDate(database.pool, NOW, await effectsOfRules(database.pool, NOW))
  processes = [await open(), await open()]
})
afterEach(async () => {
  for (const process of processes) await process.stop()
})

async function open(): Promise<Process> {
  const counted = {
    now: () => {
      process.clockLooks++
      return clock.now()
    },
  }
  const process: Process = { told: [], looks: 0, clockLooks: 0 } as never
  const worker = await openWorker(database.connection, null, counted)
  const { pool } = worker.database
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const app = Fastify()
  await app.register(worker.plugin)
  const stopHearing = await worker.attend()
  Object.assign(process, {
    worker,
    app,
    stop: async () => {
      await app.close()
      await worker.jobs.stop()
      await stopHearing()
      await worker.database.close()
    },
  })
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      if ((args[0] as { name?: string }).name === 'catalogue-due') process.looks++
      return query(...args)
    },
  })
  worker.services.changes.hear((tags) => process.told.push(tags?.join(' ') ?? 'everything'))
  await worker.jobs.start('http://shop.test')
  return process
}

const ask = async <T>(app: FastifyInstance, query: string, variables: object = {}): Promise<T> => {
  const response = await app.inject({ method: 'POST', url: '/graphql/', payload: { query, variables } })
  const { data, errors } = response.json<{ data: Record<string, T>; errors?: unknown }>()
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0]!
}

interface Pricing {
  pricing: { onSale: boolean; priceRange: { start: { gross: { amount: number } } } }
}
const price = async ({ app }: Process, slug = 'p-10'): Promise<number> =>
  (
    await ask<Pricing>(
      app,
      'query($slug: String!) { product(slug: $slug, channel: "us") { pricing { onSale priceRange { start { gross { amount } } } } } }',
      { slug },
    )
  ).pricing.priceRange.start.gross.amount
const prices = (slug?: string): Promise<number[]> => Promise.all(processes.map((p) => price(p, slug)))
const cheapest = ({ app }: Process): Promise<string> =>
  ask<{ edges: { node: { slug: string } }[] }>(
    app,
    '{ products(first: 1, channel: "us", filter: { minimalPrice: { lte: 5 } }, sortBy: { field: MINIMAL_PRICE, direction: ASC }) { edges { node { slug } } } }',
  ).then(({ edges }) => edges[0]?.node.slug ?? 'none')
const variantId = toGlobalId('ProductVariant', 19)
const basket = ({ app }: Process): Promise<{ checkout: { id: string } }> =>
  ask(app, 'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }', {
    i: { channel: 'us', email: 'ann@example.com', lines: [{ variantId, quantity: 1 }] },
  })
const unitPrice = async ({ app }: Process, id: string): Promise<number> =>
  (
    await ask<{ lines: { unitPrice: { gross: { amount: number } } }[] }>(
      app,
      'query($id: ID!) { checkout(id: $id) { lines { unitPrice { gross { amount } } } } }',
      { id },
    )
  ).lines[0]!.unitPrice.gross.amount

const at = (ms: number): Date => new Date(clock.now().getTime() + ms)
const soon = { timeout: 5000, interval: 50 }
/** Writes a sale and waits until every process has heard of it, which on a busy machine takes a moment. */
const promote = async (start: Date, end: Date | null, percent = 80, products = [10]): Promise<void> => {
  const before = processes.map(({ told }) => told.length)
  await writePromotion(database.pool, {
    name: `sale ${percent} ${start.toISOString()}`,
    products,
    valueType: 'PERCENTAGE',
    value: percent,
    start,
    end,
  })
  await expect.poll(() => processes.every(({ told }, n) => told.length > before[n]!), soon).toBe(true)
}

test('a sale begins and ends in every process, for lists, products and baskets', async () => {
  await promote(at(10 * MINUTE_MS), at(20 * MINUTE_MS))
  const { checkout } = await basket(processes[0]!)
  expect(await prices()).toEqual([20, 20])
  for (const p of processes) expect([await cheapest(p), await unitPrice(p, checkout.id)]).toEqual(['none', 20])

  for (const p of processes) p.told.length = 0
  clock.turn(10 * MINUTE_MS)
  // Prices in a checkout do not wait for the job.
  for (const p of processes) expect(await unitPrice(p, checkout.id)).toBe(4)
  await expect.poll(() => prices(), soon).toEqual([4, 4])
  for (const p of processes) expect([await cheapest(p), await unitPrice(p, checkout.id)]).toEqual(['p-10', 4])
  await expect.poll(() => processes.map((p) => p.told), soon).toEqual([['everything'], ['everything']])

  clock.turn(10 * MINUTE_MS)
  for (const p of processes) expect(await unitPrice(p, checkout.id)).toBe(20)
  await expect.poll(() => prices(), soon).toEqual([20, 20])
  for (const p of processes) expect([await cheapest(p), await unitPrice(p, checkout.id)]).toEqual(['none', 20])
})

test('of two sales the better one holds while it lasts, in baskets to the second', async () => {
  await promote(at(MINUTE_MS), at(4 * MINUTE_MS), 20)
  await promote(at(2 * MINUTE_MS), at(3 * MINUTE_MS), 40)
  const { checkout } = await basket(processes[1]!)
  for (const expected of [16, 12, 16, 20]) {
    clock.turn(MINUTE_MS)
    expect(await unitPrice(processes[0]!, checkout.id)).toBe(expected)
    await expect.poll(() => prices(), soon).toEqual([expected, expected])
  }
})

test('a promotion that somebody writes, changes or removes in the database shows within seconds', async () => {
  await promote(at(-MINUTE_MS), null, 50)
  await expect.poll(() => prices(), soon).toEqual([10, 10])
  await database.pool.query('update promotion_rules set value = 80')
  await expect.poll(() => prices(), soon).toEqual([4, 4])
  await database.pool.query('update promotion_rules set catalogue_predicate = $1', [
    { productPredicate: { ids: [toGlobalId('Product', 6)] } },
  ])
  await expect.poll(() => prices(), soon).toEqual([20, 20])
  await expect.poll(() => prices('p-06'), soon).toEqual([3.2, 3.2])
  await database.pool.query('delete from promotions')
  await expect.poll(() => prices('p-06'), soon).toEqual([16, 16])
})

test('what happened while no process ran is done before the first request', async () => {
  await promote(at(MINUTE_MS), at(60 * MINUTE_MS))
  for (const p of processes.splice(0)) await p.stop()
  clock.turn(2 * MINUTE_MS)
  processes = [await open()]
  expect(await prices()).toEqual([4])
})

test('a clock that is set back takes what it brought back', async () => {
  await promote(at(10 * MINUTE_MS), null)
  clock.turn(11 * MINUTE_MS)
  await expect.poll(() => prices(), soon).toEqual([4, 4])
  clock.turn(-9 * MINUTE_MS)
  await expect.poll(() => prices(), soon).toEqual([20, 20])
})

test('a promotion that staff change while an import works out prices holds as it was changed', async () => {
  await promote(at(-MINUTE_MS), null, 50)
  await expect.poll(() => prices(), soon).toEqual([10, 10])
  const folder = mkdtempSync(join(tmpdir(), 'semena-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'taxes.csv'), 'country,rate\nAT,20\n')
  // The import has its prices by then, and is not committed yet.
  const onWritten = async () => void (await database.pool.query('update promotion_rules set value = 80'))
  const { worker } = processes[0]!
  expect(await importFolder(worker.services, folder, { onWritten })).toMatchObject({ files: { 'taxes.csv': 1 } })
  await expect.poll(() => prices(), soon).toEqual([4, 4])
})

test('a product that moves while an import works out what rules cover is covered afterwards', async () => {
  await promote(at(-MINUTE_MS), null, 80, [])
  await database.pool.query('update promotion_rules set catalogue_predicate = $1', [
    { collectionPredicate: { ids: [toGlobalId('Collection', 2)] } },
  ])
  const { services } = processes[0]!.worker
  await bringUpToDate(services, { patienceMs: 5000 })
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [PRICES_LOCK])
  let isMoved = false
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const query = async (...args: unknown[]): Promise<unknown> => {
    const done = await ask(...args)
    if (!isMoved && JSON.stringify(args[0]).includes('with wanted as')) {
      isMoved = true
      await database.pool.query('insert into collection_products (collection_id, product_id) values (2, 10)')
    }
    return done
  }
  await coverEverything({ query } as unknown as typeof client)
  await refreshPrices(client, clock.now())
  await client.query('commit')
  client.release()
  onTestFinished(
    async () => void (await database.pool.query('delete from collection_products where collection_id = 2')),
  )
  await bringUpToDate(services, { patienceMs: 5000 })
  expect([isMoved, await prices()]).toEqual([true, [4, 4]])
})

test('a clock that is a little slower than another does not take a sale back', async () => {
  await promote(at(MINUTE_MS), null)
  clock.turn(MINUTE_MS)
  await expect.poll(() => prices(), soon).toEqual([4, 4])
  const slow = { now: () => at(-5000) }
  expect(await bringUpToDate({ ...processes[0]!.worker.services, clock: slow })).toMatchObject({ changed: 0 })
  expect(await prices()).toEqual([4, 4])
})

test.each([
  ['a product is published', 'product_listings', 'published_at', 'product_id = 8 and channel_id = 1'],
  ['a product goes on sale', 'product_listings', 'available_for_purchase_at', 'product_id = 8 and channel_id = 1'],
  ['a collection is published', 'collection_listings', 'published_at', 'collection_id = 1 and channel_id = 1'],
])('all are told when %s', async (_what, table, column, where) => {
  const set = (moment: unknown) => database.pool.query(`update ${table} set ${column} = $1 where ${where}`, [moment])
  const { rows } = await database.pool.query<{ moment: Date | null }>(
    `select ${column} as moment from ${table} where ${where}`,
  )
  // The clock of the next test begins anew, so this moment would come within it once more.
  onTestFinished(async () => void (await set(rows[0]!.moment)))
  await set(at(3 * MINUTE_MS))
  // Code that writes such a moment tells the change.
  await processes[0]!.worker.services.changes.tell(database.pool, ['products'])
  await expect.poll(() => processes.map((p) => p.told), soon).toEqual([['products'], ['products']])
  clock.turn(3 * MINUTE_MS)
  await expect
    .poll(() => processes.map((p) => p.told), soon)
    .toEqual([
      ['products', 'everything'],
      ['products', 'everything'],
    ])
})

test('all are told when a pack is sold out and when it is there again, however often not all the time', async () => {
  const set = (allocated: string) =>
    database.pool.query(`update stocks set allocated = ${allocated} where variant_id = 19`)
  const { changes } = processes[0]!.worker.services
  await set('1')
  await changes.tell(database.pool, ['before'])
  await set('quantity')
  for (let i = 0; i < 10; i++) {
    await set('0')
    await set('quantity')
  }
  await changes.tell(database.pool, ['after'])
  const told = ['before', 'products collections', 'after']
  await expect.poll(() => processes.map((p) => p.told), soon).toEqual([told, told])
})

test('all are told of what staff and apps change that pages show', async () => {
  const made = await addApp({ database }, 'writer', ['MANAGE_PRODUCTS', 'MANAGE_SETTINGS'])
  if (!made.ok) throw new Error('no app')
  const change = async (query: string, variables: object): Promise<void> => {
    const { app } = processes[0]!
    const headers = { authorization: `Bearer ${made.value.token}` }
    const response = await app.inject({ method: 'POST', url: '/graphql/', headers, payload: { query, variables } })
    expect(response.json<{ data: Record<string, { errors: unknown }> }>()).toMatchObject({
      data: { changed: { errors: [] } },
    })
  }
  const metadata = (place: string): string =>
    `mutation($id: ID!, $input: [MetadataInput!]!) { changed: update${place}(id: $id, input: $input) { errors { code } } }`
  const input = [{ key: 'badge', value: 'new' }]
  await change(metadata('Metadata'), { id: toGlobalId('Product', 10), input })
  await change(metadata('PrivateMetadata'), { id: toGlobalId('Product', 10), input })
  await change('mutation { changed: shopSettingsUpdate(input: { headerText: "Hello" }) { errors { code } } }', {})
  const told = ['products collections', 'everything']
  await expect.poll(() => processes.map((p) => p.told), soon).toEqual([told, told])
})

test('it is told at the commit, and not at all when the transaction is undone', async () => {
  const { changes } = processes[0]!.worker.services
  const client = await database.pool.connect()
  await client.query('begin')
  await changes.tell(client, ['undone'])
  await client.query('rollback')
  await client.query('begin')
  await changes.tell(client, ['kept'])
  await changes.tell(database.pool, ['meanwhile'])
  await expect.poll(() => processes.map((p) => p.told), soon).toEqual([['meanwhile'], ['meanwhile']])
  await client.query('commit')
  client.release()
  await expect
    .poll(() => processes.map((p) => p.told), soon)
    .toEqual([
      ['meanwhile', 'kept'],
      ['meanwhile', 'kept'],
    ])
})

test('it is told once for all processes; and while nothing happens the clock is looked at, not the database', async () => {
  await promote(at(MINUTE_MS), null)
  const before = processes.map((p) => p.looks)
  clock.turn(MINUTE_MS)
  await expect.poll(() => prices(), soon).toEqual([4, 4])
  await expect.poll(() => processes.map((p) => p.told.filter((t) => t === 'everything').length), soon).toEqual([1, 1])
  const after = processes.map((p) => p.looks)
  for (const [i, n] of after.entries()) expect(n - before[i]!).toBeLessThan(12)
  // The job looks at the clock many times and does not ask the database.
  const { clockLooks } = processes[0]!
  await expect.poll(() => processes[0]!.clockLooks, soon).toBeGreaterThan(clockLooks + 12)
  expect(processes.map((p) => p.looks)).toEqual(after)
})
