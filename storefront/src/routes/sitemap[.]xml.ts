import { createFileRoute } from '@tanstack/react-router'
import { sitemap } from '../site/discovery/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => sitemap(request) } },
})
