import { createFileRoute } from '@tanstack/react-router'
import { blogFeed } from '../site/discovery/feed.server.ts'

export const Route = createFileRoute('/blog/feed.xml')({
  server: { handlers: { GET: ({ request }) => blogFeed(request) } },
})
