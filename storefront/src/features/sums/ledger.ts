/**
 * The sums of a checkout or an order as lines that add up to the total. They contain only the service's amounts and
 * differences between these; nothing that is charged is calculated here (docs/rules.md#money).
 */

import { type Money, minorOf, ofMinor } from '../../platform/minor-units.ts'

interface Taxed {
  gross: Money
}
interface CheckoutLine {
  id: string
  isGift: boolean | null
  quantity: number
  totalPrice: Taxed
  /** The price of one pack before promo codes: `price` now, `priceUndiscounted` at full price. */
  variant: { pricing: { price: Taxed | null; priceUndiscounted: Taxed | null } | null }
}
interface OrderLine {
  id: string
  isGift: boolean | null
  quantity: number
  voucherCode: string | null
  /** What a sale or a promo code takes off one pack of this line; discounts of the whole order are not in it. */
  unitDiscount: Money
  totalPrice: Taxed
  undiscountedTotalPrice: Taxed
}
interface CheckoutToSum {
  isShippingRequired: boolean
  voucherCode: string | null
  discountName: string | null
  discount: Money | null
  subtotalPrice: Taxed
  shippingPrice: Taxed
  totalPrice: Taxed
  giftCards: readonly unknown[]
  deliveryMethod: { price?: Money } | null
  lines: readonly CheckoutLine[]
}
interface OrderToSum {
  isShippingRequired: boolean
  voucherCode: string | null
  discounts: readonly { name: string | null; amount: Money }[]
  subtotal: Taxed
  shippingPrice: Taxed
  /** The price as the shop has entered it, without tax where it enters prices without tax. */
  undiscountedShippingPrice: Money
  total: Taxed
  /** What was paid minus the total; negative while something is due. */
  totalBalance: Money
  giftCards: readonly unknown[]
  lines: readonly OrderLine[]
}

/**
 * Kinds of lines: `sale` is reduced prices, `code` a promo code or a promotion, `other` any difference without a name.
 */
export type SumKind = 'goods' | 'sale' | 'code' | 'delivery' | 'card' | 'other'
export interface SumLine {
  kind: SumKind
  /** Negative where the line reduces the total. */
  amount: Money
}
export interface Ledger {
  /** The lines, which add up to the total. */
  lines: readonly SumLine[]
  total: Money
  /**
   * What is paid so far, and what is left of the total; both null unless a part is paid. Pages set `due` to null where
   * the order has ended, because nothing more is to be paid then.
   */
  paid: Money | null
  due: Money | null
  /** The promo code; where there is none, `promotion` has the promotion's name. */
  code: string | null
  promotion: string | null
  /** What part of the goods' price the code or promotion takes off, in whole percent; null where it takes off none. */
  percent: number | null
  /** Whether reduced prices and the code's discount cannot be told apart, so that the code's line contains both. */
  isMixed: boolean
  /** Whether the goods line is at full price because reductions have a line of their own. */
  atFullPrice: boolean
  /** What a line would cost at full price, by the line's id, where that is more than its price. */
  before: ReadonlyMap<string, Money>
}

/** An amount in whole minor units. */
const cents = minorOf
const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

interface Anchors {
  currency: string
  subtotal: number
  shipping: number
  total: number
  hasDelivery: boolean
  hasCards: boolean
  /** What reduced prices (`sale`) and a code or promotion (`code`) take off the goods. */
  sale: number
  code: number
  /** What the code takes off the shipping price. */
  ofShipping: number
}

function linesOf(sums: Anchors): SumLine[] {
  const { currency, subtotal, shipping, total, hasDelivery, hasCards, sale, code, ofShipping } = sums
  const rest = subtotal + shipping - total
  const card = hasCards ? Math.max(0, rest) : 0
  const delivery = shipping + ofShipping
  const rows: [SumKind, number, boolean?][] = [
    ['goods', subtotal + sale + code, true],
    ['sale', -sale],
    // The code's line stands next to what it reduces: after the goods here, or after the delivery below.
    ['code', code > 0 ? -code - ofShipping : 0],
    ['delivery', delivery, hasDelivery],
    ['code', code > 0 ? 0 : -ofShipping],
    ['card', -card],
    ['other', card - rest],
  ]
  return rows.flatMap(([kind, amount, always = false]) =>
    always || amount !== 0 ? [{ kind, amount: ofMinor(amount, currency) }] : [],
  )
}

/** For display only: the service's own amounts decide what is charged. */
const percentOf = (code: number, subtotal: number): number | null =>
  Math.round((100 * code) / (subtotal + code || 1)) || null

