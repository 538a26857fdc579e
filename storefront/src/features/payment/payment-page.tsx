/** The page for paying an order, or a checkout where the payment comes first. The server renders none of it. */
import { useHydrated } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { m } from '../../paraglide/messages.js'
import { NoScript } from '@semena/ui/no-script'
import { ShownWhole } from './shown-whole.tsx'
import type { AccountOffer } from './finished.tsx'
import { OrderPayment } from './order-payment.tsx'
import { NoOrder } from './payment-blank.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** Loaded only in shops that want the payment before the order. */
const CheckoutPayment = lazy(() => import('./checkout-payment.tsx'))

export interface PaymentSearch {
  order?: string | undefined
  checkout?: string | undefined
  transaction?: string | undefined
}

export function PaymentPage({
  order,
  checkout,
  transaction,
  AccountOffer,
}: PaymentSearch & { AccountOffer: AccountOffer }) {
  const hydrated = useHydrated()
  return (
    <div className="wrap payment-page">
      <noscript>
        <p className="page-title">{m.payment_title()}</p>
      </noscript>
      <NoScript>{m.payment_noscript()}</NoScript>
      {!hydrated ? (
        <PaymentSkeleton />
      ) : order ? (
        <ShownWhole key={order}>
          <OrderPayment id={order} transaction={transaction ?? null} AccountOffer={AccountOffer} />
        </ShownWhole>
      ) : checkout ? (
        <ShownWhole key={checkout}>
          <Suspense fallback={<PaymentSkeleton />}>
            <CheckoutPayment id={checkout} transaction={transaction ?? null} />
          </Suspense>
        </ShownWhole>
      ) : (
        <NoOrder />
      )}
    </div>
  )
}
