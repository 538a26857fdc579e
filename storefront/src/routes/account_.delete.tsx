import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { DeleteAccountPage } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/account_/delete')({
  validateSearch: v.object({ token: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined) }),
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.account_delete_title(), path: '/account/delete', hidden: true }),
  component: DeleteAccount,
})

function DeleteAccount() {
  return <DeleteAccountPage {...Route.useSearch()} />
}
