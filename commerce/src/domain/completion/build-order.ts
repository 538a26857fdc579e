/** Builds an order's rows from a checkout. Pure. */
import type { HoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import type { NewAllocation, NewDiscount, NewOrder, NewOrderLine } from '../../db/queries/order/order-insert.ts'
import type { FreeStock } from '../../db/queries/warehouse/stock.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { APP_METHOD_KEY } from '../order/app-method.ts'
import { type Checkout, weightOf } from '../checkout/state.ts'
import { toDecimal } from '../money.ts'
import { orderPaidStatus } from '../paid-status.ts'
import { promotionReason, voucherReason } from '../pricing/reason.ts'
import { isForLines } from '../pricing/voucher.ts'
import { deadlineAfter } from '../order/deadline.ts'
import { statusOfNew } from '../order/taken-on.ts'
import { inTakingOrder, shareOut } from '../checkout/share-out.ts'

export interface OrderSettings {
  id: string
  now: Date
  metadata: MetadataMap
  privateMetadata?: MetadataMap | undefined
  redirectUrl: string | null
  /** The network and mailbox for which it counts until it is paid; null where it counts for nobody. */
  holder: HoldKeys | null
}

export function buildOrder(
  checkout: Checkout,
  { id, now, metadata, privateMetadata = {}, redirectUrl, holder }: OrderSettings,
): NewOrder {
  const { prices, payments, channel, appliedVoucher, reward, method } = checkout
  const total = prices.total.gross
  const came = payments.charged + payments.authorized
  // Who handles payments and writes one down has taken the order on, however much of it that is.
  const isTaken = came >= total || payments.recorded > 0
  const minutes = channel.orderExpiryMinutes
  const hold =
    isTaken || minutes === null
      ? null
      : deadlineAfter(
          {
            totalGross: total,
            expiresAt: new Date(now.getTime() + minutes * 60_000),
            isExtended: false,
            seenUntil: null,
          },
          { came, coming: payments.chargePending + payments.authorizePending },
        )
  const expiresAt = hold?.expiresAt.toISOString() ?? null
  return {
    id,
    channelId: channel.id,
    status: statusOfNew(isTaken, channel),
    userId: checkout.userId,
    userEmail: checkout.email!,
    languageCode: checkout.languageCode,
    currency: channel.currency,
    customerNote: checkout.customerNote,
    redirectUrl,
    billingAddress: checkout.billingAddress,
    shippingAddress: checkout.shippingAddress,
    shippingMethodId: typeof method?.id === 'number' ? method.id : null,
    shippingMethodName: method?.row.name ?? null,
    collectionPointId: checkout.collectionPoint?.id ?? null,
    collectionPointName: checkout.collectionPoint?.name ?? null,
    shippingTaxRate: prices.shippingRate / 100_000,
    shippingNet: prices.shipping.net,
    shippingGross: prices.shipping.gross,
    undiscountedShipping: prices.undiscountedShipping,
    subtotalNet: prices.subtotal.net,
    subtotalGross: prices.subtotal.gross,
    totalNet: prices.total.net,
    totalGross: total,
    undiscountedTotalNet: prices.undiscountedTotal.net,
    undiscountedTotalGross: prices.undiscountedTotal.gross,
    voucherCode: appliedVoucher?.code ?? null,
    discountName: appliedVoucher?.name ?? (reward?.discount ? reward.promotion.name : null),
    translatedDiscountName: (appliedVoucher?.translations[checkout.languageCode]?.name as string | undefined) ?? null,
    weight: weightOf(checkout.lines),
    totalCharged: payments.charged,
    totalAuthorized: payments.authorized,
    totalChargePending: payments.chargePending,
    ...orderPaidStatus(total, payments),
    expiresAt,
    seenUntil: hold?.seenUntil?.toISOString() ?? null,
    isExtended: hold?.isExtended ?? false,
    heldNetwork: isTaken ? null : (holder?.network ?? null),
    heldMailbox: isTaken ? null : (holder?.mailbox ?? null),
    metadata: { ...checkout.metadata, ...metadata, ...(expiresAt ? { expiresAt } : {}) },
    privateMetadata: {
      ...checkout.privateMetadata,
      ...privateMetadata,
      ...(typeof method?.id === 'string' ? { [APP_METHOD_KEY]: method.id } : {}),
    },
    createdAt: now.toISOString(),
  }
}

/** The events of a placed order, in the order in which Saleor writes them. */
export const placedEvents = (
  order: NewOrder,
  { wasPaid, confirmsAll, isAutomatic }: { wasPaid: boolean; confirmsAll: boolean; isAutomatic: boolean },
): string[] => [
  isAutomatic ? 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT' : 'PLACED',
  ...(wasPaid && (order.chargeStatus === 'FULL' || order.chargeStatus === 'OVERCHARGED') ? ['ORDER_FULLY_PAID'] : []),
  ...(confirmsAll ? ['CONFIRMED'] : []),
]

/**
 * The order's discount: a voucher for the whole order or for shipping, or an order promotion. A voucher for lines is in
 * the lines.
 */
export function buildDiscount(
  { appliedVoucher: voucher, reward, prices, languageCode, channel }: Checkout,
  id: string,
): NewDiscount | null {
  if (reward && prices.discount > 0) {
    const { promotion } = reward
    return {
      id,
      type: 'ORDER_PROMOTION',
      name: promotion.name,
      translatedName: null,
      valueType: promotion.valueType ?? 'FIXED',
      value: promotion.value,
      amount: prices.discount,
      reason: promotionReason(promotion),
    }
  }
  if (!voucher || isForLines(voucher) || prices.discount === 0) return null
  return {
    id,
    type: 'VOUCHER',
    name: voucher.name,
    translatedName: (voucher.translations[languageCode]?.name as string | undefined) ?? null,
    valueType: 'FIXED',
    value: toDecimal(prices.discount, channel.currency),
    amount: prices.discount,
    reason: voucherReason(voucher.code),
  }
}

/**
 * Allocates stock for each line, from the warehouses in their order or from the fullest first, as the channel wants it;
 * answers the variants that have too little where
 * there are any.
 */
export function allocate(
  checkout: Checkout,
  lines: readonly NewOrderLine[],
  stocks: readonly FreeStock[],
  warehouseIds: readonly string[],
): { allocations: NewAllocation[] } | { short: number[] } {
  const wanted = checkout.lines.map((line, i) => ({ ...line, id: lines[i]!.id }))
  const shared = shareOut(wanted, inTakingOrder(stocks, warehouseIds, checkout.channel.allocationStrategy))
  return 'short' in shared ? shared : { allocations: shared.taken }
}
