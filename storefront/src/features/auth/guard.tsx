/** Pages for signed-in customers only. The server knows nobody: it renders the skeleton, and the browser decides. */
import { redirect, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type Me, useMe, userStore } from '../../platform/user-store.ts'
import { showPrivatePage } from './private-pages.ts'

/**
 * Where somebody is led who may not see a page yet: to sign in, or to the mail that confirms the account
 * (docs/rules.md#confirmation-mail).
 */
const redirectFor = (me: Me | null): '/login' | '/check-email' | null =>
  me ? (me.isConfirmed ? null : '/check-email') : '/login'

/** For `beforeLoad`: a navigation inside the shop does not even begin to load the page. */
export function signedInOnly({ location }: { location: { href: string } }): void {
  if (import.meta.env.SSR) return
  const door = redirectFor(userStore.get().me)
  if (door) throw redirect({ to: door, search: { next: location.href }, replace: true })
}

/** For the component: covers the first page of a visit, and whoever is signed out while looking at it. */
export function SignedIn({ skeleton, children }: { skeleton: ReactNode; children: (me: Me) => ReactNode }) {
  const hydrated = useHydrated()
  const me = useMe()
  const router = useRouter()
  const door = hydrated ? redirectFor(me) : null
  useEffect(showPrivatePage, [])
  useEffect(() => {
    // Read once, not followed: on the way to the door the address is the door's own already, and would lead there for ever.
    if (door) void router.navigate({ to: door, search: { next: router.latestLocation.href }, replace: true })
  }, [door, router])
  return me && !door ? children(me) : skeleton
}
