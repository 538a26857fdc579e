import { createFileRoute } from '@tanstack/react-router'
import { StartPage } from '../features/settings/start.tsx'

export const Route = createFileRoute('/settings/start')({ component: StartPage })
