/** The sums of an order, as the service calculated them. */
import { m } from '../../../paraglide/messages.js'
import { wentBack } from '../../payment/index.ts'
import { type Ledger, Refunded, Sums } from '../../sums/index.ts'
import { paidOf } from './order-state.ts'
import type { OrderDetails } from './queries.ts'

export function OrderSums({ order, sums }: { order: OrderDetails; sums: Ledger }) {
  const isOver = order.status === 'CANCELED' || order.status === 'EXPIRED'
  const isBack = wentBack(order) !== 'none'
  // Of an order that was paid, the sums tell the whole price as paid, whatever went back afterwards.
  const shown = isBack ? { ...sums, paid: null, due: null } : isOver ? { ...sums, due: null } : sums
  return (
    <section className="summary-box" aria-label={m.account_order_sums()}>
      <Sums sums={shown} closing={isBack || paidOf(order) === 'paid' ? 'paid' : 'total'} />
      <Refunded of={order.totalRefunded} />
    </section>
  )
}
