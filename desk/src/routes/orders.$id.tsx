import { createFileRoute } from '@tanstack/react-router'
import { OneOrder } from '../features/orders/order.tsx'
import { orderQuery } from '../features/orders/order-query.ts'
import { readOneSearch } from '../features/orders/search.ts'
import { readAhead } from '../platform/ahead.ts'

export const Route = createFileRoute('/orders/$id')({
  validateSearch: readOneSearch,
  loader: ({ context, params }) =>
    readAhead(context.queryClient, (client) => client.prefetchQuery(orderQuery(params.id))),
  component: OneOrder,
})
