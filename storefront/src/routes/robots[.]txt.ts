import { createFileRoute } from '@tanstack/react-router'
import { robots } from '../site/sitemap.server.ts'

export const Route = createFileRoute('/robots.txt')({ server: { handlers: { GET: ({ request }) => robots(request) } } })
