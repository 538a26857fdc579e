/** Lists of a large catalogue, whose index in memory takes a moment to follow a change. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Changes } from '../db/driver/changes.ts'
import { CatalogIndex } from '../db/queries/catalog/catalog-index.ts'
import { openStaffShop, publish, type Someone, type StaffShop } from '../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
let stop: () => Promise<void>
beforeAll(async () => {
  shop = await openStaffShop()
  stop = await (shop.services.changes as Changes).listen()
  clerk = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
  await shop.sql("insert into categories (name, slug) values ('All', 'all')")
  await shop.sql('update products set category_id = (select min(id) from categories)')
  await shop.sql(
    'update product_listings set visible_in_listings = true, min_price = 1200, min_discounted_price = 1200, shown_price = 1200, shown_discounted_price = 1200',
  )
  // The planner's estimate says which catalogue is large.
  await shop.sql("update pg_class set reltuples = 6000 where oid = 'products'::regclass")
  shop.forget()
}, 60_000)
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stop()
  await shop.close()
})

const gid = (noun: string, key: number): string => Buffer.from(`${noun}:${key}`).toString('base64')

async function slugs(sortBy = ''): Promise<string[]> {
  const { data, errors } = await shop.ask(
    `{ products(channel: "us", first: 100, filter: { minimalPrice: { gte: 1 } }${sortBy}) { edges { node { slug } } } }`,
  )
  expect(errors).toBeUndefined()
  return data['products'].edges.map(({ node }: { node: { slug: string } }) => node.slug)
}

/** Publishes the product or hides it, and waits until the index in memory has followed. */
async function followed(isPublished: boolean): Promise<void> {
  // There is an index once somebody has asked.
  await slugs()
  let told = 0
  const stopHearing = shop.services.changes.hear(() => told++)
  await publish(shop, clerk, 'p', isPublished)
  await vi.waitFor(() => expect(told).toBe(2))
  stopHearing()
}

test('what was read from the old index is forgotten once the new one is ready, also within the same second', async () => {
  await followed(false)
  const { clock, changes } = shop.services
  const real = clock.now
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  clock.now = () => now
  try {
    expect(await slugs()).not.toContain('p')
    const begin = Promise.withResolvers<void>()
    const read = CatalogIndex.read.bind(CatalogIndex)
    vi.spyOn(CatalogIndex, 'read').mockImplementation(async (...asked) => {
      await begin.promise
      return read(...asked)
    })
    let told = 0
    const forget = changes.hear(() => told++)
    await publish(shop, clerk, 'p', true)
    await vi.waitFor(() => expect(told).toBe(1))
    await slugs()
    begin.resolve()
    await vi.waitFor(() => expect(told).toBe(2))
    forget()
    expect(await slugs()).toContain('p')
  } finally {
    clock.now = real
  }
})

test('orders by attributes that there are not are one order in memory', async () => {
  const indexes: CatalogIndex[] = []
  const read = CatalogIndex.read.bind(CatalogIndex)
  vi.spyOn(CatalogIndex, 'read').mockImplementation(async (...asked) => {
    const index = await read(...asked)
    indexes.push(index)
    return index
  })
  await followed(true)
  const plain = await slugs()
  for (let id = 900_000; id < 900_020; id++)
    expect(await slugs(`, sortBy: { attributeId: "${gid('Attribute', id)}", direction: ASC }`)).toEqual(plain)
  const kept = indexes.map((index) => (index as unknown as { orders: ReadonlyMap<string, unknown> }).orders.size)
  expect(Math.max(...kept)).toBeLessThan(10)
})
