import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage, newsletterSearch } from '../features/newsletter/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: newsletterSearch,
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.newsletter_leave_title(), path: '/newsletter/unsubscribe', hidden: true }),
  component: Page,
})

function Page() {
  return <UnsubscribePage {...Route.useSearch()} />
}
