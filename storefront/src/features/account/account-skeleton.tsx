/** The skeleton of a page of the account, shown until the customer and their data are known. */
import { m } from '../../paraglide/messages.js'

export function AccountSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="skeleton-page account-skeleton" aria-busy="true">
      <p className="visually-hidden">{m.account_loading()}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="account-skeleton-row" aria-hidden="true">
          <span className="skeleton account-skeleton-number" />
          <span className="skeleton account-skeleton-items" />
          <span className="skeleton account-skeleton-status" />
          <span className="skeleton account-skeleton-total" />
        </div>
      ))}
    </div>
  )
}
