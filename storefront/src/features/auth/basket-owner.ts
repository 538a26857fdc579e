/**
 * Keeps the device's baskets and orders with their owner: baskets become the customer's at sign-in, and are detached at
 * sign-out.
 */
import { ServiceError } from '../../platform/errors.ts'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { basketStore, moveToFreshCheckout } from '../basket/index.ts'
import { clearCompleted, isOthersCheckout } from '../checkout/index.ts'
import { AttachCheckoutDocument } from './auth.generated.ts'

/**
 * Finishes what an earlier page has left undone. `moved` says that who is signed in has just changed. Throws as
 * `request` does.
 */
export async function reconcileBaskets(moved = false): Promise<void> {
  if (!moved) return leaveBaskets()
  const { me, ended } = userStore.get()
  // When a session has expired, its customer probably signs in again soon, perhaps while paying: the orders are kept.
  if (me || !ended) clearCompleted(me?.id ?? null)
}

/** The checkouts that this device knows, one for each channel at most. */
const knownCheckouts = (): [channel: string, checkoutId: string][] =>
  Object.entries(basketStore.all()).flatMap(([channel, { checkoutId }]) => (checkoutId ? [[channel, checkoutId]] : []))

/**
 * Makes the device's checkouts the customer's after signing in. Throws as `request` does; the basket stays usable then.
 */
export async function claimBaskets(): Promise<void> {
  await leaveBaskets()
  await Promise.all(
    knownCheckouts().map(async ([channel, id]) => {
      if (await isSomebodyElses(id)) await moveToFreshCheckout(channel, id)
    }),
  )
}

/**
 * Attaches a checkout to the customer, and says whether it is somebody else's. A checkout can be attached only once, so
 * a refusal may also mean that it is the customer's already.
 */
async function isSomebodyElses(id: string): Promise<boolean> {
  try {
    await request(AttachCheckoutDocument, { id }, 'private')
    return false
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  return isOthersCheckout(id)
}

const isDenied = (error: unknown): boolean => error instanceof ServiceError && error.code === 'PermissionDenied'

/**
 * Moves the baskets of a customer who has signed out to fresh checkouts. Pages call it again until it succeeds. Throws
 * as `request` does.
 */
export async function leaveBaskets(): Promise<void> {
  for (const [channel, id] of knownCheckouts()) {
    // oxlint-disable-next-line no-await-in-loop -- one device rarely has two
    if (userStore.fresh().left.includes(id)) await moveToFreshCheckout(channel, id)
  }
  if (userStore.fresh().left.length > 0) userStore.change({ left: [] })
}
