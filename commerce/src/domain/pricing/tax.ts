/** Net and gross of a price: flat rates by country and tax class. */
import type { ChannelRow, Reference } from '../../db/queries/reference/reference.ts'
import { divideRounded, type TaxedMoney } from '../money.ts'

/** A rate in thousandths of a percent: 19% is 19,000. */
export type Rate = number
/** Makes a rate of a number of percent. */
export const toRate = (percent: number): Rate => Math.round(percent * 1000)

/** How a channel's prices are taxed. */
export interface TaxRules {
  /** Whether prices are entered with tax. */
  withTax: boolean
  /** Whether tax is charged; otherwise buyers pay net prices. */
  charge: boolean
}

type TaxData = Pick<Reference, 'settings' | 'taxExceptions'>

/** Whether prices are entered with tax; where the channel does not say so, the shop's setting counts. */
export const areEnteredWithTax = ({ settings: shop }: Pick<Reference, 'settings'>, channel: ChannelRow): boolean =>
  channel.pricesEnteredWithTax ?? shop.pricesEnteredWithTax

/** The channel's rules for buyers of a country. */
export const taxRulesOf = (data: TaxData, channel: ChannelRow, country: string): TaxRules => ({
  withTax: areEnteredWithTax(data, channel),
  charge: (data.taxExceptions.get(channel.id)?.get(country) ?? channel).chargeTaxes,
})

/** The app that works out taxes; without an identifier every app that does is asked in turn. */
export interface TaxApp {
  appId: string | null
}

/**
 * Who works out the taxes of a channel's buyers of a country; null where rates decide, or where prices hold no tax and
 * none is charged.
 */
export function taxAppOf(data: TaxData, channel: ChannelRow, country: string): TaxApp | null {
  const exception = data.taxExceptions.get(channel.id)?.get(country)
  if ((exception?.taxCalculationStrategy ?? channel.taxCalculationStrategy) !== 'TAX_APP') return null
  const { withTax, charge } = taxRulesOf(data, channel, country)
  return withTax || charge ? { appId: exception?.taxAppId ?? channel.taxAppId } : null
}

/**
 * Whether shipping is taxed by the rates of the goods, each weighed by what they cost without tax, and not by the rate of
 * its own tax class.
 */
export const weighsShipping = (
  { taxExceptions }: Pick<Reference, 'taxExceptions'>,
  channel: ChannelRow,
  country: string,
) => (taxExceptions.get(channel.id)?.get(country) ?? channel).useWeightedTaxForShipping

/** The rates of the goods, weighed by what they cost; `other` where they cost nothing. */
export function weightedRate(goods: readonly { rate: Rate; net: number }[], other: Rate): Rate {
  const weight = goods.reduce((n, { net }) => n + net, 0)
  return weight === 0
    ? other
    : divideRounded(
        goods.reduce((n, { rate, net }) => n + rate * net, 0),
        weight,
      )
}

/** Whether buyers of a country are shown prices with tax. */
export const showsGross = (
  { taxExceptions }: Pick<Reference, 'taxExceptions'>,
  channel: ChannelRow,
  country: string,
): boolean => (taxExceptions.get(channel.id)?.get(country) ?? channel).displayGrossPrices

/** The rate of a tax class in a country: without one the country's own, and without that 0. */
export function rateOf(
  { taxRates, taxClassRates }: Pick<Reference, 'taxRates' | 'taxClassRates'>,
  taxClassId: number | null,
  country: string,
): Rate {
  const ofClass = taxClassId === null ? undefined : taxClassRates.get(taxClassId)?.get(country)
  return toRate(ofClass ?? taxRates.get(country) ?? 0)
}

/** A price without tax with the tax put on. */
export const taxAdded = (net: number, rate: Rate): number => divideRounded(net * (100_000 + rate), 100_000)

/** An entered price as net and gross. Where taxes are not charged, the tax inside an entered price is taken off. */
export function taxed(price: number, rate: Rate, { withTax, charge }: TaxRules, currency: string): TaxedMoney {
  const net = withTax ? divideRounded(price * 100_000, 100_000 + rate) : price
  if (!charge) return { net, gross: net, currency }
  return { net, gross: withTax ? price : taxAdded(price, rate), currency }
}

export const sum = (parts: readonly TaxedMoney[], currency: string): TaxedMoney =>
  parts.reduce((a, b) => ({ net: a.net + b.net, gross: a.gross + b.gross, currency }), { net: 0, gross: 0, currency })
