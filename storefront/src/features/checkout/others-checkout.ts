/** Whether a checkout is somebody else's. The payment page asks it without the calls that take addresses. */
import { ServiceError } from '../../platform/errors.ts'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { CheckoutAccountDocument } from './checkout.generated.ts'

/**
 * Whether a checkout belongs to an account that is not signed in here. Throws as `request` does.
 */
export async function isOthersCheckout(id: string): Promise<boolean> {
  try {
    const { checkout } = await request(CheckoutAccountDocument, { id })
    return Boolean(checkout?.user && checkout.user.id !== userStore.get().me?.id)
  } catch (error) {
    // A service tells the owner of a checkout to that owner only, so a refusal means that it is somebody else's.
    if (error instanceof ServiceError && error.code === 'PermissionDenied') return true
    throw error
  }
}
