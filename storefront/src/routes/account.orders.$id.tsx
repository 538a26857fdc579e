import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/account/orders/$id')({
  headers: own,
  head: ({ match, params }) =>
    pageHead(match.context.shop, {
      title: m.account_order_word(),
      path: `/account/orders/${params.id}`,
      hidden: true,
    }),
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  return <OrderPage key={id} id={id} />
}
