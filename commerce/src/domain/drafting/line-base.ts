/**
 * What a line of an order costs before vouchers. Lines of a draft cost what the catalogue says, and keep that as long as
 * the channel wants it; those of an order that was placed keep the prices at which they were bought. Pure.
 */
import type { OrderLineRow } from '../../db/queries/order/order.ts'
import type { LineDiscount } from '../../db/tables/index.ts'
import type { Gift } from '../checkout/gift.ts'
import { toDecimal } from '../money.ts'
import { promotionReason, eachOff, unitOff } from '../pricing/line-discount.ts'
import type { Reward } from '../pricing/promotion.ts'
import { type Rate, taxAdded, type TaxRules } from '../pricing/tax.ts'
import { amountOff } from '../pricing/voucher.ts'
import { followsCatalog, type OrderFacts, variantOf } from './order-facts.ts'

/** The price of one piece before and after what is taken off, and what that is. */
export interface Base {
  price: number
  discounted: number
  /** The same of all pieces. */
  totals: { before: number; after: number }
  discounts: LineDiscount[]
  /** The catalogue's price that a line of a draft keeps, and until when. */
  frozen: Pick<OrderLineRow, 'frozenPrice' | 'frozenUntil'>
}

const NOT_FROZEN = { frozenPrice: null, frozenUntil: null }

/**
 * The price that was entered, of a line that was priced before. Where its tax was taken off, because none is charged, it
 * is put on again.
 */
const enteredBefore = (net: number, gross: number, { withTax, charge }: TaxRules, rate: Rate): number =>
  !withTax ? net : charge ? gross : taxAdded(net, rate)

/** `rate` is that of the goods, whether or not taxes are charged. */
export function baseOf(line: OrderLineRow, facts: OrderFacts, tax: TaxRules, rate: Rate): Base {
  const frozen = frozenOf(line, facts)
  const listed = followsCatalog(line, facts) ? (line.priceOverride ?? frozen.frozenPrice) : null
  const full = listed ?? enteredBefore(line.undiscountedUnitNet, line.undiscountedUnitGross, tax, rate)
  if (line.manualValue !== null) return baseByHand(line, full, frozen, facts)
  if (listed === null) return baseOfPlaced(line, full, frozen, facts, tax, rate)
  const promotion = isFrozen(line, facts) ? keptPromotion(line) : promotionNow(line, facts)
  const off = promotion ? amountOff(promotion, full, facts.channel.currency) : 0
  const discounts = promotion && off > 0 ? [eachOff(promotion, off, line.quantity)] : []
  return { price: full, discounted: full - off, totals: totalsAt(line, full, full - off), discounts, frozen }
}

const totalsAt = ({ quantity }: OrderLineRow, full: number, discounted: number): Base['totals'] => ({
  before: full * quantity,
  after: discounted * quantity,
})

/**
 * A line of a placed order keeps what was taken off it. As long as it has as many pieces it costs what it did, to the
 * last minor unit: what a voucher takes off all pieces is not always so many times what it takes off one.
 */
function baseOfPlaced(
  line: OrderLineRow,
  full: number,
  frozen: Base['frozen'],
  facts: OrderFacts,
  tax: TaxRules,
  rate: Rate,
): Base {
  const isAsBefore = facts.quantities.get(line.id) === line.quantity
  const discounts = line.discounts.map((d) => (isAsBefore ? d : { ...d, total: d.unit * line.quantity }))
  const discounted = Math.max(0, full - unitOff(discounts))
  const before = enteredBefore(line.undiscountedTotalNet, line.undiscountedTotalGross, tax, rate)
  const off = discounts.reduce((n, d) => n + d.total, 0)
  const totals = isAsBefore ? { before, after: Math.max(0, before - off) } : totalsAt(line, full, discounted)
  return { price: full, discounted, totals, discounts, frozen }
}

/** Whether a line of a draft still keeps the price with which it was put in. */
const isFrozen = (line: OrderLineRow, { order, newLines, now }: OrderFacts): boolean =>
  order.status === 'DRAFT' &&
  !newLines.has(line.id) &&
  line.frozenPrice !== null &&
  (line.frozenUntil === null || line.frozenUntil > now)

