/** An order's status and whether it is paid, in words (docs/rules.md#order-states). */
import { m } from '../../../paraglide/messages.js'
import { userStore } from '../../../platform/user-store.ts'
import { type OrderStatus, type Paid, markOf, paidOf } from './order-state.ts'
import type { OrderRow } from './queries.ts'

const STATUS: Record<OrderStatus, () => string> = {
  DRAFT: m.account_status_draft,
  UNCONFIRMED: m.account_status_unconfirmed,
  UNFULFILLED: m.account_status_unfulfilled,
  PARTIALLY_FULFILLED: m.account_status_partially_fulfilled,
  FULFILLED: m.account_status_fulfilled,
  PARTIALLY_RETURNED: m.account_status_partially_returned,
  RETURNED: m.account_status_returned,
  CANCELED: m.account_status_canceled,
  EXPIRED: m.account_status_expired,
}
const PAID: Record<Paid, () => string> = {
  paid: m.account_paid_full,
  partly: m.account_paid_partly,
  unpaid: m.account_paid_not,
  back: m.account_paid_back,
}

type State = Parameters<typeof markOf>[0] & Pick<OrderRow, 'status'>

/** The service's time in milliseconds since 1970, as far as this device knows it. */
export const serviceNow = (): number => Date.now() + userStore.get().clockSkewMs

export const paidText = (order: State): string => PAID[paidOf(order)]()

export function StatusWord({ order }: { order: State }) {
  // A status that a later version of Saleor adds is shown by Saleor's own name.
  return (
    <span className={`order-status order-status--${markOf(order, serviceNow())}`}>
      {STATUS[order.status]?.() ?? order.status}
    </span>
  )
}
