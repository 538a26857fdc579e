/** The payment page while it loads, in its final size. */
import { m } from '../../paraglide/messages.js'

export function PaymentSkeleton() {
  return (
    <div className="waits" aria-busy="true">
      <p className="vh">{m.payment_loading()}</p>
      <h1 className="h1">{m.payment_pay_title()}</h1>
      <div className="pay" aria-hidden="true">
        <div className="stack content-start gap-3">
          <span className="skeleton h-5 w-1/2" />
          <span className="skeleton h-16" />
        </div>
        <div className="stack content-start gap-4">
          <span className="skeleton h-18 w-1/2" />
          <span className="skeleton h-2.5" />
          <span className="skeleton h-17" />
          <span className="skeleton h-17" />
          <span className="skeleton h-13" />
        </div>
      </div>
    </div>
  )
}
