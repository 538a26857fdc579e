/**
 * Taxes that an app works out: what it is told to work them out from, and what it may answer. Amounts are minor units;
 * nothing is added up or rounded but to the currency's own digits.
 */
import { createHash } from 'node:crypto'
import type { KeptTaxes } from '../../db/tables/taxes.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { divideRounded, HIGHEST_AMOUNT, toMinor } from '../money.ts'
import { decimalText } from '../decimal.ts'
import { type InputLine, type PricedInput, type Prices, totalsOf } from './price.ts'
import { type Rate, type TaxApp, type TaxRules, toRate } from './tax.ts'

/** What lines, in the order in which the app was told of them, and shipping cost. */
export type AppTaxes = KeptTaxes

/** What taxes are worked out from. */
export interface TaxBase {
  currency: string
  channelId: number
  withTax: boolean
  charge: boolean
  address: StoredAddress | null
  /** What shipping costs, less a voucher for it. */
  shipping: number
  /** What is taken off the whole besides. */
  discounts: { name: string | null; amount: number; type: 'SUBTOTAL' | 'SHIPPING' }[]
  /** What lines cost after sales and vouchers for single lines. */
  lines: { id: string; quantity: number; unit: number; total: number }[]
}

/** What it is worked out from, as `price` left it without taxes. */
export function taxBaseOf(
  prices: Prices,
  {
    lines,
    tax,
    channelId,
    address,
    discountName,
    shippingPrice,
  }: {
    lines: readonly InputLine[]
    tax: TaxRules
    channelId: number
    address: StoredAddress | null
    discountName: string | null
    shippingPrice: number | null
  },
): TaxBase {
  const discounts: TaxBase['discounts'] = [
    { name: discountName, amount: prices.ofOrder, type: 'SUBTOTAL' },
    { name: null, amount: prices.manualParts.ofGoods, type: 'SUBTOTAL' },
    { name: null, amount: prices.manualParts.ofShipping, type: 'SHIPPING' },
  ]
  return {
    currency: prices.currency,
    channelId,
    withTax: tax.withTax,
    charge: tax.charge,
    address,
    shipping: (shippingPrice ?? 0) - prices.ofShipping,
    discounts: discounts.filter((d) => d.amount > 0),
    lines: lines.map((line) => {
      const { id, quantity } = line
      const total = totalsOf(line).after - prices.lines.get(id)!.lineVoucher
      return { id, quantity, unit: divideRounded(total, quantity), total }
    }),
  }
}

/** What `price` gets once an app has answered. */
export const withAppTaxes = (input: PricedInput, taxes: AppTaxes): PricedInput => ({
  ...input,
  appTaxes: taxes,
  lines: input.lines.map((line, i) => ({ ...line, rate: taxes.lines[i]?.rate ?? 0 })),
  shippingRate: taxes.shipping.rate,
})

/** Tells one question to an app from another: as long as it stays, the answer that is kept is good. */
export const digestOf = (base: TaxBase, { appId }: TaxApp, more: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([base, appId, more]))
    .digest('base64url')

/** Reads what an app answers; a text says what is wrong with it. */
export function readTaxes(
  answer: Readonly<Record<string, unknown>>,
  { currency, lines }: Pick<TaxBase, 'currency' | 'lines'>,
): AppTaxes | string {
  const faults: string[] = []
  const amount = (value: unknown, name: string): number => {
    const read = decimalText(value)
    if (read === null || Number(read) > HIGHEST_AMOUNT) faults.push(`${name} is no amount`)
    return read === null || Number(read) > HIGHEST_AMOUNT ? 0 : toMinor(read, currency)
  }
  const rate = (value: unknown, name: string): Rate => {
    const read = decimalText(value)
    if (read === null || Number(read) > 1000) faults.push(`${name} is no rate`)
    return read === null ? 0 : toRate(Number(read))
  }
  if (!Array.isArray(answer.lines) || answer.lines.length !== lines.length)
    return `there must be ${lines.length} lines in the answer`
  const taxes = {
    lines: answer.lines.map((line: unknown) => {
      const {
        total_net_amount: net,
        total_gross_amount: gross,
        tax_rate: percent,
      } = { ...Object(line) } as Record<string, unknown>
      return {
        net: amount(net, 'total_net_amount'),
        gross: amount(gross, 'total_gross_amount'),
        rate: rate(percent, 'tax_rate'),
      }
    }),
    shipping: {
      net: amount(answer.shipping_price_net_amount, 'shipping_price_net_amount'),
      gross: amount(answer.shipping_price_gross_amount, 'shipping_price_gross_amount'),
      rate: rate(answer.shipping_tax_rate, 'shipping_tax_rate'),
    },
  }
  return faults[0] ?? taxes
}
