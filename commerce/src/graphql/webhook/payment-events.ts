/** What apps are asked about payments while somebody waits. */
import { findOrder } from '../../db/queries/order/order.ts'
import { findTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { toDecimal } from '../../domain/money.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { about, asked, factChannel, needed } from './about.ts'
import type { EventSource } from './sources.ts'
import { subject } from './subject.ts'

const transaction = {
  ...about,
  transaction: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'TransactionItem'),
}

/** What is asked of a payment app. */
interface Asked {
  action: { actionType: 'CHARGE' | 'REFUND' | 'CANCEL'; amount: number; currency: string }
}

const requested = {
  ...transaction,
  action: (e: EventSource) => asked<Asked>(e).action,
}

/** What a payment app is asked while somebody pays. */
interface Session {
  amount: number | null
  currency: string
  actionType: 'CHARGE' | 'AUTHORIZATION'
  data: unknown
  idempotencyKey: string
  customerIpAddress: string | null
  order: string | null
  checkout: string | null
}

async function paidFor(e: EventSource, _: unknown, ctx: GraphqlContext) {
  const { order: orderId, checkout: checkoutId } = asked<Session>(e)
  if (orderId) return { ...needed(await findOrder(ctx.database.pool, orderId)), __typename: 'Order' as const }
  const found = needed(checkoutId ? await readCheckout(ctx, checkoutId) : null)
  return { ...found.checkout, __typename: 'Checkout' as const }
}

const session = {
  ...about,
  transaction: async (e: EventSource, _: unknown, ctx: GraphqlContext): Promise<TransactionRow> =>
    needed(await findTransaction(ctx.database.pool, e.subjectKey)),
  sourceObject: paidFor,
  data: (e: EventSource) => asked<Session>(e).data,
  merchantReference: (e: EventSource) => toGlobalId('TransactionItem', e.subjectKey),
  customerIpAddress: (e: EventSource) => asked<Session>(e).customerIpAddress,
  action: (e: EventSource) => {
    const { amount, currency, actionType } = asked<Session>(e)
    return { amount: toDecimal(amount ?? 0, currency), currency, actionType }
  },
}

/** Payments of the older kind are made by transactions, and no app is asked about them. */
const payment = { ...about, payment: () => null }

/** Nothing is kept of how people paid, so no app is asked about that. */
const stored = {
  ...about,
  user: async (e: EventSource, _: unknown, ctx: GraphqlContext) => needed(await subject(ctx, e, 'User')),
  channel: async (e: EventSource, _: unknown, ctx: GraphqlContext) => needed(await factChannel(e, _, ctx)),
}
const sent = { ...stored, data: (e: EventSource) => e.snapshot?.data ?? null }

export const paymentEvents = {
  TransactionChargeRequested: requested,
  TransactionRefundRequested: { ...requested, grantedRefund: () => null },
  TransactionCancelationRequested: requested,
  PaymentGatewayInitializeSession: {
    ...about,
    sourceObject: paidFor,
    data: session.data,
    amount: (e) => {
      const { amount, currency } = asked<Session>(e)
      return amount === null ? null : toDecimal(amount, currency)
    },
  },
  TransactionInitializeSession: { ...session, idempotencyKey: (e) => asked<Session>(e).idempotencyKey },
  TransactionProcessSession: session,
  OrderOrCheckout: { resolveType: (o) => o.__typename },
  PaymentAuthorize: payment,
  PaymentCaptureEvent: payment,
  PaymentRefundEvent: payment,
  PaymentVoidEvent: payment,
  PaymentConfirmEvent: payment,
  PaymentProcessEvent: payment,
  PaymentListGateways: {
    ...about,
    checkout: (e, _, ctx) => subject(ctx, e, 'Checkout'),
  },
  ListStoredPaymentMethods: stored,
  StoredPaymentMethodDeleteRequested: { ...stored, paymentMethodId: (e) => String(e.snapshot?.paymentMethodId) },
  PaymentGatewayInitializeTokenizationSession: sent,
  PaymentMethodInitializeTokenizationSession: { ...sent, paymentFlowToSupport: () => 'INTERACTIVE' as const },
  PaymentMethodProcessTokenizationSession: { ...sent, id: (e) => String(e.snapshot?.id) },
} satisfies Partial<Resolvers>
