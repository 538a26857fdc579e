import { createFileRoute } from '@tanstack/react-router'
import { LookSettings } from '../features/settings/look.tsx'

export const Route = createFileRoute('/settings/look')({ component: LookSettings })
