/** The service's connection to PostgreSQL: one pool, with Drizzle over it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from './tables/index.ts'

export interface Database {
  pool: pg.Pool
  db: NodePgDatabase<typeof tables> & { $client: pg.Pool }
  /** Waits for the running queries and ends every connection. */
  close(): Promise<void>
}

const DEFAULTS: pg.PoolConfig = {
  max: 10,
  idleTimeoutMillis: 60_000,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'semena',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

// Counts and sums of minor units fit a Number; decimals stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects lazily; a URL is enough. `onError` hears of connections that broke while nobody used them. */
export function connect(config: pg.PoolConfig | string, onError: (error: Error) => void = () => {}): Database {
  const given = typeof config === 'string' ? { connectionString: config } : config
  const { connectionString } = given
  const pool = new pg.Pool({
    ...DEFAULTS,
    ...given,
    ...(connectionString ? { connectionString: withStrictTls(connectionString) } : {}),
  })
  pool.on('error', onError)
  // A connection that breaks between two queries of a transaction: the next query fails, and the process lives on.
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return { pool, db: drizzle({ client: pool, schema: tables }), close: () => pool.end() }
}

/**
 * `pg` takes `prefer`, `require` and `verify-ca` for `verify-full`, but warns that a later version will not. Said
 * plainly it stays so. `uselibpqcompat=true` asks for libpq's weaker meaning.
 */
export function withStrictTls(url: string): string {
  if (/[?&]uselibpqcompat=true(?:&|$)/.test(url)) return url
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
