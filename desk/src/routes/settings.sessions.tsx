import { createFileRoute } from '@tanstack/react-router'
import { Sessions } from '../features/settings/sessions.tsx'

export const Route = createFileRoute('/settings/sessions')({ component: Sessions })
