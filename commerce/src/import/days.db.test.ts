/** What spreadsheets write of prices and days is read as it is meant, by the shop's time zone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { fillShop } from '../testing/catalog-shop.ts'
import { openWorker } from '../testing/jobs.ts'
import { importFolder } from './import-folder.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let worker: Awaited<ReturnType<typeof openWorker>>
beforeAll(async () => {
  database = await freshDatabase()
  await fillShop(database.pool)
  worker = await openWorker(database.connection, null, { now: () => new Date() })
})
afterAll(async () => {
  await worker.database.close()
  await database.close()
})

const inZone = (zone: string) =>
  database.pool.query(`update shops set metadata = metadata || jsonb_build_object('timeZone', $1::text)`, [zone])
async function importing(files: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  await importFolder(worker.services, folder)
}
const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows

test.each([
  ['UTC', ['2026-12-24T00:00:00.000Z', '2026-12-26T23:59:59.999Z'], '2026-12-31T10:00:00.000Z'],
  ['Europe/Prague', ['2026-12-23T23:00:00.000Z', '2026-12-26T22:59:59.999Z'], '2026-12-31T09:00:00.000Z'],
  ['America/New_York', ['2026-12-24T05:00:00.000Z', '2026-12-27T04:59:59.999Z'], '2026-12-31T15:00:00.000Z'],
])('a day of a file is the whole day in %s', async (zone, [from, to], time) => {
  await inZone(zone)
  await importing({
    'promotions.csv': `name,appliesTo,channels,type,value,products,startDate,endDate\nXmas,CATALOGUE,eu,PERCENTAGE,10,p-01,2026-12-24,2026-12-26\n`,
    'vouchers.csv': `code,name,type,valueType,value:eu,startDate,endDate\nLASTDAY,Last day,ENTIRE_ORDER,PERCENTAGE,10,2026-12-24,2026-12-26\nTIMED,Timed,ENTIRE_ORDER,PERCENTAGE,10,2026-12-31T10:00,2026-12-31T20:00:00Z\n`,
    'products.csv': `slug,availableFrom,publishedAt\np-02,2026-12-24,2026-12-24\n`,
  })
  const span = { start_date: new Date(from!), end_date: new Date(to!) }
  expect(await rows(`select start_date, end_date from promotions where name = 'Xmas'`)).toEqual([span])
  expect(await rows(`select start_date, end_date from vouchers where name = 'Last day'`)).toEqual([span])
  expect(await rows(`select start_date, end_date from vouchers where name = 'Timed'`)).toEqual([
    { start_date: new Date(time), end_date: new Date('2026-12-31T20:00:00Z') },
  ])
  expect(
    await rows('select distinct published_at, available_for_purchase_at from product_listings where product_id = 2'),
  ).toEqual([{ published_at: new Date(from!), available_for_purchase_at: new Date(from!) }])
})

test('what a file says of sale begins on its day, or not at all', async () => {
  await inZone('Europe/Prague')
  const { rows: kinds } = await database.pool.query<{ type: string; category: string | null }>(
    'select (select slug from product_types order by id limit 1) as type, (select slug from categories order by id limit 1) as category',
  )
  const { type, category } = kinds[0]!
  await importing({
    'products.csv': `slug,name,type,category,channels,isPublished,publishedAt,isAvailable,availableFrom\nseo-unavail,SEO Unavail,${type},${category ?? ''},us,yes,,no,\nseo-later,SEO Later,${type},${category ?? ''},us,yes,,yes,2027-01-01\n`,
    'variants.csv': 'sku,product,name,price:us\nSEO-U,seo-unavail,1,5\nSEO-L,seo-later,1,5\n',
  })
  expect(
    await rows(
      `select p.slug, l.available_for_purchase_at as at from products p join product_listings l on l.product_id = p.id where p.slug like 'seo-%' order by 1`,
    ),
  ).toEqual([
    { slug: 'seo-later', at: new Date('2026-12-31T23:00:00Z') },
    { slug: 'seo-unavail', at: null },
  ])
})

test('a span of one day is that day', async () => {
  await inZone('UTC')
  await importing({
    'vouchers.csv': `code,name,type,valueType,value:eu,startDate,endDate\nONEDAY,One day,ENTIRE_ORDER,PERCENTAGE,10,2026-12-24,2026-12-24\n`,
  })
  expect(await rows(`select start_date, end_date from vouchers where name = 'One day'`)).toEqual([
    { start_date: new Date('2026-12-24'), end_date: new Date('2026-12-24T23:59:59.999Z') },
  ])
})

test('a pack whose SKU has letters that nobody sees is the pack of that SKU', async () => {
  const before = await rows('select count(*) from variants')
  await importing({
    'variants.csv': `sep=;\r\nsku;price:eu;;\r\nSKU-4-3\u200B;12,50;;\r\nSKU\u00AD-4-5;13,50;;\r\n`,
  })
  expect(await rows('select count(*) from variants')).toEqual(before)
  expect(
    await rows(
      `select v.sku, l.price::int from variant_listings l join variants v on v.id = l.variant_id where v.product_id = 4 and l.channel_id = 2 order by 1`,
    ),
  ).toEqual([
    { sku: 'SKU-4-3', price: 1250 },
    { sku: 'SKU-4-5', price: 1350 },
  ])
})
