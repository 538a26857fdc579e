/**
 * The database's clock as this process tells it. Deadlines, claims and due times are compared with rows that other
 * processes wrote, so they go by the one clock that all of them share; the process's own clock decides nothing.
 */
import type { Pool } from 'pg'
import { StartError } from '../../start-error.ts'

/** A process whose own clock differs by more is not to be trusted with tokens, certificates and what it tells others. */
const FAR_MS = 30_000
/** A look that is younger than this is not repeated. */
const FRESH_MS = 2000
/** How far the two clocks may run apart after a look before it is repeated: a clock was set, or the machine slept. */
const JUMP_MS = 1000

export interface DatabaseClock {
  now(): Date
  /** By how many milliseconds the process's own clock is ahead; negative where it is behind. */
  readonly aheadMs: number
  /** Whether the process's own clock agrees. Throws when the database does not answer. */
  agrees(): Promise<boolean>
}

/**
 * Makes the clock of the database behind a pool. It goes on by the monotonic clock between two looks, so that setting the
 * machine's clock changes nothing. Before the first look it shows what the process's own clock does.
 */
export function databaseClock(pool: Pick<Pool, 'query'>): DatabaseClock {
  /** What the database's clock shows when the monotonic clock shows zero. */
  let base = Date.now() - performance.now()
  let lookedAt = Number.NEGATIVE_INFINITY
  let aheadThen = 0
  let looking: Promise<void> | undefined
  const ahead = (): number => Date.now() - performance.now() - base
  const look = async (): Promise<void> => {
    const asked = performance.now()
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
    const answered = performance.now()
    // The database read its clock between asking and answering. What is known of it is changed as little as that allows.
    const shown = rows[0]!.now.getTime()
    base = Math.min(Math.max(base, shown - answered), shown + 1 - asked)
    lookedAt = answered
    aheadThen = ahead()
  }
  return {
    now: () => new Date(base + performance.now()),
    get aheadMs() {
      return Math.round(ahead())
    },
    async agrees() {
      const isOld = performance.now() - lookedAt > FRESH_MS || Math.abs(ahead() - aheadThen) > JUMP_MS
      if (isOld)
        await (looking ??= look().finally(() => {
          looking = undefined
        }))
      return Math.abs(ahead()) <= FAR_MS
    },
  }
}

/** Throws an error of one line when this process's clock is far from the database's. */
export async function refuseWrongClock({ clock }: { clock: DatabaseClock }): Promise<void> {
  if (await clock.agrees()) return
  throw new StartError(`${sayAhead(clock.aheadMs)} Set both by NTP, and start again.`)
}

/** A sentence that says how far this process's clock is from the database's. */
export function sayAhead(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const how =
    seconds < 600
      ? `${seconds} seconds`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} minutes`
        : `${Math.round(seconds / 3600)} hours`
  return `The clock of this machine is ${how} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s.`
}
