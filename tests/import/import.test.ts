/** An import folder brings the shop to a state, wholly or not at all, and reading it again changes nothing. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImportError, PlatesAhead } from '@semena/commerce/owner'
import { freshDatabase } from '@semena/commerce/testing/vitest'
import { DEMO, importingInto } from './importing.ts'

const database = await freshDatabase()
const importing = importingInto(database)

afterAll(async () => {
  importing.cleanUp()
  await database.close()
})

const one = async <T>(sql: string): Promise<T> => (await database.pool.query(sql)).rows[0] as T

/** The lines of the error that refuses these files; none when they are imported. */
async function refusal(files: Record<string, string | Buffer>): Promise<string[]> {
  try {
    await importing.files(files)
    return []
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return error.message.split('\n')
  }
}

/** The plates of the demo that were drawn before its import, and those of them that it took. */
let ahead: ReadonlyMap<string, string>
const taken = new Set<string>()

beforeAll(async () => {
  const platesAhead = new PlatesAhead(DEMO)
  await platesAhead.whole
  ahead = platesAhead.end()
  const watched = new Map(ahead)
  watched.get = (key) => {
    const plate = ahead.get(key)
    if (plate !== undefined) taken.add(key)
    return plate
  }
  await importing.folder(DEMO, { platesAhead: { end: () => watched } })
})

describe('the demo shop', () => {
  it('takes every plate that was drawn before its import could begin, and they are nearly all', async () => {
    const { n } = await one<{ n: number }>('select count(distinct path) as n from product_media')
    expect(ahead.size).toBe(n)
    expect(taken).toEqual(new Set(ahead.keys()))
  })

  it('has products in three channels, with pictures for light and dark, and derived prices', async () => {
    expect((await one<{ n: number }>('select count(*) as n from products')).n).toBeGreaterThanOrEqual(60)
    expect((await one<{ n: number }>('select count(distinct channel_id) as n from variant_listings')).n).toBe(3)
    // Every product has each view on the light and the dark ground. Lists show the first view, which has no lettering.
    const views = await one<{ views: string; n: number }>(
      `select views, count(*) over () as n from (select distinct string_agg(concat(metadata->>'theme', ' ', metadata->>'view'), ', ' order by sort) as views from product_media group by product_id) one`,
    )
    expect(views).toEqual({
      n: 1,
      views: ['paper', 'night']
        .flatMap((theme) => ['plate', 'sheet', 'leaf', 'seed', 'pack'].map((view) => `${theme} ${view}`))
        .join(', '),
    })
    expect(
      (await one<{ n: number }>('select count(*) as n from variant_listings where discounted_price < price')).n,
    ).toBeGreaterThan(0)
    expect((await one<{ n: number }>('select count(*) as n from product_listings where min_price is null')).n).toBe(0)
    expect(
      (
        await one<{ n: number }>(
          `select count(*) as n from products where search_text = '' or default_variant_id is null`,
        )
      ).n,
    ).toBe(0)
  })

  it('read a second time changes nothing', async () => {
    const before = await importing.rows()
    const { added, changed } = await importing.folder(DEMO)
    expect({ added, changed }).toEqual({ added: 0, changed: 0 })
    expect(await importing.rows()).toEqual(before)
  })
})

