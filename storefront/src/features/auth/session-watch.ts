/**
 * Watches who is signed in, on every page: drops a customer's data when they sign out, and says when a session expired.
 */
import type { QueryClient } from '@tanstack/react-query'
import { SESSION_ENDED, userStore } from '../../platform/user-store.ts'

/** Runs in the background; a failure is tried again by the next page. */
const reconcileOwnBaskets = (moved?: boolean): void =>
  void import('./basket-owner.ts').then(({ reconcileBaskets: settle }) => settle(moved)).catch(() => null)

/** Watches the session in this tab, whichever tab signs in or out. */
export function watchSession(client: QueryClient): void {
  let id = userStore.get().me?.id
  userStore.subscribe(() => {
    const before = id
    id = userStore.get().me?.id
    if (before === id) return
    client.removeQueries({
      // A checkout on screen stays: the session may have expired while the customer was filling it in.
      predicate: (query) =>
        /^(me|checkout|payment)/.test(query.queryHash.slice(2)) && (query.queryKey[0] === 'me' || !query.isActive()),
    })
    reconcileOwnBaskets(true)
  })
  window.addEventListener(SESSION_ENDED, () => {
    void import('./session-ended.ts').then(({ tellEnded }) => tellEnded()).catch(() => null)
  })
  const leave = (): void => {
    if (userStore.get().left.length > 0) reconcileOwnBaskets()
  }
  window.addEventListener('online', leave)
  leave()
}
