import { createFileRoute } from '@tanstack/react-router'
import { PaymentMethods } from '../features/settings/payment.tsx'

export const Route = createFileRoute('/settings/payment')({ component: PaymentMethods })
