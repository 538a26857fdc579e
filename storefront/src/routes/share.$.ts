import { createFileRoute } from '@tanstack/react-router'
import { shareImage } from '../site/discovery/share.server.ts'

export const Route = createFileRoute('/share/$')({
  server: { handlers: { GET: ({ request, params }) => shareImage(request, params._splat ?? '') } },
})
