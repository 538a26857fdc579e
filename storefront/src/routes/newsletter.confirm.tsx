import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage, newsletterSearch } from '../features/newsletter/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { answerForm } from '../platform/sent-form.server.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: newsletterSearch,
  server: { handlers: { POST: answerForm({ api: '/api/newsletter/confirm/', page: '/newsletter/confirm' }) } },
  loader: ({ serverContext }) => ({ sent: serverContext?.sent }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.newsletter_confirm_title(), path: '/newsletter/confirm', hidden: true }),
  component: Page,
})

function Page() {
  return <ConfirmPage {...Route.useSearch()} {...Route.useLoaderData()} />
}
