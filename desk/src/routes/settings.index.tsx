import { createFileRoute } from '@tanstack/react-router'
import { SettingsIndex } from '../features/settings/index.tsx'

export const Route = createFileRoute('/settings/')({ component: SettingsIndex })
