import { createFileRoute } from '@tanstack/react-router'
import { OneOrder } from '../features/orders/order.tsx'
import { readOneSearch } from '../features/orders/search.ts'

export const Route = createFileRoute('/orders/$id')({ validateSearch: readOneSearch, component: OneOrder })
