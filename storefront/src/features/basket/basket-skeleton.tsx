/** The skeleton of the basket, with rows and summary in their final sizes. */
import { m } from '../../paraglide/messages.js'
import { useStoredBasket } from './store.ts'

/** The most grey rows; more would not fit a screen. */
const ROWS = 3

export function BasketSkeleton() {
  const { quantity } = useStoredBasket()
  const rows = Math.max(1, Math.min(ROWS, quantity || ROWS))
  return (
    <div className="two-columns skeleton-page" aria-busy="true">
      <p className="visually-hidden">{m.basket_loading()}</p>
      <div className="basket-skeleton-lines" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="basket-skeleton-line">
            <span className="skeleton basket-skeleton-plate" />
            <div className="basket-skeleton-text">
              <div className="basket-skeleton-head">
                <span className="skeleton basket-skeleton-name" />
                <span className="skeleton basket-skeleton-price" />
              </div>
              <span className="skeleton basket-skeleton-quantity" />
            </div>
          </div>
        ))}
      </div>
      <div className="summary-box basket-skeleton-summary" aria-hidden="true">
        <span className="skeleton basket-skeleton-title" />
        <span className="skeleton basket-skeleton-code" />
        <span className="skeleton basket-skeleton-sums" />
        <span className="skeleton basket-skeleton-button" />
      </div>
    </div>
  )
}
