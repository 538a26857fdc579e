import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage, newsletterSearch } from '../features/newsletter/index.ts'
import { m } from '../paraglide/messages.js'
import { shared } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/newsletter/')({
  validateSearch: newsletterSearch,
  headers: () => shared('site'),
  head: ({ match }) =>
    pageHead(match.context.shop, {
      title: m.newsletter_title(),
      description: m.newsletter_lead(),
      path: '/newsletter',
    }),
  component: Newsletter,
})

function Newsletter() {
  return <NewsletterPage {...Route.useSearch()} />
}
