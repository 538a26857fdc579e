import { createFileRoute } from '@tanstack/react-router'
import { NewOrder } from '../features/orders/new.tsx'

export const Route = createFileRoute('/orders/new')({ component: NewOrder })
