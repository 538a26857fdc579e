import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { DeleteAccountPage } from '../features/account/index.ts'
import { own } from '../platform/cache-headers.ts'
import { hidden } from '../platform/seo.ts'

export const Route = createFileRoute('/account_/delete')({
  validateSearch: v.object({ token: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined) }),
  headers: own,
  head: hidden,
  component: DeleteAccount,
})

function DeleteAccount() {
  return <DeleteAccountPage {...Route.useSearch()} />
}
