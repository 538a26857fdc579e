/** Three months of the demo: the same every time, in every state, and with books that agree. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PoolClient } from 'pg'
import { DAY_MS } from '@semena/contract/time'
import { createChanges } from '../../../db/driver/changes.ts'
import { transaction, Undone } from '../../../db/driver/transaction.ts'
import { ordersThatDiffer } from '../../../db/queries/payment/payment-list.ts'
import { importFolder } from '../../../import/import-folder.ts'
import { diskStorage } from '../../../providers/media/disk.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { bringUpToDate } from '../../catalog/by-clock.ts'
import { DEMO_KINDS } from '../kinds.ts'
import { markDemo, removeDemo, undoRemoval } from '../remove.ts'
import { writeHistory } from './write.ts'

const DEMO = join(import.meta.dirname, '../../../demo/data')
const NOW = new Date('2026-06-15T15:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'semena-history-'))
const database = await freshDatabase()
const { pool } = database
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const rows = async (text: string, on: Pick<PoolClient, 'query'> = pool): Promise<Record<string, unknown>[]> =>
  (await on.query<Record<string, unknown>>(text)).rows

/** Everything that can be told apart, without keys that are made anew each time. */
const TOLD = `select o.user_email, o.status, o.charge_status, o.total_gross, o.total_charged, o.created_at, o.shipping_method_name,
    (select array_agg(row(l.product_sku, l.quantity, l.quantity_fulfilled, l.total_net)::text order by l.position) from order_lines l where l.order_id = o.id) as lines,
    (select array_agg(e.type || e.created_at order by e.id) from order_events e where e.order_id = o.id) as events
  from orders o order by o.number`

beforeAll(async () => {
  const clock = { now: () => NOW }
  const media = diskStorage(join(folder, 'media'))
  await importFolder({ database, media, clock, changes: createChanges(pool, clock.now) }, DEMO)
}, 60_000)

it('is the same each time', async () => {
  const once = () =>
    transaction(pool, async (client) => {
      await writeHistory(client, NOW)
      return new Undone(await rows(TOLD, client))
    })
  const [first, second] = [await once(), await once()]
  expect(first.length).toBeGreaterThan(100)
  expect(second).toEqual(first)
})

it('takes little of a first start: few statements, however many orders', async () => {
  const statements: string[] = []
  await transaction(pool, async (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        statements.push(String((args[0] as { text?: string }).text ?? args[0]))
        return query(...args)
      },
    })
    await writeHistory(client, NOW).finally(() => Object.assign(client, { query }))
  })
  expect(statements.length).toBeLessThan(25)
})

