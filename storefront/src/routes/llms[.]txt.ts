import { createFileRoute } from '@tanstack/react-router'
import { llms } from '../site/discovery/llms.server.ts'

export const Route = createFileRoute('/llms.txt')({ server: { handlers: { GET: ({ request }) => llms(request) } } })
