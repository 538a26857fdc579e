import { Outlet, createFileRoute } from '@tanstack/react-router'
import { AccountFrame } from '../features/account/index.ts'
import { signedInOnly } from '../features/auth/index.ts'
import { own } from '../platform/cache-headers.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: signedInOnly,
  headers: own,
  component: Account,
})

function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
