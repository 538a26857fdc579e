/** Giving a checkout to a customer and taking it away again. */
import { hasPermission, userOf } from '../../context.ts'
import { attachCustomer, detachCustomer } from '../../domain/checkout/customer.ts'
import { intKey } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { readRef } from '../shared/checkout-ref.ts'

function authenticated(ctx: GraphqlContext): void {
  if (ctx.viewer.kind === 'anonymous') throw permissionDenied('To access this path, you need to be signed in.')
}

/** Key of the signed-in user, or of the one named by a viewer who may act for others. */
function customerKey(ctx: GraphqlContext, customerId: string | null | undefined): number {
  if (customerId == null) {
    const viewer = userOf(ctx)
    if (!viewer) throw permissionDenied('An app has to name the customer.')
    return viewer.userId
  }
  if (!hasPermission(ctx, 'IMPERSONATE_USER')) throw permissionDenied()
  const key = intKey(customerId, 'User')
  if (key === null) throw invalidArgument('Must receive a User id.')
  return key
}

export const checkoutCustomerMutations = {
  checkoutCustomerAttach: async (_, args, ctx) => {
    authenticated(ctx)
    const ref = readRef(args)
    if (!ref.ok) return payload(ref, 'checkout')
    const done = await attachCustomer(ctx, ref.value, customerKey(ctx, args.customerId))
    if (done === 'taken') throw permissionDenied('You cannot reassign a checkout that is already attached to a user.')
    return payload(done, 'checkout')
  },

  checkoutCustomerDetach: async (_, args, ctx) => {
    authenticated(ctx)
    const ref = readRef(args)
    if (!ref.ok) return payload(ref, 'checkout')
    const own = userOf(ctx)?.userId
    const done = await detachCustomer(
      ctx,
      ref.value,
      (owner) => hasPermission(ctx, 'IMPERSONATE_USER') || (owner !== null && owner === own),
    )
    if (done === 'not yours') throw permissionDenied('You cannot detach a checkout of somebody else.')
    return payload(done, 'checkout')
  },
} satisfies Partial<Fields<'Mutation'>>
