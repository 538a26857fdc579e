/** Reviews that people need after money moved. */
import type { PoolClient } from 'pg'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { transactionsOf } from '../../db/queries/payment/payment.ts'
import { type NewReview, openReview } from '../../db/queries/payment/payment-books.ts'
import { isOver } from '../order/states.ts'
import type { Booking } from './book-snapshot.ts'

interface Facts {
  /** The order as it was before the money moved. */
  order: Pick<OrderRow, 'id' | 'status' | 'totalGross'>
  /** Minor units charged for the order afterwards. */
  charged: number
}

interface Settled extends Pick<Booking, 'takenBack' | 'failedRefunds'> {
  events: readonly { type: string; pspReference: string; amount: number }[]
}

const overpaid = (subject: string, amount: number): NewReview => ({
  reason: 'OVERPAID',
  subject,
  amount,
  note: 'More was paid than the order costs.',
})

/** Reviews to open after events: LATE, OVERPAID, CHARGED_BACK and REFUND_FAILED. */
function reviewsOf({ order, charged }: Facts, settled: Settled): NewReview[] {
  const came = settled.events.filter((e) => e.type === 'CHARGE_SUCCESS')
  const reviews: NewReview[] = []
  if (isOver(order.status))
    for (const { pspReference, amount } of came)
      reviews.push({ reason: 'LATE', subject: pspReference, amount, note: `The order is ${order.status}.` })
  if (came.length > 0 && charged > order.totalGross)
    reviews.push(overpaid(came.at(-1)!.pspReference, charged - order.totalGross))
  for (const { reference, amount } of settled.takenBack)
    reviews.push({ reason: 'CHARGED_BACK', subject: reference, amount, note: 'Money that was there is gone.' })
  for (const { reference, amount } of settled.failedRefunds)
    reviews.push({ reason: 'REFUND_FAILED', subject: reference, amount, note: 'The money was not sent back.' })
  return reviews
}

/** Opens the reviews that events of the payment `transactionId` need; one that was opened for the same event stays. */
export async function openReviewsOf(
  client: PoolClient,
  transactionId: string,
  facts: Facts,
  settled: Partial<Settled>,
  now: Date,
): Promise<void> {
  for (const review of reviewsOf(facts, { events: [], takenBack: [], failedRefunds: [], ...settled }))
    await openReview(client, { ...review, transactionId, orderId: facts.order.id, at: now })
}

/**
 * Opens a review of what was charged beyond what an order costs, where that came about without new money: `subject` says
 * by what.
 */
export async function openSurplus(
  client: PoolClient,
  { id, totalCharged, totalGross }: Pick<OrderRow, 'id' | 'totalCharged' | 'totalGross'>,
  subject: string,
  now: Date,
): Promise<void> {
  if (totalCharged <= totalGross) return
  const payment = (await transactionsOf(client, 'order', id)).findLast((t) => t.charged > 0)
  const review = overpaid(subject, totalCharged - totalGross)
  await openReview(client, { ...review, transactionId: payment?.id ?? null, orderId: id, at: now })
}
