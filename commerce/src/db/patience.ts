/** Removes the time limits of a connection for work that takes long. */
import type { Queryable } from './statement.ts'

/**
 * Its statements and its waiting for locks take as long as they need. The caller must close the connection afterwards.
 */
export const takeAllTime = async (client: Queryable): Promise<void> => {
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
}
