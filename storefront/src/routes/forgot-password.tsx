import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: searchTexts({ next: 2048 }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_forgot_title(), path: '/forgot-password', hidden: true }),
  component: Page,
})

function Page() {
  return <ForgotPage {...Route.useSearch()} />
}
