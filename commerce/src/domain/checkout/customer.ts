/** Connects a checkout with a user, or disconnects it. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { userById } from '../../db/queries/customer/user.ts'
import { ok, refuse, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import type { Checkout } from './state.ts'

/**
 * Gives a checkout without a user to the customer, and takes over their e-mail; answers 'taken' where it belongs to a
 * user already.
 */
export async function attachCustomer(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  userId: number,
): Promise<Result<Checkout, CheckoutErrorCode> | 'taken'> {
  const user = await userById(ctx.database.pool, userId)
  if (!user) return refuse('NOT_FOUND', 'customerId', "Couldn't resolve to a user.")
  let isTaken = false
  const done = await changeCheckout(ctx, ref, (checkout) => {
    isTaken = checkout.userId !== null
    if (isTaken) return refuse('INVALID', ref.field, 'The checkout belongs to a user already.')
    return ok({
      ...checkout,
      userId,
      customer: { email: user.email, isStaff: user.isStaff },
      email: user.email,
    })
  })
  return isTaken ? 'taken' : done
}

/** Takes the user off a checkout; only its owner may, or an app or member of staff with `mayDetach`. */
export async function detachCustomer(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  mayDetach: (ownerId: number | null) => boolean,
): Promise<Result<Checkout, CheckoutErrorCode> | 'not yours'> {
  let isRefused = false
  const done = await changeCheckout(ctx, ref, (checkout) => {
    isRefused = !mayDetach(checkout.userId)
    if (isRefused) return refuse('INVALID', ref.field, 'The checkout belongs to somebody else.')
    return ok({ ...checkout, userId: null, customer: null })
  })
  return isRefused ? 'not yours' : done
}
