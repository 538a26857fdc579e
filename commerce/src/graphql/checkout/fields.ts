/** Checkouts and their lines, field by field. */
import { hasPermission, isStaffOrApp, userOf } from '../../context.ts'
import { pointsFor } from '../../domain/checkout/collection.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { methodIdOf } from '../../domain/checkout/state.ts'
import type { TaxedMoney } from '../../domain/money.ts'
import { showsGross } from '../../domain/pricing/tax.ts'
import { variantOf } from '../catalog/sources.ts'
import { gatewayList } from '../payment/sources.ts'
import { resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money, taxedMoney } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { delivery, shippingMethod } from '../shipping/sources.ts'
import { channelSource } from '../shop/sources.ts'
import { collectionPoint, warehousesOf } from '../warehouse/sources.ts'
import { checkoutLineProblems, checkoutProblems } from './problems.ts'
import { translatedText } from '../shared/translation.ts'
import { transactionsOfCheckout, voucherByCode } from './loaders.ts'
import type { CheckoutLineSource, CheckoutSource } from './sources.ts'
import { isReserving } from '../../domain/reserving.ts'

const taxed = ({ net, gross, currency }: TaxedMoney) => taxedMoney(net, gross, currency)

const id = (c: CheckoutSource) => toGlobalId('Checkout', c.id)

const methods = (c: CheckoutSource) => c.methods.map((m) => shippingMethod(m, c.channel.currency))

/** Those that may be chosen; apps can exclude some. */
const available = (c: CheckoutSource) => methods(c).filter((m) => m.active)

const method = (c: CheckoutSource) => c.method && shippingMethod(c.method, c.channel.currency)

const changed = (c: CheckoutSource) => c.updatedAt

const note = (c: CheckoutSource) => c.customerNote

const prices = ({ line, checkout }: CheckoutLineSource) => checkout.prices.lines.get(line.id)!

export const checkoutTypes = resolversOf({
  Checkout: {
    ...metadataOf<CheckoutSource>('MANAGE_CHECKOUTS', (c) => c),
    id,
    token: (c) => c.id,
    created: (c) => c.createdAt,
    updatedAt: changed,
    lastChange: changed,
    user: (c, _, ctx) => {
      if (c.userId === null) return null
      if (userOf(ctx)?.userId !== c.userId && !hasPermission(ctx, 'MANAGE_USERS', 'HANDLE_PAYMENTS'))
        throw permissionDenied()
      return ctx.loaders.userById.load(c.userId)
    },
    channel: (c) => channelSource(c.channel),
    customerNote: note,
    note,
    discount: (c) => money(c.prices.discount, c.channel.currency),
    discountName: (c) => c.appliedVoucher?.name ?? (c.reward?.discount ? c.reward.promotion.name : null),
    translatedDiscountName: (c) => translatedText(c.appliedVoucher?.translations, c.languageCode, 'name'),
    voucherCode: (c) => c.voucherCode,
    availableShippingMethods: available,
    shippingMethods: methods,
    shippingMethod: method,
    deliveryMethod: (c, _, ctx) => (c.collectionPoint ? collectionPoint(ctx, c.collectionPoint.id) : method(c)),
    availableCollectionPoints: async (c, _, ctx) =>
      warehousesOf(
        ctx,
        (await pointsFor(ctx, c, await shopData(ctx))).map((p) => p.id),
      ),
    availablePaymentGateways: (c, _, ctx) => gatewayList(ctx.gateways, [c.channel.currency]),
    quantity: (c) => c.lines.reduce((n, l) => n + l.quantity, 0),
    stockReservationExpires: async (c, _, ctx) =>
      isReserving(await shopData(ctx)) ? ctx.loaders.reservationEnd.load(c.id) : null,
    lines: (c): CheckoutLineSource[] => c.lines.map((line) => ({ line, checkout: c })),
    shippingPrice: (c) => taxed(c.prices.shipping),
    subtotalPrice: (c) => taxed(c.prices.subtotal),
    totalPrice: (c) => taxed(c.prices.total),
    totalBalance: (c) =>
      money(c.payments.charged + c.payments.chargePending - c.prices.total.gross, c.channel.currency),
    taxExemption: () => false,
    displayGrossPrices: async (c, _, ctx) => showsGross(await shopData(ctx), c.channel, c.country),
    transactions: (c, _, ctx) => {
      if (!hasPermission(ctx, 'MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS')) throw permissionDenied()
      return transactionsOfCheckout(ctx).load(c.id)
    },
    authorizeStatus: (c) => c.paid.authorizeStatus,
    chargeStatus: (c) => c.paid.chargeStatus,
    delivery: (c) => {
      const chosen = methodIdOf(c)
      return chosen === null ? null : delivery(c, chosen)
    },
    problems: checkoutProblems,
    voucher: async (c, _, ctx) => {
      requirePermission(ctx, 'MANAGE_DISCOUNTS')
      const found = c.voucherCode === null ? null : await voucherByCode(ctx).load(c.voucherCode)
      return found && { ...found, channelId: c.channel.id }
    },
  },

  CheckoutLine: {
    ...metadataOf<CheckoutLineSource>('MANAGE_CHECKOUTS', ({ line }) => line),
    id: ({ line }) => toGlobalId('CheckoutLine', line.id),
    variant: ({ line, checkout }, _, ctx) => variantOf(ctx, line.variantId, checkout.channel),
    quantity: ({ line }) => line.quantity,
    unitPrice: (s) => taxed(prices(s).unit),
    undiscountedUnitPrice: (s) => money(prices(s).undiscountedUnit, s.checkout.channel.currency),
    priorUnitPrice: () => null,
    totalPrice: (s) => taxed(prices(s).total),
    undiscountedTotalPrice: (s) => money(prices(s).undiscountedTotal, s.checkout.channel.currency),
    priorTotalPrice: () => null,
    requiresShipping: ({ line }) => line.requiresShipping,
    isGift: ({ line }) => line.isGift,
    problems: checkoutLineProblems,
    priceOverrideReason: ({ line }, _, ctx) => (isStaffOrApp(ctx) ? line.priceOverrideReason : null),
  },
})
