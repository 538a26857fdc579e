import { createFileRoute } from '@tanstack/react-router'
import { MethodPage } from '../features/settings/method.tsx'

export const Route = createFileRoute('/settings/shipping/$zone/$method')({ component: MethodPage })
