import { createFileRoute } from '@tanstack/react-router'
import { sitemap } from '../site/discovery/sitemap.server.ts'

export const Route = createFileRoute('/sitemaps/$part')({
  server: {
    handlers: {
      GET: ({ request, params }) => sitemap(request, Number(/^(\d{1,5})\.xml$/.exec(params.part)?.[1] ?? 0)),
    },
  },
})
