/** Migrations of a database with data: forward, once, and wholly or not at all. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { bareDatabase, freshDatabase, type TestDatabase } from '../testing/database.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { connect } from './driver/connect.ts'
import { appliedMigrations, type Migration, migrate, MIGRATION_LOCK, SERVING_LOCK } from './migrate.ts'

/** Just before promotions got rules. */
const RULES_CAME = 1_795_358_474_935

const opened: TestDatabase[] = []
let all: Migration[]
/** A database with the oldest tables and a channel in them. */
let old: TestDatabase
beforeEach(async () => {
  const newest = await freshDatabase()
  old = await bareDatabase()
  opened.push(newest, old)
  all = await appliedMigrations(newest.pool)
  await migrate(old, all[0]!.at)
  await old.pool.query(
    `insert into channels (slug, name, currency, default_country) values ('old', 'Old', 'USD', 'US')`,
  )
})
afterAll(() => Promise.all(opened.map((d) => d.close())))

const structure = async ({ pool }: TestDatabase): Promise<unknown[]> =>
  (
    await pool.query<Record<string, unknown>>(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
    )
  ).rows
const channels = async ({ pool }: TestDatabase): Promise<unknown[]> =>
  (await pool.query('select slug from channels')).rows

it('brings a filled database forward and keeps its rows', async () => {
  await migrate(old)
  expect(await appliedMigrations(old.pool)).toEqual(all)
  expect(await channels(old)).toEqual([{ slug: 'old' }])
})

it('makes the texts anew that search reads', async () => {
  await migrate(old, all.at(-2)!.at)
  await old.pool.query(`insert into product_types (name, slug) values ('Seeds', 'seeds')`)
  await old.pool.query(
    `insert into products (name, slug, product_type_id, search_text) select 'AK-47', 'ak-47', id, ' ak-47 47 ' from product_types`,
  )
  await migrate(old)
  expect((await old.pool.query('select search_text from products')).rows).toEqual([{ search_text: ' ak 47 ak47 ' }])
})

it('makes rules of promotions that had none', async () => {
  const last = all.findLastIndex(({ at }) => at <= RULES_CAME)
  await migrate(old, all[last]!.at)
  await old.pool
    .query(`insert into channels (slug, name, currency, default_country) values ('yen', 'Yen', 'JPY', 'JP'), ('eu', 'EU', 'EUR', 'DE');
    insert into promotions (name, type, channels, reward_type, reward_value, product_ids, category_ids, min_subtotals, gift_variant_ids) values
      ('Goods', 'CATALOGUE', '{1,3}', 'PERCENTAGE', 15, '{7}', '{8}', '{}', '{}'), ('Order', 'ORDER', '{1,2,3}', 'FIXED', 5, '{}', '{}', '{"1": 2450, "2": 3000}', '{}'),
      ('Gift', 'ORDER', '{2}', 'FIXED', 0, '{}', '{}', '{}', '{4}')`)
  await migrate(old)
  const { rows } = await old.pool.query(
    `select p.name, r.channels, r.value_type as type, r.value::float8 as value, r.reward_type as reward, r.gift_variant_ids as gifts,
      coalesce(r.catalogue_predicate::text, r.order_predicate #>> '{discountedObjectPredicate,baseSubtotalPrice,range,gte}') as predicate
      from promotions p join promotion_rules r on r.promotion_id = p.id order by r.sort`,
  )
  const ids = (type: string, id: number) => ({ ids: [toGlobalId(type, id)] })
  const fixed = { name: 'Order', type: 'FIXED', value: 5, reward: 'SUBTOTAL_DISCOUNT', gifts: [] }
  expect(rows).toMatchObject(
    [
      { name: 'Gift', channels: [2], type: null, value: null, reward: 'GIFT', gifts: [4], predicate: '0' },
      { ...fixed, channels: [3], predicate: '0' },
      { ...fixed, channels: [1], predicate: '24.5' },
      { ...fixed, channels: [2], predicate: '3000' },
      { name: 'Goods', channels: [1, 3], type: 'PERCENTAGE', value: 15, reward: null },
    ].toSorted((a, b) => rows.findIndex((r) => r.name === a.name) - rows.findIndex((r) => r.name === b.name)),
  )
  const goods = rows.find((r) => r.name === 'Goods') as { predicate: string }
  expect(JSON.parse(goods.predicate)).toEqual({
    OR: [{ productPredicate: ids('Product', 7) }, { categoryPredicate: ids('Category', 8) }],
  })
})

it('runs each migration once, however many processes begin at the same moment', async () => {
  const others = Array.from({ length: 5 }, () => connect(old.connection))
  await Promise.all(others.map((other) => migrate(other)))
  await Promise.all(others.map((other) => other.close()))
  expect(await appliedMigrations(old.pool)).toEqual(all)
})

it('leaves everything as it was when it is interrupted, and goes through the next time', async () => {
  const before = await structure(old)
  const holder = await old.pool.connect()
  // The locked table is not the first that the next migration changes, so another one is changed by then.
  await holder.query('begin; lock table transactions in access exclusive mode')
  // Heard from the start: the connection may end before the test gets there.
  const ended = migrate(old).then(
    () => 'done',
    (error: Error) => error.message,
  )
  const waiting = `select pid from pg_locks where not granted and locktype = 'relation' and pid <> pg_backend_pid()`
  let pid: number | undefined
  while (!pid) pid = (await holder.query<{ pid: number }>(waiting)).rows[0]?.pid
  await holder.query('select pg_terminate_backend($1)', [pid])
  expect(await ended).toMatch(/terminat/)
  await holder.query('rollback')
  holder.release()
  expect(await structure(old)).toEqual(before)
  expect(await appliedMigrations(old.pool)).toEqual(all.slice(0, 1))
  await migrate(old)
  expect(await appliedMigrations(old.pool)).toEqual(all)
})

it('changes no tables under a shop that serves: one that is ending is waited for, any other refused', async () => {
  const before = await structure(old)
  const serving = await old.pool.connect()
  await serving.query('select pg_advisory_lock_shared($1)', [SERVING_LOCK])
  vi.useFakeTimers({ toFake: ['Date'] })
  const refused = migrate(old).then(
    () => 'done',
    (error: Error) => error.message,
  )
  const waiting =
    'select count(*)::int as n from pg_locks where locktype = $1 and objid = $2 and granted and database = (select oid from pg_database where datname = current_database())'
  const isWaiting = async (): Promise<boolean> =>
    (await old.pool.query<{ n: number }>(waiting, ['advisory', MIGRATION_LOCK])).rows[0]!.n > 0
  let isRefused = false
  void refused.then(() => (isRefused = true))
  // It counts from the moment at which it begins to wait, which nobody sees from here.
  while (!isRefused) {
    vi.setSystemTime(Date.now() + 60_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await refused).toMatch(/another shop serves on this database/)
  vi.useRealTimers()
  expect(await structure(old)).toEqual(before)
  const waits = migrate(old)
  while (!(await isWaiting()));
  serving.release(true)
  await waits
  expect(await appliedMigrations(old.pool)).toEqual(all)
})

it('waits for nobody when there is nothing to do', async () => {
  await migrate(old)
  const holder = await old.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await migrate(old)
  expect(await appliedMigrations(old.pool)).toEqual(all)
  holder.release(true)
})
