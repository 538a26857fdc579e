import { createFileRoute } from '@tanstack/react-router'
import { WebhookPage } from '../features/apps/webhook.tsx'

export const Route = createFileRoute('/settings/apps/$id/webhooks/$webhook')({ component: WebhookPage })
