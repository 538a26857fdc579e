/** Checks whether an owner's PostgreSQL can hold a shop. */
import type { Database } from './connect.ts'
import { StartError } from '../start-error.ts'
import { statement } from './statement.ts'
import { transaction, Undone } from './transaction.ts'

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

const TRY = statement(
  'write_try',
  'insert into mail_readers (key, sent_at) values (gen_random_uuid()::text, array[now()])',
)

/** Writes a row that nobody ever sees, because it is rolled back. Throws where the database takes no writes. */
export async function tryWriting({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await transaction(pool, async (client) => {
    await TRY.run(client)
    return new Undone(null)
  })
}
