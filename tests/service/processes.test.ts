/** Three shop processes on one database and one folder of pictures act as one shop. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChanges, migrate } from '@semena/commerce/database'
import { diskStorage, importFolder } from '@semena/commerce/owner'
import { DEMO_FOLDER } from '../../shop/src/start/first-start.ts'
import { graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { runCommand } from '../support/command.ts'
import { importFiles } from '../support/owner.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'NTL-FEM-5'
const folder = mkdtempSync(join(tmpdir(), 'semena-processes-'))
/** Tables that running processes fill, not the demo data. */
const OF_PROCESSES = ['apps', 'app_tokens', 'signing_keys', 'jobs']
let database: TestDatabase
let shops: RunningShop[] = []
let env: { DATABASE_URL: string }

beforeAll(async () => {
  database = await bareDatabase()
  env = { DATABASE_URL: urlOf(database.connection) }
  const starts = await Promise.allSettled([1, 2, 3].map(() => startShop({ folder, env })))
  shops = starts.flatMap((s) => (s.status === 'fulfilled' ? [s.value] : []))
  const failed = starts.find((s) => s.status === 'rejected')
  if (failed) throw failed.reason
  await asLarge()
})
afterAll(async () => {
  await Promise.all(shops.map((s) => s.stop()))
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Makes the catalogue seem as large as one whose lists are answered from memory. It lasts until PostgreSQL counts the
 * table again.
 */
const asLarge = (): Promise<unknown> =>
  database.pool.query(`update pg_class set reltuples = 6000 where oid = 'products'::regclass`)
const url = (i: number): string => shops[i]!.url
const rowsOf = async ({ pool }: TestDatabase): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  for (const { name } of rows)
    counts[name] = (await pool.query<{ count: number }>(`select count(*)::int from ${name}`)).rows[0]!.count
  return counts
}
const number = async (sql: string): Promise<number> =>
  Number(Object.values((await database.pool.query<Record<string, unknown>>(sql)).rows[0]!)[0])

it('that start at the same moment on an empty database make one demo shop', async () => {
  const alone = await freshDatabase()
  const media = diskStorage(join(folder, 'media'))
  await migrate(alone)
  await importFolder(
    { database: alone, media, clock: { now: () => new Date() }, changes: createChanges(alone.pool, () => new Date()) },
    DEMO_FOLDER,
  )
  const expected = await rowsOf(alone)
  await alone.close()
  const found = await rowsOf(database)
  for (const name of OF_PROCESSES) for (const rows of [found, expected]) delete rows[name]
  // The shop's own tables do not come from an import, the first start marks what it made, and events are written when a
  // promotion has begun.
  expect(found.demo_marks).toBeGreaterThan(50)
  for (const rows of [found, expected]) {
    delete rows.promotion_events
    delete rows.demo_marks
  }
  for (const name of Object.keys(found).filter((table) => table.startsWith('inbox_'))) delete found[name]
  // A demo has an owner, and only one, whichever process made it.
  expect(found).toEqual({ ...expected, users: 1 })
  expect(found.products).toBeGreaterThan(50)
  // Each process has a token of its own, and all sign with the same key.
  expect(await number('select count(*) from app_tokens')).toBe(3)
  expect(await number('select count(*) from signing_keys')).toBeLessThanOrEqual(1)
}, 60_000)

it('carry a basket on that another began', async () => {
  const { id: variantId } = await variant(url(0), SKU)
  const id = await readyCheckout(url(0), variantId)
  const { checkout } = await graphql<{ checkout: { lines: { id: string; quantity: number }[] } }>(
    url(1),
    `
      mutation ($id: ID!, $v: ID!) {
        checkoutLinesAdd(id: $id, lines: [{ variantId: $v, quantity: 2 }]) {
          checkout {
            lines {
              id
              quantity
            }
          }
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { id, v: variantId },
  )
  expect(checkout.lines.map((l) => l.quantity)).toEqual([3])
  const { order } = await complete(url(2), id)
  const seen = 'query($id: ID!) { order(id: $id) { number lines { quantity } } }'
  for (const i of [0, 1])
    expect(await graphql(url(i), seen, { id: order!.id })).toEqual({ number: order!.number, lines: [{ quantity: 3 }] })
})

it('sell the last packs once', async () => {
  await importFiles({ folder }, { 'variants.csv': `sku,stock:us\n${SKU},5\n` }, env)
  const held = await number(
    `select sum(allocated) from stocks s join variants v on v.id = s.variant_id join warehouses w on w.id = s.warehouse_id where v.sku = '${SKU}' and w.slug = 'us'`,
  )
  const { id } = await variant(url(0), SKU)
  const checkouts = await Promise.all(Array.from({ length: 12 }, (_, i) => readyCheckout(url(i % 3), id)))
  const results = await Promise.all(checkouts.map((c, i) => complete(url((i + 1) % 3), c)))
  expect(results.filter((r) => r.order)).toHaveLength(5 - held)
}, 30_000)

it('begin and end a sale by themselves: kept pages, lists out of memory and baskets', async () => {
  const [slug, sku, price, sale] = ['white-widow', 'WWD-FEM-5', 38.5, 3.85]
  const { id: variantId } = await variant(url(0), sku)
  const basket = await readyCheckout(url(0), variantId)
  const page = (i: number, path: string): Promise<string> => fetch(url(i) + path).then((answer) => answer.text())
  /**
   * Whether a process shows the sale: on the product's page, in a list by price, in the catalogue index, and in a
   * basket.
   */
  const seen = async (i: number): Promise<boolean[]> => {
    const [product, list, cheapest, checkout] = await Promise.all([
      page(i, `/sort/${slug}`),
      page(i, '/catalog?price=0-1&sort=price-up'),
      graphql<{ edges: { node: { slug: string } }[] }>(
        url(i),
        `
          {
            products(
              first: 5
              channel: "us"
              filter: { minimalPrice: { lte: 1 } }
              sortBy: { field: MINIMAL_PRICE, direction: ASC }
            ) {
              edges {
                node {
                  slug
                }
              }
            }
          }
        `,
      ),
      graphql<{ lines: { unitPrice: { gross: { amount: number } } }[] }>(
        url(i),
        'query($id: ID!) { checkout(id: $id) { lines { unitPrice { gross { amount } } } } }',
        { id: basket },
      ),
    ])
    const { amount } = checkout.lines[0]!.unitPrice.gross
    expect([price, sale]).toContain(amount)
    return [
      product.includes(`"${sale}"`),
      list.includes(`/sort/${slug}`),
      cheapest.edges.some(({ node }) => node.slug === slug),
      amount === sale,
    ]
  }
  const all = (shown: boolean): boolean[][] => [0, 1, 2].map(() => [shown, shown, shown, shown])
  const everywhere = (): Promise<boolean[][]> => Promise.all([0, 1, 2].map(seen))
  expect(await everywhere()).toEqual(all(false))

  const begins = Date.now() + 20_000
  const ends = begins + 15_000
  const [start, end] = [begins, ends].map((at) => new Date(at).toISOString())
  const { code, output } = await importFiles(
    { folder },
    {
      'promotions.csv': `name,channels,type,value,products,startDate,endDate\nA short sale,us,PERCENTAGE,90,${slug},${start},${end}\n`,
    },
    env,
  )
  expect(output).toContain('2 rows added')
  expect(code).toBe(0)
  await asLarge()
  expect(await everywhere()).toEqual(all(false))
  expect(Date.now()).toBeLessThan(begins)

  await expect.poll(() => Date.now(), { timeout: 30_000, interval: 100 }).toBeGreaterThan(begins)
  await expect.poll(everywhere, { timeout: 5000, interval: 100 }).toEqual(all(true))
  await expect.poll(() => Date.now(), { timeout: 30_000, interval: 100 }).toBeGreaterThan(ends)
  await expect.poll(everywhere, { timeout: 5000, interval: 100 }).toEqual(all(false))
}, 90_000)

it('show a change of another process: kept pages within two seconds, lists out of memory a little later', async () => {
  const cheapest = (i: number): Promise<string> =>
    graphql<{ edges: { node: { slug: string } }[] }>(
      url(i),
      `
        {
          products(
            first: 1
            channel: "us"
            filter: { price: { gte: 0.1 } }
            sortBy: { field: MINIMAL_PRICE, direction: ASC }
          ) {
            edges {
              node {
                slug
              }
            }
          }
        }
      `,
    ).then(({ edges }) => edges[0]!.node.slug)
  const shows = async (i: number): Promise<boolean> =>
    (await (await fetch(`${url(i)}/sort/northern-lights`)).text()).includes('"0.37"')
  for (const i of [0, 1, 2]) {
    expect(await cheapest(i)).not.toBe('northern-lights')
    expect(await shows(i)).toBe(false)
  }
  const { code } = await importFiles({ folder }, { 'variants.csv': 'sku,price:us\nNTL-FEM-1,0.37\n' }, env)
  expect(code).toBe(0)
  await Promise.all([0, 1, 2].map((i) => expect.poll(() => shows(i), { timeout: 2000, interval: 50 }).toBe(true)))
  for (const i of [0, 1, 2])
    await expect.poll(() => cheapest(i), { timeout: 8000, interval: 100 }).toBe('northern-lights')
}, 30_000)

it('show a price that staff changed, and took back, on the next page: everywhere within a second', async () => {
  const email = 'prices@example.com'
  const { lines } = await runCommand(['staff', 'create', email, '--superuser'], { SEMENA_DATA: folder, ...env })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))![1]!
  const { token } = await graphql<{ token: string }>(
    url(0),
    'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }',
    { e: email, p: password },
  )
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await variant(url(0), 'WWD-FEM-5')
  const channel = Buffer.from(`Channel:${await number("select id from channels where slug = 'us'")}`).toString('base64')
  const shows = async (i: number): Promise<boolean> =>
    (await (await fetch(`${url(i)}/sort/white-widow`)).text()).includes('"12.34"')
  const everywhere = (): Promise<boolean[]> => Promise.all([0, 1, 2].map(shows))
  /** What each process shows a second after now, and another for a busy machine, on a page that is asked for once. */
  const aSecondLater = async (): Promise<boolean[]> => {
    const moment = Date.now() + 2000
    await expect.poll(() => Date.now(), { timeout: 3000, interval: 20 }).toBeGreaterThanOrEqual(moment)
    return everywhere()
  }
  // Each has kept the page.
  expect(await everywhere()).toEqual([false, false, false])
  await graphql(
    url(0),
    `
      mutation ($v: ID!, $c: ID!) {
        productVariantChannelListingUpdate(id: $v, input: [{ channelId: $c, price: 12.34 }]) {
          errors {
            code
            field
          }
        }
      }
    `,
    { v: id, c: channel },
    headers,
  )
  expect(await aSecondLater()).toEqual([true, true, true])

  const seen = await fetch(`${url(1)}/api/changes/?origin=STAFF&first=1`, { headers })
  const { changes } = (await seen.json()) as { changes: { id: string; operation: string }[] }
  expect(changes).toMatchObject([{ operation: 'productVariantChannelListingUpdate' }])
  const undone = await fetch(`${url(2)}/api/changes/undo/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ changes: changes.map((change) => change.id) }),
  })
  expect(undone.status).toBe(200)
  expect(await aSecondLater()).toEqual([false, false, false])
}, 60_000)

