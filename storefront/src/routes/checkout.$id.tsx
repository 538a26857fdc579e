import { createFileRoute } from '@tanstack/react-router'
import { SavedAddresses } from '../features/account/index.ts'
import { CheckoutPage } from '../features/checkout/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/checkout/$id')({
  headers: notCached,
  head: ({ match, params }) =>
    pageHead(match.context.shop, { title: m.checkout_title(), path: `/checkout/${params.id}`, hidden: true }),
  component: Checkout,
})

function Checkout() {
  return <CheckoutPage id={Route.useParams().id} savedAddresses={SavedAddresses} />
}
