/** Fills an empty database with the demo shop, once, whoever starts first. */
import { join } from 'node:path'
import type { Database } from '@semena/commerce/database'
import { ROOT } from './root.ts'

export const DEMO_FOLDER = join(ROOT, 'commerce/src/demo/data')
const LOCK = 7_301_003

/** Runs `fill` when there is no channel yet; another process on the same database waits and finds the shop there. */
export async function onFirstStart({ pool }: Pick<Database, 'pool'>, fill: () => Promise<void>): Promise<void> {
  const isEmpty = async (): Promise<boolean> => (await pool.query('select from channels limit 1')).rowCount === 0
  if (!(await isEmpty())) return
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isEmpty()) await fill()
  } finally {
    // The connection ends, and with it the lock.
    client.release(true)
  }
}
