/** Lists of a small catalogue that visitors read from memory while many ask: the same lists, and never old ones. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { openStaffShop, publish, type Someone, type StaffShop } from '../testing/staff.ts'
import { forget } from '../memory/memory.ts'

let shop: StaffShop
let clerk: Someone
let statements: () => number
beforeAll(async () => {
  shop = await openStaffShop()
  // Those of visitors: the shop itself reads its settings once a second.
  const { reading, buying } = shop.services.database.pools
  statements = countStatements({ pools: { reading, buying } })
  clerk = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
  await shop.sql(
    'update product_listings set visible_in_listings = true, min_price = 1200, min_discounted_price = 1200, shown_price = 1200, shown_discounted_price = 1200',
  )
  await shop.sql("insert into categories (name, slug) values ('Zz', 'zz')")
  await shop.sql('update products set category_id = (select min(id) from categories)')
  await shop.sql(
    `insert into products (name, slug, product_type_id, category_id) select 'Zz ' || n, 'zz-' || n, (select min(id) from product_types), (select min(id) from categories) from generate_series(1, 9) n`,
  )
  await shop.sql(
    `insert into product_listings (product_id, channel_id, is_published, visible_in_listings, published_at, min_price, min_discounted_price, shown_price, shown_discounted_price)
      select id, (select id from channels where slug = 'us'), true, true, now() - interval '1 year', 100 * id, 100 * id, 100 * id, 100 * id from products where slug like 'zz-%'`,
  )
}, 60_000)
afterAll(() => shop.close())

const drop = (): void => forget(shop.services.database.pool)

/** Asks so many other things that lists come from memory. */
async function busy(): Promise<void> {
  drop()
  for (let i = 0; i < 9; i++) await shop.ask(`{ products(first: 1, channel: "us") { edges { node { slug } } } }`)
}

const LIST = `fragment list on ProductCountableConnection {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id slug pricing { priceRange { start { gross { amount } } } } } }
}`
const ask = async (args: string): Promise<unknown> => {
  const { data, errors } = await shop.ask(`{ products(channel: "us", ${args}) { ...list } } ${LIST}`)
  expect(errors).toBeUndefined()
  return data['products']
}

const SORTED = ['NAME', 'MINIMAL_PRICE', 'PUBLISHED_AT', 'RATING'].flatMap((field) =>
  ['ASC', 'DESC'].map((direction) => `sortBy: { field: ${field}, direction: ${direction} }`),
)

test('a list has the same rows, cursors and number from memory as from the database', async () => {
  for (const sort of SORTED)
    for (const args of [
      `first: 4, ${sort}`,
      `last: 4, ${sort}`,
      `first: 100, ${sort}, filter: { minimalPrice: { gte: 5 } }`,
      `first: 3, ${sort}, filter: { stockAvailability: IN_STOCK }`,
      `first: 3, ${sort}, search: "zz"`,
      `first: 3, ${sort}, search: "АК–47"`,
    ]) {
      drop()
      const read = (await ask(args)) as {
        pageInfo: { endCursor: string | null }
      }
      await busy()
      expect(await ask(args)).toEqual(read)
      if (args.startsWith('last') || read.pageInfo.endCursor === null) continue
      const more = `${args}, after: "${read.pageInfo.endCursor}"`
      drop()
      const next = await ask(more)
      await busy()
      expect(await ask(more)).toEqual(next)
    }
})

test('another condition on a list that is in memory needs no statement', async () => {
  await busy()
  const within = (price: number) => ask(`first: 5, filter: { minimalPrice: { lte: ${price} } }`)
  await within(900)
  statements()
  await within(800)
  await within(700)
  expect(statements()).toBe(0)
})

test('a change of staff shows in the next list', async () => {
  const total = async () =>
    (
      (await ask('first: 1, filter: { isPublished: true }')) as {
        totalCount: number
      }
    ).totalCount
  await busy()
  const all = await total()
  await busy()
  await total()
  await publish(shop, clerk, 'zz-1', false)
  expect(await total()).toBe(all - 1)
  // Nor is it back once lists come from memory again.
  for (let i = 0; i < 9; i++) await total()
  expect(await total()).toBe(all - 1)
})

test('what is published at a time appears with that second, from memory too', async () => {
  const now = shop.services.clock.now()
  await shop.sql(
    "update product_listings set published_at = $1 where product_id in (select id from products where slug in ('zz-2', 'zz-3'))",
    [new Date(now.getTime() + 60_000)],
  )
  await busy()
  const slugs = async (): Promise<string[]> =>
    ((await ask('first: 100')) as { edges: { node: { slug: string } }[] }).edges.map(({ node }) => node.slug)
  expect(await slugs()).not.toContain('zz-2')
  const { clock } = shop.services
  const real = clock.now
  try {
    clock.now = () => new Date(now.getTime() + 61_000)
    expect(await slugs()).toEqual(expect.arrayContaining(['zz-2', 'zz-3']))
    clock.now = () => now
    expect(await slugs()).not.toContain('zz-2')
  } finally {
    clock.now = real
  }
})

// A page that is made in the same second is kept for longer than that second.
test.each([
  ['from the database', async () => drop()],
  ['from memory', busy],
])('what staff publish shows in the same second, %s', async (_, begin) => {
  const { clock } = shop.services
  const real = clock.now
  try {
    const now = new Date(Math.ceil(real().getTime() / 1000) * 1000 + 700)
    clock.now = () => now
    const totals = async () => [
      ((await ask('first: 100')) as { totalCount: number; edges: unknown[] }).edges.length,
      ((await ask('first: 1')) as { totalCount: number }).totalCount,
      (
        (await ask('first: 1, filter: { price: { gte: 1 } }')) as {
          totalCount: number
        }
      ).totalCount,
    ]
    await publish(shop, clerk, 'p', false)
    await begin()
    const [rows, all, some] = await totals()
    await publish(shop, clerk, 'p', true)
    await begin()
    expect(await totals()).toEqual([rows! + 1, all! + 1, some! + 1])
  } finally {
    clock.now = real
  }
})
