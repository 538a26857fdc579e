import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined)

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ next: text }),
  headers: own,
  head: ({ match }) => pageHead(match.context.shop, { title: m.auth_login_title(), path: '/login', hidden: true }),
  component: Page,
})

function Page() {
  return <LoginPage {...Route.useSearch()} />
}