describe('a bad folder', () => {
  it('is refused with file and line of every bad row, and nothing is written', async () => {
    const before = await importing.rows()
    const files = {
      'categories.csv': 'slug,name\nnew-one,New\n"no good!",Bad\n',
      'products.csv':
        'slug,name,type,category,description,attr:height,attr:aroma\nnew-product,"New\nproduct",seeds,new-one,Good,120,pine\nother,Other,seeds,nowhere,Text,tall,pine|roses\n,Nameless,,,,,\n',
      'variants.csv':
        'sku,product,price:us\nNEW-1,new-product,12.505\nNEW-1,new-product,1\nNEW-2,missing,-1\nshort,row\n',
      'pages/new.md':
        '---\ntype: content\ntitle: New\nisPublished: perhaps\n---\n\nText\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
      'pages/lost.ru.md': '---\ntitle: Lost\n---\n',
    }
    expect(await refusal(files)).toEqual([
      'categories.csv:3: slug may hold letters, digits, - and _ only, not "no good!"',
      'products.csv:4: attr:height must be a number with a point, not "tall"',
      'products.csv:4: attr:aroma: there is no value "roses"',
      'products.csv:4: category: there is no category "nowhere"',
      'products.csv:5: slug must not be empty',
      'variants.csv:2: price:us has more decimals than USD: 12.505',
      'variants.csv:3: NEW-1 is already on line 2',
      'variants.csv:4: product: there is no product "missing"',
      'variants.csv:4: price:us must be at least 0, not -1',
      'variants.csv:5: has 2 cells, the header 3',
      'pages/lost.ru.md:1: a translation of a page that is not there: pages/lost.md is missing',
      'pages/new.md:4: isPublished must be yes or no, not "perhaps"',
      'pages/new.md:9: Markdown of this kind is not supported: table',
    ])
    expect(await importing.rows()).toEqual(before)
  })

  it('is refused for files and columns that nobody knows', async () => {
    expect(await refusal({ 'prodcuts.csv': 'slug\n' })).toEqual(['prodcuts.csv:1: a file of this name is not known'])
    expect(await refusal({ 'products.csv': 'slug,colour,price:us,name:c3\n' })).toEqual([
      'products.csv:1: the column "colour" is not known',
      'products.csv:1: the column "price:us" is not known',
      'products.csv:1: the column "name:c3" names no language: c3',
    ])
    expect(await refusal({ 'variants.csv': 'sku,stock:moon,price:moon\n' })).toEqual([
      'variants.csv:1: the column "stock:moon" names no warehouse of the shop',
      'variants.csv:1: the column "price:moon" names no channel of the shop',
    ])
    expect(await refusal({ 'shop.json': '{\n "name": "Shop",\n "colour": "green"\n}' })).toEqual([
      'shop.json:3: colour is not known',
    ])
  })

  it('is refused where its letters are of another encoding than UTF-8', async () => {
    const saved = (text: string) => Buffer.from(text.replace('Сорт', '\xd1\xee\xf0\xf2'), 'latin1')
    expect(
      await refusal({
        'products.csv': saved('slug,name,type\nfirst,Haze,seeds\nsecond,Сорт,seeds\n'),
        'shop.json': saved('{\n "name": "Сорт"\n}'),
        'pages/new.md': saved('---\ntype: content\ntitle: New\n---\nСорт\n'),
      }),
    ).toEqual([
      'shop.json:2: holds letters that are not UTF-8: save the file as UTF-8',
      'products.csv:3: holds letters that are not UTF-8: save the file as UTF-8',
      'pages/new.md:5: holds letters that are not UTF-8: save the file as UTF-8',
    ])
  })

  it('is refused where keys and names are too long, and where a text holds what no text may hold', async () => {
    const long = 'Haze'.repeat(800)
    expect(
      await refusal({
        'shop.json': '{\n "name": "a\\u0000b",\n "description": "\\ud800"\n}',
        'warehouses.csv': `slug,name\nfar,${long}\n`,
        'attribute-values.csv': 'attribute,slug,name\naroma,a\0b,Ab\n',
        'products.csv': `slug,name,name:ru,type,meta:a\0b\nlong-product,${long},${long},seeds,\na\0b,Ab,,seeds,\n`,
        'variants.csv': `sku,product\n${long},long-product\na\0b,long-product\n`,
        'promotions.csv': `name,type,value\n${long},FIXED,1\n`,
        'vouchers.csv': `code,type,valueType\n${long},ENTIRE_ORDER,FIXED\na\0b,ENTIRE_ORDER,FIXED\n`,
        'gift-cards.csv': 'code,currency,balance\na\0b,USD,1\n',
        'pages/new.md': '---\ntype: content\ntitle: New\n---\n\nText\n\nMo\0re\n',
      }),
    ).toEqual([
      'shop.json:2: name holds a character that no text may hold',
      'shop.json:3: description holds a character that no text may hold',
      'warehouses.csv:2: name is longer than 250 characters',
      'attribute-values.csv:2: slug holds a NUL character',
      'products.csv:1: the column "meta:a\0b" holds a NUL character',
      'products.csv:2: name is longer than 250 characters',
      'products.csv:2: name:ru is longer than 250 characters',
      'products.csv:3: slug holds a NUL character',
      'variants.csv:2: sku is longer than 255 characters',
      'variants.csv:3: sku holds a NUL character',
      'promotions.csv:2: name is longer than 255 characters',
      'vouchers.csv:2: code is longer than 255 characters',
      'vouchers.csv:3: code holds a NUL character',
      'gift-cards.csv:2: code holds a NUL character',
      'pages/new.md:8: holds a NUL character',
    ])
  })

  it('is refused where there is no such day', async () => {
    const days = ['2026-02-29', '2026-04-31T10:00', '0000-01-01', '9999-12-31T23:59:59-14:00', '2028-02-29']
    const rows = days.map((day, i) => `day-${i},Day,seeds,${day}\n`)
    expect(await refusal({ 'products.csv': `slug,name,type,publishedAt\n${rows.join('')}` })).toEqual(
      days.slice(0, 4).map((day, i) => `products.csv:${i + 2}: publishedAt must be an ISO 8601 date, not "${day}"`),
    )
  })

  it('is refused where a link stands in place of a file, which would be passed over silently', async () => {
    const path = mkdtempSync(join(tmpdir(), 'semena-links-'))
    try {
      writeFileSync(join(path, 'taxes.csv'), 'country,rate\nUS,5\n')
      symlinkSync(join(DEMO, 'products.csv'), join(path, 'products.csv'))
      symlinkSync(join(DEMO, 'pages'), join(path, 'pages'))
      await expect(importing.folder(path)).rejects.toThrow(
        [
          'pages:1: a link to another place is not followed: put the file itself here',
          'products.csv:1: a link to another place is not followed: put the file itself here',
        ].join('\n'),
      )
    } finally {
      rmSync(path, { recursive: true })
    }
  })

  it('is refused where a value of an attribute could be named by no list', async () => {
    expect(
      await refusal({ 'attribute-values.csv': 'attribute,slug,name\naroma,pine|lemon,Both\naroma,a b,Ab\n' }),
    ).toEqual([
      'attribute-values.csv:2: slug may hold letters, digits, - and _ only, not "pine|lemon"',
      'attribute-values.csv:3: slug may hold letters, digits, - and _ only, not "a b"',
    ])
  })

  it('is refused where a tree would stand within itself', async () => {
    expect(await refusal({ 'categories.csv': 'slug,name,parent\na,A,b\nb,B,a\n' })).toEqual([
      'categories.csv:2: parent: a would stand within itself',
      'categories.csv:3: parent: b would stand within itself',
    ])
  })
})

