/** The page after the payment: the order's number, its lines and sums, and what happens next. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { OrderLines } from '../checkout/index.ts'
import { Refunded, Sums, orderSums } from '../sums/index.ts'
import type { PaymentOrder } from './api.ts'
import { orderedLines } from './ordered-lines.ts'
import { wentBack } from './payment-state.ts'
import { SentParcels } from './sent-parcels.tsx'

/** `late` says that the money came for an order that is over, or was refunded. */
export default function Finished({ order, late }: { order: PaymentOrder; late: boolean }) {
  const isBack = wentBack(order) !== 'none'
  const whole = orderSums(order)
  // Of an order that was paid, the sums tell the whole price as paid, whatever went back afterwards.
  const sums = isBack ? { ...whole, paid: null, due: null } : late ? { ...whole, due: null } : whole
  // Where a channel has people confirm each order, one that is paid waits for them.
  const isUnconfirmed = order.status === 'UNCONFIRMED'
  const [isSent, isReturned] = [
    order.status.endsWith('FULFILLED') && order.status !== 'UNFULFILLED',
    order.status.endsWith('RETURNED'),
  ]
  return (
    <section className="pay-panel">
      <div className="pay-panel-lines">
        <dl className="finished-number">
          <dt className="field-label">{m.payment_number()}</dt>
          <dd className="text-display pay-panel-number">{order.number}</dd>
        </dl>
        <div className="print-hidden finished-links">
          <Link to="/catalog" className="button-link">
            {m.payment_more()}
          </Link>
          <Link to="/contact" className="button-link">
            {m.payment_contact()}
          </Link>
          <Button look="link" onClick={() => window.print()}>
            {m.payment_print()}
          </Button>
        </div>
      </div>
      <div className="pay-panel-actions">
        {(isSent || isReturned) && <SentParcels order={order.id} />}
        {!late && !isReturned && (
          <div className="finished-next">
            <h2 className="text-heading">{m.payment_paid_next()}</h2>
            <ol className="step-list">
              {isUnconfirmed && <li className="step-list-now">{m.payment_paid_next_confirm()}</li>}
              {order.isShippingRequired ? (
                <>
                  <li className={isUnconfirmed ? undefined : 'step-list-done'}>{m.payment_paid_next_pack()}</li>
                  <li className={isSent ? 'step-list-done' : undefined}>{m.payment_paid_next_ship()}</li>
                </>
              ) : (
                <li className={isUnconfirmed ? undefined : 'step-list-done'}>{m.payment_paid_next_unshipped()}</li>
              )}
              <li>{m.payment_paid_next_keep()}</li>
            </ol>
          </div>
        )}
        <div className="finished-order">
          <h2 className="text-heading">{m.payment_summary()}</h2>
          <OrderLines lines={orderedLines(order, sums.before)} />
          <Sums sums={sums} closing={late && !isBack ? 'total' : 'paid'} className="pay-panel-sums" />
          <Refunded of={order.totalRefunded} />
        </div>
      </div>
    </section>
  )
}
