/**
 * The sums of a checkout or an order as lines that add up. What stands in them are amounts of the service and the
 * differences between them; nothing that is charged is worked out here (docs/rules.md#money).
 */

interface Money {
  amount: number
  currency: string
}
interface Taxed {
  gross: Money
}
interface CheckoutLine {
  id: string
  isGift: boolean | null
  quantity: number
  totalPrice: Taxed
  /** What one piece costs before promo codes, now and at full price. */
  variant: { pricing: { price: Taxed | null; priceUndiscounted: Taxed | null } | null }
}
interface OrderLine {
  id: string
  isGift: boolean | null
  quantity: number
  voucherCode: string | null
  /** What a sale or a promo code takes off one piece of this line, apart from what the whole order is given. */
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
  /** As entered: without tax where the shop enters prices so. */
  undiscountedShippingPrice: Money
  total: Taxed
  /** What was paid, less the total: negative while something is due. */
  totalBalance: Money
  giftCards: readonly unknown[]
  lines: readonly OrderLine[]
}

/** `sale`: reduced prices. `code`: a promo code or a promotion of the shop. `other`: a difference with no name of its own. */
export type SumKind = 'goods' | 'sale' | 'code' | 'delivery' | 'card' | 'other'
export interface SumLine {
  kind: SumKind
  /** Negative where it is taken off. */
  amount: Money
}
export interface Ledger {
  /** Together they are the total. */
  lines: readonly SumLine[]
  total: Money
  /**
   * Paid so far, and what is left of the total; both null unless some, but not all, is paid. The pages put null for
   * `due` where the order is over: nothing more is to be paid then.
   */
  paid: Money | null
  due: Money | null
  /** The promo code, else the promotion's name. */
  code: string | null
  promotion: string | null
  /** What reduced prices and what the code took off cannot be told apart any more: the code's line has both. */
  isMixed: boolean
  /** The goods line is told at full price: a reduction has a line of its own. */
  atFullPrice: boolean
  /** What a line would cost at full price, by its id, where that is more than it costs. */
  before: ReadonlyMap<string, Money>
}

/** Whole cents, so that no binary fraction shows. */
const cents = ({ amount }: Money): number => Math.round(amount * 100)
const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

interface Anchors {
  currency: string
  subtotal: number
  shipping: number
  total: number
  hasDelivery: boolean
  hasCards: boolean
  /** Taken off the goods, as reduced prices and otherwise. */
  sale: number
  code: number
  /** Taken off the delivery. */
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
    // Beside what it is taken off.
    ['code', code > 0 ? -code - ofShipping : 0],
    ['delivery', delivery, hasDelivery],
    ['code', code > 0 ? 0 : -ofShipping],
    ['card', -card],
    ['other', card - rest],
  ]
  return rows.flatMap(([kind, amount, always = false]) =>
    always || amount !== 0 ? [{ kind, amount: { amount: amount / 100, currency } }] : [],
  )
}

/** What is taken off one line of a checkout, by reduced prices and otherwise; nothing off a gift, which is told as such. */
function reductionsOf({ isGift, quantity, totalPrice, variant: { pricing } }: CheckoutLine, hasCode: boolean) {
  const full = pricing?.priceUndiscounted && cents(pricing.priceUndiscounted.gross) * quantity
  const off = full && !isGift ? Math.max(0, full - cents(totalPrice.gross)) : 0
  if (!full || off === 0) return { full: 0, sale: 0, code: 0 }
  const reduced = pricing.price ? Math.max(0, full - cents(pricing.price.gross) * quantity) : 0
  // Another country's tax may make a difference that nobody has given.
  const sale = hasCode ? Math.min(reduced, off) : reduced > 0 ? off : 0
  return { full, sale, code: hasCode ? off - sale : 0 }
}

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
      // A code that takes nothing off the goods is for the delivery.
      ofShipping: hasCode && code === 0 && price ? Math.max(0, cents(price) - shipping) : 0,
    }),
    total: checkout.totalPrice.gross,
    paid: null,
    due: null,
    code: checkout.voucherCode,
    promotion: checkout.discountName,
    isMixed: false,
    atFullPrice: sale + code > 0,
    before: new Map(
      reduced.flatMap(({ id, full, sale: ofSale, code: ofCode }) =>
        ofSale + ofCode > 0 ? [[id, { amount: full / 100, currency }] as const] : [],
      ),
    ),
  }
}

/**
 * What was taken off an order's goods, `saved` in all, by reduced prices and by a code, and what the code took off the
 * delivery. The discounts of the whole order say whether the amounts as entered can stand beside those with tax.
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
  const money = (amount: number): Money => ({ amount: amount / 100, currency })
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
    isMixed,
    atFullPrice: saved > 0,
    before: new Map(
      priced.flatMap(({ id, off, undiscountedTotalPrice }) =>
        off > 0 ? [[id, undiscountedTotalPrice.gross] as const] : [],
      ),
    ),
  }
}
