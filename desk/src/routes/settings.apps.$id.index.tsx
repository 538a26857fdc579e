import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '../features/apps/app.tsx'

export const Route = createFileRoute('/settings/apps/$id/')({ component: AppPage })
