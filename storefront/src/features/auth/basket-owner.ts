/** Whose the basket and the orders of this device are: the customer's from signing in on, nobody's after signing out. */
import { ServiceError } from '../../platform/errors.ts'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { basketStore, moveToFreshCheckout } from '../basket/index.ts'
import { clearCompleted } from '../checkout/index.ts'
import { AttachCheckoutDocument, CheckoutOwnerDocument } from './auth.generated.ts'

/** What is left to do on the device; `moved`: somebody else is signed in now, or nobody is. Throws as `request` does. */
export async function reconcileBaskets(moved = false): Promise<void> {
  if (!moved) return leaveBaskets()
  const { me, ended } = userStore.get()
  // Whose session has ended by itself goes on here in a moment, perhaps in the middle of paying.
  if (me || !ended) clearCompleted(me?.id ?? null)
}

/** Every channel whose checkout is known, with its id. */
const knownCheckouts = (): [channel: string, checkoutId: string][] =>
  Object.entries(basketStore.all()).flatMap(([channel, { checkoutId }]) => (checkoutId ? [[channel, checkoutId]] : []))

/** After signing in. Throws as `request` does; the basket is good all the same. */
export async function claimBaskets(): Promise<void> {
  await leaveBaskets()
  await Promise.all(
    knownCheckouts().map(async ([channel, id]) => {
      if (await isSomebodyElses(id)) await moveToFreshCheckout(channel, id)
    }),
  )
}

/** A service takes a checkout once only, so that a refusal may also mean that it is the customer's already. */
async function isSomebodyElses(id: string): Promise<boolean> {
  try {
    await request(AttachCheckoutDocument, { id }, 'private')
    return false
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  try {
    const { checkout } = await request(CheckoutOwnerDocument, { id }, 'private')
    return !!checkout?.user && checkout.user.id !== userStore.get().me?.id
  } catch (error) {
    // Who owns it is told to its owner only.
    if (isDenied(error)) return true
    throw error
  }
}

const isDenied = (error: unknown): boolean => error instanceof ServiceError && error.code === 'PermissionDenied'

/** After signing out: again with the next page, or when the connection is back, until it is done. Throws as `request` does. */
export async function leaveBaskets(): Promise<void> {
  for (const [channel, id] of knownCheckouts()) {
    // oxlint-disable-next-line no-await-in-loop -- one device rarely has two
    if (userStore.fresh().left.includes(id)) await moveToFreshCheckout(channel, id)
  }
  if (userStore.fresh().left.length > 0) userStore.change({ left: [] })
}
