import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../features/settings/guide.tsx'

export const Route = createFileRoute('/settings/guide')({ component: GuidePage })
