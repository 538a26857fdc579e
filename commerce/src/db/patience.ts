/** Time without end, for a connection of one's own that does what takes long. */
import type { Queryable } from './statement.ts'

/** Its statements and its waiting for locks end when they end. Whoever asks for it releases the connection for good. */
export const takeAllTime = async (client: Queryable): Promise<void> => {
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
}
