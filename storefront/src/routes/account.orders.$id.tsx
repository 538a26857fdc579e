import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../features/account/index.ts'

export const Route = createFileRoute('/account/orders/$id')({
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  return <OrderPage key={id} id={id} />
}
