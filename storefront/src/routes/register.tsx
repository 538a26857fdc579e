import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { RegisterPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined)

export const Route = createFileRoute('/register')({
  validateSearch: v.object({ next: text }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_register_title(), path: '/register', hidden: true }),
  component: Page,
})

function Page() {
  return <RegisterPage {...Route.useSearch()} />
}
