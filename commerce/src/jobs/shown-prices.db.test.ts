/**
 * Lists are filtered and ordered by the price that their cards show: of the cheapest pack that can be bought, else of the
 * cheapest. Two services on one database are asked over HTTP, in small catalogues and by an index in memory.
 */
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { bringUpToDate } from '../domain/catalog/by-clock.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { CatalogIndex } from '../db/queries/catalog/catalog-index.ts'
import { NOW } from '../testing/catalog-service.ts'
import { fillShop } from '../testing/catalog-shop.ts'
import { openWorker, turnedClock } from '../testing/jobs.ts'
import { forget } from '../memory/memory.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let worker: Awaited<ReturnType<typeof openWorker>>
const app = Fastify()

beforeAll(async () => {
  database = await freshDatabase()
  await fillShop(database.pool)
  const clock = turnedClock()
  clock.turn(NOW.getTime() - Date.now())
  worker = await openWorker(database.connection, null, clock)
  await app.register(worker.plugin)
})
afterAll(async () => {
  await app.close()
  await worker.database.close()
  await database.close()
})

/** Products 21 to 24 have packs at 31 to 34 and at 51.67 to 56.67. */
const FEW = 'filter: { minimalPrice: { gte: 31, lte: 34 } }, sortBy: { field: MINIMAL_PRICE, direction: ASC }'
const PACK = `(select id from variants where sku = 'SKU-22-3')`
const A = `(select id from warehouses where slug = 'a')`

const ask = async <T>(query: string): Promise<T> => {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query },
  })
  return Object.values(response.json<{ data: Record<string, T> }>().data)[0]!
}
const slugs = async (args: string): Promise<string[]> => {
  const query = `{ products(first: 100, channel: "us", ${args}) { edges { node { slug } } } }`
  return (await ask<{ edges: { node: { slug: string } }[] }>(query)).edges.map(({ node }) => node.slug)
}
const run = (sql: string): Promise<unknown> => database.pool.query(sql)
/** Does what the job does; lists of the second that were made before are forgotten, as where changes are heard. */
const catchUp = async (): Promise<void> => {
  await bringUpToDate(worker.services, { patienceMs: 5000 })
  forget(worker.database.pool)
}

interface Case {
  out: () => Promise<unknown>
  back: () => Promise<unknown>
}
const CASES: Record<string, Case> = {
  'is sold out': {
    out: () => run(`update stocks set allocated = quantity where variant_id = ${PACK}`),
    back: () => run(`update stocks set allocated = 0 where variant_id = ${PACK}`),
  },
  'is in no warehouse': {
    out: () => run(`delete from stocks where variant_id = ${PACK}`),
    back: () => run(`insert into stocks (warehouse_id, variant_id, quantity) select id, ${PACK}, 9 from warehouses`),
  },
  'is where no zone of the channel sells': {
    out: async () => {
      await run(`update stocks set quantity = 0 where variant_id = ${PACK} and warehouse_id <> ${A}`)
      await run(`delete from shipping_zone_warehouses where warehouse_id = ${A}`)
    },
    back: () => run(`insert into shipping_zone_warehouses select 1, ${A}`),
  },
  'is where the channel does not sell': {
    out: () => run(`delete from channel_warehouses where channel_id = 1 and warehouse_id = ${A}`),
    back: () => run(`insert into channel_warehouses values (1, ${A}, 0)`),
  },
  'is in a zone of other channels': {
    out: () => run('delete from shipping_zone_channels where zone_id = 1'),
    back: () => run('insert into shipping_zone_channels values (1, 1)'),
  },
  'is kept for a line of somebody else': {
    out: async () => {
      await run('update shops set reserve_stock_duration_anonymous_user = 10')
      await run(`update stocks set quantity = 2 where variant_id = ${PACK} and warehouse_id = ${A}`)
      forget(worker.database.pool)
      const made = await ask<{ errors: unknown[] }>(
        `mutation { checkoutCreate(input: { channel: "us", email: "ann@example.com", lines: [{ variantId: "${toGlobalId('ProductVariant', 43)}", quantity: 2 }] }) { errors { code } } }`,
      )
      expect(made.errors).toEqual([])
    },
    back: () => run('delete from checkouts'),
  },
}

test.each(Object.entries(CASES))(
  'a pack that %s counts neither in filters nor in orders',
  async (_what, { out, back }) => {
    await catchUp()
    expect(await slugs(FEW)).toEqual(['p-21', 'p-22', 'p-23', 'p-24'])
    await out()
    await catchUp()
    expect(await slugs(FEW)).toEqual(['p-21', 'p-23', 'p-24'])
    const byPrice = await slugs('sortBy: { field: PRICE, direction: ASC }')
    expect(byPrice.indexOf('p-22')).toBeGreaterThan(byPrice.indexOf('p-26'))
    const index = await CatalogIndex.read(database.pool, 1, NOW)
    const scope = { channelId: 1, staff: false, listedOnly: true, now: NOW }
    expect(await index.count(scope, { minimalPrice: { gte: 3100, lte: 3400 } })).toBe(3)
    await back()
    await catchUp()
    expect(await slugs(FEW)).toEqual(['p-21', 'p-22', 'p-23', 'p-24'])
  },
)

test('where every pack is sold out the cheapest counts, and what is not for sale has no price to filter by', async () => {
  await run(
    `update stocks set allocated = quantity where variant_id in (select id from variants where product_id = 22)`,
  )
  await run('update product_listings set available_for_purchase_at = null where product_id = 23')
  await catchUp()
  expect(await slugs(FEW)).toEqual(['p-21', 'p-22', 'p-24'])
})
