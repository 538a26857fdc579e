import { createFileRoute } from '@tanstack/react-router'
import { NewCustomer } from '../features/customers/new.tsx'

export const Route = createFileRoute('/customers/new')({ component: NewCustomer })
