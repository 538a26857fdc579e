/** One order: its lines, sums, addresses, state and parcels; it can be paid, bought again and printed. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { EmptyState } from '@semena/ui/blank'
import { Button, buttonClass } from '@semena/ui/button'
import { useShop } from '../../../platform/shop.ts'
import { AddressText } from '../../address/index.ts'
import { orderSums } from '../../sums/index.ts'
import { AccountFailed } from '../account-failed.tsx'
import { AccountSkeleton } from '../account-skeleton.tsx'
import { Day } from '../day.tsx'
import { useAccount } from '../me.ts'
import { AccountSection } from '../part.tsx'
import { BuyAgainButton } from './buy-again-button.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderSums } from './order-sums.tsx'
import { Parcels, shownParcels } from './parcels.tsx'
import { PayLink } from './pay-link.tsx'
import { type OrderDetails, orderQuery } from './queries.ts'
import { StatusWord, paidText } from './status-words.tsx'

export function OrderPage({ id }: { id: string }) {
  const { data: order, isError, refetch } = useQuery(orderQuery(useAccount(), id))
  if (order) return <OrderView order={order} />
  if (isError) return <AccountFailed onRetry={() => void refetch()} />
  return order === null ? <NoOrder /> : <AccountSkeleton />
}

/** The shipping method's name: in the page's language while the shop has the method, else as the order recorded it. */
function shippingOf({ deliveryMethod, shippingMethodName }: OrderDetails): string | null {
  const translation = deliveryMethod && 'translation' in deliveryMethod ? deliveryMethod.translation : null
  return translation?.name || shippingMethodName
}

function OrderView({ order }: { order: OrderDetails }) {
  const shipping = shippingOf(order)
  const sums = orderSums(order)
  return (
    <article className="order-page" aria-labelledby="order-title">
      <p className="print-only text-display text-heading">{useShop().name}</p>
      <p className="breadcrumbs">
        <Link to="/account/orders">{m.account_order_back()}</Link>
      </p>
      <div className="order-page-head">
        <div className="order-page-title">
          <h2 id="order-title" className="order-page-number">
            {m.account_order_title({ number: order.number })}
          </h2>
          <p className="order-page-state">
            <Day of={order.created} />
            <StatusWord order={order} />
            <span>{paidText(order)}</span>
          </p>
        </div>
        <div className="print-hidden order-page-actions">
          <Button look="link" onClick={() => window.print()}>
            {m.account_order_print()}
          </Button>
          <BuyAgainButton order={order} look="line" />
          <span className="message-place order-page-pay">
            <PayLink order={order} />
          </span>
        </div>
      </div>
      <div className="two-columns">
        <OrderRows lines={order.lines} before={sums.before} />
        <div className="order-page-rows">
          <OrderSums order={order} sums={sums} />
          {shownParcels(order).length > 0 && (
            <AccountSection id="order-parcels" title={m.account_order_parcels()}>
              <Parcels order={order} />
            </AccountSection>
          )}
        </div>
      </div>
      <div className="order-page-parts">
        {order.shippingAddress && (
          <AccountSection id="order-shipping" title={m.account_order_ship_to()}>
            <AddressText address={order.shippingAddress} />
            {shipping && <p className="text-soft order-page-line">{shipping}</p>}
          </AccountSection>
        )}
        {order.billingAddress && (
          <AccountSection id="order-billing" title={m.account_order_bill_to()}>
            <AddressText address={order.billingAddress} />
            {order.userEmail && <p className="text-soft order-page-mail">{order.userEmail}</p>}
          </AccountSection>
        )}
      </div>
    </article>
  )
}

function NoOrder() {
  return (
    <EmptyState title={m.account_order_none_title()} text={m.account_order_none_text()}>
      <Link to="/account/orders" className={buttonClass({ look: 'line' })}>
        {m.account_order_back()}
      </Link>
    </EmptyState>
  )
}
