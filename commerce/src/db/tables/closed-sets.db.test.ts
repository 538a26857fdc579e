/** The functions by which the database knows the words of a table's columns have the same words as the code. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { AUTHORIZE_STATUSES, CHARGE_STATUSES, ORDER_ORIGINS, ORDER_STATUSES, VALUE_TYPES } from './closed-sets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** The words that stand in a function of the database. */
async function wordsOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ source: string }>(
    'select prosrc as source from pg_proc where oid = to_regproc($1)',
    [name],
  )
  return [...rows[0]!.source.matchAll(/'(\w+)'/g)].map(([, word]) => word!)
}

const isKnown = async (call: string, words: readonly (string | null)[]): Promise<boolean | null> =>
  (await database.pool.query<{ known: boolean | null }>(`select ${call} as known`, [...words])).rows[0]!.known

it('knows every word of an order, and no other', async () => {
  const sets = [ORDER_STATUSES, CHARGE_STATUSES, AUTHORIZE_STATUSES, ORDER_ORIGINS] as const
  expect(await wordsOf('orders_words_known')).toEqual(sets.flat())
  const usual = sets.map(([first]) => first as string)
  for (const [n, words] of sets.entries()) {
    for (const word of words)
      expect([word, await isKnown('orders_words_known($1, $2, $3, $4)', usual.with(n, word))]).toEqual([word, true])
    expect(await isKnown('orders_words_known($1, $2, $3, $4)', usual.with(n, 'ELSE'))).toBe(false)
  }
})

it('knows every word of an order’s line, which may have none', async () => {
  const call = 'order_lines_words_known($1, $2)'
  expect(await wordsOf('order_lines_words_known')).toEqual([...VALUE_TYPES, ...VALUE_TYPES])
  for (const word of VALUE_TYPES) expect(await isKnown(call, [word, word])).toBe(true)
  for (const words of [
    ['ELSE', null],
    [null, 'ELSE'],
    ['ELSE', 'FIXED'],
  ])
    expect(await isKnown(call, words)).toBe(false)
  // A check lets through what is not known to be wrong.
  expect(await isKnown(call, [null, null])).toBeNull()
})

it('refuses an order in another state', async () => {
  await expect(
    database.pool.query(`insert into channels (slug, name, currency, default_country) values ('c', 'C', 'USD', 'US')`),
  ).resolves.toBeDefined()
  const insert = (status: string) =>
    database.pool.query(
      `insert into orders (id, number, channel_id, status, user_email, language_code, currency, subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross)
       select gen_random_uuid(), nextval('order_numbers'), id, $1, '', 'EN', 'USD', 0, 0, 0, 0, 0, 0 from channels`,
      [status],
    )
  await expect(insert('ELSE')).rejects.toMatchObject({ code: '23514', constraint: 'orders_known' })
  await expect(insert('DRAFT')).resolves.toMatchObject({ rowCount: 1 })
})
