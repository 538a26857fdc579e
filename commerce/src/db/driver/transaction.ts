/**
 * Runs a transaction, and repeats it when PostgreSQL ended it in favour of another, or refused a statement that was
 * prepared before a migration.
 */
import type { Pool, PoolClient } from 'pg'
import { READ_CHANGE, TELL_WHO_ACTS, whoActs, whoNotes } from './acting.ts'
import { inOneRoundTrip, isForVisitors } from './connect.ts'

/** Codes of deadlock and serialization failure: nothing was done, so the transaction can be repeated. */
const GIVEN_UP = new Set(['40P01', '40001'])
const MOST_TURNS = 5
/** Buyers of the same thing wait for each other, so a purchase may take longer than a list. */
const BEGIN_FOR_VISITORS = "begin; set local statement_timeout = '20s'"

/** A transaction that returns this is rolled back; `value` is its answer. */
export class Undone<T> {
  readonly value: T
  constructor(value: T) {
    this.value = value
  }
}

interface Running {
  /** What follows once it is committed. */
  after: Set<() => void>
  /** Whether it has ended with its last statement. */
  isEnded: boolean
}

/** Transactions by their connections. */
const running = new WeakMap<Pool | PoolClient, Running>()

/**
 * Asks the last thing of a transaction, and sends `commit` with it where the connection is for that. Nothing may have
 * been written before it, and what it asks must write all or nothing by itself, because nothing can be undone
 * afterwards. Where it is noted what was changed, that has to be read before the commit, so there it is an ordinary
 * statement.
 */
export async function asLast<T>(client: PoolClient, ask: () => Promise<T>): Promise<T> {
  if (whoActs()) return ask()
  const [answer] = await inOneRoundTrip(client, [ask, () => client.query('commit')])
  running.get(client)!.isEnded = true
  return answer
}

/**
 * Calls `work` once the transaction is committed, and not at all when it is rolled back. Outside of `transaction` it is
 * called at once.
 */
export function afterCommit(on: Pool | PoolClient, work: () => void): void {
  const within = running.get(on)
  if (within) within.after.add(work)
  else work()
}

/**
 * Runs `work` in a transaction: commits when it returns, rolls back when it throws or answers `Undone`. It may run
 * several times, so it must not do anything outside of the database.
 */
export const transaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T | Undone<T>>): Promise<T> =>
  openedTransaction(pool, async () => {}, work)

/**
 * Runs `work` in a transaction that begins with `opening`, whose answer `work` gets. Where the connection is for it,
 * `opening` is sent with `begin`, before it is known that the transaction has begun, so it may only lock and read.
 */
export async function openedTransaction<T, Opened>(
  pool: Pool,
  opening: (client: PoolClient) => Promise<Opened>,
  work: (client: PoolClient, opened: Opened) => Promise<T | Undone<T>>,
): Promise<T> {
  for (let turn = 1; ; turn++) {
    const client = await pool.connect()
    const state: Attempt = { isBroken: undefined }
    try {
      return await once(client, isForVisitors(pool) ? BEGIN_FOR_VISITORS : 'begin', opening, work, state)
    } catch (error) {
      const isStale = isStalePlan(error)
      // Its connection would refuse the statement for ever; on a new one it is prepared anew.
      if (isStale) state.isBroken = error as Error
      if (turn >= MOST_TURNS || !(isStale || isGivenUp(error))) throw error
    } finally {
      client.release(state.isBroken)
    }
  }
}

/** Runs `work` in a transaction on a connection that somebody holds, as `transaction` does on one of the pool. */
export async function transactionOn<T>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<T | Undone<T>>,
): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await once(client, 'begin', async () => {}, work, { isBroken: undefined })
    } catch (error) {
      if (turn >= MOST_TURNS || !isGivenUp(error)) throw error
    }
  }
}

const isGivenUp = (error: unknown): boolean => GIVEN_UP.has((error as { code?: string }).code ?? '')

/** Whether a prepared statement was refused because a migration changed the type of one of its columns. */
const isStalePlan = (error: unknown): boolean => {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

interface Attempt {
  /** Why the connection cannot be used any more. */
  isBroken: Error | undefined
}

async function once<T, Opened>(
  client: PoolClient,
  begin: string,
  opening: (client: PoolClient) => Promise<Opened>,
  work: (client: PoolClient, opened: Opened) => Promise<T | Undone<T>>,
  state: Attempt,
): Promise<T> {
  const after = new Set<() => void>()
  const own: Running = { after, isEnded: false }
  running.set(client, own)
  try {
    const who = whoActs()
    const [, , opened] = await inOneRoundTrip(client, [
      () => client.query(begin),
      async () => who && client.query(TELL_WHO_ACTS, [JSON.stringify(who)]),
      () => opening(client),
    ])
    const result = await work(client, opened)
    if (result instanceof Undone) after.clear()
    const notes = who && !(result instanceof Undone) ? whoNotes() : undefined
    const change = notes && (await client.query<{ id: number | null }>(READ_CHANGE)).rows[0]?.id
    if (!own.isEnded) await client.query(result instanceof Undone ? 'rollback' : 'commit')
    if (change) notes.add(change)
    for (const follow of after) follow()
    return result instanceof Undone ? result.value : result
  } catch (error) {
    await client.query('rollback').catch((e: Error) => {
      state.isBroken = e
    })
    throw error
  } finally {
    running.delete(client)
  }
}

/** Runs `work` within a transaction, and undoes only what `work` did where it answers no success. */
export async function attempt<Answer extends { ok: boolean }>(
  client: PoolClient,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await client.query('savepoint attempt')
  const done = await work()
  await client.query(done.ok ? 'release savepoint attempt' : 'rollback to savepoint attempt')
  return done
}
