import { createFileRoute } from '@tanstack/react-router'
import { SavedAddresses } from '../features/account/index.ts'
import { SignInBeside } from '../features/auth/index.ts'
import { CheckoutPage } from '../features/checkout/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'
import { CalmFrame } from '../site/index.ts'

export const Route = createFileRoute('/checkout/$id')({
  headers: notCached,
  staticData: { isCalm: true },
  head: ({ match, params }) =>
    pageHead(match.context.shop, { title: m.checkout_title(), path: `/checkout/${params.id}`, hidden: true }),
  component: Checkout,
})

function Checkout() {
  return (
    <CalmFrame back="/basket" backName={m.checkout_to_basket()}>
      <CheckoutPage id={Route.useParams().id} savedAddresses={SavedAddresses} signIn={SignInBeside} />
    </CalmFrame>
  )
}