it('let each unpaid order expire once', async () => {
  const { id } = await variant(url(0), 'NTL-FEM-3')
  const checkouts = await Promise.all(Array.from({ length: 30 }, (_, i) => readyCheckout(url(i % 3), id)))
  const orders = await Promise.all(checkouts.map((c, i) => complete(url(i % 3), c)))
  expect(orders.filter((o) => o.order)).toHaveLength(30)
  const due = `orders where expires_at < now() - interval '1 minute'`
  await database.pool.query(
    `update orders set expires_at = now() - interval '1 hour' where status = 'UNCONFIRMED' and expires_at is not null`,
  )
  await expect
    .poll(() => number(`select count(*) from ${due} and status <> 'EXPIRED'`), { timeout: 15_000, interval: 100 })
    .toBe(0)
  const expired = await number(`select count(*) from orders where status = 'EXPIRED'`)
  expect(expired).toBeGreaterThanOrEqual(30)
  expect(await number(`select count(*) from order_events where type = 'EXPIRED'`)).toBe(expired)
  expect(await number('select sum(allocated) from stocks')).toBe(0)
  expect(await number('select coalesce(sum(quantity), 0) from allocations')).toBe(0)
}, 60_000)

it('make a size of a picture once, and give the same one', async () => {
  const { media } = await graphql<{ media: { url: string }[] }>(
    url(0),
    '{ product(slug: "northern-lights", channel: "us") { media { url } } }',
  )
  const path = new URL(media[0]!.url).pathname.replace('/media/', '/thumbnail/')
  const sizes = await Promise.all(
    [0, 1, 2].map(async (i) => {
      const response = await fetch(`${url(i)}${path}/4096/avif`)
      expect(response.status).toBe(200)
      return Buffer.from(await response.arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(sizes).size).toBe(1)
}, 60_000)

it('go on when one of them ends', async () => {
  expect(await shops[0]!.stop()).toBe(0)
  const { id } = await variant(url(1), 'NTL-FEM-3')
  expect((await complete(url(2), await readyCheckout(url(1), id))).order).not.toBeNull()
})
