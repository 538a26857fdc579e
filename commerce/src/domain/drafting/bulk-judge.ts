/** Judges orders that were placed elsewhere, and makes rows of those that can be written. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { OrderBulkCreateErrorCode } from '@semena/contract/enums'
import type { ToldDiscount, ToldNote } from '../../db/queries/order/order-bulk.ts'
import type { NamedLine, NewOrder } from '../../db/queries/order/order-insert.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import type { LineDiscount } from '../../db/tables/index.ts'
import type { Rules } from '../checkout/state.ts'
import { divideRounded, toDecimal, toMinor } from '../money.ts'
import { sum } from '../order/fulfillment-faults.ts'
import { orderPaidStatus } from '../paid-status.ts'
import { manualDiscount } from '../pricing/price.ts'
import { eachOff } from '../pricing/line-discount.ts'
import { amountOff } from '../pricing/voucher.ts'
import { type Adjustment, adjustments } from '../payment/adjust.ts'
import type { Said } from '../payment/record.ts'
import type { Known, Stock, Variant } from './bulk-known.ts'
import type { BulkFault, BulkLine, BulkOptions, BulkOrder, Taxed, VariantNames } from './bulk-told.ts'

type ToldLine = Omit<NamedLine, 'id' | 'orderId' | 'ordinal'>

/** An order that can be written. */
export interface Prepared {
  order: Omit<NewOrder, 'id'> & { createdAt: Date }
  lines: { row: ToldLine; stockId: number | null; isTracked: boolean }[]
  discounts: Omit<ToldDiscount, 'id'>[]
  notes: ToldNote[]
  giftCardIds: number[]
  payments: { said: Said; adding: readonly Adjustment[] }[]
  invoices: BulkOrder['invoices']
  parcels: { trackingNumber: string; lines: { index: number; stockId: number | null; quantity: number }[] }[]
}

interface Around {
  channel: ChannelRow | null
  rules: Rules
  known: Known
  stockPolicy: BulkOptions['stockPolicy']
  now: Date
}

/** Whether what such an order has not sent waits for it in stock. */
export const waitsForGoods = (status: OrderRow['status']): boolean =>
  !['FULFILLED', 'CANCELED', 'EXPIRED', 'RETURNED', 'DRAFT'].includes(status)

