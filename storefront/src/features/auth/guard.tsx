/** Pages for signed-in customers only. The server knows nobody: it renders the skeleton, and the browser decides. */
import { redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../../platform/hydrated.ts'
import { type Me, useMe, userStore } from '../../platform/user-store.ts'

/** Where somebody is led who may not see a page yet: to sign in, or to the mail that confirms the account (decision D20). */
const doorFor = (me: Me | null): '/login' | '/check-email' | null =>
  me ? (me.isConfirmed ? null : '/check-email') : '/login'

/** For `beforeLoad`: a navigation inside the shop does not even begin to load the page. */
export function signedInOnly({ location }: { location: { href: string } }): void {
  if (import.meta.env.SSR) return
  const door = doorFor(userStore.get().me)
  if (door) throw redirect({ to: door, search: { next: location.href }, replace: true })
}

/** For the component: covers the first page of a visit, and whoever is signed out while looking at it. */
export function SignedIn({ skeleton, children }: { skeleton: ReactNode; children: (me: Me) => ReactNode }) {
  const hydrated = useHydrated()
  const me = useMe()
  const navigate = useNavigate()
  // The page itself: while the way to the door is under way, the location is the door's already.
  const here = useRef(useLocation().href)
  const door = hydrated ? doorFor(me) : null
  useEffect(() => {
    if (door) void navigate({ to: door, search: { next: here.current }, replace: true })
  }, [door, navigate])
  return me && !door ? children(me) : skeleton
}
