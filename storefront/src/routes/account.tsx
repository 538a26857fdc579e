import { Outlet, createFileRoute } from '@tanstack/react-router'
import { AccountFrame } from '../features/account/index.ts'
import { signedInOnly } from '../features/auth/index.ts'
import { notCached } from '../platform/cache-headers.ts'
import { hidden } from '../platform/seo.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: signedInOnly,
  headers: notCached,
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