/** What reduced prices and a code take off one line of a checkout; nothing for a gift, which pages mark as one. */
function reductionsOf({ isGift, quantity, totalPrice, variant: { pricing } }: CheckoutLine, hasCode: boolean) {
  const full = pricing?.priceUndiscounted && cents(pricing.priceUndiscounted.gross) * quantity
  const off = full && !isGift ? Math.max(0, full - cents(totalPrice.gross)) : 0
  if (!full || off === 0) return { full: 0, sale: 0, code: 0 }
  const reduced = pricing.price ? Math.max(0, full - cents(pricing.price.gross) * quantity) : 0
  // A difference without a reduced price may come from another country's tax, and is no sale.
  const sale = hasCode ? Math.min(reduced, off) : reduced > 0 ? off : 0
  return { full, sale, code: hasCode ? off - sale : 0 }
}

/** The sums of a checkout. */
export function checkoutSums(checkout: CheckoutToSum): Ledger {
  const { currency } = checkout.totalPrice.gross
  const [subtotal, shipping] = [cents(checkout.subtotalPrice.gross), cents(checkout.shippingPrice.gross)]
  const hasCode = (checkout.discount?.amount ?? 0) > 0
  const reduced = checkout.lines.map((line) => ({ id: line.id, ...reductionsOf(line, hasCode) }))
  const sale = add(reduced.map((line) => line.sale))
  const code = add(reduced.map((line) => line.code))
  const price = checkout.deliveryMethod?.price
  return {
    lines: linesOf({
      currency,
      subtotal,
      shipping,
      total: cents(checkout.totalPrice.gross),
      hasDelivery: checkout.isShippingRequired || shipping > 0,
      hasCards: checkout.giftCards.length > 0,
      sale,
      code,
      // A code that takes nothing off the goods reduces the shipping price.
      ofShipping: hasCode && code === 0 && price ? Math.max(0, cents(price) - shipping) : 0,
    }),
    total: checkout.totalPrice.gross,
    paid: null,
    due: null,
    code: checkout.voucherCode,
    promotion: checkout.discountName,
    percent: percentOf(code, subtotal),
    isMixed: false,
    atFullPrice: sale + code > 0,
    before: new Map(
      reduced.flatMap(({ id, full, sale: ofSale, code: ofCode }) =>
        ofSale + ofCode > 0 ? [[id, ofMinor(full, currency)] as const] : [],
      ),
    ),
  }
}

/**
 * Splits what was taken off an order's goods (`saved` in all) into reduced prices and a code, and finds what the code
 * took off the shipping price. The discounts of the whole order tell whether entered amounts compare with those
 * including tax.
 */
function splitOrder(
  { voucherCode, discounts, undiscountedShippingPrice, lines }: OrderToSum,
  saved: number,
  shipping: number,
) {
  const told = { sale: 0, code: 0, ofShipping: 0, isMixed: false }
  if (voucherCode === null && discounts.length === 0) return { ...told, sale: saved }
  const ofUnits = add(lines.map(({ isGift, unitDiscount, quantity }) => (isGift ? 0 : cents(unitDiscount) * quantity)))
  if (lines.some((line) => line.voucherCode)) return { ...told, code: saved, isMixed: ofUnits > 0 }
  const [given, left] = [add(discounts.map(({ amount }) => cents(amount))), saved - ofUnits]
  if (left === 0) {
    const ofShipping = Math.max(0, cents(undiscountedShippingPrice) - shipping)
    return { ...told, sale: saved, ofShipping: ofShipping === given ? given : 0 }
  }
  if (ofUnits === 0) return { ...told, code: saved }
  return left === given ? { ...told, sale: ofUnits, code: left } : { ...told, code: saved, isMixed: true }
}

/** The sums of an order. */
export function orderSums(order: OrderToSum): Ledger {
  const { currency } = order.total.gross
  const [subtotal, shipping, total] = [
    cents(order.subtotal.gross),
    cents(order.shippingPrice.gross),
    cents(order.total.gross),
  ]
  const priced = order.lines
    .filter(({ isGift }) => !isGift)
    .map((line) => ({
      ...line,
      off: Math.max(0, cents(line.undiscountedTotalPrice.gross) - cents(line.totalPrice.gross)),
    }))
  const saved = add(priced.map(({ off }) => off))
  const { sale, code, ofShipping, isMixed } = splitOrder(order, saved, shipping)
  const paid = total + cents(order.totalBalance)
  const isPartly = paid > 0 && paid < total
  const money = (amount: number): Money => ofMinor(amount, currency)
  return {
    lines: linesOf({
      currency,
      subtotal,
      shipping,
      total,
      hasDelivery: order.isShippingRequired || shipping > 0,
      hasCards: order.giftCards.length > 0,
      sale,
      code,
      ofShipping,
    }),
    total: order.total.gross,
    paid: isPartly ? money(paid) : null,
    due: isPartly ? money(total - paid) : null,
    code: order.voucherCode,
    promotion: order.discounts[0]?.name ?? null,
    percent: isMixed ? null : percentOf(code, subtotal),
    isMixed,
    atFullPrice: saved > 0,
    before: new Map(
      priced.flatMap(({ id, off, undiscountedTotalPrice }) =>
        off > 0 ? [[id, undiscountedTotalPrice.gross] as const] : [],
      ),
    ),
  }
}
