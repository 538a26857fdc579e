import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/register')({
  validateSearch: searchTexts({ next: 2048 }),
  headers: notCached,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_register_title(), path: '/register', hidden: true }),
  component: Page,
})

function Page() {
  return <RegisterPage {...Route.useSearch()} />
}
