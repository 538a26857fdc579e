import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { OrdersPage } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const cursor = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(512))), undefined)

export const Route = createFileRoute('/account/orders/')({
  validateSearch: v.object({ after: cursor, before: cursor }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.account_tab_orders(), path: '/account/orders', hidden: true }),
  component: Orders,
})

function Orders() {
  return <OrdersPage {...Route.useSearch()} />
}
