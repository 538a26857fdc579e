import { createFileRoute } from '@tanstack/react-router'
import { OrderList } from '../features/orders/list.tsx'
import { ordersQuery } from '../features/orders/orders-query.ts'
import { readOrderSearch } from '../features/orders/search.ts'
import { readAhead } from '../platform/ahead.ts'

export const Route = createFileRoute('/orders/')({
  validateSearch: readOrderSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    readAhead(context.queryClient, (client) => client.prefetchInfiniteQuery(ordersQuery(deps))),
  component: OrderList,
})
