/** The basket's right-hand sheet: promo code, sums as the service counts them, and the way to the checkout. */
import { Link } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BasketCheckout } from './api.ts'
import { giftCardUse } from './gift-cards.ts'
import { Promo } from './promo.tsx'
import type { BasketChanges } from './use-basket.ts'

/** It waits for an answer of its own in any case. */
const FreeShippingNote = lazy(() => import('./free-shipping-note.tsx'))

export function BasketSummary({
  checkout,
  changes,
  blocked,
}: {
  checkout: BasketCheckout
  changes: BasketChanges
  blocked: boolean
}) {
  const { subtotalPrice, shippingPrice, totalPrice } = checkout
  return (
    <aside className="sum" aria-labelledby="basket-summary">
      <h2 id="basket-summary" className="text-d2">
        {m.basket_summary()}
      </h2>
      <Promo
        checkout={checkout}
        busy={changes.busy.has('promo')}
        onApply={changes.applyPromo}
        onDrop={changes.dropPromo}
      />
      <dl className="sums" aria-busy={changes.busy.size > 0}>
        <dt>
          {m.basket_subtotal()}, {m.basket_packs({ count: checkout.quantity })}
        </dt>
        <dd>{formatPrice(subtotalPrice.gross)}</dd>
        <DiscountRow checkout={checkout} />
        <dt className="later">{m.basket_shipping()}</dt>
        <dd className="later">
          {shippingPrice.gross.amount > 0 ? formatPrice(shippingPrice.gross) : m.basket_shipping_later()}
        </dd>
        <GiftCardRow checkout={checkout} />
        <dt className="t">{m.basket_to_pay()}</dt>
        <dd className="t">{formatPrice(totalPrice.gross)}</dd>
      </dl>
      <Suspense>
        <FreeShippingNote checkout={checkout} />
      </Suspense>
      {blocked ? (
        <p className="btn btn--big btn--wide btn--off">{m.basket_checkout_blocked()}</p>
      ) : (
        <Link to="/checkout/$id" params={{ id: checkout.id }} className="btn btn--big btn--wide">
          {m.basket_checkout()}
        </Link>
      )}
      <p className="flex gap-2 text-3 text-ink-3">
        <Icon name="parcel" small />
        {m.basket_promise({ currency: totalPrice.gross.currency })}
      </p>
    </aside>
  )
}

/** The service's subtotal has the discount in it already, so the row says so instead of seeming to be taken off twice. */
export function DiscountRow({ checkout }: { checkout: Pick<BasketCheckout, 'discount' | 'voucherCode'> }) {
  const { discount, voucherCode } = checkout
  if (!discount || discount.amount <= 0) return null
  return (
    <>
      <dt className="off">{voucherCode ? m.basket_discount_code({ code: voucherCode }) : m.basket_discount()}</dt>
      <dd className="off">−{formatPrice(discount)}</dd>
    </>
  )
}

/** What gift cards pay; what stays on them stands beside the cards. */
export function GiftCardRow({ checkout }: { checkout: Parameters<typeof giftCardUse>[0] }) {
  const use = giftCardUse(checkout)
  if (!use) return null
  return (
    <>
      <dt className="off">{m.basket_card_row()}</dt>
      <dd className="off">−{formatPrice(use.used)}</dd>
    </>
  )
}
