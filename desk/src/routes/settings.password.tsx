import { createFileRoute } from '@tanstack/react-router'
import { Password } from '../features/settings/password.tsx'

export const Route = createFileRoute('/settings/password')({ component: Password })
