/** Orders, field by field. Whoever knows an order's id reads what a shopper needs of it. */
import { hasPermission, userOf } from '../../context.ts'
import type { Amounts } from '../../db/queries/payment/payment.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { offeredByApp } from '../../domain/checkout/app-methods.ts'
import { ownMethod } from '../../domain/checkout/offered.ts'
import { appMethodIdOf } from '../../domain/order/app-method.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { showsGross } from '../../domain/pricing/tax.ts'
import { actionsOf } from '../../domain/legacy-payment/payment.ts'
import { paymentsAmong } from '../../domain/legacy-payment/payments-among.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { metadataItems, metadataOf } from '../shared/metadata.ts'
import { money, taxedMoney } from '../shared/money.ts'
import { summed } from '../shared/weight.ts'
import { shippingMethod } from '../shipping/sources.ts'
import { channelSource } from '../shop/sources.ts'
import { collectionPoint } from '../warehouse/sources.ts'
import { draftFields } from './draft-fields.ts'
import { orderDiscounts } from './discounts.ts'
import { fulfillmentFields } from './fulfillments.ts'
import { guardedByAge } from './by-id-only.ts'
import { invoiceFields } from './invoices.ts'
import { orderLoaders } from './loaders.ts'
import { refundFields } from './refunds.ts'
import { lineSources, type OrderEventSource, type OrderLineSource, type OrderSource } from './sources.ts'
import { voucherFields } from './voucher.ts'

type Status = 'NOT_CHARGED' | 'PARTIALLY_CHARGED' | 'FULLY_CHARGED'

const STATUS_TEXT: Readonly<Record<string, string>> = {
  UNCONFIRMED: 'Unconfirmed',
  UNFULFILLED: 'Unfulfilled',
  PARTIALLY_FULFILLED: 'Partially fulfilled',
  FULFILLED: 'Fulfilled',
  PARTIALLY_RETURNED: 'Partially returned',
  RETURNED: 'Returned',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
  DRAFT: 'Draft',
}

const PAYMENT_TEXT: Readonly<Record<Status, string>> = {
  NOT_CHARGED: 'Not charged',
  PARTIALLY_CHARGED: 'Partially charged',
  FULLY_CHARGED: 'Fully charged',
}

const isPaid = (o: OrderSource): boolean =>
  o.chargeStatus === 'FULL' || o.chargeStatus === 'OVERCHARGED' || o.totalCharged >= o.totalGross

const paymentStatus = (o: OrderSource): Status =>
  isPaid(o) ? 'FULLY_CHARGED' : o.totalCharged > 0 ? 'PARTIALLY_CHARGED' : 'NOT_CHARGED'

const mayReadUser = (ctx: GraphqlContext, userId: number): boolean =>
  userOf(ctx)?.userId === userId || hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_ORDERS', 'HANDLE_PAYMENTS')

const amount = (read: (o: OrderSource) => number) => (o: OrderSource) => money(read(o), o.currency)

const charged = amount((o) => o.totalCharged)

/** A field for viewers with one of the permissions. For others the whole order is refused, as in Saleor. */
const guarded =
  <Value>(permissions: string[], read: (o: OrderSource, ctx: GraphqlContext) => Value) =>
  (o: OrderSource, _: unknown, ctx: GraphqlContext): Value => {
    if (!hasPermission(ctx, ...permissions)) throw permissionDenied()
    return read(o, ctx)
  }

const held = (key: keyof Amounts) => async (o: OrderSource, ctx: GraphqlContext) =>
  money((await orderLoaders(ctx).held.load(o.id))?.[key] ?? 0, o.currency)

const unguarded = (key: keyof Amounts) => (o: OrderSource, _: unknown, ctx: GraphqlContext) => held(key)(o, ctx)

async function method(o: OrderSource, _: unknown, ctx: GraphqlContext) {
  const ofApp = appMethodIdOf(o)
  const price = o.undiscountedShipping
  if (ofApp !== null) {
    const told = { id: ofApp, name: o.shippingMethodName ?? '', description: null, price, minDays: null, maxDays: null }
    return shippingMethod(offeredByApp({ ...told, metadata: {}, privateMetadata: {} }), o.currency)
  }
  if (o.shippingMethodId === null) return null
  const row = (await shippingMethods(ctx.database.pool)).find((m) => m.id === o.shippingMethodId)
  return row ? shippingMethod(ownMethod(row, { price, minOrder: null, maxOrder: null }), o.currency) : null
}

const shippingTaxClass = async (o: OrderSource, ctx: GraphqlContext) =>
  o.shippingTaxClassId === null ? null : ctx.loaders.taxClassById.load(o.shippingTaxClassId)

const shippingTaxFields = {
  shippingTaxClass: (o, _, ctx) => shippingTaxClass(o, ctx),
  shippingTaxClassMetadata: async (o, _, ctx) => metadataItems((await shippingTaxClass(o, ctx))?.metadata),
  shippingTaxClassPrivateMetadata: guarded(['MANAGE_ORDERS'], async (o, ctx) =>
    metadataItems((await shippingTaxClass(o, ctx))?.privateMetadata),
  ),
} satisfies Partial<Fields<'Order'>>

