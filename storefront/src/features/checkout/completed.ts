/** Checkouts of this device that have become orders, so that Back shows the order instead of an error. */
import { userStore } from '../../platform/user-store.ts'

export interface Completed {
  orderId: string
  number: string
}

/** With the account it was placed from; absent: a guest's. */
interface Kept extends Completed {
  account?: string
}

const KEY = 'semena.ordered'
const KEPT = 30

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Kept>
  } catch {
    return {}
  }
}

const write = (entries: (readonly [string, Kept])[]): void =>
  window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))

export const completedOrder = (checkoutId: string): Completed | null => all()[checkoutId] ?? null

/** The latest orders of this device, newest first. */
export const recentOrders = (): Completed[] => Object.values(all()).slice(-3).toReversed()

export function rememberCompleted(checkoutId: string, order: Completed): void {
  try {
    const account = userStore.get().me?.id
    const kept: Kept = account ? { ...order, account } : order
    write([...Object.entries(all()).filter(([id]) => id !== checkoutId), [checkoutId, kept] as const].slice(-KEPT))
  } catch {
    /* Back then shows that the basket is gone */
  }
}

/** Beside these names stands the id of a checkout or an order: an attempt to pay, the way that was chosen, a consent. */
const BESIDE_AN_ID = /^semena\.(?:payment|way-to-pay|consent)\.(.+)$/

/**
 * When a session ends by choice, or another begins: what orders have left on the device goes with the account that
 * placed them. Guests keep theirs. `account`: who is signed in from now on, and keeps theirs too; null: nobody.
 */
export function clearCompleted(account: string | null): void {
  try {
    const entries = Object.entries(all())
    const stay = entries.filter(([, order]) => !order.account || order.account === account)
    const ids = (some: typeof entries): Set<string> =>
      new Set(some.flatMap(([checkoutId, { orderId }]) => [checkoutId, orderId]))
    const [kept, gone] = [ids(stay), ids(entries.filter((entry) => !stay.includes(entry)))]
    // Orders may be paid that were placed elsewhere: whoever has signed out leaves none of them.
    const goes = (id: string): boolean => (account === null ? !kept.has(id) : gone.has(id))
    if (gone.size > 0) write(stay)
    for (const shelf of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(shelf)) {
        const id = BESIDE_AN_ID.exec(key)?.[1]
        if (id && goes(id)) shelf.removeItem(key)
      }
  } catch {
    /* where nothing can be written, nothing was kept */
  }
}
