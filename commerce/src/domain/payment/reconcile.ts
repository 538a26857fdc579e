/** Compares our books with every provider's, and with themselves, and opens a review for each difference. */
import { DAY_MS } from '@semena/contract/time'
import type { Services } from '../../context.ts'
import { eventsOf, findTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { openReview } from '../../db/queries/payment/payment-books.ts'
import { ordersThatDiffer, paidWithoutOrder, paymentsToCompare } from '../../db/queries/payment/payment-list.ts'
import { faultText } from '../fault-text.ts'
import { NO_ORDER } from './no-order.ts'
import { amountsFromEvents } from './reduce.ts'
import { refreshPayment } from './refresh.ts'
import { dayOf } from '../day.ts'

type ReconcileCtx = Pick<Services, 'database' | 'clock' | 'gateways'>

const MOST = 5000

export interface Reconciled {
  compared: number
  /** Number of reviews that were opened. */
  differences: number
  /** Number of payments whose provider could not be asked. */
  failed: number
}

/** Compares the payments of the last `days` days. `signal` ends it early; the rest is compared the next time. */
export async function reconcile(ctx: ReconcileCtx, days: number, signal?: AbortSignal): Promise<Reconciled> {
  const { pool } = ctx.database
  const now = ctx.clock.now()
  const providers = [...ctx.gateways.values()].filter((g) => g.provider).map((g) => g.id)
  const ids = await paymentsToCompare(pool, providers, new Date(now.getTime() - days * DAY_MS), MOST)
  const result: Reconciled = { compared: 0, differences: 0, failed: 0 }
  const differs = async (
    t: Pick<TransactionRow, 'id' | 'orderId'>,
    amount: number,
    note: string,
    subject: string,
    reason = 'DIFFERENCE',
  ): Promise<void> => {
    const review = { transactionId: t.id, orderId: t.orderId, reason, subject, amount, note, at: now }
    if (await openReview(pool, review)) result.differences++
  }
  for (const id of ids) {
    if (signal?.aborted) return result
    const before = (await findTransaction(pool, id))!
    const after = await lookAgain(ctx, id)
    if (after === 'failed') result.failed++
    else if (after) {
      result.compared++
      // A watched payment may well have changed just now, so that is no difference.
      const off = after.charged - after.refunded - (before.charged - before.refunded)
      if (before.watchAt === null && off !== 0)
        await differs(after, off, 'The provider said something else than our books.', dayOf(now))
      const told = amountsFromEvents(await eventsOf(pool, id))
      if (told.charged !== after.charged)
        await differs(
          after,
          told.charged - after.charged,
          'The events and the amounts of a payment do not agree.',
          `events ${told.charged} ${after.charged}`,
        )
    }
  }
  // What stands as it is night after night is told once: also after somebody has looked at it and resolved the review.
  for (const { id, charged } of await paidWithoutOrder(pool, new Date(now.getTime() - DAY_MS)))
    await differs(
      { id, orderId: null },
      charged,
      'Money came for a checkout that never became an order.',
      `no order ${charged}`,
      NO_ORDER,
    )
  for (const { transactionId, orderId, off } of await ordersThatDiffer(pool))
    await differs({ id: transactionId, orderId }, off, 'An order and its payments do not agree.', `order ${off}`)
  return result
}

async function lookAgain(ctx: ReconcileCtx, id: string): Promise<TransactionRow | 'failed' | null> {
  try {
    return (await refreshPayment(ctx, id, 'reconcile'))?.transaction ?? null
  } catch (error) {
    console.error(`payment ${id} could not be compared: ${faultText(error)}`)
    return 'failed'
  }
}
