/** Checkouts of this device that have become orders, so that Back shows the order instead of an error. */
import { userStore } from '../../platform/user-store.ts'

export interface Completed {
  orderId: string
  number: string
}

/** An order with the id of the account that placed it, which is absent for a guest's order. */
interface Kept extends Completed {
  account?: string
}

const KEY = 'semena.ordered'
const KEPT = 30

const isKept = (value: unknown): value is Kept => {
  const { orderId, number, account } = (value ?? {}) as Partial<Kept>
  const isAccount = account === undefined || typeof account === 'string'
  return typeof orderId === 'string' && typeof number === 'string' && isAccount
}

/** The stored orders by checkout; what is no order is left out. */
function all(): ReadonlyMap<string, Kept> {
  try {
    const found = Object.entries(
      (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>,
    )
    return new Map(found.filter((entry): entry is [string, Kept] => isKept(entry[1])))
  } catch {
    return new Map()
  }
}

const write = (entries: (readonly [string, Kept])[]): void =>
  window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))

/** The order that a checkout of this device has become; null where none is stored. */
export const completedOrder = (checkoutId: string): Completed | null => all().get(checkoutId) ?? null

/** Whether an order was placed on this device, and by whoever is signed in or a guest. */
export const isPlacedHere = (orderId: string): boolean => [...all().values()].some((order) => order.orderId === orderId)

/** The latest orders of this device, newest first. */
export const recentOrders = (): Completed[] => [...all().values()].slice(-3).toReversed()

/** Stores that a checkout has become an order, for the signed-in account or a guest. */
export function rememberCompleted(checkoutId: string, order: Completed): void {
  try {
    const account = userStore.get().me?.id
    const kept: Kept = account ? { ...order, account } : order
    write([...[...all()].filter(([id]) => id !== checkoutId), [checkoutId, kept] as const].slice(-KEPT))
  } catch {
    /* Without storage, Back shows that the basket is gone instead of the order. */
  }
}

/**
 * Storage keys that end with the id of a checkout or an order: payment attempts, the chosen kind of payment, a consent.
 */
const BESIDE_AN_ID = /^semena\.(?:payment|way-to-pay|consent)\.(.+)$/

/**
 * Removes from the device what the orders of other accounts have left, when a customer signs out or another signs in.
 * Guests' orders stay, and so do those of `account`, the customer signed in from now on (null for nobody).
 */
export function clearCompleted(account: string | null): void {
  try {
    const entries = [...all()]
    const stay = entries.filter(([, order]) => !order.account || order.account === account)
    const ids = (some: typeof entries): Set<string> =>
      new Set(some.flatMap(([checkoutId, { orderId }]) => [checkoutId, orderId]))
    const [kept, gone] = [ids(stay), ids(entries.filter((entry) => !stay.includes(entry)))]
    // Orders placed on another device may have been paid here: after signing out, nothing of them stays either.
    const goes = (id: string): boolean => (account === null ? !kept.has(id) : gone.has(id))
    if (gone.size > 0) write(stay)
    for (const shelf of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(shelf)) {
        const id = BESIDE_AN_ID.exec(key)?.[1]
        if (id && goes(id)) shelf.removeItem(key)
      }
  } catch {
    /* Where storage cannot be written, nothing was stored. */
  }
}
