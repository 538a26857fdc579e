import { createFileRoute } from '@tanstack/react-router'
import { Taxes } from '../features/settings/taxes.tsx'

export const Route = createFileRoute('/settings/taxes')({ component: Taxes })