describe('a folder with some columns', () => {
  const sku = 'NTL-FEM-1'
  const stock = () =>
    one<{ quantity: number }>(
      `select quantity from stocks s join variants v on v.id = s.variant_id join warehouses w on w.id = s.warehouse_id where v.sku = '${sku}' and w.slug = 'us'`,
    )

  it('leaves stock alone without its column, and sets it with it', async () => {
    const { quantity } = await stock()
    await importing.files({ 'variants.csv': `sku,price:us\n${sku},9.50\n` })
    expect(await stock()).toEqual({ quantity })
    expect(
      await one(
        `select price::int from variant_listings l join variants v on v.id = l.variant_id join channels c on c.id = l.channel_id where v.sku = '${sku}' and c.slug = 'us'`,
      ),
    ).toEqual({ price: 950 })
    await importing.files({ 'variants.csv': `sku,stock:us\n${sku},7\n` })
    expect(await stock()).toEqual({ quantity: 7 })
  })

  it('changes only these, and an empty cell empties its value', async () => {
    const product = () =>
      one<Record<string, unknown>>(
        `select name, seo_description, translations, metadata, (select count(*) from collection_products c where c.product_id = p.id) as collections from products p where slug = 'northern-lights'`,
      )
    const before = await product()
    await importing.files({
      'products.csv': 'slug,name:ru,meta:origin,seoDescription\nnorthern-lights,Северное сияние,Afghanistan,\n',
    })
    const { translations, metadata, ...rest } = await product()
    expect(rest).toEqual({ name: before.name, seo_description: null, collections: before.collections })
    expect(metadata).toEqual({ origin: 'Afghanistan' })
    expect(translations).toEqual({
      ...(before.translations as object),
      RU: { ...(before.translations as { RU: object }).RU, name: 'Северное сияние' },
    })
    await importing.files({ 'products.csv': 'slug,name:ru,meta:origin\nnorthern-lights,,\n' })
    expect((await product()).metadata).toEqual({})
    await importing.files({ 'products.csv': 'slug,meta:__proto__\nnorthern-lights,Afghanistan\n' })
    expect(JSON.stringify((await product()).metadata)).toBe('{"__proto__":"Afghanistan"}')
    await importing.files({ 'products.csv': 'slug,meta:__proto__\nnorthern-lights,\n' })
    expect(JSON.stringify((await product()).metadata)).toBe('{}')
    expect(((await product()).translations as { RU: object }).RU).not.toHaveProperty('name')
  })

  it('keeps what was spent from a gift card', async () => {
    const card = () =>
      one(`select initial_balance::int as issued, current_balance::int as left from gift_cards where code = 'SPENT'`)
    await importing.files({ 'gift-cards.csv': 'code,currency,balance\nSPENT,USD,50.00\n' })
    await database.pool.query(`update gift_cards set current_balance = 2000 where code = 'SPENT'`)
    await importing.files({ 'gift-cards.csv': 'code,currency,balance\nSPENT,USD,50.00\n' })
    expect(await card()).toEqual({ issued: 5000, left: 2000 })
    await importing.files({ 'gift-cards.csv': 'code,currency,balance\nSPENT,USD,60.00\n' })
    expect(await card()).toEqual({ issued: 6000, left: 3000 })
  })

  it('lists a product where it has a price, and takes a variant off sale by an empty price', async () => {
    await importing.files({
      'products.csv': 'slug,name,type,category\nsingle,Single,seeds,seeds\n',
      'variants.csv': 'sku,product,attr:pack,price:us,price:eu\nSINGLE-1,single,1,5.00,4.00\n',
    })
    const channels = () =>
      one<{ slugs: string[] }>(
        `select array_agg(c.slug order by c.slug) as slugs from product_listings l join products p on p.id = l.product_id join channels c on c.id = l.channel_id where p.slug = 'single' and l.is_published and l.available_for_purchase_at is not null and l.min_price is not null`,
      )
    expect((await channels()).slugs).toEqual(['eu', 'us'])
    await importing.files({ 'variants.csv': 'sku,price:eu\nSINGLE-1,\n' })
    expect((await channels()).slugs).toEqual(['us'])
    await importing.files({ 'products.csv': 'slug,isAvailable\nsingle,no\n' })
    expect((await channels()).slugs).toBeNull()
  })
})
