import { createFileRoute } from '@tanstack/react-router'
import { ZonePage } from '../features/settings/zone.tsx'

export const Route = createFileRoute('/settings/shipping/$zone/')({ component: ZonePage })
