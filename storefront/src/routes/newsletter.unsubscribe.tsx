import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage, newsletterSearch } from '../features/newsletter/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { answerForm } from '../platform/sent-form.server.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: newsletterSearch,
  server: { handlers: { POST: answerForm({ api: '/api/newsletter/unsubscribe/', page: '/newsletter/unsubscribe' }) } },
  loader: ({ serverContext }) => ({ sent: serverContext?.sent }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.newsletter_leave_title(), path: '/newsletter/unsubscribe', hidden: true }),
  component: Page,
})

function Page() {
  return <UnsubscribePage {...Route.useSearch()} {...Route.useLoaderData()} />
}
