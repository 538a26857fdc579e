/** Pages for signed-in customers only. The server knows nobody: it renders the skeleton, and the browser decides. */
import { redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useHydrated } from '../../platform/hydrated.ts'
import { type Me, useMe, userStore } from '../../platform/user-store.ts'

/** For `beforeLoad`: a navigation inside the shop does not even begin to load the page. */
export function signedInOnly({ location }: { location: { href: string } }): void {
  if (import.meta.env.SSR || userStore.get().me) return
  throw redirect({ to: '/login', search: { next: location.href }, replace: true })
}

/** For the component: covers the first page of a visit, and whoever is signed out while looking at it. */
export function SignedIn({ skeleton, children }: { skeleton: ReactNode; children: (me: Me) => ReactNode }) {
  const hydrated = useHydrated()
  const me = useMe()
  const navigate = useNavigate()
  const { href } = useLocation()
  useEffect(() => {
    if (hydrated && !me) void navigate({ to: '/login', search: { next: href }, replace: true })
  }, [hydrated, me, navigate, href])
  return me ? children(me) : skeleton
}
