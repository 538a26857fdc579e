import { createFileRoute } from '@tanstack/react-router'
import { sitemap } from '../site/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => sitemap(request) } },
})
