/** Builds the lines of an order from a checkout, each with what was taken off it. Pure. */
import type { NewOrderLine } from '../../db/queries/order/order-insert.ts'
import type { LineDiscount } from '../../db/tables/index.ts'
import type { Checkout, CheckoutLine } from '../checkout/state.ts'
import { toDecimal } from '../money.ts'
import { eachOff, unitOff, voucherOff } from '../pricing/line-discount.ts'
import type { LinePrices } from '../pricing/price.ts'
import { promotionReason, wholeVoucherReason } from '../pricing/reason.ts'
import { isForLines } from '../pricing/voucher.ts'

export function buildLines(checkout: Checkout, newId: () => string): NewOrderLine[] {
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
      unitDiscountType: 'FIXED',
      unitDiscountReason: reasons.length ? reasons.join(' & ') : null,
      discounts,
      voucherCode: discounts.some((d) => d.type === 'VOUCHER') ? appliedVoucher!.code : null,
      priceOverride: line.priceOverride,
      priceOverrideReason: line.priceOverrideReason,
      metadata: line.metadata,
    }
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
