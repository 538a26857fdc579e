/** An order out of a checkout: what is written down for good. Pure. */
import type { NewAllocation, NewDiscount, NewOrder, NewOrderLine } from '../../db/queries/order-insert.ts'
import type { FreeStock } from '../../db/queries/stock.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { Checkout } from '../checkout/state.ts'
import { divideRounded, toDecimal } from '../money.ts'
import { orderPaidStatus } from '../payment/status.ts'
import { taxed } from '../pricing/tax.ts'
import { isForLines } from '../pricing/voucher.ts'

export interface OrderSettings {
  id: string
  now: Date
  pricesWithTax: boolean
  metadata: MetadataMap
  redirectUrl: string | null
}

export function buildOrder(checkout: Checkout, { id, now, metadata, redirectUrl }: OrderSettings): NewOrder {
  const { prices, payments, channel, appliedVoucher } = checkout
  const total = prices.total.gross
  const status = payments.count > 0 || total === 0 ? 'UNFULFILLED' : 'UNCONFIRMED'
  const untouched = payments.charged + payments.chargePending + payments.authorized + payments.authorizePending === 0
  const expiresAt =
    untouched && total > 0 ? new Date(now.getTime() + channel.orderExpiryMinutes * 60_000).toISOString() : null
  return {
    id,
    channelId: channel.id,
    status,
    userEmail: checkout.email!,
    languageCode: checkout.languageCode,
    currency: channel.currency,
    customerNote: checkout.customerNote,
    redirectUrl,
    billingAddress: checkout.billingAddress,
    shippingAddress: checkout.shippingAddress,
    shippingMethodId: checkout.method?.row.id ?? null,
    shippingMethodName: checkout.method?.row.name ?? null,
    shippingTaxRate: prices.rate / 100_000,
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
    discountName: appliedVoucher?.name ?? null,
    translatedDiscountName: (appliedVoucher?.translations[checkout.languageCode]?.name as string | undefined) ?? null,
    weight: checkout.lines.reduce((n, l) => n + (l.weight ?? 0) * l.quantity, 0),
    totalCharged: payments.charged,
    totalAuthorized: payments.authorized,
    totalChargePending: payments.chargePending,
    ...orderPaidStatus(total, payments),
    expiresAt,
    metadata: { ...checkout.metadata, ...metadata, ...(expiresAt ? { expiresAt } : {}) },
    privateMetadata: checkout.privateMetadata,
    createdAt: now.toISOString(),
  }
}

export function buildLines(checkout: Checkout, newId: () => string, pricesWithTax: boolean): NewOrderLine[] {
  const { prices, channel, appliedVoucher } = checkout
  const byLine = appliedVoucher && isForLines(appliedVoucher) ? appliedVoucher : null
  return checkout.lines.map((line, ordinal) => {
    const p = prices.lines.get(line.id)!
    const undiscountedUnit = taxed(p.undiscountedUnit, prices.rate, pricesWithTax, channel.currency)
    const undiscountedTotal = taxed(p.undiscountedTotal, prices.rate, pricesWithTax, channel.currency)
    // What sales and vouchers for single lines take off one piece; a voucher for the whole order is told apart.
    const unitDiscount =
      p.undiscountedUnit - divideRounded((line.discountedPrice ?? 0) * line.quantity - p.lineVoucher, line.quantity)
    return {
      id: newId(),
      ordinal,
      variantId: line.variantId,
      isShippingRequired: line.requiresShipping,
      quantity: line.quantity,
      taxRate: prices.rate / 100_000,
      unitNet: p.unit.net,
      unitGross: p.unit.gross,
      totalNet: p.total.net,
      totalGross: p.total.gross,
      undiscountedUnitNet: undiscountedUnit.net,
      undiscountedUnitGross: undiscountedUnit.gross,
      undiscountedTotalNet: undiscountedTotal.net,
      undiscountedTotalGross: undiscountedTotal.gross,
      unitDiscount,
      unitDiscountValue: toDecimal(unitDiscount, channel.currency),
      unitDiscountType: unitDiscount > 0 ? 'FIXED' : null,
      unitDiscountReason:
        unitDiscount === 0 ? null : byLine && p.lineVoucher > 0 ? `Voucher code: ${byLine.code}` : 'Sale',
      voucherCode: byLine && p.lineVoucher > 0 ? byLine.code : null,
      metadata: line.metadata,
    }
  })
}

/** Events in the order Saleor writes them. */
export const placedEvents = (order: NewOrder, wasPaid: boolean): string[] => [
  'PLACED',
  ...(wasPaid && (order.chargeStatus === 'FULL' || order.chargeStatus === 'OVERCHARGED') ? ['ORDER_FULLY_PAID'] : []),
  'CONFIRMED',
]

/** A voucher for the whole order or for shipping is a discount of the order; one for lines is in the lines. */
export function buildDiscount(
  { appliedVoucher: voucher, prices, languageCode, channel }: Checkout,
  id: string,
): NewDiscount | null {
  if (!voucher || isForLines(voucher) || prices.discount === 0) return null
  return {
    id,
    type: 'VOUCHER',
    name: voucher.name,
    translatedName: (voucher.translations[languageCode]?.name as string | undefined) ?? null,
    valueType: 'FIXED',
    value: toDecimal(prices.discount, channel.currency),
    amount: prices.discount,
    reason: `Voucher code: ${voucher.code}`,
  }
}

/** Takes stock for each line from the warehouses in their order; variants that have too little come back instead. */
export function allocate(
  checkout: Checkout,
  lines: readonly NewOrderLine[],
  stocks: readonly FreeStock[],
  warehouseIds: readonly string[],
): { allocations: NewAllocation[] } | { short: number[] } {
  const free = new Map(stocks.map((s) => [s.id, s.free]))
  const inOrder = [...stocks].sort((a, b) => warehouseIds.indexOf(a.warehouseId) - warehouseIds.indexOf(b.warehouseId))
  const allocations: NewAllocation[] = []
  const short = new Set<number>()
  for (const [i, line] of checkout.lines.entries()) {
    if (!line.trackInventory) continue
    let left = line.quantity
    for (const stock of inOrder) {
      if (stock.variantId !== line.variantId || left === 0) continue
      const quantity = Math.min(left, Math.max(0, free.get(stock.id)!))
      if (quantity === 0) continue
      free.set(stock.id, free.get(stock.id)! - quantity)
      left -= quantity
      allocations.push({ lineId: lines[i]!.id, stockId: stock.id, quantity })
    }
    if (left > 0) short.add(line.variantId)
  }
  return short.size > 0 ? { short: [...short] } : { allocations }
}
