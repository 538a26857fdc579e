import { createFileRoute } from '@tanstack/react-router'
import { manifest } from '../site/discovery/manifest.server.ts'

export const Route = createFileRoute('/manifest.webmanifest')({
  server: { handlers: { GET: ({ request }) => manifest(request) } },
})
