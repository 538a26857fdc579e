import { createFileRoute } from '@tanstack/react-router'
import { Apps } from '../features/apps/apps.tsx'

export const Route = createFileRoute('/settings/apps/')({ component: Apps })
