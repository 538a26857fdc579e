/** What staff and apps do with checkouts. */
import { loadCheckout } from '../../db/queries/checkout/checkout.ts'
import { deleteCheckout } from '../../domain/checkout/delete.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { refuse } from '../../domain/result.ts'
import type { Fields } from '../resolver-types.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'

export const checkoutStaffMutations = {
  checkoutDelete: async (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_CHECKOUTS')
    const key = uuidKey(id, 'Checkout')
    const found = key && (await loadCheckout(ctx.database.pool, key, null, ctx.clock.now()))
    if (found) requireChannel(ctx, found.channelId)
    const done = key ? await deleteCheckout(ctx, key) : refuse('GRAPHQL_ERROR', 'id', 'Must receive a Checkout id.')
    return { errors: done.ok ? [] : done.errors }
  },
} satisfies Partial<Fields<'Mutation'>>
