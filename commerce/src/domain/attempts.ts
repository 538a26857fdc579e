/** Limits what can be guessed or overdone: signing in, mails to other people, codes of gift cards. */
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Ctx } from '../context.ts'
import { countAttempt, deleteAttemptsBefore, takeLease, uncountAttempt } from '../db/queries/account/attempts.ts'

export type AttemptsCtx = Pick<Ctx, 'database' | 'clock' | 'settings'>

export interface Attempt {
  /** What is attempted, such as `sign-in`. Each name is counted by itself. */
  name: string
  /**
   * Who attempts it, or on what: a network (see `networkOf` in `network.ts`) or an e-mail address. Only its hash is
   * stored.
   */
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
 * Counts an attempt and says whether it is allowed. The attempt after `max` within `windowMs`, and every one in the
 * `windowMs` that follow, is refused. The database holds the count, so it is right over any number of processes and
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
  const { blockedUntil } = await countAttempt(database.pool, { key: keyOf(attempt), max, windowMs, now })
  return blockedUntil ? { ok: false, retryAfterMs: Math.max(1, blockedUntil.getTime() - now.getTime()) } : { ok: true }
}

/**
 * Whether something is done for the first time in `ms`, counted from the last time it was. It is part of the caller's
 * transaction and no rate limit: it works also where those are switched off.
 */
export function isFirstIn(client: PoolClient, { clock }: Pick<Ctx, 'clock'>, attempt: Attempt, ms: number) {
  const now = clock.now()
  return takeLease(client, keyOf(attempt), now, new Date(now.getTime() + ms))
}

/** Makes a successful attempt count for nothing. It never ends a limit that has been reached. */
export async function giveAttemptBack({ database, settings }: AttemptsCtx, attempt: Attempt): Promise<void> {
  if (settings.rateLimits) await uncountAttempt(database.pool, keyOf(attempt))
}

/** Deletes attempts that are older than any window; answers how many rows went. A job calls it. */
export function deleteOldAttempts({ database, clock }: Pick<AttemptsCtx, 'database' | 'clock'>): Promise<number> {
  return deleteAttemptsBefore(database.pool, new Date(clock.now().getTime() - LONGEST_WINDOW_MS))
}

/** Only a hash is stored, because network addresses and e-mails should not be in one more table. */
const keyOf = ({ name, key }: Attempt): string =>
  `${name}:${createHash('sha256').update(`${name}\0${key}`).digest('base64url')}`
