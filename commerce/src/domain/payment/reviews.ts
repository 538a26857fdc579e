/** Reviews that people need after money moved. Pure. */
import type { OrderRow } from '../../db/queries/order.ts'
import type { NewReview } from '../../db/queries/payment-books.ts'
import { isOver } from '../order/states.ts'
import type { Booking } from './book-snapshot.ts'

interface Facts {
  /** The order as it was before the money moved. */
  order: Pick<OrderRow, 'status' | 'totalGross' | 'totalCharged'>
  /** Minor units charged for the order afterwards. */
  charged: number
}

/** Reviews to open after events: LATE, OVERPAID, CHARGED_BACK and REFUND_FAILED. */
export function reviewsOf(
  { order, charged }: Facts,
  settled: Pick<Booking, 'events' | 'takenBack' | 'failedRefunds'>,
): NewReview[] {
  const came = settled.events.filter((e) => e.type === 'CHARGE_SUCCESS')
  const reviews: NewReview[] = []
  if (isOver(order.status))
    for (const { pspReference, amount } of came)
      reviews.push({ reason: 'LATE', subject: pspReference, amount, note: `The order is ${order.status}.` })
  if (came.length > 0 && charged > order.totalGross)
    reviews.push({
      reason: 'OVERPAID',
      subject: came.at(-1)!.pspReference,
      amount: charged - order.totalGross,
      note: 'More was paid than the order costs.',
    })
  for (const { reference, amount } of settled.takenBack)
    reviews.push({ reason: 'CHARGED_BACK', subject: reference, amount, note: 'Money that was there is gone.' })
  for (const { reference, amount } of settled.failedRefunds)
    reviews.push({ reason: 'REFUND_FAILED', subject: reference, amount, note: 'The money was not sent back.' })
  return reviews
}
