/** Payments: transactions and their events. */
import { hasPermission } from '../../context.ts'
import { findTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { toGlobalId, uuidKey } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { paymentLoaders } from './loaders.ts'
import { eventSource, makerOf, pageOf, type TransactionEventSource, type TransactionSource } from './sources.ts'

const amount = (read: (t: TransactionSource) => number) => (t: TransactionSource) => money(read(t), t.currency)

/**
 * The events of a payment, newest first. A request that a gateway answered with "pending" is shown once, by that
 * answer.
 */
export async function eventSources(
  ctx: GraphqlContext,
  transaction: TransactionRow,
): Promise<TransactionEventSource[]> {
  const rows = await paymentLoaders(ctx).events.load(transaction.id)
  const requests = rows.filter((e) => e.type.endsWith('_REQUEST') && e.idempotencyKey !== null)
  const answered = new Set(requests.filter((e) => e.counts).map((e) => e.idempotencyKey))
  return rows
    .filter((e) => e.counts || !requests.includes(e) || !answered.has(e.idempotencyKey))
    .reverse()
    .map((row) => eventSource(row, transaction))
}

/** The key under which staff read the id of a payment's gateway. */
const GATEWAY = 'gateway'

const ofTransaction = metadataOf<TransactionSource>('HANDLE_PAYMENTS', (t) => t)

export const paymentTypes = resolversOf({
  TransactionItem: {
    ...ofTransaction,
    id: (t) => toGlobalId('TransactionItem', t.id),
    /** Saleor's transactions do not say by which method they were paid, so staff ask for it as the metafield `gateway`. */
    metafield: (t, args, ctx) =>
      args.key === GATEWAY && hasPermission(ctx, 'MANAGE_ORDERS', 'HANDLE_PAYMENTS')
        ? (t.metadata[GATEWAY] ?? (t.gateway || null))
        : ofTransaction.metafield(t, args, ctx),
    token: (t) => t.id,
    modifiedAt: (t) => t.updatedAt,
    authorizedAmount: amount((t) => t.authorized),
    authorizePendingAmount: amount((t) => t.authorizePending),
    chargedAmount: amount((t) => t.charged),
    chargePendingAmount: amount((t) => t.chargePending),
    refundedAmount: amount((t) => t.refunded),
    refundPendingAmount: amount((t) => t.refundPending),
    canceledAmount: amount((t) => t.canceled),
    cancelPendingAmount: amount((t) => t.cancelPending),
    order: (t, _, ctx) => (t.orderId ? paymentLoaders(ctx).order.load(t.orderId) : null),
    checkout: (t, _, ctx) => (t.checkoutId ? paymentLoaders(ctx).checkout.load(t.checkoutId) : null),
    events: (t, _, ctx) => eventSources(ctx, t),
    // Reasons stand with the events of refunds.
    reason: () => null,
    reasonReference: () => null,
    createdBy: (t, _, ctx) => makerOf(ctx, t.cause),
  },

  TransactionEvent: {
    id: ({ row }) => toGlobalId('TransactionEvent', row.id),
    /** An event of a request has no reference of its own and shows that of the payment. */
    pspReference: ({ row, transaction }) =>
      row.type.endsWith('_REQUEST') && !row.counts ? transaction.pspReference : row.pspReference,
    amount: ({ row, transaction }) => money(row.amount, transaction.currency),
    reasonReference: ({ row }, _, ctx) => pageOf(ctx, row.reasonPageId),
    createdBy: ({ row }, _, ctx) => makerOf(ctx, row.cause),
  },

  PaymentMethodDetails: {
    resolveType: ({ type }) =>
      type === 'CARD'
        ? 'CardPaymentMethodDetails'
        : type === 'GIFT_CARD'
          ? 'GiftCardPaymentMethodDetails'
          : 'OtherPaymentMethodDetails',
  },
})

export const paymentQueries = {
  transaction: async (_, { id, token }, ctx) => {
    if (!hasPermission(ctx, 'HANDLE_PAYMENTS', 'MANAGE_ORDERS')) throw permissionDenied()
    const key = token ?? (id == null ? null : uuidKey(id, 'TransactionItem'))
    if (id != null && token == null && !key) throw invalidArgument('Must receive a TransactionItem id.')
    return key ? findTransaction(ctx.database.pool, key) : null
  },
} satisfies Partial<Fields<'Query'>>
