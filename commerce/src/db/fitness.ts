/** Checks whether an owner's PostgreSQL can hold a shop. */
import type { Database } from './connect.ts'
import { StartError } from '../start-error.ts'

const OLDEST = 15

/** Throws an error of one line for a server that is too old, or a database that cannot store every letter. */
export async function refuseUnfit({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding`,
  )
  const { version, encoding } = rows[0]!
  if (version < OLDEST)
    throw new StartError(`DATABASE_URL names a PostgreSQL ${version}; the shop needs ${OLDEST} or newer.`)
  if (encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL names a database in ${encoding}; the shop needs one in UTF8.`)
}
