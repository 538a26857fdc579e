import { createFileRoute } from '@tanstack/react-router'
import { CheckEmailPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/check-email')({
  validateSearch: searchTexts({ next: 2048 }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_check_title(), path: '/check-email', hidden: true }),
  component: Page,
})

function Page() {
  return <CheckEmailPage {...Route.useSearch()} />
}
