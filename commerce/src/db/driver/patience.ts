/** Prepares a connection for work that takes long. */
import type { Queryable } from '../statements/statement.ts'

/**
 * Its statements and its waiting for locks take as long as they need. The caller must close the connection afterwards.
 */
export const takeAllTime = async (client: Queryable): Promise<void> => {
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
}

/**
 * Lets a connection collect more before it writes into the indexes of searched texts, which is what costs most about
 * many new products. The caller must close the connection afterwards.
 */
export const takeRoom = async (client: Queryable): Promise<void> => {
  await client.query("set work_mem = '32MB'; set gin_pending_list_limit = '32MB'")
}
