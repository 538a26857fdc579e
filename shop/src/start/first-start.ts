/** Fills an empty database, once, whichever process starts first: with the demo shop, or with what an owner begins with. */
import { join } from 'node:path'
import type { Database } from '@semena/commerce/database'
import { ROOT } from '../root.ts'
import { takeAllTime } from '@semena/commerce/statements'
import { statement } from '@semena/commerce/statements'

export const DEMO_FOLDER = join(ROOT, 'commerce/src/demo/data')
/** What a shop has before its owner begins: the facts of seeds, their categories, kinds of pages, rates of taxes. */
export const START_FOLDER = join(ROOT, 'commerce/src/start')
const LOCK = 7_301_003

const ANYTHING = statement(
  'shop_anything',
  'select where exists (select from channels) or exists (select from product_types)',
)
const START_LOCK = statement('shop_start_lock', 'select pg_advisory_lock($1)')

/**
 * Runs `fill` when there is no channel and no product type yet. Another process that starts on the same database waits and finds the shop
 * filled.
 */
export async function onFirstStart({ pool }: Pick<Database, 'pool'>, fill: () => Promise<void>): Promise<void> {
  const isEmpty = async (): Promise<boolean> => (await ANYTHING.run(pool)) === 0
  if (!(await isEmpty())) return
  const client = await pool.connect()
  try {
    await takeAllTime(client)
    await START_LOCK.run(client, LOCK)
    if (await isEmpty()) await fill()
  } finally {
    // Ending the connection releases the lock.
    client.release(true)
  }
}
