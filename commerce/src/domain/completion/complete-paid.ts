/** Makes orders of paid checkouts without the buyer, who may never come back, in channels that want that. */
import type { Services } from '../../context.ts'
import { claimPaidCheckouts } from '../../db/queries/automatic-completion.ts'
import { readCheckout } from '../checkout/change.ts'
import { completeCheckout } from './complete.ts'

const AGAIN_MS = 10 * 60_000
const KEPT_MS = 24 * 3_600_000
/** Refusals that only the buyer can resolve. */
const FOR_BUYERS = ['SHIPPING_METHOD_NOT_SET', 'INVALID_SHIPPING_METHOD']

type PaidCtx = Pick<Services, 'database' | 'clock' | 'uuid' | 'settings' | 'taxApps' | 'shippingApps'>

/**
 * Tries the checkouts that are due; answers how many it tried, and how many of them are orders now. `origin` is the
 * shop's address, for links in mails.
 */
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
    // A checkout that is not paid in full is for its buyer to complete.
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
