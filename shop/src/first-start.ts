/** Fills an empty database with the demo shop, once, whichever process starts first. */
import { join } from 'node:path'
import type { Database } from '@semena/commerce/database'
import { ROOT } from './root.ts'
import { takeAllTime } from '@semena/commerce/statements'
import { statement } from './statement.ts'

export const DEMO_FOLDER = join(ROOT, 'commerce/src/demo/data')
const LOCK = 7_301_003

const ANY_CHANNEL = statement('shop_any_channel', 'select from channels limit 1')
const START_LOCK = statement('shop_start_lock', 'select pg_advisory_lock($1)')

/**
 * Runs `fill` when there is no channel yet. Another process that starts on the same database waits and finds the shop
 * filled.
 */
export async function onFirstStart({ pool }: Pick<Database, 'pool'>, fill: () => Promise<void>): Promise<void> {
  const isEmpty = async (): Promise<boolean> => (await ANY_CHANNEL.run(pool)) === 0
  if (!(await isEmpty())) return
  const client = await pool.connect()
  try {
    await takeAllTime(client)
    await START_LOCK.run(client, [LOCK])
    if (await isEmpty()) await fill()
  } finally {
    // Ending the connection releases the lock.
    client.release(true)
  }
}
