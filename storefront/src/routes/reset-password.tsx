import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: searchTexts({ email: 2048, token: 2048, next: 2048 }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_reset_title(), path: '/reset-password', hidden: true }),
  component: Page,
})

function Page() {
  return <ResetPage {...Route.useSearch()} />
}
