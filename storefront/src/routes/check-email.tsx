import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { CheckEmailPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined)

export const Route = createFileRoute('/check-email')({
  validateSearch: v.object({ next: text }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_check_title(), path: '/check-email', hidden: true }),
  component: Page,
})

function Page() {
  return <CheckEmailPage {...Route.useSearch()} />
}
