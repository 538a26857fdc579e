import { createFileRoute } from '@tanstack/react-router'
import { HomeSettings } from '../features/settings/home.tsx'

export const Route = createFileRoute('/settings/home')({ component: HomeSettings })
