import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { PaymentPage } from '../features/payment/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const id = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(512))), undefined)

export const Route = createFileRoute('/payment')({
  validateSearch: v.object({ order: id, checkout: id, transaction: id }),
  headers: own,
  head: ({ match }) => pageHead(match.context.shop, { title: m.payment_title(), path: '/payment', hidden: true }),
  component: Payment,
})

function Payment() {
  return <PaymentPage {...Route.useSearch()} />
}
