/** The checkout of one basket or quick order: contact, addresses, shipping, payment, consent, order. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../platform/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Blank } from '../../ui/blank.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { completedOrder } from './completed.ts'
import { useCheckout } from './use-checkout.ts'

export function CheckoutPage({ id }: { id: string }) {
  const hydrated = useHydrated()
  return (
    <div className="wrap pb-16">
      <h1 className="h1">{m.checkout_title()}</h1>
      <NoScript>{m.checkout_noscript()}</NoScript>
      {hydrated ? <CheckoutBody key={id} id={id} /> : <CheckoutSkeleton />}
    </div>
  )
}

function CheckoutBody({ id }: { id: string }) {
  const { query, replace } = useCheckout(id)
  const done = completedOrder(id)
  if (done) return <AlreadyOrdered orderId={done.orderId} number={done.number} />
  if (query.data)
    return query.data.lines.length > 0 ? <CheckoutForm checkout={query.data} replace={replace} /> : <NothingToOrder />
  if (query.isError) {
    return (
      <Blank title={m.checkout_failed_title()} text={m.checkout_failed_text()} role="alert">
        <Button look="line" onClick={() => void query.refetch()}>
          {m.checkout_retry()}
        </Button>
      </Blank>
    )
  }
  return query.data === null ? <Gone /> : <CheckoutSkeleton />
}

function AlreadyOrdered({ orderId, number }: { orderId: string; number: string }) {
  return (
    <Blank title={m.checkout_ordered_title()} text={m.checkout_ordered_text({ number })}>
      <Link to="/payment" search={{ order: orderId }} className="btn">
        {m.checkout_ordered_action()}
      </Link>
    </Blank>
  )
}

function Gone() {
  return (
    <Blank title={m.checkout_gone_title()} text={m.checkout_gone_text()}>
      <CatalogueLink />
    </Blank>
  )
}

function NothingToOrder() {
  return (
    <Blank title={m.checkout_empty_title()} text={m.checkout_empty_text()}>
      <CatalogueLink />
    </Blank>
  )
}

const CatalogueLink = () => (
  <Link to="/catalog" className="btn">
    {m.checkout_catalogue()}
  </Link>
)
