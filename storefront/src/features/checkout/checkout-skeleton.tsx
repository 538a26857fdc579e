/** The skeleton of the checkout, in its final sizes. */
import { m } from '../../paraglide/messages.js'

const FIELDS = [
  'address-fields-wide',
  'address-fields-half',
  'address-fields-half',
  'address-fields-long',
  'address-fields-short',
  'address-fields-long',
  'address-fields-short',
  'address-fields-wide',
]

export function CheckoutSkeleton() {
  return (
    <div className="two-columns skeleton-page" aria-busy="true">
      <p className="visually-hidden">{m.checkout_loading()}</p>
      <div className="checkout-skeleton" aria-hidden="true">
        <span className="skeleton checkout-skeleton-peek" />
        <div className="checkout-skeleton-contact">
          <span className="skeleton checkout-skeleton-title" />
          <span className="skeleton checkout-skeleton-field" />
        </div>
        <div className="checkout-skeleton-address">
          <span className="skeleton checkout-skeleton-address-title" />
          {FIELDS.map((width, index) => (
            <span key={index} className={`skeleton checkout-skeleton-field ${width}`} />
          ))}
        </div>
      </div>
      <div className="summary-box checkout-skeleton-summary" aria-hidden="true">
        <span className="skeleton checkout-skeleton-summary-title" />
        <span className="skeleton checkout-skeleton-line" />
        <span className="skeleton checkout-skeleton-line" />
        <span className="skeleton checkout-skeleton-sums" />
        <span className="skeleton checkout-skeleton-button" />
      </div>
    </div>
  )
}
