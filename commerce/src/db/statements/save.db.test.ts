/** Tables that are made to hold rows: what is written, counted and locked. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { saveSet, type SetOptions, type Values } from './save.ts'
import { collectionProducts, taxCountryExceptions } from '../tables/index.ts'
import { transaction, Undone } from '../driver/transaction.ts'

const database = await freshDatabase()
afterAll(() => database.close())
const { pool } = database
await pool.query("insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US')")

type Table = typeof taxCountryExceptions
type Row = Values<Table> & { country: string }
const row = (country: string, chargeTaxes: boolean, taxAppId?: string | null): Row => ({
  channelId: 1,
  country,
  chargeTaxes,
  displayGrossPrices: true,
  ...(taxAppId === undefined ? {} : { taxAppId }),
})
const save = async (rows: readonly Row[], more: Partial<SetOptions<Table>> = {}): Promise<[number, number]> => {
  const counts = { added: 0, changed: 0 }
  await transaction(pool, (client) =>
    saveSet(client, taxCountryExceptions, rows, { key: ['channelId', 'country'], ...more }, counts),
  )
  return [counts.added, counts.changed]
}
/** The rows with the transaction that wrote each. */
const written = async (): Promise<Record<string, [taxed: boolean, app: string | null, by: string]>> => {
  const { rows } = await pool.query<{
    country: string
    charge_taxes: boolean
    tax_app_id: string | null
    xmin: string
  }>('select country, charge_taxes, tax_app_id, xmin::text from tax_country_exceptions')
  return Object.fromEntries(rows.map((one) => [one.country, [one.charge_taxes, one.tax_app_id, one.xmin]]))
}

beforeEach(() => pool.query('truncate tax_country_exceptions'))

describe('a set of rows', () => {
  it('adds what is missing, changes what differs, and counts no more than that', async () => {
    expect(await save([row('US', true), row('DE', true, 'a'), row('CZ', true, null)])).toEqual([3, 0])
    const before = await written()
    const next = [row('US', false), row('DE', true, null), row('CZ', true, 'b'), row('FR', true, null)]
    expect(await save([...next, row('AT', true)])).toEqual([2, 3])
    const after = await written()
    expect(Object.keys(after).toSorted()).toEqual(['AT', 'CZ', 'DE', 'FR', 'US'])
    expect(after.US!.slice(0, 2)).toEqual([false, null])
    expect(after.DE!.slice(0, 2)).toEqual([true, null])
    expect(after.CZ!.slice(0, 2)).toEqual([true, 'b'])
    expect(before.US![2]).not.toBe(after.US![2])
    expect(await save([...next, row('AT', true)])).toEqual([0, 0])
    expect(await written()).toEqual(after)
  })

  it('holds nothing else within its parts, and leaves what only new rows get', async () => {
    await save([row('US', true, 'a'), row('DE', true, 'a')])
    expect(await save([row('US', false, 'b')], { within: [{ channelId: 1 }], onlyNew: ['chargeTaxes'] })).toEqual([
      0, 2,
    ])
    expect(Object.entries(await written()).map(([country, values]) => [country, ...values.slice(0, 2)])).toEqual([
      ['US', true, 'b'],
    ])
  })

  it('locks and writes no row that is so already', async () => {
    const all = [row('US', true, null), row('DE', false, 'a')]
    await save(all)
    const before = await written()
    const counts = { added: 0, changed: 0 }
    await transaction(pool, async (client) => {
      await saveSet(
        client,
        taxCountryExceptions,
        [...all, row('FR', true, null)],
        { key: ['channelId', 'country'] },
        counts,
      )
      // Somebody else is not kept waiting meanwhile.
      const { rows } = await pool.query('select country from tax_country_exceptions for update nowait')
      expect(rows).toHaveLength(2)
      return new Undone(null)
    })
    expect(counts).toEqual({ added: 1, changed: 0 })
    expect(await written()).toEqual(before)
  })

  it('of keys alone is added to', async () => {
    await pool.query(
      `insert into product_types (slug, name) values ('t', 'T'); insert into products (slug, name, product_type_id) values ('a', 'A', 1), ('b', 'B', 1);
        insert into collections (slug, name) values ('c', 'C'); insert into collection_products (collection_id, product_id, sort) values (1, 1, 7)`,
    )
    const counts = { added: 0, changed: 0 }
    const rows = [1, 2].map((productId) => ({ collectionId: 1, productId, sort: 0 }))
    await transaction(pool, (client) =>
      saveSet(client, collectionProducts, rows, { key: ['collectionId', 'productId'], onlyNew: ['sort'] }, counts),
    )
    expect(counts).toEqual({ added: 1, changed: 0 })
    const { rows: stored } = await pool.query('select product_id, sort from collection_products order by 1')
    expect(stored).toEqual([
      { product_id: 1, sort: 7 },
      { product_id: 2, sort: 0 },
    ])
  })
})
