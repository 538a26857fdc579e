/**
 * Products and variants are read and written some rows at a time: what belongs together comes out the same wherever the
 * borders between batches are, and an import that ends halfway leaves the shop as it was.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImportError } from '@semena/commerce/owner'
import { freshDatabase } from '@semena/commerce/testing/vitest'
import { writeShop } from '../../tools/bench/import/files.ts'
import { runCommand, startCommand } from '../support/command.ts'
import { processesOf } from '../support/processes.ts'
import { importingInto } from './importing.ts'

const database = await freshDatabase()
const importing = importingInto(database)

afterAll(async () => {
  importing.cleanUp()
  await database.close()
})

/** More products than are read at once. */
const MANY = 2500
const BASE = {
  'channels.csv': 'slug,name,currency,country\nus,US,USD,US\n',
  'warehouses.csv': 'slug,name\nw,W\n',
  'product-types.csv': 'slug,name\nseeds,Seeds\n',
  'collections.csv': 'slug,name,channels\nbest,Best,us\n',
}

const numbers = Array.from({ length: MANY }, (_, i) => i + 1)
const csv = (header: string, rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`
const products = (rows = numbers): string =>
  csv(
    'slug,name,name:ru,type,collections',
    rows.map((n) => `p-${n},Product ${n},Товар ${n},seeds,best`),
  )
/** Each product's first variant, then each product's second one, so that they are far apart. */
const variants = csv(
  'sku,product,price:us,stock:w',
  [1, 2].flatMap((k) => numbers.map((n) => `V-${n}-${k},p-${n},${n + k}.50,${k}`)),
)

const all = async <T>(sql: string): Promise<T[]> => (await database.pool.query<T & object>(sql)).rows

/** The lines of the error that refuses these files; none when they are imported. */
async function refusal(files: Record<string, string>): Promise<string[]> {
  try {
    await importing.files(files)
    return []
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return error.message.split('\n')
  }
}

beforeAll(async () => {
  await importing.files({ ...BASE, 'products.csv': products(), 'variants.csv': variants })
})

describe('rows in different batches', () => {
  it('make one product with its variants in their order, its default variant and its lowest price', async () => {
    const found = await all(
      `select p.slug, p.search_text as text, d.sku as first, l.min_price as price, l.min_discounted_price as sale,
        (select array_agg(v.sku || ' ' || v.sort order by v.sort) from variants v where v.product_id = p.id) as variants,
        (select sum(s.quantity)::int from stocks s join variants v on v.id = s.variant_id where v.product_id = p.id) as pieces
        from products p join variants d on d.id = p.default_variant_id join product_listings l on l.product_id = p.id
        where p.slug in ('p-1', 'p-${MANY}') order by p.id`,
    )
    const expected = [1, MANY].map((n) => ({
      slug: `p-${n}`,
      text: ` product ${n} товар ${n} v ${n} 1 v ${n} 2 product${n} товар${n} v${n} `,
      first: `V-${n}-1`,
      price: (n + 1) * 100 + 50,
      sale: (n + 1) * 100 + 50,
      variants: [`V-${n}-1 0`, `V-${n}-2 1`],
      pieces: 3,
    }))
    expect(found).toEqual(expected)
  })

  it('keep the order of a collection, and change nothing when they come again', async () => {
    const places = () =>
      all(
        `select p.slug, c.sort from collection_products c join products p on p.id = c.product_id order by c.sort, c.product_id`,
      )
    expect(await places()).toEqual(numbers.map((n, sort) => ({ slug: `p-${n}`, sort })))
    expect(await importing.files({ ...BASE, 'products.csv': products(), 'variants.csv': variants })).toMatchObject({
      added: 0,
      changed: 0,
    })
    const turned = numbers.toReversed()
    await importing.files({ 'products.csv': products(turned) })
    expect(await places()).toEqual(turned.map((n, sort) => ({ slug: `p-${n}`, sort })))
    // Not all are named, so the one that comes is the last.
    await importing.files({
      'products.csv': 'slug,name,type,collections\nlate,Late,seeds,best\np-1,Product 1,seeds,best\n',
    })
    expect((await places()).at(-1)).toEqual({ slug: 'late', sort: MANY })
    expect((await places()).at(-2)).toEqual({ slug: 'p-1', sort: MANY - 1 })
  })

  it('turn the order of variants that are named again, and put new ones last where some are not named', async () => {
    const order = async () =>
      (
        await all<{ sku: string }>(
          `select v.sku from variants v join products p on p.id = v.product_id where p.slug = 'p-7' order by v.sort, v.id`,
        )
      ).map(({ sku }) => sku)
    const far = numbers.filter((n) => n !== 7).map((n) => `V-${n}-1`)
    await importing.files({ 'variants.csv': csv('sku', ['V-7-2', ...far, 'V-7-1']) })
    expect(await order()).toEqual(['V-7-2', 'V-7-1'])
    await importing.files({
      'variants.csv': csv('sku,product', [
        'V-7-3,p-7',
        ...far.map((sku) => `${sku},p-${sku.split('-')[1]}`),
        'V-7-4,p-7',
      ]),
    })
    expect(await order()).toEqual(['V-7-2', 'V-7-1', 'V-7-3', 'V-7-4'])
  })

  it('have their translations whether they come before or after', async () => {
    const rows = csv('slug,name:ru,name:cs', [
      'p-3,Первый,První',
      ...numbers.filter((n) => n > 3).map((n) => `p-${n},Товар ${n},`),
      'p-2,Последний,Poslední',
    ])
    await importing.files({ 'products.csv': rows })
    expect(
      await all(
        `select slug, translations, search_text as text from products where slug in ('p-2', 'p-3') order by slug`,
      ),
    ).toEqual([
      {
        slug: 'p-2',
        translations: { RU: { name: 'Последний' }, CS: { name: 'Poslední' } },
        text: ' product 2 posledni последнии v 2 1 v 2 2 product2 v2 ',
      },
      {
        slug: 'p-3',
        translations: { RU: { name: 'Первый' }, CS: { name: 'První' } },
        text: ' product 3 prvni первыи v 3 1 v 3 2 product3 v3 ',
      },
    ])
  })

  it('are refused where they say the same twice, and where the last is wrong, and nothing is changed', async () => {
    const before = await importing.rows()
    expect(await refusal({ 'products.csv': `${products()}p-1,Again,,seeds,\n` })).toEqual([
      `products.csv:${MANY + 2}: p-1 is already on line 2`,
    ])
    expect(await refusal({ 'variants.csv': `${variants}V-5-1,p-5,1,1\nV-6-1,p-5,1,1\nNEW,nowhere,1,1\n` })).toEqual([
      `variants.csv:${2 * MANY + 2}: V-5-1 is already on line 6`,
      `variants.csv:${2 * MANY + 3}: V-6-1 is already on line 7`,
      `variants.csv:${2 * MANY + 4}: product: there is no product "nowhere"`,
    ])
    const changed = products().replaceAll('Product', 'Other')
    expect(await refusal({ 'products.csv': changed, 'variants.csv': `${variants}NEW,p-1,dear,1\n` })).toEqual([
      `variants.csv:${2 * MANY + 2}: price:us must be a number with a point, not "dear"`,
    ])
    expect(await importing.rows()).toEqual(before)
  })
})

describe('an import while somebody buys', () => {
  it('locks stock in the order in which buyers do, whatever the order of its rows is', async () => {
    const buyer = await database.pool.connect()
    const lock = (sku: string) =>
      buyer.query('select from stocks s join variants v on v.id = s.variant_id where v.sku = $1 for update of s', [sku])
    await importing.files({ 'variants.csv': csv('sku,stock:w', ['V-1-1,1', 'V-2-1,1', 'V-3-1,1']) })
    await buyer.query('begin')
    try {
      await lock('V-1-1')
      const imported = importing.files({ 'variants.csv': csv('sku,stock:w', ['V-3-1,7', 'V-2-1,', 'V-1-1,9']) })
      imported.catch(() => {})
      await expect.poll(() => all('select from pg_locks where not granted'), { timeout: 20_000 }).toHaveLength(1)
      await lock('V-3-1')
      await buyer.query('commit')
      expect(await imported).toMatchObject({ added: 0, changed: 3 })
    } finally {
      await buyer.query('rollback')
      buyer.release()
    }
    expect(
      await all(
        `select v.sku, s.quantity from stocks s join variants v on v.id = s.variant_id where v.sku in ('V-1-1', 'V-2-1', 'V-3-1') order by 1`,
      ),
    ).toEqual([
      { sku: 'V-1-1', quantity: 9 },
      { sku: 'V-2-1', quantity: 0 },
      { sku: 'V-3-1', quantity: 7 },
    ])
  })
})

describe('an import that is stopped', () => {
  it('ends within a table, whether it reads or writes, and leaves the shop as it was', async () => {
    const files = { 'products.csv': products().replaceAll('Product', 'Stopped'), 'variants.csv': variants }
    const told: number[] = []
    await importing.files({ ...BASE, 'products.csv': products(), 'variants.csv': variants }, (step, steps) =>
      told.push(step / steps),
    )
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
    expect(told.length).toBeGreaterThan(20)
    const before = await importing.rows()
    for (const share of [told[2]!, told[Math.floor(told.length / 2)]!])
      await expect(
        importing.files(files, (step, steps) => {
          if (step / steps >= share) throw new Error('enough')
        }),
      ).rejects.toThrow('enough')
    expect(await importing.rows()).toEqual(before)
  })
})

describe('an import that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-killed-'))
  const data = join(folder, 'data')
  const files = join(folder, 'files')
  const sizeOf = (path: string): number =>
    readdirSync(path, { recursive: true })
      .map((name) => statSync(join(path, String(name)), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((a, b) => a + b, 0)
  const runs = (args: string[]) => runCommand(args, { SEMENA_DATA: data })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('leaves the shop as it was and no process, and the same files bring it in the next time', async () => {
    await writeShop(files, 1500)
    const { process: child, ended } = startCommand(['import', files], { SEMENA_DATA: data })
    await new Promise<void>((resolve) => {
      child.stderr!.on('data', (text: Buffer) => text.includes('Writing') && resolve())
    })
    const size = () => sizeOf(join(data, 'postgres/cluster/base'))
    const before = size()
    await expect.poll(size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + 3_000_000)
    expect(child.exitCode).toBeNull()
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => processesOf(data), { timeout: 60_000 }).toEqual([])

    const again = await runs(['import', files])
    expect(again).toMatchObject({ code: 0 })
    expect(again.lines.at(-1)).toContain('products.csv 1500, variants.csv 3000')
    // Had anything stayed, it would not be added now.
    const twice = await runs(['import', files])
    expect(twice.lines.at(-1)).toContain(': 0 rows added, 0 changed.')
    expect(processesOf(data)).toEqual([])
  }, 240_000)
})
