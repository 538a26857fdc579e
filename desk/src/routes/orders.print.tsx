import { createFileRoute } from '@tanstack/react-router'
import { PrintOrders } from '../features/orders/print.tsx'
import { readPrintSearch } from '../features/orders/search.ts'

export const Route = createFileRoute('/orders/print')({ validateSearch: readPrintSearch, component: PrintOrders })
