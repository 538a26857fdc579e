/** One order: its lines, sums, addresses, state and parcels; it can be paid, bought again and printed. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { Blank } from '../../../ui/blank.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { AddressText } from '../../address/index.ts'
import { orderSums } from '../../sums/index.ts'
import { AccountFailed } from '../account-failed.tsx'
import { AccountSkeleton } from '../account-skeleton.tsx'
import { Day } from '../day.tsx'
import { useAccount } from '../me.ts'
import { Part } from '../part.tsx'
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

/** In the visitor's language where the shop still has that way; else as it was called when it was ordered. */
function shippingOf({ deliveryMethod, shippingMethodName }: OrderDetails): string | null {
  const translation = deliveryMethod && 'translation' in deliveryMethod ? deliveryMethod.translation : null
  return translation?.name || shippingMethodName
}

function OrderView({ order }: { order: OrderDetails }) {
  const shipping = shippingOf(order)
  const sums = orderSums(order)
  return (
    <article className="order" aria-labelledby="order-title">
      <p className="only-print disp text-d2">Semena</p>
      <p className="crumb">
        <Link to="/account/orders">{m.account_order_back()}</Link>
      </p>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="stack gap-2">
          <h2 id="order-title" className="text-d3">
            {m.account_order_title({ number: order.number })}
          </h2>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Day of={order.created} />
            <StatusWord order={order} />
            <span>{paidText(order)}</span>
          </p>
        </div>
        <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="link" onClick={() => window.print()}>
            {m.account_order_print()}
          </Button>
          <BuyAgainButton order={order} look="line" />
          <span className="empty:hidden max-sm:w-full max-sm:*:w-full">
            <PayLink order={order} />
          </span>
        </div>
      </div>
      <div className="two">
        <OrderRows lines={order.lines} before={sums.before} />
        <div className="stack content-start gap-6">
          <OrderSums order={order} sums={sums} />
          {shownParcels(order).length > 0 && (
            <Part id="order-parcels" title={m.account_order_parcels()}>
              <Parcels order={order} />
            </Part>
          )}
        </div>
      </div>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        {order.shippingAddress && (
          <Part id="order-shipping" title={m.account_order_ship_to()}>
            <AddressText address={order.shippingAddress} />
            {shipping && <p className="mt-2 text-ink-2">{shipping}</p>}
          </Part>
        )}
        {order.billingAddress && (
          <Part id="order-billing" title={m.account_order_bill_to()}>
            <AddressText address={order.billingAddress} />
            {order.userEmail && <p className="mt-2 break-all text-ink-2">{order.userEmail}</p>}
          </Part>
        )}
      </div>
    </article>
  )
}

function NoOrder() {
  return (
    <Blank title={m.account_order_none_title()} text={m.account_order_none_text()}>
      <Link to="/account/orders" className={buttonClass({ look: 'line' })}>
        {m.account_order_back()}
      </Link>
    </Blank>
  )
}
