/** Brings a database's tables to what this code expects, one process at a time, wholly or not at all. */
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { changeLogIsInstalled, installChangeLog } from './triggers/change-log.ts'
import { eventTriggersAreInstalled, installEventTriggers } from './triggers/event-triggers.ts'
import type { Database } from './driver/connect.ts'
import { refreshSearchText } from './triggers/derived.ts'
import { StartError } from '../start-error.ts'

/** A migration that a database has had. */
export interface Migration {
  /** When it was written, in milliseconds; this identifies it and gives its place in the order. */
  at: number
  /** SHA-256 of its file. */
  hash: string
}

interface MigrationFile extends Migration {
  statements: string[]
}

/** The advisory lock that is held while tables change, and shared by whoever needs them to stay as they are. */
export const MIGRATION_LOCK = 7_301_002

/** The advisory lock that every shop shares while it serves, so that nobody changes the tables under it. */
export const SERVING_LOCK = 7_301_020
/** How long a shop that is to change tables waits for others to end. Milliseconds. */
const OTHERS_END_MS = 5000
const POLL_MS = 200

/**
 * The last migration from before the first release. The first migration of today makes the same tables as that one and
 * all before it, and has the same time, so that a backup from then is loaded into the tables of the first migration.
 */
const LAST_UNRELEASED: Migration = {
  at: 1_795_902_048_894,
  hash: 'e3dce649267de4cd498c7022087501b806ab469f99345be34e750d66905605a8',
}
/** The last commit that has it and those before it. */
const UNRELEASED_COMMIT = '51673f24'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Runs the missing migrations, in one transaction under an advisory lock. Refuses a database that newer or other code
 * made, and to change tables on which another shop serves. With `upTo` the migrations after that one are not run, and the triggers of the change log are left as they are.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const files = migrationFiles().filter(({ at }) => at <= upTo)
  // A process that finds nothing to do takes no lock, because a backup may hold it for long.
  const isWhole = upTo === Number.POSITIVE_INFINITY
  if (
    (await missing(pool, files)).length === 0 &&
    (!isWhole || ((await changeLogIsInstalled(pool)) && (await eventTriggersAreInstalled(pool))))
  )
    return
  await changeTables({ pool }, async (client) => {
    const due = await missing(client, files)
    const isInstalled = (await changeLogIsInstalled(client)) && (await eventTriggersAreInstalled(client))
    // Another process may have done it meanwhile, and serves by now.
    if (due.length === 0 && (!isWhole || isInstalled)) return
    await refuseUnderOthers(client)
    await apply(client, due)
    if (isWhole) await installChangeLog(client)
    if (isWhole) await installEventTriggers(client)
    // No migration can make these texts, and another version may read them in another way.
    if (isWhole && due.length > 0) await refreshSearchText(client)
  })
}

/** Throws an error of one line while another shop serves on these tables. One that is ending is waited for. */
async function refuseUnderOthers(client: pg.PoolClient): Promise<void> {
  const until = Date.now() + OTHERS_END_MS
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [SERVING_LOCK])
    if (rows[0]!.free) return
    if (Date.now() > until)
      throw new StartError(
        'This version has other tables, and another shop serves on this database. End that one first; tables are not changed under it.',
      )
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Runs `work` in a transaction without time limits, while no other process changes tables. */
export async function changeTables(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    // Ending the connection also ends its lock, its settings and what was not committed.
    client.release(true)
  }
}

/** The migrations that a database has had, oldest first; an empty list for a database that no shop has used. */
export async function appliedMigrations(client: Pick<pg.PoolClient, 'query'>): Promise<Migration[]> {
  const { rows: found } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  )
  if (!found[0]!.there) return []
  const { rows } = await client.query<Migration>(
    'select created_at as at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/**
 * Throws an error of one line when this code lacks one of the `applied` migrations; `owner` names the database or
 * backup that has them.
 */
export function refuseForeign(applied: readonly Migration[], owner: string): void {
  const last = applied.at(-1)
  if (!last || isUnreleased(last)) return
  if (last.at < LAST_UNRELEASED.at)
    throw new StartError(
      `${owner} was made before the first release. Use the version of commit ${UNRELEASED_COMMIT} on it once, then this one.`,
    )
  const known = new Map(migrationFiles().map(({ at, hash }) => [at, hash]))
  const newest = Math.max(...known.keys())
  for (const { at, hash } of applied) {
    if (at > newest)
      throw new StartError(`${owner} was made by a newer version of the shop. Use that version, or a later one.`)
    if (known.get(at) !== hash)
      throw new StartError(
        `${owner} was made by other migrations than this version has. Use the version that made it, or an empty database.`,
      )
  }
}

const isUnreleased = ({ at, hash }: Migration): boolean => at === LAST_UNRELEASED.at && hash === LAST_UNRELEASED.hash

function migrationFiles(): MigrationFile[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    at: folderMillis,
    hash,
    statements: sql,
  }))
}

async function missing(
  client: Pick<pg.PoolClient, 'query'>,
  files: readonly MigrationFile[],
): Promise<MigrationFile[]> {
  const applied = await appliedMigrations(client)
  refuseForeign(applied, 'The database')
  const last = applied.at(-1)
  return files.filter(({ at }) => !last || at > last.at || (isUnreleased(last) && at === last.at))
}

/** Runs the migrations and records each in the table that Drizzle's own migrator uses. */
async function apply(client: pg.PoolClient, files: readonly MigrationFile[]): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  )
  if (!rows[0]!.there) {
    await client.query('create schema if not exists drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
  }
  // A database of before the first release has the tables of the first migration, which is only recorded.
  const last = (await appliedMigrations(client)).at(-1)
  const hasFirst = last !== undefined && isUnreleased(last)
  if (hasFirst) await client.query('delete from drizzle.__drizzle_migrations')
  for (const { at, hash, statements } of files) {
    if (!hasFirst || at !== LAST_UNRELEASED.at) await client.query(statements.join('\n;\n'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
  }
}
