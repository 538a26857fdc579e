/** Makes orders of paid checkouts without the buyer, who may never come back, in channels that want that. */
import type { Services } from '../../context.ts'
import { claimPaidCheckouts } from '../../db/queries/automatic-completion.ts'
import { readCheckout } from '../checkout/change.ts'
import { faultText } from '../fault-text.ts'
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
    try {
      if (await completeOne(ctx, id)) completed++
    } catch (error) {
      // All of them are claimed until their next try, so a fault with one must not keep the others from theirs.
      console.error(`checkout ${id} is paid and could not be completed: ${faultText(error)}`)
    }
  }
  return { tried: ids.length, completed }
}

/** Completes a checkout that is paid in full; one that is not is for its buyer to complete. */
async function completeOne(ctx: Parameters<typeof completeCheckout>[0], id: string): Promise<boolean> {
  const found = await readCheckout(ctx, id)
  if (found?.checkout.paid.authorizeStatus !== 'FULL') return false
  const done = await completeCheckout(ctx, { id, field: 'id' }, { metadata: {}, redirectUrl: null, isAutomatic: true })
  if (!done.ok && !done.errors.every((e) => FOR_BUYERS.includes(e.code)))
    console.error(`checkout ${id} is paid and cannot be completed: ${done.errors.map((e) => e.code).join(', ')}`)
  return done.ok
}
