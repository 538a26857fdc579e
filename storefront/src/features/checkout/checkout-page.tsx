/** The checkout of one basket or quick order: contact, addresses, shipping, payment, consent, order. */
import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { Button } from '@semena/ui/button'
import { EmptyState } from '@semena/ui/blank'
import { NoScript } from '@semena/ui/no-script'
import type { SavedAddresses } from './address-steps.tsx'
import { fetchIsDue } from './api.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { completedOrder } from './completed.ts'
import type { SignIn } from './contact-step.tsx'
import { useCheckout, useIsOthers } from './use-checkout.ts'

interface Props {
  id: string
  /** The component that offers a signed-in customer's addresses, if any. */
  savedAddresses?: SavedAddresses | undefined
  /** The component that offers to sign in, if any. */
  signIn?: SignIn | undefined
}

export function CheckoutPage(props: Props) {
  const { id } = props
  const hydrated = useHydrated()
  return (
    <div className="wrap checkout-page">
      <h1 className="page-title">{m.checkout_title()}</h1>
      <NoScript>{m.checkout_noscript()}</NoScript>
      {hydrated ? <CheckoutBody key={id} {...props} /> : <CheckoutSkeleton />}
    </div>
  )
}

function CheckoutBody({ id, savedAddresses, signIn }: Props) {
  const channel = useChannel().slug
  const { query, replace } = useCheckout(id)
  const isOthers = useIsOthers(id)
  const done = completedOrder(id)
  if (done) return <AlreadyOrdered orderId={done.orderId} number={done.number} />
  if (isOthers.data) return <Owned id={id} />
  if (query.data && (isOthers.data === false || isOthers.isError)) {
    if (query.data.channel.slug !== channel) return <OtherChannel />
    if (query.data.lines.length === 0) return <NothingToOrder />
    return <CheckoutForm checkout={query.data} replace={replace} savedAddresses={savedAddresses} signIn={signIn} />
  }
  if (query.isError) {
    return (
      <EmptyState title={m.checkout_failed_title()} text={m.checkout_failed_text()} role="alert">
        <Button look="line" onClick={() => void query.refetch()}>
          {m.checkout_retry()}
        </Button>
      </EmptyState>
    )
  }
  return query.data === null ? <Gone /> : <CheckoutSkeleton />
}

/**
 * The page of a checkout that has become an order. Whether money is still due is asked each time it is shown, even by
 * Back.
 */
function AlreadyOrdered({ orderId, number }: { orderId: string; number: string }) {
  const { data: isDue = false, refetch } = useQuery({
    queryKey: ['ordered', orderId],
    queryFn: () => fetchIsDue(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => void (persisted && refetch())
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [refetch])
  // Back brings the place of the long form, at which this short page shows its foot only.
  useEffect(() => void requestAnimationFrame(() => window.scrollTo(0, 0)), [])
  return (
    <EmptyState title={m.checkout_ordered_title()} text={m.checkout_ordered_text({ number })}>
      <Link to="/payment" search={{ order: orderId }} className="button">
        {isDue ? m.checkout_ordered_action() : m.checkout_ordered_look()}
      </Link>
    </EmptyState>
  )
}

/** In place of a checkout with the address of a customer who has signed out. */
function Owned({ id }: { id: string }) {
  return (
    <EmptyState title={m.checkout_owned_title()} text={m.checkout_owned_text()}>
      <Link to="/login" search={{ next: `/checkout/${id}` }} className="button">
        {m.checkout_owned_sign_in()}
      </Link>
      <Link to="/basket" className="button button--line">
        {m.checkout_to_basket()}
      </Link>
    </EmptyState>
  )
}

function Gone() {
  return (
    <EmptyState title={m.checkout_gone_title()} text={m.checkout_gone_text()}>
      <CatalogueLink />
    </EmptyState>
  )
}

/** The page of a checkout that was begun in another channel, whose currency and countries differ from this one's. */
function OtherChannel() {
  return (
    <EmptyState title={m.checkout_elsewhere_title()} text={m.checkout_elsewhere_text()}>
      <Link to="/basket" className="button">
        {m.checkout_elsewhere_basket()}
      </Link>
      <Link to="/catalog" className="button button--line">
        {m.checkout_catalogue()}
      </Link>
    </EmptyState>
  )
}

function NothingToOrder() {
  return (
    <EmptyState title={m.checkout_empty_title()} text={m.checkout_empty_text()}>
      <CatalogueLink />
    </EmptyState>
  )
}

const CatalogueLink = () => (
  <Link to="/catalog" className="button">
    {m.checkout_catalogue()}
  </Link>
)