/** The rows of an order, or everything that is wrong with it. */
export function judgeOrder(
  told: BulkOrder,
  { channel, rules, known, stockPolicy, now }: Around,
): { prepared: Prepared | null; errors: BulkFault[] } {
  const { variants, warehouses, stocks } = known
  const errors: BulkFault[] = [...told.faults]
  const fault = (code: OrderBulkCreateErrorCode, path: string | null, message: string): void => {
    errors.push({ code, path, message })
  }
  if (!channel) fault('NOT_FOUND', 'channel', 'There is no such channel.')
  else if (told.currency !== channel.currency)
    fault('INCORRECT_CURRENCY', 'currency', `The channel's currency is ${channel.currency}.`)
  if (told.createdAt > now) fault('FUTURE_DATE', 'createdAt', 'The date is in the future.')
  if (told.externalReference && known.references.has(told.externalReference))
    fault('UNIQUE', 'externalReference', 'Another order has this reference.')
  const names = Object.values(told.user).filter((name) => name !== null)
  const user = userOf(known, told)
  if (names.length === 0) fault('REQUIRED', 'user', 'One of id, email and externalReference is needed.')
  else if (names.length > 1)
    fault('TOO_MANY_IDENTIFIERS', 'user', 'Only one of id, email and externalReference is taken.')
  else if (!user && told.user.email === null) fault('NOT_FOUND', 'user', 'There is no such customer.')
  if (told.voucherCode && !known.voucherCodes.has(told.voucherCode))
    fault('NOT_FOUND', 'voucherCode', 'There is no such voucher code.')
  told.giftCards.forEach((code, i) => {
    if (!known.giftCards.has(code)) fault('NOT_FOUND', `giftCards.${i}`, 'There is no such gift card.')
  })
  told.notes.forEach(({ message, date }, i) => {
    if (message.length > LONGEST_TEXT) fault('NOTE_LENGTH', `notes.${i}.message`, `At most ${LONGEST_TEXT} characters.`)
    if (date && date > now) fault('FUTURE_DATE', `notes.${i}.date`, 'The date is in the future.')
  })
  told.invoices.forEach(({ createdAt }, i) => {
    if (createdAt > now) fault('FUTURE_DATE', `invoices.${i}.createdAt`, 'The date is in the future.')
  })
  const payments = told.payments.map((said, i) => {
    const adding = adjustments([], said.amounts)
    if (!adding) fault('INVALID', `transactions.${i}`, 'No events of a payment lead to these amounts.')
    return { said, adding: adding ?? [] }
  })
  const method = rules.methods.find((m) => m.id === told.delivery?.methodId)
  if (told.delivery?.methodId != null && !method)
    fault('NOT_FOUND', 'deliveryMethod.shippingMethodId', 'There is no such shipping method.')

  const named = told.lines.map((line, i) => pick(variants, line.variant, `lines.${i}`, fault))
  told.lines.forEach((line, i) => lineFaults(line, `lines.${i}`, warehouses, fault))
  if (told.lines.length === 0) fault('REQUIRED', 'lines', 'At least one line is needed.')
  const stockOf = (variant: Variant | null, warehouseId: string | null): Stock | null =>
    stocks.find((s) => s.variantId === variant?.id && s.warehouseId === warehouseId) ?? null
  const parcels = told.fulfillments.map(({ trackingNumber, lines }, f) => ({
    trackingNumber,
    lines: lines.map(({ variant, quantity, warehouseId, index }, i) => {
      const path = `fulfillments.${f}.lines.${i}`
      const own = index < 0 ? null : (named[index] ?? null)
      if (index < 0) fault('NEGATIVE_INDEX', `${path}.orderLineIndex`, 'An index is at least 0.')
      else if (index >= told.lines.length)
        fault('NO_RELATED_ORDER_LINE', `${path}.orderLineIndex`, 'There is no such line.')
      else if (own && !isNamed(own, variant))
        fault('ORDER_LINE_FULFILLMENT_LINE_MISMATCH', `${path}.variant`, 'The line is of another variant.')
      if (quantity < 1) fault('INVALID_QUANTITY', `${path}.quantity`, 'A quantity is at least 1.')
      if (warehouseId === null || !warehouses.has(warehouseId))
        fault('NOT_FOUND', `${path}.warehouse`, 'There is no such warehouse.')
      return { index, stockId: stockOf(own, warehouseId)?.id ?? null, quantity }
    }),
  }))
  const left = new Map(stocks.map((s) => [s.id, s.quantity - s.allocated]))
  /** Takes pieces off what the parts before left of a stock. */
  const take = (stockId: number | undefined | null, quantity: number, path: string): void => {
    if (stockPolicy !== 'UPDATE' || stockId == null || quantity <= 0) return
    const rest = left.get(stockId)! - quantity
    left.set(stockId, rest)
    if (rest < 0 && !errors.some((e) => e.path === path))
      fault('INSUFFICIENT_STOCK', path, 'The warehouse does not have enough.')
  }
  told.lines.forEach((line, i) => {
    const sent = sum(parcels.flatMap((p) => p.lines.filter((l) => l.index === i).map((l) => l.quantity)))
    if (sent > line.quantity) fault('INVALID_QUANTITY', `fulfillments`, 'More is sent than was ordered.')
    const variant = named[i]
    if (stockPolicy === 'SKIP' || !variant?.trackInventory) return
    const stock = stockOf(variant, line.warehouseId)
    if (!stock) fault('NON_EXISTING_STOCK', `lines.${i}.warehouse`, 'The warehouse has no stock of this variant.')
    else if (stockPolicy === 'UPDATE' && stock.quantity - stock.allocated < line.quantity)
      fault('INSUFFICIENT_STOCK', `lines.${i}.quantity`, 'The warehouse does not have enough.')
    if (waitsForGoods(told.status)) take(stock?.id, line.quantity - sent, `lines.${i}.quantity`)
  })
  for (const [f, { lines }] of parcels.entries())
    for (const [i, { index, stockId, quantity }] of lines.entries())
      if (named[index]?.trackInventory) take(stockId, quantity, `fulfillments.${f}.lines.${i}.quantity`)
  if (errors.length || !channel) return { prepared: null, errors }

  const { currency } = channel
  const rows = told.lines.map((line, i) => lineRow(line, named[i]!, currency))
  const subtotal = { net: sum(rows.map((r) => r.totalNet)), gross: sum(rows.map((r) => r.totalGross)) }
  const shipping = minor(told.delivery?.price ?? { net: 0, gross: 0 }, currency)
  const total = { net: subtotal.net + shipping.net, gross: subtotal.gross + shipping.gross }
  const paid = {
    charged: sum(told.payments.map(({ amounts }) => amounts.charged ?? 0)),
    authorized: sum(told.payments.map(({ amounts }) => amounts.authorized ?? 0)),
  }
  return {
    errors,
    prepared: {
      order: {
        channelId: channel.id,
        origin: 'BULK_CREATE',
        status: told.status,
        externalReference: told.externalReference,
        userId: user?.id ?? null,
        userEmail: told.user.email ?? user?.email ?? '',
        languageCode: told.languageCode,
        currency,
        customerNote: told.customerNote,
        redirectUrl: told.redirectUrl,
        billingAddress: told.billingAddress,
        shippingAddress: told.shippingAddress,
        shippingMethodId: method?.id ?? null,
        shippingMethodName: told.delivery?.name ?? method?.name ?? null,
        shippingTaxRate: told.delivery?.taxRate ?? rateWithin(shipping),
        shippingTaxClassId: told.delivery?.taxClassId ?? null,
        shippingTaxClassName: told.delivery?.taxClassName ?? null,
        shippingNet: shipping.net,
        shippingGross: shipping.gross,
        undiscountedShipping: shipping.gross,
        subtotalNet: subtotal.net,
        subtotalGross: subtotal.gross,
        totalNet: total.net,
        totalGross: total.gross,
        undiscountedTotalNet: sum(rows.map((r) => r.undiscountedTotalNet)) + shipping.net,
        undiscountedTotalGross: sum(rows.map((r) => r.undiscountedTotalGross)) + shipping.gross,
        voucherCode: told.voucherCode,
        weight: told.weight,
        linesCount: rows.length,
        totalCharged: paid.charged,
        totalAuthorized: paid.authorized,
        ...orderPaidStatus(total.gross, paid),
        metadata: told.metadata,
        privateMetadata: told.privateMetadata,
        createdAt: told.createdAt,
        updatedAt: told.createdAt,
      },
      lines: rows.map((row, i) => ({
        row,
        stockId: stockOf(named[i]!, told.lines[i]!.warehouseId)?.id ?? null,
        isTracked: named[i]!.trackInventory,
      })),
      discounts: told.discounts.map((d) => {
        const { ofGoods, ofShipping } = manualDiscount(d, subtotal.gross, shipping.gross, currency)
        return { ...d, amount: ofGoods + ofShipping }
      }),
      notes: told.notes.map((n) => ({ ...n, date: (n.date ?? told.createdAt).toISOString() })),
      giftCardIds: [...new Set(told.giftCards.flatMap((code) => known.giftCards.get(code) ?? []))],
      payments,
      invoices: told.invoices,
      parcels,
    },
  }
}

