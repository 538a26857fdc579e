/** Variants and products written by one mutation: what each error policy keeps, and rows that stand in each other's way. */
import { afterAll, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ superuser: true, permissions: [] })
const app = await shop.program(['MANAGE_PRODUCTS'])
await shop.sql(
  `insert into webhooks (app_id, name, target_url, is_active, events) select $1, 'W', 'https://example.com/', true, '{PRODUCT_VARIANT_UPDATED}'`,
  [app.key],
)

const PRODUCT = toGlobalId('Product', 1)
const variant = (key: number): string => toGlobalId('ProductVariant', key)
const UPDATE = `mutation($variants: [ProductVariantBulkUpdateInput!]!, $policy: ErrorPolicyEnum) {
  productVariantBulkUpdate(product: "${PRODUCT}", variants: $variants, errorPolicy: $policy) {
    count results { productVariant { sku name } errors { code path } } } }`
const update = (variants: object[], policy: string) => shop.by(owner, UPDATE, { variants, policy })
const rows = (): Promise<{ id: number; sku: string; name: string; weight: number | null }[]> =>
  shop.sql('select id, sku, name, weight from variants where id < 4 order by id')
const told = async (): Promise<string[]> =>
  (await shop.sql(`select subject_key from app_events where type = 'PRODUCT_VARIANT_UPDATED' order by id`)).map(
    (row) => row.subject_key,
  )
const changed = (): Promise<number> => shop.count('select count(*)::int as count from change_rows')

it('keeps nothing of a batch in which one row is refused', async () => {
  const [before, events, log] = [await rows(), await told(), await changed()]
  const done = await update(
    [
      { id: variant(1), name: 'One' },
      { id: variant(99), name: 'None' },
      { id: variant(3), weight: -1 },
    ],
    'REJECT_EVERYTHING',
  )
  expect(done.count).toBe(0)
  expect(done.results.map((one: { errors: { code: string }[] }) => one.errors.map((e) => e.code))).toEqual([
    [],
    ['INVALID'],
    ['INVALID'],
  ])
  expect([await rows(), await told(), await changed()]).toEqual([before, events, log])
})

it('keeps the rows that are in order, tells apps of each once, and logs them', async () => {
  const [events, log] = [await told(), await changed()]
  const done = await update(
    [
      { id: variant(1), name: 'One' },
      { id: variant(99), name: 'None' },
      { id: variant(3), name: 'Three', weight: -1 },
    ],
    'REJECT_FAILED_ROWS',
  )
  expect(done.count).toBe(1)
  expect((await rows()).map((row) => row.name)).toEqual(['One', '5 seeds', '10 seeds'])
  expect((await told()).slice(events.length)).toEqual(['1'])
  expect(await changed()).toBeGreaterThan(log)
})

it('leaves out only what is wrong', async () => {
  const events = await told()
  const done = await update(
    [
      { id: variant(2), name: 'Two' },
      { id: variant(3), name: 'Three', weight: -1 },
    ],
    'IGNORE_FAILED',
  )
  expect(done.count).toBe(2)
  expect(done.results[1].errors).toEqual([{ code: 'INVALID', path: 'weight' }])
  expect((await rows()).map(({ name, weight }) => [name, weight])).toEqual([
    ['One', null],
    ['Two', null],
    ['Three', null],
  ])
  expect((await told()).slice(events.length)).toEqual(['2', '3'])
})

it('gives a SKU that two rows want to the first', async () => {
  const done = await update(
    [
      { id: variant(1), sku: 'SAME' },
      { id: variant(2), sku: 'SAME' },
    ],
    'REJECT_FAILED_ROWS',
  )
  expect(done.results.map((one: { errors: { code: string }[] }) => one.errors.map((e) => e.code))).toEqual([
    [],
    ['UNIQUE'],
  ])
  expect((await rows()).map((row) => row.sku)).toEqual(['SAME', 'TEN', 'UNCOUNTED'])
})

it('changes a variant twice that is named twice', async () => {
  const done = await update(
    [
      { id: variant(1), name: 'Once' },
      { id: variant(1), sku: 'TWICE' },
    ],
    'REJECT_EVERYTHING',
  )
  expect(done.count).toBe(2)
  expect((await rows())[0]).toMatchObject({ name: 'Once', sku: 'TWICE' })
})

it('numbers the slugs of products with one name, and places new variants behind each other', async () => {
  const products = ['Same', 'Same', 'Other'].map((name, i) => ({
    name,
    productType: toGlobalId('ProductType', 1),
    variants: [1, 2, 3].map((n) => ({ sku: `NEW-${i}-${n}`, attributes: [] })),
  }))
  const done = await shop.by(
    owner,
    `mutation($products: [ProductBulkCreateInput!]!) { productBulkCreate(products: $products) { count results { product { slug } } } }`,
    { products },
  )
  expect(done).toEqual({ count: 3, results: ['same', 'same-2', 'other'].map((slug) => ({ product: { slug } })) })
  expect(await shop.sql(`select sku, sort from variants where sku like 'NEW-%' order by sku`)).toEqual(
    [0, 1, 2].flatMap((i) => [1, 2, 3].map((n) => ({ sku: `NEW-${i}-${n}`, sort: n - 1 }))),
  )
  const more = [1, 2, 3].map((n) => ({ sku: `MORE-${n}`, attributes: [] }))
  await shop.by(
    owner,
    `mutation($variants: [ProductVariantBulkCreateInput!]!) { productVariantBulkCreate(product: "${PRODUCT}", variants: $variants) { count } }`,
    { variants: more },
  )
  const places = await shop.sql(`select sort from variants where sku like 'MORE-%' order by sku`)
  expect(places.map((row) => row.sort - places[0].sort)).toEqual([0, 1, 2])
})

it('stocks are named by ids or by names of another system, but not by both', async () => {
  await shop.sql(
    `update variants set external_reference = 'v-one' where id = 1; update warehouses set external_reference = 'house-b' where slug = 'b'`,
  )
  const [{ id: house }] = await shop.sql(`select id from warehouses where slug = 'b'`)
  const warehouseId = toGlobalId('Warehouse', house)
  const set = (stocks: object[]) =>
    shop.by(
      owner,
      `mutation($s: [StockBulkUpdateInput!]!) { stockBulkUpdate(stocks: $s, errorPolicy: REJECT_FAILED_ROWS) {
        count results { stock { quantity warehouse { slug } } errors { field code } } } }`,
      { s: stocks },
    )
  const one = { variantExternalReference: 'v-one', warehouseExternalReference: 'house-b' }
  const done = await set([
    { ...one, quantity: 41 },
    { ...one, warehouseId, quantity: 1 },
    { ...one, warehouseExternalReference: 'nowhere', quantity: 1 },
    { variantExternalReference: 'v-one', quantity: 1 },
    { variantId: variant(2), warehouseExternalReference: 'house-b', quantity: 42 },
  ])
  expect(done.count).toBe(2)
  expect(
    done.results.map(
      (r: { stock: { quantity: number } | null; errors: { code: string }[] }) => r.stock?.quantity ?? r.errors[0]?.code,
    ),
  ).toEqual([41, 'INVALID', 'NOT_FOUND', 'INVALID', 42])
  expect(done.results[0].stock.warehouse.slug).toBe('b')
})
