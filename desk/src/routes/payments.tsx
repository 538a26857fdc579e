import { createFileRoute } from '@tanstack/react-router'
import { Payments } from '../features/payments/payments.tsx'
import { readPaymentSearch } from '../features/payments/search.ts'

export const Route = createFileRoute('/payments')({ validateSearch: readPaymentSearch, component: Payments })
