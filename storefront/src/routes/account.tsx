import { Outlet, createFileRoute } from '@tanstack/react-router'
import { AccountFrame } from '../features/account/index.ts'
import { signedInOnly } from '../features/auth/index.ts'
import { own } from '../platform/cache-headers.ts'
import { hidden } from '../platform/seo.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: signedInOnly,
  headers: own,
  head: hidden,
  component: Account,
})

function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
