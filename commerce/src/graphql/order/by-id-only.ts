/**
 * What somebody who only knows an order's id reads of it. While it is fresh that is what Saleor lets them read: the
 * buyer has the id from the payment page. Ids stay in browsers, mails and logs for years, so of an older order they
 * read no more than the payment page shows; the rest is for its buyer, signed in, and for staff and apps.
 */
import { isStaffOrApp, userOf } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields, Resolver } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import type { OrderSource } from './sources.ts'

const FRESH_MS = 7 * 24 * 3_600_000

/**
 * Fields of Order that tell about the buyer. A test fails when a field of the schema stands in no list of this file.
 */
export const PERSONAL = [
  'user',
  'userEmail',
  'billingAddress',
  'shippingAddress',
  'customerNote',
  'redirectUrl',
  'voucher',
  'discountName',
  'translatedDiscountName',
  'fulfillments',
  'events',
  'transactions',
  'payments',
  'externalReference',
  'checkoutId',
  'grantedRefunds',
  'invoices',
  'privateMetadata',
  'privateMetafield',
  'privateMetafields',
] as const satisfies readonly (keyof Fields<'Order'>)[]

/** Fields that the payment page shows, or that tell nothing about the buyer. */
export const SHOWN = [
  'id',
  'token',
  'number',
  'created',
  'updatedAt',
  'status',
  'statusDisplay',
  'origin',
  'actions',
  'channel',
  'lines',
  'isPaid',
  'paymentStatus',
  'paymentStatusDisplay',
  'authorizeStatus',
  'chargeStatus',
  'total',
  'undiscountedTotal',
  'subtotal',
  'shippingPrice',
  'undiscountedShippingPrice',
  'shippingTaxRate',
  'shippingTaxClass',
  'shippingTaxClassName',
  'shippingTaxClassMetadata',
  'shippingTaxClassPrivateMetadata',
  'taxExemption',
  'trackingClientId',
  'collectionPointName',
  'availableShippingMethods',
  'availableCollectionPoints',
  'original',
  'shippingMethod',
  'shippingMethods',
  'shippingMethodName',
  'deliveryMethod',
  'isShippingRequired',
  'discount',
  'discounts',
  'voucherCode',
  'giftCards',
  'weight',
  'canFinalize',
  'totalAuthorized',
  'totalCaptured',
  'totalCharged',
  'totalCanceled',
  'totalBalance',
  'totalRefunded',
  'totalGrantedRefund',
  'totalRemainingGrant',
  'totalRefundPending',
  'totalAuthorizePending',
  'totalChargePending',
  'totalCancelPending',
  'languageCode',
  'languageCodeEnum',
  'displayGrossPrices',
  'errors',
] as const satisfies readonly (keyof Fields<'Order'>)[]

/**
 * Fields of public metadata, which for an older order give only its deadline, to which the payment page counts down.
 */
export const NARROWED = ['metadata', 'metafield', 'metafields'] as const satisfies readonly (keyof Fields<'Order'>)[]

const DEADLINE = 'expiresAt'

/**
 * Whether the viewer, being neither the order's buyer nor staff nor an app, asks for an order that is older than a
 * week.
 */
export function isKnownByIdOnly(
  order: Pick<OrderRow, 'createdAt' | 'userId'>,
  ctx: Pick<GraphqlContext, 'viewer' | 'clock'>,
): boolean {
  if (ctx.clock.now().getTime() - order.createdAt.getTime() < FRESH_MS) return false
  if (isStaffOrApp(ctx)) return false
  const user = userOf(ctx)
  return user === null || user.userId !== order.userId
}

type Read = Resolver<OrderSource, never, unknown>

/** Wraps the resolvers of Order, so that each first asks whether the viewer may read the field. */
export function guardedByAge(fields: Fields<'Order'>): Fields<'Order'> {
  const own: Readonly<Record<string, Read | undefined>> = fields
  const guarded: Record<string, Read> = {}
  for (const name of PERSONAL) {
    const read = own[name] ?? ((order) => (order as unknown as Record<string, unknown>)[name])
    guarded[name] = (order, args, ctx, info) => {
      if (isKnownByIdOnly(order, ctx)) throw permissionDenied('Only its buyer and the shop may read this of the order.')
      return read(order, args, ctx, info)
    }
  }
  for (const name of NARROWED) {
    const read = own[name]!
    guarded[name] = (order, args, ctx, info) =>
      read(isKnownByIdOnly(order, ctx) ? withDeadlineOnly(order) : order, args, ctx, info)
  }
  return { ...fields, ...guarded }
}

const withDeadlineOnly = (order: OrderSource): OrderSource => ({
  ...order,
  metadata: Object.hasOwn(order.metadata, DEADLINE) ? { [DEADLINE]: order.metadata[DEADLINE]! } : {},
})
