import { createFileRoute } from '@tanstack/react-router'
import { LogoSettings } from '../features/settings/logo.tsx'

export const Route = createFileRoute('/settings/logo')({ component: LogoSettings })
