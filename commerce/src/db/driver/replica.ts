/**
 * A copy of the database by streaming replication, which answers reads of the catalogue for visitors without a session.
 * It is a little behind, so it answers only while it is near: it has replayed all that the primary had written a
 * setting's time ago, and all that the primary had written when this process last heard of a change. So nothing is read
 * in an older state than what kept pages and told changes have promised. Otherwise, and when it fails, the primary
 * answers (decision 0045).
 */
import type pg from 'pg'
import { Busy } from '../../traffic/turns.ts'

/** How often the two servers' positions are compared: usually, and while a change is waited for. Milliseconds. */
const LOOK_MS = 500
const SOON_MS = 30
/** How often a change is looked for in the shorter time, before the usual one is enough. */
const SOON_TIMES = 100
/** How long a server may take to say its position. Milliseconds. */
const PATIENCE_MS = 2000
/** How many positions of the primary are remembered. */
const MOST_MARKS = 200
/** PostgreSQL's code for a statement that took too long; the primary would take as long. */
const OUT_OF_TIME = '57014'
/** Codes of errors that say nothing about whether the server can be reached. */
const OF_THE_STATEMENT = /^(?:2[1-8]|3|4|5[45]|P0|XX)/

export interface ReplicaState {
  /** Whether it answers reads at the moment. */
  isNear: boolean
  /** How far it is behind, in seconds; null while nobody knows. */
  lagSeconds: number | null
  /** How many statements each server answered of those that the replica may answer. */
  statements: Readonly<Record<'replica' | 'primary', number>>
}

export interface Replica {
  readonly state: ReplicaState
  /** A pool for one operation: reads go to the replica while it is near, everything else to `primary`. */
  before(primary: pg.Pool, replica: pg.Pool): pg.Pool
  /** A change was heard, so rows from before it must not be read any more. */
  needNow(): void
  close(): Promise<void>
}

export interface ReplicaParts {
  /** Connects to either server, for looking at its position only. */
  primary: pg.Pool
  replica: pg.Pool
  /** How far the replica may be behind. Milliseconds. */
  maxLagMs: number
  /** Is told once when the replica is no longer used, and once when it is again. */
  log: (line: string) => void
}

/** A position of the primary's log: everything up to it was written by `at`, and before the change `need` was heard. */
interface Mark {
  at: number
  position: number
  need: number
}

interface Whereabouts {
  position: number
  whose: string
}

/** What only a server and its replicas answer alike: positions of different servers must not be compared. */
const WHOSE = `(select system_identifier || ' ' || current_database() from pg_control_system()) as whose`
// The insert position of an idle server stands behind the next page's header, where no record has ended yet.
const WRITTEN = `select (p.at - case
    when mod(p.at, pg_size_bytes(current_setting('wal_segment_size'))) = 40 then 40
    when mod(p.at, 8192) = 24 then 24 else 0 end)::float8 as position, ${WHOSE}
  from (select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at) p`
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position, pg_is_in_recovery() as replays,
  ${WHOSE}`

const ask = (pool: pg.Pool, args: unknown[]): Promise<unknown> =>
  (pool as unknown as { query(...args: unknown[]): Promise<unknown> }).query(...args)

/** Begins to watch how far the replica is behind. */
export function createReplica({ primary, replica, maxLagMs, log }: ReplicaParts): Replica {
  let marks: Mark[] = []
  /** Counts the changes that were heard. */
  let need = 0
  /** The change up to which the replica is known to have all. */
  let has = -1
  /** When the primary had written no more than what the replica has. */
  let goodAt = Number.NEGATIVE_INFINITY
  const since = performance.now()
  /** Why the replica is not used, as it was told last; null while it is used, undefined at the start. */
  let told: 'away' | 'behind' | 'none' | null | undefined
  let isOver = false
  let soon = SOON_TIMES
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  const statements = { replica: 0, primary: 0 }

  const lag = (): number => performance.now() - goodAt
  const isNear = (): boolean => has === need && lag() <= maxLagMs + LOOK_MS
  const tell = (fault: Exclude<typeof told, undefined>, words = ''): void => {
    // That it is used from the start is no news.
    const isNews = fault !== told && (fault !== null || told !== undefined)
    told = fault
    if (!isNews) return
    log(fault ? `The replica is not used: ${words}. The primary answers its reads.` : 'The replica is used again.')
  }
  const away = (error: unknown): void => {
    has = -1
    marks = []
    if (!isOver) tell('away', `it does not answer (${(error as Error).message || String(error)})`)
  }

  const look = async (): Promise<void> => {
    const [at, heard] = [performance.now(), need]
    let written: Whereabouts
    try {
      written = (await primary.query<Whereabouts>(WRITTEN)).rows[0]!
    } catch {
      // Who needs the primary tells of it. What the replica has stays as good as it was.
      return
    }
    marks.push({ at, position: written.position, need: heard })
    if (marks.length > MOST_MARKS) marks.splice(1, 1)
    let found: Omit<Whereabouts, 'position'> & { position: number | null; replays: boolean }
    try {
      found = (await replica.query<typeof found>(REPLAYED)).rows[0]!
    } catch (error) {
      away(error)
      return
    }
    if (!found.replays || found.position === null) {
      has = -1
      return tell('none', 'that server replays no log of another one')
    }
    if (found.whose !== written.whose) {
      has = -1
      return tell('none', 'that is no replica of the database that DATABASE_URL names')
    }
    const { position } = found
    const last = marks.findLastIndex((mark) => mark.position <= position)
    if (last >= 0) {
      ;({ at: goodAt, need: has } = marks[last]!)
      marks.splice(0, last)
    }
    const behind = performance.now() - Math.max(goodAt, since)
    if (behind > maxLagMs + LOOK_MS) tell('behind', `it is more than ${Math.round(maxLagMs / 1000)} s behind`)
    else if (has === need) tell(null)
  }
  const again = (): void => {
    if (isOver) return
    timer = setTimeout(run, need === has || told || soon-- <= 0 ? LOOK_MS : SOON_MS).unref()
  }
  const run = (): void => {
    clearTimeout(timer)
    looking = look().finally(() => {
      looking = undefined
      again()
    })
  }
  run()

  return {
    get state() {
      return { isNear: isNear(), lagSeconds: goodAt < 0 ? null : lag() / 1000, statements }
    },
    before(main, copy) {
      // An operation that has read the primary goes on there: the replica could be older than what it has seen.
      let isOnReplica = isNear()
      const query = async (...args: unknown[]): Promise<unknown> => {
        isOnReplica &&= isNear()
        if (isOnReplica)
          try {
            const answer = await ask(copy, args)
            statements.replica++
            return answer
          } catch (error) {
            const { code = '' } = error as { code?: string }
            if (error instanceof Busy || code === OUT_OF_TIME) throw error
            isOnReplica = false
            if (!OF_THE_STATEMENT.test(code)) away(error)
          }
        statements.primary++
        return ask(main, args)
      }
      return Object.create(main, { query: { value: query } }) as pg.Pool
    },
    needNow() {
      need++
      soon = SOON_TIMES
      if (!looking) run()
    },
    async close() {
      isOver = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Connections for looking at a server's position: one, that fails rather than waits. */
export const forLooking: pg.PoolConfig = {
  max: 1,
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
}
