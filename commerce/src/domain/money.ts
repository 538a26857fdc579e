/** Money as integer minor units with its currency, and the arithmetic prices need. */
import { withoutEnd } from '@semena/contract/texts'
import { placesOf } from '../db/tables/minor-units.ts'

export interface Money {
  /** Integer minor units, such as cents. */
  minor: number
  /** ISO 4217. */
  currency: string
}

export interface TaxedMoney {
  /** Minor units without and with tax. */
  net: number
  gross: number
  currency: string
}

/** Whether a text has the shape of a currency's code by ISO 4217. */
export const isCurrencyCode = (text: string): boolean => /^[A-Za-z]{3}$/.test(text)

/** The largest amount of money, in whole units: columns hold no more. */
export const HIGHEST_AMOUNT = 999_999_999

/** Decimal places of a currency: 2 for USD, 0 for JPY. */
export const fractionDigits = placesOf

/** Decimal amount → minor units, rounded half away from zero. It reads the decimal text, so 1.005 is 1.01, not 1.00. */
export function toMinor(amount: number | string, currency: string): number {
  const places = fractionDigits(currency)
  const text = typeof amount === 'number' ? amount.toFixed(Math.max(places, 8)) : amount.trim()
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match || (!match[2] && !match[3])) throw new RangeError(`not a decimal amount: ${text}`)
  const [, sign, whole = '', fraction = ''] = match
  const kept = fraction.slice(0, places).padEnd(places, '0')
  const up = (fraction[places] ?? '0') >= '5' ? 1 : 0
  const value = Number(`${whole}${kept}`) + up
  return value === 0 ? 0 : sign ? -value : value
}

/** Minor units → decimal amount, for the GraphQL edge only. */
export const toDecimal = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency)

/** The rounded quotient of two integers, half away from zero. */
export function divideRounded(numerator: number, denominator: number): number {
  const q = Math.abs(numerator) / Math.abs(denominator)
  const rounded = Math.floor(q + 0.5)
  const value = Math.sign(numerator) * Math.sign(denominator) < 0 ? -rounded : rounded
  return value === 0 ? 0 : value
}

/** What the pieces after `from`, up to `to`, cost of `of` pieces that cost `total` together. Such parts add up to it. */
export const partOf = (total: number, of: number, from: number, to: number): number =>
  divideRounded(total * to, of) - divideRounded(total * from, of)

/** `percent` of an amount, rounded to a minor unit. Percents have at most three decimals. */
export const percentOf = (minor: number, percent: number): number =>
  divideRounded(minor * Math.round(percent * 1000), 100_000)

/**
 * Decimal amount → minor units, rounded half to even, as Saleor rounds amounts of payments: 1.005 is 1.00, 1.015 is
 * 1.02.
 */
export function toMinorHalfEven(amount: number, currency: string): number {
  const places = fractionDigits(currency)
  const [whole = '0', fraction = ''] = Math.abs(amount).toFixed(Math.max(places, 8)).split('.')
  const kept = Number(whole + fraction.slice(0, places))
  const rest = withoutEnd(fraction.slice(places), '0')
  const up = rest === '5' ? kept % 2 === 1 : (rest[0] ?? '0') >= '5'
  const value = kept + (up ? 1 : 0)
  return value === 0 ? 0 : amount < 0 ? -value : value
}

/** Whether an amount has no more decimals than its currency. */
export const isPrecise = (amount: number, currency: string): boolean =>
  Math.abs(amount * 10 ** fractionDigits(currency) - Math.round(amount * 10 ** fractionDigits(currency))) < 1e-6
