/** The sums of an order, as the service calculated them. */
import { m } from '../../../paraglide/messages.js'
import { type Ledger, Sums } from '../../sums/index.ts'
import { paidOf } from './order-state.ts'
import type { OrderDetails } from './queries.ts'

export function OrderSums({ order, sums }: { order: OrderDetails; sums: Ledger }) {
  const isOver = order.status === 'CANCELED' || order.status === 'EXPIRED'
  return (
    <section className="summary-box" aria-label={m.account_order_sums()}>
      <Sums sums={isOver ? { ...sums, due: null } : sums} closing={paidOf(order) === 'paid' ? 'paid' : 'total'} />
    </section>
  )
}
