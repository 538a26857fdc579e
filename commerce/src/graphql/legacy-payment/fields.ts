/** Payments of the kind before transactions, and their steps. */
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { findTransaction } from '../../db/queries/payment/payment.ts'
import { toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { actionsOf, chargeStatusOf, isActive, isLegacy, kindOf } from '../../domain/legacy-payment/payment.ts'
import { MANUAL } from '../../domain/legacy-payment/payments-among.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { requirePermission } from '../shared/permission.ts'
import { paymentLoaders, transactions } from '../payment/sources.ts'
import type { PaymentSource, StepSource } from './sources.ts'

const forStaff =
  <T>(read: (p: PaymentSource, ctx: GraphqlContext) => T) =>
  (p: PaymentSource, _: unknown, ctx: GraphqlContext): T => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    return read(p, ctx)
  }

const orNull = (amount: number, p: PaymentSource) => (amount > 0 ? money(amount, p.currency) : null)

async function stepsOf(p: PaymentSource, ctx: GraphqlContext): Promise<StepSource[]> {
  return (await paymentLoaders(ctx).events.load(p.id))
    .filter((row) => kindOf(row, p) !== null)
    .map((row) => ({ row, payment: p }))
}

export const legacyPaymentTypes = resolversOf({
  Payment: {
    ...metadataOf<PaymentSource>('MANAGE_ORDERS', (p) => p),
    id: (p) => toGlobalId('Payment', p.id),
    gateway: (p) => p.gateway || MANUAL,
    isActive: (p) => isActive(p),
    created: (p) => p.createdAt,
    modified: (p) => p.updatedAt,
    token: (p) => p.pspReference,
    checkout: (p, _, ctx) => (p.checkoutId ? paymentLoaders(ctx).checkout.load(p.checkoutId) : null),
    order: (p, _, ctx) => (p.orderId ? paymentLoaders(ctx).order.load(p.orderId) : null),
    paymentMethodType: (p) => (p.paymentMethodDetails?.type === 'CARD' ? 'card' : ''),
    customerIpAddress: forStaff(() => null),
    chargeStatus: (p) => chargeStatusOf(p),
    actions: forStaff(actionsOf),
    total: (p) => money(p.amount, p.currency),
    capturedAmount: (p) => money(p.charged, p.currency),
    transactions: forStaff(stepsOf),
    availableCaptureAmount: forStaff((p) => orNull(p.authorized, p)),
    availableRefundAmount: forStaff((p) => orNull(p.charged, p)),
    creditCard: ({ paymentMethodDetails: card }) =>
      card?.type === 'CARD'
        ? {
            brand: card.brand ?? '',
            firstDigits: card.firstDigits ?? null,
            lastDigits: card.lastDigits ?? '',
            expMonth: card.expMonth ?? null,
            expYear: card.expYear ?? null,
          }
        : null,
  },

  Transaction: {
    id: ({ row }) => toGlobalId('Transaction', row.id),
    created: ({ row }) => row.createdAt,
    payment: ({ payment }) => payment,
    token: ({ row }) => row.pspReference,
    // The list of steps leaves out events of other kinds.
    kind: ({ row, payment }) => kindOf(row, payment)!,
    isSuccess: () => true,
    error: () => null,
    gatewayResponse: () => '{}',
    amount: ({ row, payment }) => money(row.amount, payment.currency),
  },
})

export const legacyPaymentQueries = {
  payment: async (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    const key = uuidKey(id, 'Payment')
    const found = key ? await findTransaction(ctx.database.pool, key) : null
    return found && isLegacy(found) ? found : null
  },

  payments: async (_, { filter, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    return transactions(ctx, page, {
      gateways: [LEGACY_GATEWAY],
      ids: filter?.ids?.length ? uuidKeysOf(filter.ids, 'Payment') : null,
      checkoutIds: filter?.checkouts?.length ? uuidKeysOf(filter.checkouts, 'Checkout') : null,
    })
  },
} satisfies Partial<Fields<'Query'>>