describe('what was written', () => {
  it('has orders in every state, from today back to three months ago', async () => {
    const states = await rows('select status, charge_status from orders group by 1, 2')
    for (const status of [
      'DRAFT',
      'UNCONFIRMED',
      'UNFULFILLED',
      'PARTIALLY_FULFILLED',
      'FULFILLED',
      'PARTIALLY_RETURNED',
      'RETURNED',
      'CANCELED',
      'EXPIRED',
    ])
      expect(states.map((one) => one.status)).toContain(status)
    expect(states).toContainEqual({ status: 'UNFULFILLED', charge_status: 'NONE' })
    expect(states).toContainEqual({ status: 'UNCONFIRMED', charge_status: 'FULL' })
    expect(states).toContainEqual({ status: 'FULFILLED', charge_status: 'NONE' })
    expect(await rows(`select 1 from fulfillments where status = 'WAITING_FOR_APPROVAL'`)).not.toEqual([])
    const [{ first, last }] = (await rows('select min(created_at) as first, max(created_at) as last from orders')) as [
      { first: Date; last: Date },
    ]
    expect(NOW.getTime() - first.getTime()).toBeGreaterThan(85 * DAY_MS)
    expect(NOW.getTime() - last.getTime()).toBeLessThan(DAY_MS / 8)
    // Nothing lies ahead.
    const moments = [
      'orders.created_at',
      'order_events.created_at',
      'fulfillments.created_at',
      'transactions.updated_at',
    ]
    for (const moment of moments) {
      const [table, column] = moment.split('.')
      expect(await rows(`select 1 from ${table} where ${column} > '${NOW.toISOString()}'`)).toEqual([])
    }
  })

  it.each([
    [
      'sums of lines',
      `select 1 from orders o where subtotal_gross <> (select sum(total_gross) from order_lines l where l.order_id = o.id)`,
    ],
    [
      'totals',
      'select 1 from orders where total_gross <> subtotal_gross + shipping_gross or total_net <> subtotal_net + shipping_net',
    ],
    [
      'numbers',
      'select 1 from (select number, lag(created_at) over (order by number) > created_at as wrong from orders) n where wrong',
    ],
    [
      'counts',
      `select 1 from users u where not is_staff and orders_count <> (select count(*) from orders o where o.user_id = u.id)`,
    ],
    [
      'counts of lines',
      'select 1 from orders o where lines_count <> (select count(*) from order_lines l where l.order_id = o.id)',
    ],
    [
      'parcels',
      `select 1 from order_lines l where quantity_fulfilled <> (select coalesce(sum(quantity), 0) from fulfillment_lines f where f.order_line_id = l.id)`,
    ],
    [
      'stock',
      'select 1 from stocks s where allocated <> (select coalesce(sum(a.quantity), 0) from allocations a where a.stock_id = s.id) or allocated > quantity',
    ],
    ['names', `select 1 from order_lines where product_name = '' or variant_name = '' or product_sku is null`],
    ['search', `select 1 from orders where position(user_email in search_text) = 0`],
    ['what is to be sent', `select 1 from mails where state <> 'SENT' union all select 1 from event_deliveries`],
    [
      'what the history says came back',
      `select 1 from orders o join order_events e on e.order_id = o.id and e.type = 'FULFILLMENT_RETURNED' where jsonb_array_length(e.parameters -> 'lines') <> (select count(*) from fulfillments p join fulfillment_lines l on l.fulfillment_id = p.id where p.order_id = o.id and p.status = 'RETURNED')`,
    ],
    ['deadlines', 'select 1 from orders where expires_at is not null'],
  ])('agrees: %s', async (_, wrong) => {
    expect(await rows(wrong)).toEqual([])
  })

  it('agrees with its payments', async () => {
    expect(await ordersThatDiffer(pool)).toEqual([])
    const events = `select 1 from transactions t where charged + refunded <> (select sum(amount) from transaction_events e where e.transaction_id = t.id and e.type = 'CHARGE_SUCCESS')`
    expect(await rows(events)).toEqual([])
  })
})

describe('the demo with all of it', () => {
  const clock = { now: () => NOW }
  const ctx = { database, clock, changes: createChanges(pool, clock.now), media: diskStorage(join(folder, 'media')) }
  const choice = { kinds: DEMO_KINDS, withChanged: false }
  /** Every row by table; without moments of changes, and what follows from others. */
  const everything = async (): Promise<Record<string, unknown[]>> => {
    const all: Record<string, unknown[]> = {}
    for (const {
      name,
    } of await rows(`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all
        ('{jobs,stale_products,promotion_rule_variants,demo_removals,demo_parked}') order by 1`))
      all[String(name)] = await rows(
        `select (to_jsonb(t) - 'updated_at')::text as row from "${String(name)}" t order by 1`,
      )
    return all
  }

  it('goes and comes back, row by row', async () => {
    await bringUpToDate(ctx)
    await transaction(pool, (client) => markDemo(client, DEMO_KINDS))
    const before = await everything()
    const gone = await removeDemo(ctx, { choice, userId: null, backups: null })
    expect(gone).toMatchObject({ ok: true, value: { PRODUCTS: 66, QUESTIONS: 12 } })
    for (const table of [
      'orders',
      'transactions',
      'products',
      'stocks',
      'mails',
      'promotions',
      'collections',
      'categories',
    ])
      expect(await rows(`select 1 from ${table}`)).toEqual([])
    expect(await undoRemoval(ctx)).toEqual(gone)
    const after = await everything()
    for (const [table, found] of Object.entries(before)) expect({ [table]: after[table] }).toEqual({ [table]: found })
  }, 30_000)
})
