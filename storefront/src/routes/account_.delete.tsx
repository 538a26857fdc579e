import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccountPage } from '../features/account/index.ts'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { hidden } from '../platform/seo.ts'

export const Route = createFileRoute('/account_/delete')({
  validateSearch: searchTexts({ token: 2048 }),
  headers: notCached,
  head: hidden,
  component: DeleteAccount,
})

function DeleteAccount() {
  return <DeleteAccountPage {...Route.useSearch()} />
}
