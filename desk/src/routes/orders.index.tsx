import { createFileRoute } from '@tanstack/react-router'
import { OrderList } from '../features/orders/list.tsx'
import { readOrderSearch } from '../features/orders/search.ts'

export const Route = createFileRoute('/orders/')({ validateSearch: readOrderSearch, component: OrderList })
