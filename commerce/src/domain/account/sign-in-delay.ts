/**
 * Delays sign-in after wrong passwords. One network at one account waits 1, 2, 4 … seconds. One network at many
 * accounts, and many networks at one account, wait later and less, because many people share an address. A network that
 * signed in to the account before does not wait for the guesses of others, so nobody can lock an account from outside.
 * All processes on the database count together.
 */
import { SECOND_MS } from '@semena/contract/time'
import { createHash } from 'node:crypto'
import type { Ctx } from '../../context.ts'
import { takeLease } from '../../db/queries/account/attempts.ts'
import { isKnownNetwork } from '../../db/queries/account/known-network.ts'
import { addFailure, block, clearFailures, waitingOf } from '../../db/queries/account/sign-in-delay.ts'
import { networkOf } from '../../traffic/network.ts'
import { networkHash } from './known-network.ts'
import { KNOWN_NETWORK_MS } from '../lifetimes.ts'

type DelayCtx = Pick<Ctx, 'database' | 'clock' | 'remoteAddress'>

/** Failures no longer count after this time. */
const WINDOW_MS = 2 * 60 * 60_000
/** While one attempt is being checked, the next one of the same network at the same account waits this long. */
const CHECKING_MS = SECOND_MS

interface Rule {
  /** How many failures cause no delay. */
  free: number
  longestMs: number
}

const RULES = {
  visitorAtAccount: { free: 0, longestMs: 60 * 60_000 },
  visitor: { free: 20, longestMs: 10 * 60_000 },
  account: { free: 20, longestMs: 30_000 },
} as const satisfies Record<string, Rule>

export interface SignInAttempt {
  failed(): Promise<void>
  succeeded(): Promise<unknown>
}

/** Grants one sign-in attempt; null where none may be made now. */
export async function beginAttempt(ctx: DelayCtx, email: string): Promise<SignInAttempt | null> {
  const { pool } = ctx.database
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - WINDOW_MS)
  const account = email.toLowerCase()
  const network = networkOf(ctx.remoteAddress)
  const keys = {
    visitorAtAccount: keyOf('both', network, account),
    visitor: keyOf('visitor', network),
    account: keyOf('account', account),
  }
  const waiting = await waitingOf(pool, Object.values(keys), since)
  const blocked = waiting.filter((w) => w.blockedUntil && w.blockedUntil > now)
  if (blocked.some((w) => w.key !== keys.account)) return null
  if (blocked.length && !(await isKnown(ctx, account, now))) return null
  if (!(await takeLease(pool, keys.visitorAtAccount, now, new Date(now.getTime() + CHECKING_MS)))) return null
  return {
    failed: async () => {
      for (const name of Object.keys(keys) as (keyof typeof keys)[]) {
        const { free, longestMs } = RULES[name]
        const count = (await addFailure(pool, keys[name], now, since)) - free
        if (count > 0)
          await block(
            pool,
            keys[name],
            new Date(ctx.clock.now().getTime() + Math.min(longestMs, SECOND_MS * 2 ** Math.min(count - 1, 20))),
          )
      }
    },
    succeeded: () => clearFailures(pool, [keys.visitorAtAccount]),
  }
}

async function isKnown(ctx: DelayCtx, account: string, now: Date): Promise<boolean> {
  const hash = await networkHash(ctx, ctx.remoteAddress)
  const since = new Date(now.getTime() - KNOWN_NETWORK_MS)
  return hash !== null && isKnownNetwork(ctx.database.pool, account, hash, since)
}

const keyOf = (...parts: string[]): string =>
  `sign-in:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`
