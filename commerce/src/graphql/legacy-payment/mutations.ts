/** Paying as before transactions, and what staff do with such payments. */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import type { OrderErrorCode } from '@semena/contract/enums'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { capturePayment, refundPayment, voidPayment } from '../../domain/legacy-payment/act.ts'
import { createPayment } from '../../domain/legacy-payment/create.ts'
import { HIGHEST_AMOUNT, toMinorHalfEven } from '../../domain/money.ts'
import { refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import { readRef } from '../shared/checkout-ref.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'

const minor =
  (amount: number) =>
  (currency: string): number =>
    toMinorHalfEven(Math.min(amount, HIGHEST_AMOUNT), currency)

/** Runs a change of an order in whose channel the viewer may work. */
async function ofOrder(
  ctx: GraphqlContext,
  id: string,
  work: (key: string) => Promise<Result<{ order: OrderRow }, OrderErrorCode> | null>,
) {
  const key = uuidKey(id, 'Order')
  const order = key ? await findOrder(ctx.database.pool, key) : null
  if (order) requireChannel(ctx, order.channelId)
  const done: Result<{ order: OrderRow }, OrderErrorCode> = key
    ? ((order && (await work(key))) ?? refuse('NOT_FOUND', 'id', 'There is no such order.'))
    : refuse('GRAPHQL_ERROR', 'id', 'Must receive an Order id.')
  return payload(done, { order: null }, (value) => ({ order: value.order }))
}

/** The same with an amount, which must be above nothing. */
async function withAmount(
  ctx: GraphqlContext,
  { id, amount }: { id: string; amount: number },
  work: (key: string, amount: (currency: string) => number) => ReturnType<typeof capturePayment>,
) {
  requirePermission(ctx, 'MANAGE_ORDERS')
  return ofOrder(ctx, id, async (key) =>
    amount > 0 ? work(key, minor(amount)) : refuse('ZERO_QUANTITY', 'amount', 'Amount should be a positive number.'),
  )
}

export const legacyPaymentMutations = {
  checkoutPaymentCreate: async (_, { input, ...args }, ctx) => {
    const ref = readRef(args)
    const done = ref.ok
      ? await createPayment(ctx, ref.value, {
          gateway: input.gateway,
          token: input.token ? plainText(input.token).slice(0, LONGEST_REFERENCE) : null,
          amount: input.amount == null ? null : minor(input.amount),
          returnUrl: input.returnUrl ?? null,
          metadata: readMetadata(input.metadata),
        })
      : ref
    return payload(done, { checkout: null, payment: null }, (made) => made)
  },

  orderVoid: (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    return ofOrder(ctx, id, (key) => voidPayment(ctx, key))
  },

  orderCapture: (_, args, ctx) => withAmount(ctx, args, (key, amount) => capturePayment(ctx, key, amount)),

  orderRefund: (_, args, ctx) => withAmount(ctx, args, (key, amount) => refundPayment(ctx, key, amount)),
} satisfies Partial<Fields<'Mutation'>>
