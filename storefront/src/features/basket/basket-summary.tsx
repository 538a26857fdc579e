/** The basket's right-hand sheet: promo code, sums as the service counts them, and the way to the checkout. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BasketCheckout } from './api.ts'
import { FreeShippingNote } from './free-shipping-note.tsx'
import { PromoCode } from './promo-code.tsx'
import type { BasketChanges } from './use-basket.ts'

export function BasketSummary({ checkout, changes, blocked }: { checkout: BasketCheckout; changes: BasketChanges; blocked: boolean }) {
  const { subtotalPrice, shippingPrice, totalPrice } = checkout
  return (
    <aside className="grid gap-4 border border-t-[3px] border-rule border-t-ink bg-sheet p-5 shadow-1 lg:sticky lg:top-4" aria-labelledby="basket-summary">
      <h2 id="basket-summary" className="text-d2">
        {m.basket_summary()}
      </h2>
      <PromoCode checkout={checkout} changes={changes} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2" aria-busy={changes.busy.size > 0}>
        <dt>
          {m.basket_subtotal()}, {m.basket_packs({ count: checkout.quantity })}
        </dt>
        <dd className="text-right font-medium whitespace-nowrap">{formatPrice(subtotalPrice.gross)}</dd>
        <DiscountRow checkout={checkout} />
        <dt className="text-ink-2">{m.basket_shipping()}</dt>
        <dd className="text-right whitespace-nowrap text-ink-2">{shippingPrice.gross.amount > 0 ? formatPrice(shippingPrice.gross) : m.basket_shipping_later()}</dd>
        <dt className="mt-1 border-t border-ink pt-3 text-[1.125rem] font-semibold">{m.basket_to_pay()}</dt>
        <dd className="-ml-4 mt-1 border-t border-ink pt-3 text-right text-[1.125rem] font-semibold whitespace-nowrap">{formatPrice(totalPrice.gross)}</dd>
      </dl>
      <FreeShippingNote checkout={checkout} />
      {blocked ? (
        <p className={buttonClass({ look: 'leaf', big: true, wide: true, disabled: true })}>{m.basket_checkout_blocked()}</p>
      ) : (
        <Link to="/checkout/$id" params={{ id: checkout.id }} className={buttonClass({ look: 'leaf', big: true, wide: true })}>
          {m.basket_checkout()}
        </Link>
      )}
      <p className="flex gap-2 text-[.8125rem] text-ink-3">
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
      <dt className="text-[.8125rem] text-clay">{voucherCode ? m.basket_discount_code({ code: voucherCode }) : m.basket_discount()}</dt>
      <dd className="text-right text-[.8125rem] font-medium whitespace-nowrap text-clay">−{formatPrice(discount)}</dd>
    </>
  )
}
