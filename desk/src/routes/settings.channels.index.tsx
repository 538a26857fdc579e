import { createFileRoute } from '@tanstack/react-router'
import { ChannelList } from '../features/settings/channels.tsx'

export const Route = createFileRoute('/settings/channels/')({ component: ChannelList })
