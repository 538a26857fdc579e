import { createFileRoute } from '@tanstack/react-router'
import { NewEmailPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: searchTexts({ token: 2048 }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_new_email_title(), path: '/confirm-email', hidden: true }),
  component: Page,
})

function Page() {
  return <NewEmailPage {...Route.useSearch()} />
}
