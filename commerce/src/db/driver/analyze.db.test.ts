/** A shop that has not sold anything yet must not plan as if it never would. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { analyzeFilled } from './analyze.ts'

let fresh: TestDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh?.close())

it('a plan that is kept from before the first order finds an order by its index', async () => {
  const client = await fresh.pool.connect()
  try {
    await client.query(
      `insert into categories (slug, name) select 'category-' || n, 'Category ' || n from generate_series(1, 50) n`,
    )
    await analyzeFilled(client)
    const { rows } = await client.query<{ relname: string; reltuples: number }>(
      `select relname, reltuples from pg_class where oid in ('categories'::regclass, 'orders'::regclass) order by 1`,
    )
    // PostgreSQL writes -1 where it was never told.
    expect(rows.map(({ reltuples }) => reltuples)).toEqual([50, -1])
    // Some orders are no reason to plan anew, so this is the plan that stays.
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      'explain (generic_plan) select id from order_lines where order_id = $1',
    )
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan|Bitmap Index Scan/)
  } finally {
    client.release()
  }
})
