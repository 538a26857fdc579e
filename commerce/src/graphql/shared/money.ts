/** Money at the GraphQL edge: minor units become decimals here and nowhere else. */
import { fractionDigits, toDecimal } from '../../domain/money.ts'

/** Saleor's Money out of minor units. */
export const money = (minor: number, currency: string) => ({
  amount: toDecimal(minor, currency),
  currency,
  fractionDigits: fractionDigits(currency),
  fractionalAmount: minor,
})

/** Saleor's TaxedMoney out of minor units. */
export const taxedMoney = (net: number, gross: number, currency: string) => ({
  currency,
  net: money(net, currency),
  gross: money(gross, currency),
  tax: money(gross - net, currency),
})
