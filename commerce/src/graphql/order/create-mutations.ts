/** Orders that are made of checkouts by apps, and orders that were placed elsewhere. */
import type { OrderCreateFromCheckoutErrorCode } from '@semena/contract/enums'
import { ORDER_CREATE_FROM_CHECKOUT_ERROR_CODES } from './create-codes.ts'
import { checkoutChannel } from '../../db/queries/checkout/checkout.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { completeCheckout } from '../../domain/completion/complete.ts'
import { bulkCreateOrders } from '../../domain/drafting/bulk-create.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { addressChecks, readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { readBulkOrders } from './bulk-input.ts'

type Code = OrderCreateFromCheckoutErrorCode

const isOwnCode = (code: string): code is Code => ORDER_CREATE_FROM_CHECKOUT_ERROR_CODES.has(code)

async function fromCheckout(
  ctx: GraphqlContext,
  { id, metadata, privateMetadata, removeCheckout }: ArgsOf<'Mutation', 'orderCreateFromCheckout'>,
): Promise<Result<OrderRow, Code>> {
  if (ctx.viewer.kind !== 'app') throw permissionDenied('Only apps make orders of checkouts.')
  requirePermission(ctx, 'HANDLE_CHECKOUTS')
  const key = uuidKey(id, 'Checkout')
  if (!key) return refuse('GRAPHQL_ERROR', 'id', 'Must receive a Checkout id.')
  if (removeCheckout === false)
    return refuse('GRAPHQL_ERROR', 'removeCheckout', 'A checkout becomes its order, and so does not stay.')
  const channelId = await checkoutChannel(ctx.database.pool, key)
  if (channelId === null) return refuse('CHECKOUT_NOT_FOUND', 'id', 'There is no such checkout.')
  requireChannel(ctx, channelId)
  const done = await completeCheckout(
    ctx,
    { id: key, field: 'id' },
    {
      metadata: readMetadata(metadata),
      privateMetadata: readMetadata(privateMetadata),
      redirectUrl: null,
      byApp: true,
    },
  )
  if (done.ok) return done
  return {
    ok: false,
    errors: done.errors.map((e) => ({ ...e, code: isOwnCode(e.code) ? e.code : ('GRAPHQL_ERROR' as const) })),
  }
}

export const createMutations = {
  orderCreateFromCheckout: async (_, args, ctx) => payload(await fromCheckout(ctx, args), 'order'),

  orderBulkCreate: async (_, { orders, errorPolicy, stockUpdatePolicy }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS_IMPORT')
    const read = readBulkOrders(orders, await addressChecks(ctx))
    const results = await bulkCreateOrders(ctx, read, {
      errorPolicy: errorPolicy ?? 'REJECT_EVERYTHING',
      stockPolicy: stockUpdatePolicy ?? 'UPDATE',
      mayUse: (channelId) => requireChannel(ctx, channelId),
    })
    return {
      count: results.filter((r) => r.order !== null).length,
      results,
      errors: [],
    }
  },
} satisfies Partial<Fields<'Mutation'>>
