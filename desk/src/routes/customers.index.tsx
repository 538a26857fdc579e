import { createFileRoute } from '@tanstack/react-router'
import { CustomerList } from '../features/customers/list.tsx'
import { readCustomerSearch } from '../features/customers/search.ts'

export const Route = createFileRoute('/customers/')({ validateSearch: readCustomerSearch, component: CustomerList })
