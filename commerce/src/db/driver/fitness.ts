/** Checks whether an owner's PostgreSQL can hold a shop. */
import type { Pool, PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { StartError } from '../../start-error.ts'
import { statement } from '../statements/statement.ts'
import { transaction, Undone } from './transaction.ts'

const OLDEST = 15

/** How long a message of another connection may take. */
const HEARD_MS = 5000
const POOLER =
  'DATABASE_URL names a pooler that gives a connection to several clients. Name the PostgreSQL server itself, or have PgBouncer use pool_mode = session and ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout.'

/** Throws an error of one line, which says what to name instead, for a database on which no shop can work. */
export async function refuseUnfit({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { version, encoding, isStandby, isReadOnly } = await factsOf(pool)
  if (version < OLDEST)
    throw new StartError(`DATABASE_URL names a PostgreSQL ${version}; the shop needs ${OLDEST} or newer.`)
  if (encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL names a database in ${encoding}; the shop needs one in UTF8.`)
  if (isStandby)
    throw new StartError(
      'DATABASE_URL names a standby, which takes no writes. Name the primary, or all servers with target_session_attrs=read-write.',
    )
  if (isReadOnly)
    throw new StartError(
      'DATABASE_URL names a database that takes no writes (default_transaction_read_only is on). Switch that off for the shop’s role, or name another database.',
    )
  const one = await pool.connect()
  try {
    const other = await pool.connect()
    try {
      await refuseShared(one, other)
      await refuseDeaf(one, other)
    } finally {
      other.release(true)
    }
  } finally {
    one.release(true)
  }
}

interface Facts {
  version: number
  encoding: string
  isStandby: boolean
  isReadOnly: boolean
}

async function factsOf(pool: Pool): Promise<Facts> {
  try {
    const { rows } = await pool.query<Facts>(
      `select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding,
        pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )
    return rows[0]!
  } catch (error) {
    // PostgreSQL knows all that the shop sends; a pooler has to be told of them.
    if (/unsupported startup parameter/i.test((error as Error).message)) throw new StartError(POOLER)
    throw error
  }
}

/**
 * Refuses where two connections meet in one session, or one wanders between sessions: what the shop keeps in a session
 * (locks, what it listens to, prepared statements) would be another's, or lost.
 */
async function refuseShared(one: PoolClient, other: PoolClient): Promise<void> {
  const first = await sessionOf(one)
  await other.query('begin')
  const second = await sessionOf(other)
  if (second === first || (await sessionOf(one)) !== first) throw new StartError(POOLER)
  await other.query('rollback')
}

const sessionOf = async (client: PoolClient): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid

async function refuseDeaf(one: PoolClient, other: PoolClient): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  try {
    const heard = new Promise<void>((resolve, reject) => {
      one.once('notification', () => resolve())
      timer = setTimeout(() => reject(new Error('nothing was heard')), HEARD_MS)
    })
    // Whichever fails first is told.
    await Promise.all([
      heard,
      (async () => {
        await one.query('listen semena_fit')
        await other.query("select pg_notify('semena_fit', '')")
      })(),
    ])
  } catch (error) {
    throw new StartError(
      `DATABASE_URL names a server on which LISTEN and NOTIFY do not work (${(error as Error).message}), by which the shop hears of changes. Name the PostgreSQL server itself.`,
    )
  } finally {
    clearTimeout(timer)
  }
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
