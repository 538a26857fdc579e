/** Brings a database's tables to what this code expects, one process at a time. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Database } from './connect.ts'
import { StartError } from './start-error.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
const LOCK = 7_301_002

/** Runs what is missing under an advisory lock; a database that newer or other code made is refused. */
export async function migrate({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseForeign(client)
    await runMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    // The connection ends, and with it the lock and the settings.
    client.release(true)
  }
}

async function refuseForeign(client: pg.PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  )
  if (!found[0]!.there) return
  const { rows } = await client.query<{ hash: string; created_at: number }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((m) => [m.folderMillis, m.hash]))
  const newest = Math.max(...known.keys())
  for (const { hash, created_at: at } of rows) {
    if (at > newest) throw new StartError('The database was made by a newer version of the shop. Start that version.')
    if (known.get(at) !== hash)
      throw new StartError(
        'The database was made by other migrations than this version has. Start the version that made it, or name an empty database.',
      )
  }
}
