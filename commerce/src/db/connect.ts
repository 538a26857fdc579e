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
}

// Counts and sums of minor units fit a Number; decimals stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects lazily; a URL is enough. `onError` hears of connections that broke while nobody used them. */
export function connect(config: pg.PoolConfig | string, onError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({ ...DEFAULTS, ...(typeof config === 'string' ? { connectionString: config } : config) })
  pool.on('error', onError)
  return { pool, db: drizzle({ client: pool, schema: tables }), close: () => pool.end() }
}
