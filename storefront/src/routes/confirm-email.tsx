import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewEmailPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined)

export const Route = createFileRoute('/confirm-email')({
  validateSearch: v.object({ token: text }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_new_email_title(), path: '/confirm-email', hidden: true }),
  component: Page,
})

function Page() {
  return <NewEmailPage {...Route.useSearch()} />
}
