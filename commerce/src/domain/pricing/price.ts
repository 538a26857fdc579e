/**
 * Computes all prices of a basket. It takes lines at catalogue prices, a voucher or an order promotion, shipping, taxes
 * and gift cards, and answers everything that is shown and charged. Pure; amounts are minor units.
 */
import type { KeptTaxes } from '../../db/tables/taxes.ts'
import { divideRounded, percentOf, type TaxedMoney, toMinor } from '../money.ts'
import { type Rate, sum, taxed, type TaxRules, weightedRate } from './tax.ts'
import { amountOff, coversLine, isForLines, type Voucher } from './voucher.ts'

export interface PricedInput {
  currency: string
  lines: readonly InputLine[]
  /** A voucher that applies; see `voucher.ts`. */
  voucher: Voucher | null
  /** What an order promotion takes off all lines together; 0 beside a voucher. */
  orderDiscount: number
  /** What staff take off the goods and shipping that are left then; left out where they take nothing off. */
  manual?: ManualDiscount | null
  /** Null where no method is chosen or nothing has to be shipped. */
  shippingPrice: number | null
  shippingRate: Rate
  /** Whether shipping is taxed by the rates of the goods; `shippingRate` counts where they cost nothing. */
  weighsShipping?: boolean
  tax: TaxRules
  /** What an app says that the lines, in their order, and shipping cost; left out where rates decide. */
  appTaxes?: KeptTaxes | null
  giftCards: readonly { id: number; balance: number }[]
}

/** Percent, or a decimal amount in the order's currency. */
export interface ManualDiscount {
  valueType: 'PERCENTAGE' | 'FIXED'
  value: number
}

export interface InputLine {
  id: string
  quantity: number
  /** Unit price before and after catalogue sales; a gift's is 0 after them. */
  price: number
  discountedPrice: number
  /** What all pieces cost before and after catalogue sales, where that is not so many times the price of one. */
  totals?: { before: number; after: number }
  rate: Rate
  variantId?: number | null
  productId: number
  categoryId: number | null
  collectionIds: readonly number[]
  /** Whether a voucher for single lines takes nothing off it, as staff did so by hand. */
  isWithoutVoucher?: boolean
}

export interface LinePrices {
  unit: TaxedMoney
  total: TaxedMoney
  /** The entered price of one piece. */
  undiscountedUnit: number
  /** The entered price of one piece, after catalogue sales. */
  discountedUnit: number
  undiscountedTotal: number
  undiscounted: { unit: TaxedMoney; total: TaxedMoney }
  /** What a voucher for single lines takes off this line. */
  lineVoucher: number
  /** The rate that was charged; 0 where taxes are not. */
  rate: Rate
}

export interface Prices {
  currency: string
  tax: TaxRules
  lines: ReadonlyMap<string, LinePrices>
  subtotal: TaxedMoney
  shipping: TaxedMoney
  shippingRate: Rate
  undiscountedShipping: number
  /** The goods before gift cards. */
  goods: TaxedMoney
  total: TaxedMoney
  /** The total before sales and vouchers. */
  undiscountedTotal: TaxedMoney
  /** What the voucher or the order promotion takes off, of lines, goods and shipping. */
  discount: number
  /** What of it is taken off all lines together, and off shipping. */
  ofOrder: number
  ofShipping: number
  /** What staff take off goods and shipping, together and each. */
  manual: number
  manualParts: { ofGoods: number; ofShipping: number }
  giftCards: readonly { id: number; amount: number }[]
}

/** What all pieces of a line cost before and after catalogue sales. */
export const totalsOf = ({ totals, price: before, discountedPrice: after, quantity }: InputLine) =>
  totals ?? { before: before * quantity, after: after * quantity }

