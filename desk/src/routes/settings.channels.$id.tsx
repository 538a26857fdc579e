import { createFileRoute } from '@tanstack/react-router'
import { ChannelPage } from '../features/settings/channel.tsx'

export const Route = createFileRoute('/settings/channels/$id')({ component: ChannelPage })
