/** The skeleton of the payment page, in its final size. */
import { m } from '../../paraglide/messages.js'

export function PaymentSkeleton() {
  return (
    <div className="skeleton-page" aria-busy="true">
      <p className="visually-hidden">{m.payment_loading()}</p>
      <h1 className="page-title">{m.payment_title()}</h1>
      <div className="pay-panel" aria-hidden="true">
        <div className="payment-skeleton-amount">
          <span className="skeleton payment-skeleton-label" />
          <span className="skeleton payment-skeleton-sum" />
        </div>
        <div className="payment-skeleton-way">
          <span className="skeleton payment-skeleton-clock" />
          <span className="skeleton payment-skeleton-bar" />
          <span className="skeleton payment-skeleton-field" />
          <span className="skeleton payment-skeleton-field" />
          <span className="skeleton payment-skeleton-button" />
        </div>
      </div>
    </div>
  )
}
