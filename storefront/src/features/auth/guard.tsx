/**
 * Guards pages for signed-in customers. The server does not know who is signed in: it renders the skeleton, and the
 * browser decides.
 */
import { redirect, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type Me, useMe, userStore } from '../../platform/user-store.ts'
import { showPrivatePage } from './private-pages.ts'

/**
 * The page for somebody who may not see a private page yet: signing in, or waiting for the mail that confirms the
 * account (docs/rules.md#confirmation-mail).
 */
const redirectFor = (me: Me | null): '/login' | '/check-email' | null =>
  me ? (me.isConfirmed ? null : '/check-email') : '/login'

/** For `beforeLoad` of a private route: redirects before the page is loaded. Does nothing on the server. */
export function signedInOnly({ location }: { location: { href: string } }): void {
  if (import.meta.env.SSR) return
  const door = redirectFor(userStore.get().me)
  if (door) throw redirect({ to: door, search: { next: location.href }, replace: true })
}

/**
 * For a private route's component: covers the first page of a visit, and customers who are signed out while it is
 * shown.
 */
export function SignedIn({ skeleton, children }: { skeleton: ReactNode; children: (me: Me) => ReactNode }) {
  const hydrated = useHydrated()
  const me = useMe()
  const router = useRouter()
  const door = hydrated ? redirectFor(me) : null
  useEffect(showPrivatePage, [])
  useEffect(() => {
    // The address is read once, not subscribed to: after the redirect it would be the sign-in page's own, as the page
    // to return to.
    if (door) void router.navigate({ to: door, search: { next: router.latestLocation.href }, replace: true })
  }, [door, router])
  return me && !door ? children(me) : skeleton
}
