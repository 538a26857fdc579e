import { createFileRoute } from '@tanstack/react-router'
import { SecondFactor } from '../features/settings/second-factor.tsx'

export const Route = createFileRoute('/settings/second-factor')({ component: SecondFactor })