type Fault = (code: OrderBulkCreateErrorCode, path: string | null, message: string) => void

const userOf = ({ users }: Known, { user: { id, email, externalReference } }: BulkOrder) =>
  users.find(
    (user) =>
      user.id === id ||
      (user.ownsAddress && user.email === email) ||
      (externalReference !== null && user.externalReference === externalReference),
  ) ?? null

const isNamed = (variant: Variant, { id, sku, externalReference }: VariantNames): boolean =>
  id !== null ? variant.id === id : sku !== null ? variant.sku === sku : variant.externalReference === externalReference

function pick(variants: readonly Variant[], names: VariantNames, path: string, fault: Fault): Variant | null {
  const given = Object.values(names).filter((name) => name !== null).length
  if (given === 0) fault('REQUIRED', path, 'One of variantId, variantSku and variantExternalReference is needed.')
  if (given > 1)
    fault('TOO_MANY_IDENTIFIERS', path, 'Only one of variantId, variantSku and variantExternalReference is taken.')
  if (given !== 1) return null
  const found = variants.find((v) => isNamed(v, names)) ?? null
  if (!found) fault('NOT_FOUND', path, 'There is no such variant.')
  return found
}

function lineFaults(line: BulkLine, path: string, warehouses: ReadonlySet<string>, fault: Fault): void {
  if (line.quantity < 1) fault('INVALID_QUANTITY', `${path}.quantity`, 'A quantity is at least 1.')
  for (const name of ['total', 'undiscountedTotal'] as const)
    if (line[name].net > line[name].gross)
      fault('PRICE_ERROR', `${path}.${name}Price`, 'The net price is above the gross price.')
  if (line.undiscountedTotal.gross < line.total.gross)
    fault('PRICE_ERROR', `${path}.totalPrice`, 'The price is above the undiscounted price.')
  if (line.warehouseId === null || !warehouses.has(line.warehouseId))
    fault('NOT_FOUND', `${path}.warehouse`, 'There is no such warehouse.')
}

