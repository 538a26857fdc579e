import { createFileRoute } from '@tanstack/react-router'
import { Shipping } from '../features/settings/shipping.tsx'

export const Route = createFileRoute('/settings/shipping/')({ component: Shipping })
