/** Checkouts and their lines, field by field. */
import { may, userOf } from '../../context.ts'
import { transactionsOf } from '../../db/queries/payment.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { TaxedMoney } from '../../domain/money.ts'
import type { GraphqlContext } from '../context.ts'
import { variantSource } from '../catalog/sources.ts'
import { gatewayList } from '../payment/sources.ts'
import { permissionDenied } from '../shared/errors.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money, taxedMoney } from '../shared/money.ts'
import { delivery, shippingMethod } from '../shipping/sources.ts'
import { channelSource } from '../shop/sources.ts'
import { problemFields } from './problems.ts'
import type { CheckoutLineSource, CheckoutSource } from './sources.ts'

const taxed = ({ net, gross, currency }: TaxedMoney) => taxedMoney(net, gross, currency)

const id = (c: CheckoutSource) => toGlobalId('Checkout', c.id)

const methods = (c: CheckoutSource) => c.methods.map((m) => shippingMethod(m, c.channel.currency))

const method = (c: CheckoutSource) => c.method && shippingMethod(c.method, c.channel.currency)

const changed = (c: CheckoutSource) => c.updatedAt

const note = (c: CheckoutSource) => c.customerNote

const prices = ({ line, checkout }: CheckoutLineSource) => checkout.prices.lines.get(line.id)!

export const checkoutTypes = {
  Checkout: {
    ...metadataOf<CheckoutSource>('MANAGE_CHECKOUTS', (c) => c),
    id,
    token: (c: CheckoutSource) => c.id,
    created: (c: CheckoutSource) => c.createdAt,
    updatedAt: changed,
    lastChange: changed,
    user: (c: CheckoutSource, _: unknown, ctx: GraphqlContext) => {
      if (c.userId === null) return null
      if (userOf(ctx)?.userId !== c.userId && !may(ctx, 'MANAGE_USERS', 'HANDLE_PAYMENTS')) throw permissionDenied()
      return ctx.loaders.userById.load(c.userId)
    },
    channel: (c: CheckoutSource) => channelSource(c.channel),
    customerNote: note,
    note,
    discount: (c: CheckoutSource) => money(c.prices.discount, c.channel.currency),
    discountName: (c: CheckoutSource) =>
      c.appliedVoucher?.name ?? (c.reward?.discount ? c.reward.promotion.name : null),
    translatedDiscountName: (c: CheckoutSource) => c.appliedVoucher?.translations[c.languageCode]?.name ?? null,
    voucherCode: (c: CheckoutSource) => c.appliedVoucher?.code ?? null,
    availableShippingMethods: methods,
    shippingMethods: methods,
    shippingMethod: method,
    deliveryMethod: method,
    availablePaymentGateways: (c: CheckoutSource, _: unknown, ctx: GraphqlContext) =>
      gatewayList(ctx.gateways, [c.channel.currency]),
    quantity: (c: CheckoutSource) => c.lines.reduce((n, l) => n + l.quantity, 0),
    stockReservationExpires: () => null,
    lines: (c: CheckoutSource): CheckoutLineSource[] => c.lines.map((line) => ({ line, checkout: c })),
    shippingPrice: (c: CheckoutSource) => taxed(c.prices.shipping),
    subtotalPrice: (c: CheckoutSource) => taxed(c.prices.subtotal),
    totalPrice: (c: CheckoutSource) => taxed(c.prices.total),
    totalBalance: (c: CheckoutSource) =>
      money(c.payments.charged + c.payments.chargePending - c.prices.total.gross, c.channel.currency),
    taxExemption: () => false,
    displayGrossPrices: (c: CheckoutSource) => c.channel.displayGrossPrices,
    transactions: (c: CheckoutSource, _: unknown, ctx: GraphqlContext) => {
      if (!may(ctx, 'MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS')) throw permissionDenied()
      return transactionsOf(ctx.database.pool, 'checkout', c.id)
    },
    authorizeStatus: (c: CheckoutSource) => c.paid.authorizeStatus,
    chargeStatus: (c: CheckoutSource) => c.paid.chargeStatus,
    delivery: (c: CheckoutSource) => (c.shippingMethodId === null ? null : delivery(c, c.shippingMethodId)),
    problems: problemFields.checkout,
  },

  CheckoutLine: {
    ...metadataOf<CheckoutLineSource>('MANAGE_CHECKOUTS', ({ line }) => line),
    id: ({ line }: CheckoutLineSource) => toGlobalId('CheckoutLine', line.id),
    variant: async ({ line, checkout }: CheckoutLineSource, _: unknown, ctx: GraphqlContext) => {
      const row = await ctx.loaders.variantById.load(line.variantId)
      return row && variantSource(row, checkout.channel)
    },
    quantity: ({ line }: CheckoutLineSource) => line.quantity,
    unitPrice: (s: CheckoutLineSource) => taxed(prices(s).unit),
    undiscountedUnitPrice: (s: CheckoutLineSource) => money(prices(s).undiscountedUnit, s.checkout.channel.currency),
    priorUnitPrice: () => null,
    totalPrice: (s: CheckoutLineSource) => taxed(prices(s).total),
    undiscountedTotalPrice: (s: CheckoutLineSource) => money(prices(s).undiscountedTotal, s.checkout.channel.currency),
    priorTotalPrice: () => null,
    requiresShipping: ({ line }: CheckoutLineSource) => line.requiresShipping,
    isGift: ({ line }: CheckoutLineSource) => line.isGift,
    problems: problemFields.line,
  },
}
