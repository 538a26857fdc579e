/** A limit on what can be guessed or overdone: signing in, mails that somebody else gets, codes of gift cards. */
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Ctx } from '../context.ts'
import { countAttempt, deleteAttemptsBefore, takeLease, uncountAttempt } from '../db/queries/attempts.ts'

export type AttemptsCtx = Pick<Ctx, 'database' | 'clock' | 'settings'>

export interface Attempt {
  /** What is tried, such as `sign-in`. Each name counts by itself. */
  name: string
  /** Who tries, or on what: a network (see `networkOf` in `network.ts`), an e-mail. Only a hash of it is kept. */
  key: string
}

export interface AttemptLimit extends Attempt {
  /** Attempts that are allowed in a window, at least 1. */
  max: number
  windowMs: number
}

export type Allowed = { ok: true } | { ok: false; retryAfterMs: number }

const LONGEST_WINDOW_MS = 86_400_000

/**
 * Counts an attempt and says whether it may go on. The one after `max` within `windowMs`, and every one in the
 * `windowMs` that follow, is refused. The count stands in the database: right over any number of processes, and it
 * outlives a restart. It is written outside of the caller's transaction, so a use-case that fails still counts.
 *
 *     const allowed = await limitAttempts(ctx, { name: 'sign-in', key: networkOf(ctx.remoteAddress), max: 20, windowMs: 600_000 })
 *     if (!allowed.ok) return refuse('LOGIN_ATTEMPT_DELAYED', 'email', …)
 *
 * Call it before the work. Where only failures are to count, give the attempt back after a success
 * (`giveAttemptBack`). With rate limits switched off nothing is counted. A window is a day at most.
 */
export async function limitAttempts(
  { database, clock, settings }: AttemptsCtx,
  { max, windowMs, ...attempt }: AttemptLimit,
): Promise<Allowed> {
  if (!settings.rateLimits) return { ok: true }
  if (max < 1 || windowMs < 1 || windowMs > LONGEST_WINDOW_MS) throw new Error(`no limit: ${max} in ${windowMs} ms`)
  const now = clock.now()
  const { blockedUntil } = await countAttempt(database.pool, keyOf(attempt), { max, windowMs, now })
  return blockedUntil ? { ok: false, retryAfterMs: Math.max(1, blockedUntil.getTime() - now.getTime()) } : { ok: true }
}

/**
 * Whether something is done for the first time in `ms`, counted from the last time it was. Part of the caller's
 * transaction, and no rate limit: it is also kept where those are switched off.
 */
export function isFirstIn(client: PoolClient, { clock }: Pick<Ctx, 'clock'>, attempt: Attempt, ms: number) {
  const now = clock.now()
  return takeLease(client, keyOf(attempt), now, new Date(now.getTime() + ms))
}

/** Makes an attempt that went well count for nothing. It never opens a door that is closed. */
export async function giveAttemptBack({ database, settings }: AttemptsCtx, attempt: Attempt): Promise<void> {
  if (settings.rateLimits) await uncountAttempt(database.pool, keyOf(attempt))
}

/** For a job: forgets attempts that no window can hold any more; answers how many rows went. */
export function deleteOldAttempts({ database, clock }: Pick<AttemptsCtx, 'database' | 'clock'>): Promise<number> {
  return deleteAttemptsBefore(database.pool, new Date(clock.now().getTime() - LONGEST_WINDOW_MS))
}

/** Addresses and e-mails have no business in one more table. */
const keyOf = ({ name, key }: Attempt): string =>
  `${name}:${createHash('sha256').update(`${name}\0${key}`).digest('base64url')}`
