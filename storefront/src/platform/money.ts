/**
 * Formats money (docs/rules.md#money-format): the currency's decimals, the language's separators, a no-break space, and
 * the symbol after the number.
 */
import type { Language } from '@semena/contract/limits'
import { currentLanguage } from './i18n.ts'

/** An amount as the service gives it: in the currency's main unit, such as euros. */
export interface Money {
  amount: number
  currency: string
}

const SYMBOLS: Record<string, string> = { USD: '$', EUR: '€', RUB: '₽' }
const NBSP = '\u00a0'
const formats = new Map<string, Intl.NumberFormat>()
const digits = new Map<string, number>()

/** How many decimals a currency has; two where nobody knows it. */
export function decimalsOf(currency: string): number {
  let found = digits.get(currency)
  if (found === undefined) {
    try {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      found = format.resolvedOptions().maximumFractionDigits ?? 2
    } catch {
      found = 2
    }
    digits.set(currency, found)
  }
  return found
}

/** An amount in whole minor units, to avoid binary fractions. */
export const minorOf = ({ amount, currency }: Money): number => Math.round(amount * 10 ** decimalsOf(currency))

/** Minor units as an amount. */
export const ofMinor = (minor: number, currency: string): Money => ({
  amount: minor / 10 ** decimalsOf(currency),
  currency,
})

export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency

/** An amount as text. Any language other than the shop's is formatted like Russian. */
export function formatMoney({ amount, currency }: Money, language: Language | (string & {})): string {
  const locale = language === 'en' || language === 'cs' ? language : 'ru'
  const places = decimalsOf(currency)
  const key = `${locale}${places}`
  let format = formats.get(key)
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places })),
    )
  return `${format.format(amount).replace(/\s/g, NBSP)}${NBSP}${currencySymbol(currency)}`
}

/** A price divided by a number of units, rounded to whole minor units, for "each" and "per seed"; it is never charged. */
export const perUnit = (money: Money, units: number): Money =>
  ofMinor(Math.round(minorOf(money) / units), money.currency)

/** An amount as text in the page's language. */
export const formatPrice = (money: Money): string => formatMoney(money, currentLanguage())
