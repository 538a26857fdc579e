/**
 * Refreshes the payments that are due for it. Any number of processes may do so; where one died, another takes its
 * payments again.
 */
import { waitAfter } from '../waits.ts'
import type { Services } from '../../context.ts'
import { claimWatched, watchAgain } from '../../db/queries/payment/payment-books.ts'
import { faultText } from '../fault-text.ts'
import { refreshPayment } from './refresh.ts'

type WatchCtx = Pick<Services, 'database' | 'clock' | 'gateways'>

/** How long a claim holds; longer than any refresh takes. */
const LEASE_MS = 60_000
const AT_ONCE = 8
/** So long after its end a payment holds no goods any more, and waits longer for a provider that does not answer. */
const OLD_MS = 3 * 24 * 3_600_000

/** Refreshes what is due; answers how many were refreshed, and how many of these failed. */
export async function watchPayments(ctx: WatchCtx): Promise<{ looked: number; failed: number }> {
  const now = ctx.clock.now()
  const due = await claimWatched(ctx.database.pool, now, new Date(now.getTime() + LEASE_MS), AT_ONCE)
  let failed = 0
  await Promise.all(
    due.map(async ({ id, missed, endedAt }) => {
      try {
        await refreshPayment(ctx, id, 'poll')
      } catch (error) {
        failed++
        console.error(`payment ${id} could not be looked at: ${faultText(error)}`)
        const failedAt = ctx.clock.now().getTime()
        const isOld = failedAt - endedAt.getTime() >= OLD_MS
        const wait = waitAfter(missed, isOld ? 'look at a payment that ended long ago' : 'look at a payment')
        await watchAgain(ctx.database.pool, id, new Date(failedAt + wait))
      }
    }),
  )
  return { looked: due.length, failed }
}
