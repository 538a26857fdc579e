/** Checkouts that are paid become orders by themselves, in channels that want it: the buyer may never come back. */
import type { Services } from '../../context.ts'
import { claimPaidCheckouts } from '../../db/queries/automatic-completion.ts'
import { readCheckout } from '../checkout/change.ts'
import { completeCheckout } from './complete.ts'

const AGAIN_MS = 10 * 60_000
const KEPT_MS = 24 * 3_600_000
/** What only the buyer can say. */
const FOR_BUYERS = ['SHIPPING_METHOD_NOT_SET', 'INVALID_SHIPPING_METHOD']

type PaidCtx = Pick<Services, 'database' | 'clock' | 'uuid' | 'settings'>

/** `origin`: where the shop is, for links in mails. How many were looked at, and how many of them are orders now. */
export async function completePaidCheckouts(
  services: PaidCtx,
  origin: string,
  limit = 50,
): Promise<{ tried: number; completed: number }> {
  const now = services.clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const ids = await claimPaidCheckouts(
    services.database.pool,
    { now, againBefore: before(AGAIN_MS), changedSince: before(KEPT_MS) },
    limit,
  )
  const ctx = { ...services, viewer: { kind: 'anonymous' } as const, origin, remoteAddress: '' }
  let completed = 0
  for (const id of ids) {
    const found = await readCheckout(ctx, id)
    // Only whole sums: unpaid orders are for buyers to place.
    if (found?.checkout.paid.authorizeStatus !== 'FULL') continue
    const done = await completeCheckout(
      ctx,
      { id, field: 'id' },
      { metadata: {}, redirectUrl: null, isAutomatic: true },
    )
    if (done.ok) completed++
    else if (!done.errors.every((e) => FOR_BUYERS.includes(e.code)))
      console.error(`checkout ${id} is paid and cannot be completed: ${done.errors.map((e) => e.code).join(', ')}`)
  }
  return { tried: ids.length, completed }
}