const minor = ({ net, gross }: Taxed, currency: string): Taxed => ({
  net: toMinor(net, currency),
  gross: toMinor(gross, currency),
})

/** The rate, as a fraction of one, that lies between a net and a gross price. */
const rateWithin = ({ net, gross }: Taxed): number => (net > 0 ? Math.round((gross / net - 1) * 10_000) / 10_000 : 0)

function lineRow(line: BulkLine, variant: Variant, currency: string): ToldLine {
  const total = minor(line.total, currency)
  const full = minor(line.undiscountedTotal, currency)
  const each = (amount: number): number => divideRounded(amount, line.quantity)
  const { type, value, reason } = line.discount
  const unitDiscount =
    type === null
      ? each(full.gross) - each(total.gross)
      : amountOff({ valueType: type, value }, each(full.gross), currency)
  return {
    variantId: variant.id,
    productName: line.productName,
    variantName: line.variantName,
    translatedProductName: line.translatedProductName,
    translatedVariantName: line.translatedVariantName,
    productSku: line.productSku,
    isShippingRequired: line.isShippingRequired,
    isGiftCard: line.isGiftCard,
    quantity: line.quantity,
    taxRate: line.taxRate ?? rateWithin(total),
    taxClassId: line.taxClassId,
    taxClassName: line.taxClassName,
    unitNet: each(total.net),
    unitGross: each(total.gross),
    totalNet: total.net,
    totalGross: total.gross,
    undiscountedUnitNet: each(full.net),
    undiscountedUnitGross: each(full.gross),
    undiscountedTotalNet: full.net,
    undiscountedTotalGross: full.gross,
    unitDiscount,
    unitDiscountValue: type === null ? toDecimal(unitDiscount, currency) : value,
    unitDiscountType: type ?? (unitDiscount > 0 ? 'FIXED' : null),
    unitDiscountReason: reason,
    discounts: toldDiscounts(line, unitDiscount, currency),
    manualValue: type === null ? null : value,
    manualType: type,
    manualReason: type === null ? null : reason,
    metadata: line.metadata,
    privateMetadata: line.privateMetadata,
  }
}

/** What was taken off a line that is told: by hand as far as it is said, else by something of the other shop. */
function toldDiscounts({ discount, quantity }: BulkLine, unit: number, currency: string): LineDiscount[] {
  const { type, value, reason } = discount
  if (unit <= 0) return []
  const told =
    type === null
      ? ({ type: 'PROMOTION', valueType: 'FIXED', value: toDecimal(unit, currency) } as const)
      : ({ type: 'MANUAL', valueType: type, value } as const)
  return [eachOff({ ...told, name: null, reason }, unit, quantity)]
}