export const orderTypes = resolversOf({
  Order: guardedByAge({
    ...metadataOf<OrderSource>('MANAGE_ORDERS', (o) => o),
    id: (o) => toGlobalId('Order', o.id),
    token: (o) => o.id,
    number: (o) => String(o.number),
    created: (o) => o.createdAt,
    user: (o, _, ctx) => {
      // A refusal would tell whoever ordered as a guest that there is an account with the address.
      if (o.userId === null || !mayReadUser(ctx, o.userId)) return null
      return ctx.loaders.userById.load(o.userId)
    },
    userEmail: (o) => o.userEmail || null,
    billingAddress: (o) => o.billingAddress && { ...o.billingAddress, place: `${o.id} billing` },
    shippingAddress: (o) => o.shippingAddress && { ...o.shippingAddress, place: `${o.id} shipping` },
    trackingClientId: () => '',
    original: (o) => o.originalId && toGlobalId('Order', o.originalId),
    taxExemption: () => false,
    statusDisplay: (o) => STATUS_TEXT[o.status] ?? o.status,
    channel: async (o, _, ctx) => channelSource((await shopData(ctx)).channelById.get(o.channelId)!),
    lines: (o, _, ctx): Promise<OrderLineSource[]> => lineSources(ctx, o),
    actions: async (o, _, ctx) => {
      const last = (await paymentsAmong(ctx, o, await orderLoaders(ctx).transactions.load(o.id))).at(-1)
      return last ? actionsOf(last) : ['MARK_AS_PAID']
    },
    shippingMethod: method,
    deliveryMethod: (o, _, ctx) =>
      o.collectionPointId === null ? method(o, _, ctx) : collectionPoint(ctx, o.collectionPointId),
    isPaid,
    paymentStatus,
    paymentStatusDisplay: (o) => PAYMENT_TEXT[paymentStatus(o)],
    // What clients see as a payment of the kind before transactions is no transaction to them.
    transactions: guarded(['MANAGE_ORDERS', 'HANDLE_PAYMENTS'], async (o, ctx) => {
      const all = await orderLoaders(ctx).transactions.load(o.id)
      const payments = new Set(await paymentsAmong(ctx, o, all))
      return all.filter((t) => !payments.has(t))
    }),
    payments: async (o, _, ctx) => paymentsAmong(ctx, o, await orderLoaders(ctx).transactions.load(o.id)),
    events: guarded(['MANAGE_ORDERS'], (o, ctx): Promise<OrderEventSource[]> => orderLoaders(ctx).events.load(o.id)),
    ...fulfillmentFields,
    ...draftFields,
    ...shippingTaxFields,
    ...voucherFields,
    total: (o) => taxedMoney(o.totalNet, o.totalGross, o.currency),
    undiscountedTotal: (o) => taxedMoney(o.undiscountedTotalNet, o.undiscountedTotalGross, o.currency),
    subtotal: (o) => taxedMoney(o.subtotalNet, o.subtotalGross, o.currency),
    shippingPrice: (o) => taxedMoney(o.shippingNet, o.shippingGross, o.currency),
    undiscountedShippingPrice: amount((o) => o.undiscountedShipping),
    giftCards: (o, _, ctx) => orderLoaders(ctx).giftCards.load(o.id),
    weight: async (o, _, ctx) => summed(o.weight, o.weight === 0 ? (await lineSources(ctx, o)).length : 0),
    totalAuthorized: amount((o) => o.totalAuthorized),
    totalCharged: charged,
    totalCaptured: charged,
    ...refundFields,
    ...invoiceFields,
    totalRefunded: unguarded('refunded'),
    totalCanceled: unguarded('canceled'),
    totalRefundPending: guarded(['MANAGE_ORDERS'], held('refundPending')),
    totalAuthorizePending: guarded(['MANAGE_ORDERS'], held('authorizePending')),
    totalChargePending: guarded(['MANAGE_ORDERS'], held('chargePending')),
    totalCancelPending: guarded(['MANAGE_ORDERS'], held('cancelPending')),
    isShippingRequired: async (o, _, ctx) => (await lineSources(ctx, o)).some((l) => l.row.isShippingRequired),
    languageCodeEnum: (o) => o.languageCode,
    languageCode: (o) => o.languageCode.toLowerCase(),
    discount: async (o, _, ctx) => {
      const found = await orderLoaders(ctx).discounts.load(o.id)
      return found.length
        ? money(
            found.reduce((n, d) => n + d.amount, 0),
            o.currency,
          )
        : null
    },
    discounts: orderDiscounts,
    displayGrossPrices: async (o, _, ctx) => {
      const data = await shopData(ctx)
      const channel = data.channelById.get(o.channelId)!
      const country = o.shippingAddress?.country || o.billingAddress?.country || channel.defaultCountry
      return showsGross(data, channel, country)
    },
    checkoutId: (o) => o.checkoutId && toGlobalId('Checkout', o.checkoutId),
  }),

  OrderDiscount: {
    id: ({ row }) => toGlobalId('OrderDiscount', row.id),
    amount: ({ row, currency }) => money(row.amount, currency),
    total: ({ row, currency }) => money(row.amount, currency),
  },
})