/** Computes the prices of a basket; see the head of the file. */
export function price(input: PricedInput): Prices {
  const { currency, lines, voucher, shippingPrice, appTaxes = null } = input
  const tax = (amount: number, rate: Rate) => taxed(amount, rate, input.tax, currency)
  const charged = (rate: Rate): Rate => (input.tax.charge ? rate : 0)
  const totals = lines.map((l) => totalsOf(l).after)

  const ofLines = voucher && isForLines(voucher) ? lineDiscounts(voucher, lines, totals, currency) : lines.map(() => 0)
  const afterLines = totals.map((t, i) => t - ofLines[i]!)
  const ofOrder = orderDiscount(input, add(afterLines))
  const shares = spread(ofOrder, afterLines)
  const ofShipping = voucher?.type === 'SHIPPING' ? amountOff(voucher, shippingPrice ?? 0, currency) : 0

  const left = afterLines.map((t, i) => t - shares[i]!)
  const shippingLeft = (shippingPrice ?? 0) - ofShipping
  const byStaff = manualDiscount(input.manual ?? null, add(left), shippingLeft, currency)
  const staffShares = spread(byStaff.ofGoods, left)

  const priced = lines.map((line, i): LinePrices => {
    const byApp = appTaxes?.lines[i]
    const total = byApp ? asSaid(byApp, input.tax, currency) : tax(left[i]! - staffShares[i]!, line.rate)
    const unit = each(total, line.quantity)
    const undiscountedTotal = totalsOf(line).before
    const entered = input.tax.withTax && input.tax.charge ? unit.gross : unit.net
    return {
      total,
      unit,
      undiscountedUnit: line.price,
      discountedUnit: line.discountedPrice,
      undiscountedTotal,
      // Where nothing was taken off, Saleor rounds the price of one piece only once.
      undiscounted: {
        unit: entered === line.price ? unit : tax(line.price, line.rate),
        total: tax(undiscountedTotal, line.rate),
      },
      lineVoucher: ofLines[i]!,
      rate: charged(line.rate),
    }
  })
  const subtotal = sum(
    priced.map((l) => l.total),
    currency,
  )
  const shippingRate = input.weighsShipping
    ? weightedRate(
        lines.map(({ rate }, i) => ({ rate, net: priced[i]!.total.net })),
        input.shippingRate,
      )
    : input.shippingRate
  const shipping = appTaxes
    ? asSaid(appTaxes.shipping, input.tax, currency)
    : tax(shippingLeft - byStaff.ofShipping, shippingRate)
  const goods = sum([subtotal, shipping], currency)
  const giftCards = payByCards(input.giftCards, goods.gross)
  return {
    currency,
    tax: input.tax,
    lines: new Map(lines.map((l, i) => [l.id, priced[i]!])),
    subtotal,
    shipping,
    shippingRate: charged(shippingRate),
    undiscountedShipping: shippingPrice ?? 0,
    goods,
    total: lessened(goods, add(giftCards.map((g) => g.amount))),
    undiscountedTotal: sum(
      [...priced.map((l) => l.undiscounted.total), tax(shippingPrice ?? 0, shippingRate)],
      currency,
    ),
    discount: add(ofLines) + ofOrder + ofShipping,
    ofOrder,
    ofShipping,
    manual: byStaff.ofGoods + byStaff.ofShipping,
    manualParts: byStaff,
    giftCards,
  }
}

/** An app's amounts; where taxes are not charged, buyers pay the net one. */
const asSaid = (
  { net, gross }: { net: number; gross: number },
  { charge }: TaxRules,
  currency: string,
): TaxedMoney => ({
  net,
  gross: charge ? gross : net,
  currency,
})

/** What is taken off all lines together. */
function orderDiscount({ voucher, orderDiscount: ofPromotion, currency }: PricedInput, subtotal: number): number {
  if (!voucher) return Math.min(ofPromotion, subtotal)
  return voucher.type === 'ENTIRE_ORDER' && !voucher.applyOncePerOrder ? amountOff(voucher, subtotal, currency) : 0
}

