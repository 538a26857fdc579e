import { createFileRoute } from '@tanstack/react-router'
import { OneCustomer } from '../features/customers/one.tsx'

export const Route = createFileRoute('/customers/$id')({ component: OneCustomer })
