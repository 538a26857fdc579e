import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage, newsletterSearch } from '../features/newsletter/index.ts'
import { m } from '../paraglide/messages.js'
import { formHeaders } from '../platform/sent-form.ts'
import { answerForm } from '../platform/sent-form.server.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/newsletter/')({
  validateSearch: newsletterSearch,
  server: { handlers: { POST: answerForm({ api: '/api/newsletter/', page: '/newsletter' }) } },
  loader: ({ serverContext }) => ({ sent: serverContext?.sent }),
  headers: ({ loaderData }) => formHeaders(loaderData?.sent, 'site'),
  head: ({ match }) =>
    pageHead(match.context.shop, {
      title: m.newsletter_title(),
      description: m.newsletter_lead(),
      path: '/newsletter',
    }),
  component: Newsletter,
})

function Newsletter() {
  return <NewsletterPage {...Route.useSearch()} {...Route.useLoaderData()} />
}
