/** Makes orders of paid checkouts without the buyer, who may never come back, in channels that want that. */
import type { Services } from '../../context.ts'
import { claimPaidCheckouts } from '../../db/queries/checkout/automatic-completion.ts'
import { openReview } from '../../db/queries/payment/payment-books.ts'
import { closeOrdered, moneyOfCheckout } from '../../db/queries/payment/payment-list.ts'
import { readCheckout } from '../checkout/change.ts'
import { isUsable } from '../checkout/state.ts'
import { faultText } from '../fault-text.ts'
import { NO_ORDER } from '../payment/no-order.ts'
import { completeCheckout } from './complete.ts'

const AGAIN_MS = 10 * 60_000
const KEPT_MS = 24 * 3_600_000
/** Refusals that only the buyer can resolve. */
const FOR_BUYERS = ['SHIPPING_METHOD_NOT_SET', 'INVALID_SHIPPING_METHOD']
/** Refusals that pass by themselves: a tax app that does not answer. */
const PASSING = ['TAX_ERROR']

type PaidCtx = Pick<Services, 'database' | 'clock' | 'uuid' | 'settings' | 'changes' | 'taxApps' | 'shippingApps'>

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
  await closeOrdered(services.database.pool, NO_ORDER, now)
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

type CompleteCtx = Parameters<typeof completeCheckout>[0]

/** Completes a checkout that is paid in full; one that is not is for its buyer to complete. */
async function completeOne(ctx: CompleteCtx, id: string): Promise<boolean> {
  const found = await readCheckout(ctx, id)
  if (!found) return false
  const { checkout } = found
  if (checkout.paid.authorizeStatus !== 'FULL') {
    // It may have been, with a voucher or a gift card that has ended since.
    if (checkout.voucherCode && !checkout.appliedVoucher) await notifyStuck(ctx, id, ['VOUCHER_NOT_APPLICABLE'])
    else if (!checkout.giftCards.every((card) => isUsable(card, checkout, ctx.clock.now())))
      await notifyStuck(ctx, id, ['GIFT_CARD_NOT_APPLICABLE'])
    return false
  }
  const done = await completeCheckout(ctx, { id, field: 'id' }, { metadata: {}, redirectUrl: null, isAutomatic: true })
  const codes = done.ok ? [] : done.errors.map((e) => e.code)
  if (!codes.every((code) => FOR_BUYERS.includes(code))) await notifyStuck(ctx, id, codes)
  return done.ok
}

/** Puts money before people that cannot become an order as it is, and logs it once. */
async function notifyStuck(
  { database: { pool }, clock }: CompleteCtx,
  id: string,
  codes: readonly string[],
): Promise<void> {
  const said = codes.join(', ')
  const payment = codes.every((code) => PASSING.includes(code)) ? null : await moneyOfCheckout(pool, id)
  const review = payment && {
    reason: NO_ORDER,
    subject: `no order ${payment.charged}`,
    amount: payment.amount,
    note: `The checkout is paid and cannot become an order: ${said}.`,
  }
  if (!review || (await openReview(pool, { ...review, transactionId: payment.id, orderId: null, at: clock.now() })))
    console.error(`checkout ${id} is paid and cannot be completed: ${said}`)
}