/** What staff take off: a percentage of each, or an amount in proportion to what each costs. */
export function manualDiscount(
  discount: ManualDiscount | null,
  goods: number,
  shipping: number,
  currency: string,
): { ofGoods: number; ofShipping: number } {
  if (!discount) return { ofGoods: 0, ofShipping: 0 }
  if (discount.valueType === 'PERCENTAGE')
    return {
      ofGoods: Math.min(goods, percentOf(goods, discount.value)),
      ofShipping: Math.min(shipping, percentOf(shipping, discount.value)),
    }
  const [ofGoods = 0, ofShipping = 0] = shareOf(toMinor(discount.value, currency), [goods, shipping])
  return { ofGoods, ofShipping }
}

/** Shares of an amount among two weights: the first is rounded, the second gets the rest. */
function shareOf(amount: number, weights: readonly [number, number]): number[] {
  const all = weights[0] + weights[1]
  const wanted = Math.min(amount, all)
  if (all === 0) return [0, 0]
  const first = Math.min(weights[0], divideRounded(wanted * weights[0], all))
  return [first, wanted - first]
}

/** What is taken off single lines: of every covered one, or of one piece of the cheapest. */
function lineDiscounts(
  voucher: Voucher,
  lines: readonly InputLine[],
  totals: readonly number[],
  currency: string,
): number[] {
  const covered = lines.map((l) => coversLine(voucher, l))
  const takes = (i: number): boolean => covered[i]! && !lines[i]!.isWithoutVoucher
  if (voucher.applyOncePerOrder) {
    let cheapest = -1
    lines.forEach((l, i) => {
      if (covered[i] && (cheapest < 0 || l.discountedPrice < lines[cheapest]!.discountedPrice)) cheapest = i
    })
    return lines.map((l, i) => (i === cheapest && takes(i) ? amountOff(voucher, l.discountedPrice, currency) : 0))
  }
  return lines.map((l, i) => {
    if (!takes(i)) return 0
    return voucher.valueType === 'PERCENTAGE'
      ? amountOff(voucher, totals[i]!, currency)
      : amountOff(voucher, l.discountedPrice, currency) * l.quantity
  })
}

/** How much each gift card pays, in their order. */
function payByCards(cards: readonly { id: number; balance: number }[], due: number): { id: number; amount: number }[] {
  let left = due
  return cards.map(({ id, balance }) => {
    const amount = Math.min(left, Math.max(0, balance))
    left -= amount
    return { id, amount }
  })
}

/** A total with its gross lessened by an amount; the net falls in proportion. */
function lessened(total: TaxedMoney, amount: number): TaxedMoney {
  if (amount === 0 || total.gross === 0) return total
  const gross = Math.max(0, total.gross - amount)
  return {
    ...total,
    gross,
    net: Number((BigInt(gross) * BigInt(total.net) * 2n + BigInt(total.gross)) / (BigInt(total.gross) * 2n)),
  }
}

/** The price of one piece. */
const each = ({ net, gross, currency }: TaxedMoney, quantity: number): TaxedMoney => ({
  net: divideRounded(net, quantity),
  gross: divideRounded(gross, quantity),
  currency,
})

const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/**
 * Shares of `amount` in proportion to `weights`, none above its own weight. They add up to the amount exactly, unless
 * that is more than all weights together. What rounding leaves over goes to the last ones, as in Saleor.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0)
  let left = Math.min(amount, total)
  const wanted = left
  const last = weights.findLastIndex((w) => w > 0)
  const shares = weights.map((w, i) => {
    if (w === 0 || i === last) return 0
    const share = Math.min(left, w, divideRounded(wanted * w, total))
    left -= share
    return share
  })
  for (let i = shares.length - 1; i >= 0 && left > 0; i--) {
    const more = Math.min(left, weights[i]! - shares[i]!)
    shares[i]! += more
    left -= more
  }
  return shares
}
