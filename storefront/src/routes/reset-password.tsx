import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ResetPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined)

export const Route = createFileRoute('/reset-password')({
  validateSearch: v.object({ email: text, token: text }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_reset_title(), path: '/reset-password', hidden: true }),
  component: Page,
})

function Page() {
  return <ResetPage {...Route.useSearch()} />
}
