/** What every page does about sessions: forgets with whoever leaves, and says why when nobody left by choice. */
import type { QueryClient } from '@tanstack/react-query'
import { SESSION_ENDED, userStore } from '../../platform/user-store.ts'

/** Nobody waits for it. */
const reconcileOwnBaskets = (moved?: boolean): void =>
  void import('./basket-owner.ts').then(({ reconcileBaskets: settle }) => settle(moved)).catch(() => null)

/** In every tab, whichever of them it was. */
export function watchSession(client: QueryClient): void {
  let id = userStore.get().me?.id
  userStore.subscribe(() => {
    const before = id
    id = userStore.get().me?.id
    if (before === id) return
    client.removeQueries({
      // A checkout on screen stays: the session may have ended by itself, in the middle of filling it in.
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
