/** What an order's state means to its customer: the look of its status, and whether money is still due. */
import type { OrderStatus } from '@semena/contract/enums'
import { awaitsMoney, parseTime, paymentView, wentBack } from '../../payment/index.ts'
import type { AccountOrderStateFragment } from './orders.generated.ts'

export type { OrderStatus }
type OrderState = Pick<
  AccountOrderStateFragment,
  'status' | 'isPaid' | 'chargeStatus' | 'authorizeStatus' | 'metafields' | 'total' | 'totalCharged' | 'totalRefunded'
>

/** The look of the seed beside the status: empty, half or full, and clay-coloured while money is due. */
export type StatusTone = 'due' | 'go' | 'ok' | 'no'

const MARKS: Record<OrderStatus, StatusTone> = {
  DRAFT: 'no',
  UNCONFIRMED: 'go',
  UNFULFILLED: 'go',
  PARTIALLY_FULFILLED: 'go',
  FULFILLED: 'ok',
  PARTIALLY_RETURNED: 'no',
  RETURNED: 'no',
  CANCELED: 'no',
  EXPIRED: 'no',
}

/** The order's deadline in milliseconds since 1970, by the service's clock; null where it has none. */
export const payableUntil = (order: OrderState): number | null => parseTime(order.metafields?.expiresAt)

/** Whether money is due and can still be sent. `now` is the service's time in milliseconds since 1970. */
export function isPayable(order: OrderState, now: number): boolean {
  if (order.status === 'DRAFT' || order.status === 'RETURNED') return false
  const until = payableUntil(order)
  const view = paymentView(order, null, until === null ? null : until - now)
  return awaitsMoney(view) || view === 'partly'
}

export const markOf = (order: OrderState, now: number): StatusTone =>
  isPayable(order, now) ? 'due' : (MARKS[order.status] ?? 'no')

export type Paid = 'paid' | 'partly' | 'unpaid' | 'back'
export function paidOf(order: OrderState): Paid {
  const { isPaid, chargeStatus, authorizeStatus } = order
  const back = wentBack(order)
  if (back !== 'none') return back === 'all' ? 'back' : 'paid'
  if (isPaid || chargeStatus === 'FULL' || chargeStatus === 'OVERCHARGED' || authorizeStatus === 'FULL') return 'paid'
  return chargeStatus === 'PARTIAL' ? 'partly' : 'unpaid'
}
