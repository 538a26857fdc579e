import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../features/account/index.ts'
import { searchTexts } from '../platform/search-params.ts'

export const Route = createFileRoute('/account/orders/')({
  validateSearch: searchTexts({ after: 512, before: 512 }),
  component: Orders,
})

function Orders() {
  return <OrdersPage {...Route.useSearch()} />
}
