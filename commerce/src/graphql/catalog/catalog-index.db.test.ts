/** The catalogue index answers what the database would have answered. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CatalogIndex } from '../../db/queries/catalog/catalog-index.ts'
import { catalogIndex, LARGE, renewCatalogIndexes } from '../../db/queries/catalog/catalog-version.ts'
import {
  type AttributeCondition,
  productList,
  type ProductFilter,
  type ProductScope,
  type ProductSort,
} from '../../db/queries/catalog/product-list.ts'
import { countList, readList } from '../../db/statements/sql.ts'
import { NOW, startTestService, type TestService } from '../../testing/catalog-service.ts'
import { fillShop } from '../../testing/catalog-shop.ts'

let shop: TestService

beforeAll(async () => {
  shop = await startTestService()
  await fillShop(shop.database.pool)
}, 60_000)

afterAll(() => shop.close())

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const range = (most: number) =>
  fc.record({
    gte: maybe(fc.integer({ min: 0, max: most })),
    lte: maybe(fc.integer({ min: 0, max: most })),
  })
const attribute: fc.Arbitrary<AttributeCondition> = fc.oneof(
  fc.subarray([1, 2]).map((valueIds) => ({
    attributeId: 1,
    ofProduct: true,
    ofVariant: false,
    valueIds,
  })),
  range(35).map((r) => ({
    attributeId: 2,
    ofProduct: true,
    ofVariant: false,
    range: r,
  })),
  fc.boolean().map((boolean) => ({
    attributeId: 3,
    ofProduct: true,
    ofVariant: false,
    boolean,
  })),
  fc.subarray([5, 6]).map((valueIds) => ({
    attributeId: 4,
    ofProduct: false,
    ofVariant: true,
    valueIds,
  })),
)
const filter = fc.record(
  {
    attributes: fc.array(attribute, { maxLength: 3 }),
    price: range(8000),
    minimalPrice: range(5000),
    categoryIds: fc.subarray([1, 2]),
    collectionIds: fc.subarray([1, 2]),
    isAvailable: fc.boolean(),
    search: fc.constantFrom('сорт', 'sku-4', 'sort 1 OR 12'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ProductFilter>
const sort: fc.Arbitrary<ProductSort> = fc.oneof(
  fc.record({
    by: fc.constantFrom('SLUG', 'NAME', 'PRICE', 'MINIMAL_PRICE', 'PUBLISHED_AT', 'COLLECTION', 'RATING', 'CREATED'),
    desc: fc.boolean(),
  }) as fc.Arbitrary<ProductSort>,
  fc.boolean().map((desc): ProductSort => ({
    by: 'ATTRIBUTE',
    desc,
    attributeId: 2,
    numeric: true,
  })),
)

test('counts and pages are the same from memory and from the database', async () => {
  const { pool } = shop.database
  const indexes = new Map(
    await Promise.all([1, 2].map(async (id) => [id, await CatalogIndex.read(pool, id, NOW)] as const)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 2),
      fc.boolean(),
      maybe(fc.constant(1)),
      filter,
      sort,
      fc.boolean(),
      fc.integer({ min: 1, max: 12 }),
      async (channelId, listedOnly, collectionId, asked, order, backward, limit) => {
        const scope: ProductScope = {
          channelId,
          staff: false,
          listedOnly,
          now: NOW,
          ...(collectionId === undefined ? {} : { collectionId }),
        }
        const index = indexes.get(channelId)!
        const list = productList(scope, asked, order)
        expect(await index.count(scope, asked)).toBe(await countList(pool, list))
        let from: (string | number | null)[] | null = null
        let after: number | null = null
        for (let page = 0; page < 3; page++) {
          const rows: {
            row: { id: number }
            key: (string | number | null)[]
          }[] = await readList<{ id: number }>(pool, list, {
            limit,
            backward,
            from,
          })
          expect(
            await index.page(scope, asked, {
              sort: order,
              after,
              limit,
              backward,
            }),
          ).toEqual(rows.map((r) => r.row.id))
          const last = rows.at(-1)
          if (!last) break
          from = last.key
          after = last.row.id
        }
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)

test('a changed catalogue is read anew while the last version answers', async () => {
  const { pool } = shop.database
  const scope: ProductScope = {
    channelId: 1,
    staff: false,
    listedOnly: true,
    now: NOW,
  }
  const at = (catalogVersion: number) => catalogIndex(pool, { productCount: 1_000_000, catalogVersion }, 1, NOW)
  expect(catalogIndex(pool, { productCount: 30, catalogVersion: 1 }, 1, NOW)).toBeNull()
  const first = (await at(1))!
  const before = await first.count(scope, {})
  await pool.query('update product_listings set is_published = false where product_id = 1')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  try {
    expect(await at(2)).toBe(first)
    await vi.waitFor(async () => {
      const next = (await at(2))!
      expect(next).not.toBe(first)
      expect(await next.count(scope, {})).toBe(before - 1)
    })
  } finally {
    clock.mockRestore()
  }
})

test('a page of a large catalogue is whole and has a next one while its index still names what is gone', async () => {
  const { pool } = shop.database
  await pool.query(
    `insert into products (slug, name, product_type_id) select 'large-' || lpad(n::text, 5, '0'), 'Large ' || n, 1 from generate_series(1, $1::int) n`,
    [LARGE],
  )
  await pool.query(
    `insert into product_listings (product_id, channel_id, is_published, visible_in_listings, available_for_purchase_at, min_price, min_discounted_price, shown_price, shown_discounted_price)
      select id, 2, true, true, '2026-01-01', 700000, 700000, 700000, 700000 from products where slug like 'large-%'`,
  )
  await pool.query('analyze products')
  shop.forget()
  const pageOf = async (args: string) => {
    const { data, errors } = await shop.ask(
      `{ products(${args}, channel: "eu", filter: { minimalPrice: { gte: 7000 } }, sortBy: { field: NAME, direction: ASC }) {
        edges { node { slug } } pageInfo { hasNextPage hasPreviousPage } } }`,
    )
    expect(errors).toEqual([])
    const { edges, pageInfo } = data!['products'] as unknown as {
      edges: { node: { slug: string } }[]
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
    }
    return { slugs: edges.map(({ node }) => node.slug), ...pageInfo }
  }
  const [first, last] = [await pageOf('first: 3'), await pageOf('last: 3')]
  expect(first.hasNextPage && last.hasPreviousPage).toBe(true)
  const gone = [...first.slugs, last.slugs[1]]
  await pool.query(
    'update product_listings l set is_published = false from products p where p.id = l.product_id and p.slug = any($1)',
    [gone],
  )
  const [next, before] = [await pageOf('first: 3'), await pageOf('last: 3')]
  expect(next).toMatchObject({
    hasNextPage: true,
    slugs: [expect.anything(), expect.anything(), expect.anything()],
  })
  expect(next.slugs.filter((slug) => gone.includes(slug))).toEqual([])
  expect(before).toMatchObject({
    hasPreviousPage: true,
    slugs: [expect.anything(), last.slugs[0], last.slugs[2]],
  })
})

test('the page behind a product goes on where it stood, also when its price has changed since', async () => {
  const { pool } = shop.database
  const pageOf = async (args: string) => {
    const { data, errors } = await shop.ask(
      `{ products(first: 3, ${args} channel: "us", filter: { minimalPrice: { gte: 1 } }, sortBy: { field: MINIMAL_PRICE, direction: ASC }) {
        edges { node { slug } } pageInfo { endCursor } } }`,
    )
    expect(errors).toEqual([])
    const { edges, pageInfo } = data!['products'] as unknown as {
      edges: { node: { slug: string } }[]
      pageInfo: { endCursor: string }
    }
    return {
      slugs: edges.map(({ node }) => node.slug),
      after: `after: "${pageInfo.endCursor}",`,
    }
  }
  await renewCatalogIndexes(pool, NOW)
  const first = await pageOf('')
  const second = await pageOf(first.after)
  await pool.query(
    'update product_listings l set shown_discounted_price = 900000 from products p where p.id = l.product_id and l.channel_id = 1 and p.slug = $1',
    [first.slugs[2]],
  )
  expect(await renewCatalogIndexes(pool, NOW)).toBe(true)
  expect((await pageOf(first.after)).slugs).toEqual(second.slugs)
})
