/** Migrations of a database with data: forward, once, and wholly or not at all. */
import { afterAll, beforeEach, expect, it } from 'vitest'
import { bareDatabase, freshDatabase, type TestDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { appliedMigrations, type Migration, migrate, MIGRATION_LOCK } from './migrate.ts'

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
  const running = migrate(old)
  const waiting = `select pid from pg_locks where not granted and locktype = 'relation' and pid <> pg_backend_pid()`
  let pid: number | undefined
  while (!pid) pid = (await holder.query<{ pid: number }>(waiting)).rows[0]?.pid
  await holder.query('select pg_terminate_backend($1)', [pid])
  await expect(running).rejects.toThrow(/terminat/)
  await holder.query('rollback')
  holder.release()
  expect(await structure(old)).toEqual(before)
  expect(await appliedMigrations(old.pool)).toEqual(all.slice(0, 1))
  await migrate(old)
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
