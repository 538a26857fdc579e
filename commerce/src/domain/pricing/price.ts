/**
 * The one place where a basket's prices come from: lines at catalogue prices, a voucher, shipping, tax and gift cards
 * in, everything that is shown and charged out. Pure; amounts are minor units.
 */
import { divideRounded, type TaxedMoney } from '../money.ts'
import { spread } from './spread.ts'
import { type Rate, sum, taxed } from './tax.ts'
import { amountOff, coversLine, isForLines, type Voucher } from './voucher.ts'

export interface PricedInput {
  currency: string
  lines: readonly InputLine[]
  /** Applicable; see `voucher.ts`. */
  voucher: Voucher | null
  /** Null: nothing chosen or nothing to ship. */
  shippingPrice: number | null
  rate: Rate
  pricesWithTax: boolean
  giftCards: readonly { id: number; balance: number }[]
}

export interface InputLine {
  id: string
  quantity: number
  /** Unit price before and after catalogue sales. */
  price: number
  discountedPrice: number
  productId: number
  categoryId: number | null
  collectionIds: readonly number[]
}

export interface LinePrices {
  unit: TaxedMoney
  total: TaxedMoney
  undiscountedUnit: number
  undiscountedTotal: number
  /** Taken off this line by a voucher for single lines. */
  lineVoucher: number
}

export interface Prices {
  currency: string
  rate: Rate
  lines: ReadonlyMap<string, LinePrices>
  subtotal: TaxedMoney
  shipping: TaxedMoney
  undiscountedShipping: number
  /** Before gift cards. */
  goods: TaxedMoney
  total: TaxedMoney
  /** Before sales and vouchers, after nothing. */
  undiscountedTotal: TaxedMoney
  /** What the voucher takes off, wherever. */
  discount: number
  giftCards: readonly { id: number; amount: number }[]
}

export function price(input: PricedInput): Prices {
  const { currency, lines, voucher, rate, pricesWithTax, shippingPrice } = input
  const tax = (amount: number) => taxed(amount, rate, pricesWithTax, currency)
  const totals = lines.map((l) => l.discountedPrice * l.quantity)

  const ofLines = voucher && isForLines(voucher) ? lineDiscounts(voucher, lines, totals, currency) : lines.map(() => 0)
  const afterLines = totals.map((t, i) => t - ofLines[i]!)
  const ofOrder =
    voucher?.type === 'ENTIRE_ORDER' && !voucher.applyOncePerOrder ? amountOff(voucher, add(afterLines), currency) : 0
  const shares = spread(ofOrder, afterLines)
  const ofShipping = voucher?.type === 'SHIPPING' ? amountOff(voucher, shippingPrice ?? 0, currency) : 0

  const priced = lines.map((line, i): LinePrices => {
    const total = tax(afterLines[i]! - shares[i]!)
    return {
      total,
      unit: {
        net: divideRounded(total.net, line.quantity),
        gross: divideRounded(total.gross, line.quantity),
        currency,
      },
      undiscountedUnit: line.price,
      undiscountedTotal: line.price * line.quantity,
      lineVoucher: ofLines[i]!,
    }
  })
  const subtotal = sum(
    priced.map((l) => l.total),
    currency,
  )
  const shipping = tax((shippingPrice ?? 0) - ofShipping)
  const goods = sum([subtotal, shipping], currency)
  const giftCards = payByCards(input.giftCards, goods.gross)
  return {
    currency,
    rate,
    lines: new Map(lines.map((l, i) => [l.id, priced[i]!])),
    subtotal,
    shipping,
    undiscountedShipping: shippingPrice ?? 0,
    goods,
    total: lessened(goods, add(giftCards.map((g) => g.amount))),
    undiscountedTotal: sum([...lines.map((l) => tax(l.price * l.quantity)), tax(shippingPrice ?? 0)], currency),
    discount: add(ofLines) + ofOrder + ofShipping,
    giftCards,
  }
}

/** Off single lines: every covered one, or one piece of the cheapest. */
function lineDiscounts(
  voucher: Voucher,
  lines: readonly InputLine[],
  totals: readonly number[],
  currency: string,
): number[] {
  const covered = lines.map((l) => coversLine(voucher, l))
  if (voucher.applyOncePerOrder) {
    let cheapest = -1
    lines.forEach((l, i) => {
      if (covered[i] && (cheapest < 0 || l.discountedPrice < lines[cheapest]!.discountedPrice)) cheapest = i
    })
    return lines.map((l, i) => (i === cheapest ? amountOff(voucher, l.discountedPrice, currency) : 0))
  }
  return lines.map((l, i) => {
    if (!covered[i]) return 0
    return voucher.valueType === 'PERCENTAGE'
      ? amountOff(voucher, totals[i]!, currency)
      : amountOff(voucher, l.discountedPrice, currency) * l.quantity
  })
}

/** How much each card pays, in their order. */
function payByCards(cards: readonly { id: number; balance: number }[], due: number): { id: number; amount: number }[] {
  let left = due
  return cards.map(({ id, balance }) => {
    const amount = Math.min(left, Math.max(0, balance))
    left -= amount
    return { id, amount }
  })
}

/** Less by an amount of gross; net falls in proportion. */
function lessened(total: TaxedMoney, amount: number): TaxedMoney {
  if (amount === 0 || total.gross === 0) return total
  const gross = Math.max(0, total.gross - amount)
  return {
    ...total,
    gross,
    net: Number((BigInt(gross) * BigInt(total.net) * 2n + BigInt(total.gross)) / (BigInt(total.gross) * 2n)),
  }
}

const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
