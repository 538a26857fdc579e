/** Net and gross of a price by a flat rate. */
import { divideRounded, type TaxedMoney } from '../money.ts'

/** A rate in thousandths of a percent: 19% is 19,000. */
export type Rate = number
export const toRate = (percent: number): Rate => Math.round(percent * 1000)

/** An entered price as net and gross; `withTax` says which of the two it is. */
export const taxed = (price: number, rate: Rate, withTax: boolean, currency: string): TaxedMoney =>
  withTax
    ? { net: divideRounded(price * 100_000, 100_000 + rate), gross: price, currency }
    : { net: price, gross: divideRounded(price * (100_000 + rate), 100_000), currency }

export const sum = (parts: readonly TaxedMoney[], currency: string): TaxedMoney =>
  parts.reduce((a, b) => ({ net: a.net + b.net, gross: a.gross + b.gross, currency }), { net: 0, gross: 0, currency })
