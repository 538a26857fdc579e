/** Empty states of the payment page: no order is named, it does not exist, or the service does not answer. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { EmptyState } from '@semena/ui/blank'
import { recentOrders } from '../checkout/index.ts'

/** The page without an order in its address; it offers the latest orders of this device. */
export function NoOrder() {
  const orders = recentOrders()
  return (
    <>
      <h1 className="page-title">{m.payment_title()}</h1>
      <EmptyState
        title={m.payment_none_title()}
        text={orders.length > 0 ? m.payment_none_recent() : m.payment_none_text()}
      >
        {orders.map(({ orderId, number }) => (
          <Link key={orderId} to="/payment" search={{ order: orderId }} className="button">
            {m.payment_order({ number })}
          </Link>
        ))}
        <Link to="/basket" className="button button--line">
          {m.payment_none_basket()}
        </Link>
      </EmptyState>
    </>
  )
}

export function MissingOrder() {
  return (
    <>
      <h1 className="page-title">{m.payment_title()}</h1>
      <EmptyState title={m.payment_missing_title()} text={m.payment_missing_text()}>
        <Link to="/contact" className="button button--line">
          {m.payment_contact()}
        </Link>
      </EmptyState>
    </>
  )
}

export function PaymentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="page-title">{m.payment_title()}</h1>
      <EmptyState title={m.payment_failed_title()} text={m.payment_failed_text()} role="alert">
        <Button look="line" onClick={onRetry}>
          {m.payment_retry()}
        </Button>
      </EmptyState>
    </>
  )
}
