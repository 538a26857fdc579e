/** Migrations of a database with data: forward, once, and wholly or not at all. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { bareDatabase, freshDatabase, type TestDatabase } from '../testing/database.ts'
import { record, UNRELEASED } from '../testing/unreleased.ts'
import { connect } from './driver/connect.ts'
import { appliedMigrations, type Migration, migrate, MIGRATION_LOCK, SERVING_LOCK } from './migrate.ts'

const opened: TestDatabase[] = []
let all: Migration[]
/** A database as the last version before the first release left it, with a channel in it. */
let old: TestDatabase
beforeEach(async () => {
  const newest = await freshDatabase()
  old = await bareDatabase()
  opened.push(newest, old)
  all = await appliedMigrations(newest.pool)
  await migrate(old, all[0]!.at)
  await record(old, UNRELEASED)
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

it('takes a database of the last version before the first release over, and keeps its rows', async () => {
  await migrate(old)
  expect(await appliedMigrations(old.pool)).toEqual(all)
  expect(await channels(old)).toEqual([{ slug: 'old' }])
})

it('names the version to use once before, for a database that is older', async () => {
  await record(old, UNRELEASED.slice(0, 1))
  const before = await structure(old)
  await expect(migrate(old)).rejects.toThrow(
    /^The database was made before the first release\. Use the version of commit [0-9a-f]{8} on it once, then this one\.$/,
  )
  expect(await structure(old)).toEqual(before)
  expect(await appliedMigrations(old.pool)).toEqual(UNRELEASED.slice(0, 1))
})

it('brings a database without tables forward', async () => {
  const bare = await bareDatabase()
  opened.push(bare)
  await migrate(bare)
  expect(await appliedMigrations(bare.pool)).toEqual(all)
})

it('makes the texts anew that search reads', async () => {
  await old.pool.query(`insert into product_types (name, slug) values ('Seeds', 'seeds')`)
  await old.pool.query(
    `insert into products (name, slug, product_type_id, search_text) select 'AK-47', 'ak-47', id, ' ak-47 47 ' from product_types`,
  )
  await migrate(old)
  expect((await old.pool.query('select search_text from products')).rows).toEqual([{ search_text: ' ak 47 ak47 ' }])
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
  // The locked table is not the first that is changed, so others are changed by then.
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
  expect(await appliedMigrations(old.pool)).toEqual(UNRELEASED)
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
