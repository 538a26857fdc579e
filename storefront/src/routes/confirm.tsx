import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/confirm')({
  validateSearch: searchTexts({ email: 2048, token: 2048, next: 2048 }),
  headers: notCached,
  head: ({ match }) => pageHead(match.context.shop, { title: m.auth_confirm_title(), path: '/confirm', hidden: true }),
  component: Page,
})

function Page() {
  return <ConfirmPage {...Route.useSearch()} />
}
