import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { OrdersPage } from '../features/account/index.ts'

const cursor = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(512))), undefined)

export const Route = createFileRoute('/account/orders/')({
  validateSearch: v.object({ after: cursor, before: cursor }),
  component: Orders,
})

function Orders() {
  return <OrdersPage {...Route.useSearch()} />
}