/** The catalogue's price that counts for a line, and until when; without a length of time it counts for good. */
function frozenOf(line: OrderLineRow, facts: OrderFacts): Base['frozen'] {
  const { frozenPrice, frozenUntil } = line
  if (isFrozen(line, facts)) return { frozenPrice, frozenUntil }
  if (!followsCatalog(line, facts)) return NOT_FROZEN
  const hours = facts.channel.draftOrderLinePriceFreezePeriod
  return {
    frozenPrice: variantOf(line, facts.variants)?.price ?? null,
    frozenUntil: hours ? new Date(facts.now.getTime() + hours * 3_600_000) : null,
  }
}

/** What staff took off by hand replaces a promotion. */
function baseByHand(line: OrderLineRow, full: number, frozen: Base['frozen'], { channel }: OrderFacts): Base {
  const valueType = line.manualType ?? 'FIXED'
  const value = line.manualValue!
  const off = amountOff({ valueType, value }, full, channel.currency)
  const discounts =
    off > 0
      ? [eachOff({ type: 'MANUAL', name: null, valueType, value, reason: line.manualReason }, off, line.quantity)]
      : []
  return { price: full, discounted: full - off, totals: totalsAt(line, full, full - off), discounts, frozen }
}

type Promoted = Pick<LineDiscount, 'type' | 'name' | 'valueType' | 'value' | 'reason'>

/** The promotion that a line of a draft was put in with; it may be over or gone. */
const keptPromotion = (line: OrderLineRow): Promoted | undefined => line.discounts.find((d) => d.type === 'PROMOTION')

function promotionNow(line: OrderLineRow, { variants }: OrderFacts): Promoted | undefined {
  const sale = variantOf(line, variants)?.sale
  if (!sale) return undefined
  const { name, valueType, value } = sale
  return { type: 'PROMOTION', name, valueType, value, reason: promotionReason(sale) }
}

/** The line of a gift: the one that the order has already, or a new one. */
export function giftLine(facts: OrderFacts, { promotion, gift }: Reward<Gift> & { gift: Gift }): [OrderLineRow, Base] {
  const known = facts.lines.find((l) => l.isGift && l.variantId === gift.variantId)
  const line =
    known ?? emptyLine(facts.newId(), facts.order.id, { variantId: gift.variantId, quantity: 1, isGift: true })
  const value = toDecimal(gift.price, facts.channel.currency)
  const off = { type: 'ORDER_PROMOTION', name: promotion.name, valueType: 'FIXED', value } as const
  const discounts = [eachOff({ ...off, reason: promotionReason(promotion) }, gift.price, line.quantity)]
  return [
    { ...line, isShippingRequired: gift.row.requiresShipping, taxClassId: gift.row.taxClassId },
    { price: gift.price, discounted: 0, totals: totalsAt(line, gift.price, 0), discounts, frozen: NOT_FROZEN },
  ]
}

/** A line before it is priced and named. */
export const emptyLine = (
  id: string,
  orderId: string,
  more: Pick<OrderLineRow, 'variantId' | 'quantity'> & Partial<OrderLineRow>,
): OrderLineRow => ({
  id,
  orderId,
  position: 0,
  productName: '',
  variantName: '',
  translatedProductName: '',
  translatedVariantName: '',
  productSku: null,
  isShippingRequired: true,
  isGift: false,
  isGiftCard: false,
  quantityFulfilled: 0,
  taxClassId: null,
  taxClassName: null,
  taxRate: 0,
  priceOverride: null,
  priceOverrideReason: null,
  manualValue: null,
  manualType: null,
  manualReason: null,
  unitNet: 0,
  unitGross: 0,
  totalNet: 0,
  totalGross: 0,
  undiscountedUnitNet: 0,
  undiscountedUnitGross: 0,
  undiscountedTotalNet: 0,
  undiscountedTotalGross: 0,
  unitDiscount: 0,
  unitDiscountValue: 0,
  unitDiscountType: null,
  unitDiscountReason: null,
  discounts: [],
  frozenPrice: null,
  frozenUntil: null,
  voucherCode: null,
  metadata: {},
  privateMetadata: {},
  ...more,
})
