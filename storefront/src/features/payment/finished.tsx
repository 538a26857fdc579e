/** What follows a paid order: its number, what was bought for how much, and what happens next. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { OrderLines } from '../checkout/index.ts'
import { Sums, orderSums } from '../sums/index.ts'
import type { PaymentOrder } from './api.ts'
import { orderedLines } from './ordered-lines.ts'

/** `late`: the money came for an order that is over, or has gone back. */
export default function Finished({ order, late }: { order: PaymentOrder; late: boolean }) {
  const sums = late ? { ...orderSums(order), due: null } : orderSums(order)
  return (
    <section className="pay">
      <div className="stack content-start gap-5">
        <dl className="stack gap-1">
          <dt className="lab">{m.payment_number()}</dt>
          <dd className="disp text-[2.5rem]">{order.number}</dd>
        </dl>
        <div className="unprinted flex flex-wrap gap-x-5">
          <Link to="/catalog" className="link">
            {m.payment_more()}
          </Link>
          <Link to="/contact" className="link">
            {m.payment_contact()}
          </Link>
          <Button look="link" onClick={() => window.print()}>
            {m.payment_print()}
          </Button>
        </div>
      </div>
      <div className="stack content-start gap-6">
        {!late && (
          <div className="stack gap-3">
            <h2 className="text-d2">{m.payment_paid_next()}</h2>
            <ol className="prog">
              {order.isShippingRequired ? (
                <>
                  <li className="done">{m.payment_paid_next_pack()}</li>
                  <li>{m.payment_paid_next_ship()}</li>
                </>
              ) : (
                <li className="done">{m.payment_paid_next_unshipped()}</li>
              )}
              <li>{m.payment_paid_next_keep()}</li>
            </ol>
          </div>
        )}
        <div className="stack gap-4">
          <h2 className="text-d2">{m.payment_summary()}</h2>
          <OrderLines lines={orderedLines(order, sums.before)} />
          <Sums sums={sums} closing={late ? 'total' : 'paid'} className="border-t border-rule pt-3" />
        </div>
      </div>
    </section>
  )
}
