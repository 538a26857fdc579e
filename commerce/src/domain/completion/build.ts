/** Builds the rows of an order from a checkout. Pure. */
import type { NewDiscount, NewOrder, NewOrderLine } from '../../db/queries/order/order-insert.ts'
import type { HoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { LineDiscount } from '../../db/tables/index.ts'
import { type Checkout, type CheckoutLine, weightOf } from '../checkout/state.ts'
import { toDecimal } from '../money.ts'
import { APP_METHOD_KEY } from '../order/app-method.ts'
import { deadlineAfter } from '../order/deadline.ts'
import { statusOfNew } from '../order/taken-on.ts'
import { orderPaidStatus } from '../paid-status.ts'
import {
  promotionReason,
  voucherReason,
  wholeVoucherReason,
  eachOff,
  unitOff,
  voucherOff,
} from '../pricing/line-discount.ts'
import type { LinePrices } from '../pricing/price.ts'
import { isForLines } from '../pricing/voucher.ts'

export interface OrderSettings {
  id: string
  now: Date
  metadata: MetadataMap
  privateMetadata?: MetadataMap | undefined
  redirectUrl: string | null
  /** The network and mailbox for which it counts until it is paid. */
  holder: HoldKeys
}

export function buildOrder(
  checkout: Checkout,
  { id, now, metadata, privateMetadata = {}, redirectUrl, holder }: OrderSettings,
) {
  const { prices, payments, channel, appliedVoucher, reward, method } = checkout
  const total = prices.total.gross
  const came = payments.charged + payments.authorized
  // Who handles payments and writes one down has taken the order on, however much of it that is.
  const isTaken = came >= total || payments.recorded > 0
  const minutes = channel.expireOrdersAfter
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
  const expiresAt = hold?.expiresAt ?? null
  return {
    id,
    checkoutId: checkout.id,
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
    linesCount: checkout.lines.length,
    totalCharged: payments.charged,
    totalAuthorized: payments.authorized,
    totalChargePending: payments.chargePending,
    ...orderPaidStatus(total, payments),
    expiresAt,
    seenUntil: hold?.seenUntil ?? null,
    isExtended: hold?.isExtended ?? false,
    heldNetwork: isTaken ? null : holder.network,
    heldMailbox: isTaken ? null : holder.mailbox,
    metadata: { ...checkout.metadata, ...metadata, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) },
    privateMetadata: {
      ...checkout.privateMetadata,
      ...privateMetadata,
      ...(typeof method?.id === 'string' ? { [APP_METHOD_KEY]: method.id } : {}),
    },
    createdAt: now,
    updatedAt: now,
  } satisfies NewOrder
}

/** The events of a placed order, in the order in which Saleor writes them. */
export const placedEvents = (
  order: Pick<NewOrder, 'chargeStatus'>,
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

/** The lines, each with what was taken off it. */
export function buildLines(checkout: Checkout, orderId: string, newId: () => string) {
  const { prices, channel, appliedVoucher } = checkout
  const isLegacy = channel.useLegacyLineDiscountPropagation
  return checkout.lines.map((line, ordinal) => {
    const p = prices.lines.get(line.id)!
    const discounts = discountsOf(checkout, line, p)
    const unitDiscount = isLegacy ? allOff(checkout, p) : unitOff(discounts)
    const reasons = discounts.flatMap((d) => d.reason ?? [])
    const ofWhole = isLegacy && appliedVoucher?.type === 'ENTIRE_ORDER' && !appliedVoucher.applyOncePerOrder
    if (ofWhole) reasons.unshift(wholeVoucherReason(appliedVoucher.code))
    return {
      id: newId(),
      orderId,
      ordinal,
      variantId: line.variantId,
      isShippingRequired: line.requiresShipping,
      isGift: line.isGift,
      quantity: line.quantity,
      taxRate: p.rate / 100_000,
      unitNet: p.unit.net,
      unitGross: p.unit.gross,
      totalNet: p.total.net,
      totalGross: p.total.gross,
      undiscountedUnitNet: p.undiscounted.unit.net,
      undiscountedUnitGross: p.undiscounted.unit.gross,
      undiscountedTotalNet: p.undiscounted.total.net,
      undiscountedTotalGross: p.undiscounted.total.gross,
      unitDiscount,
      unitDiscountValue: toDecimal(unitDiscount, channel.currency),
      // What is taken off an ordered piece is an amount, also where it is none.
      unitDiscountType: 'FIXED' as const,
      unitDiscountReason: reasons.length ? reasons.join(' & ') : null,
      discounts,
      voucherCode: discounts.some((d) => d.type === 'VOUCHER') ? appliedVoucher!.code : null,
      priceOverride: line.priceOverride,
      priceOverrideReason: line.priceOverrideReason,
      metadata: line.metadata,
    } satisfies NewOrderLine
  })
}

/** What a promotion, a gift and a voucher for single lines take off a line. */
function discountsOf({ appliedVoucher, reward, channel }: Checkout, line: CheckoutLine, p: LinePrices): LineDiscount[] {
  const { quantity, sale, isGift } = line
  const off = p.undiscountedUnit - p.discountedUnit
  const discounts: LineDiscount[] = []
  if (isGift) {
    const value = toDecimal(off, channel.currency)
    const { promotion } = reward!
    const { name } = promotion
    const reason = promotionReason(promotion)
    discounts.push(eachOff({ type: 'ORDER_PROMOTION', name, valueType: 'FIXED', value, reason }, off, quantity))
  } else if (sale && off > 0) {
    const { name, valueType, value } = sale
    discounts.push(eachOff({ type: 'PROMOTION', name, valueType, value, reason: promotionReason(sale) }, off, quantity))
  }
  if (appliedVoucher && isForLines(appliedVoucher) && p.lineVoucher > 0) {
    // The older way of telling discounts knows amounts only.
    const amount = { valueType: 'FIXED' as const, value: toDecimal(p.lineVoucher, channel.currency) }
    const told = channel.useLegacyLineDiscountPropagation ? { ...appliedVoucher, ...amount } : appliedVoucher
    discounts.push(voucherOff(told, p, quantity))
  }
  return discounts
}

/** In the older way, everything that one piece costs less, its share of what is taken off the whole order included. */
const allOff = ({ prices }: Checkout, { undiscounted: { unit: before }, unit: after }: LinePrices): number =>
  Math.max(0, prices.tax.withTax ? before.gross - after.gross : before.net - after.net)
