/** The sums of an order, as the service made them. */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import type { OrderDetails } from './queries.ts'

export function OrderSums({ order }: { order: OrderDetails }) {
  const { subtotal, shippingPrice, total, discounts, voucherCode } = order
  return (
    <section className="sum" aria-label={m.account_order_sums()}>
      <dl className="sums">
        <dt>{m.account_order_subtotal()}</dt>
        <dd>{formatPrice(subtotal.gross)}</dd>
        {discounts.map(({ id, name, amount }) => (
          <div key={id} className="contents">
            <dt className="off">{discountText(voucherCode ?? name)}</dt>
            <dd className="off">−{formatPrice(amount)}</dd>
          </div>
        ))}
        <dt>{m.account_order_shipping()}</dt>
        <dd>{shippingPrice.gross.amount === 0 ? m.account_order_free() : formatPrice(shippingPrice.gross)}</dd>
        <dt className="t">{m.account_order_total()}</dt>
        <dd className="t">{formatPrice(total.gross)}</dd>
      </dl>
    </section>
  )
}

/** The service's subtotal has the discount in it already, so the row says so instead of seeming to be taken off twice. */
const discountText = (name: string | null): string =>
  name ? m.account_order_discount_named({ name }) : m.account_order_discount()
