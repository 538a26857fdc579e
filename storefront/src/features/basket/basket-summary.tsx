/**
 * The summary at the basket's right: promo code, the sums that the service calculated, and the link to the checkout.
 */
import { Link } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import { type Ledger, Sums } from '../sums/index.ts'
import type { BasketCheckout } from './api.ts'
import { Promo } from './promo.tsx'
import type { BasketChanges } from './use-basket.ts'

/** Loaded later: it needs an answer of the service in any case. */
const FreeShippingNote = lazy(() => import('./free-shipping-note.tsx'))

export function BasketSummary({
  checkout,
  sums,
  changes,
  blocked,
}: {
  checkout: BasketCheckout
  sums: Ledger
  changes: BasketChanges
  blocked: boolean
}) {
  const { shippingPrice, totalPrice } = checkout
  return (
    <aside className="summary-box" aria-labelledby="basket-summary">
      <h2 id="basket-summary" className="text-heading">
        {m.basket_summary()}
      </h2>
      <Promo
        checkout={checkout}
        busy={changes.busy.has('promo')}
        onApply={changes.applyPromo}
        onDrop={changes.dropPromo}
      />
      <Sums
        sums={sums}
        packs={m.basket_packs({ count: checkout.quantity })}
        delivery={shippingPrice.gross.amount > 0 || checkout.deliveryMethod ? null : m.sums_delivery_later()}
        busy={changes.isOpen}
      />
      <Suspense>
        <FreeShippingNote checkout={checkout} />
      </Suspense>
      {blocked ? (
        <p className="button button--big button--wide button--off">{m.basket_checkout_blocked()}</p>
      ) : (
        <Link to="/checkout/$id" params={{ id: checkout.id }} className="button button--big button--wide">
          {m.basket_checkout()}
        </Link>
      )}
      <p className="text-small text-quiet basket-summary-note">
        <Icon name={checkout.isShippingRequired ? 'parcel' : 'lock'} small />
        {checkout.isShippingRequired
          ? m.basket_promise({ currency: totalPrice.gross.currency })
          : m.basket_promise_unshipped({ currency: totalPrice.gross.currency })}
      </p>
    </aside>
  )
}
