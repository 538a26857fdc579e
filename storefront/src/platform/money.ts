/**
 * Formats money (docs/rules.md#money-format): two decimals, the language's separators, a no-break space, and the symbol
 * after the number.
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

export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency

/** An amount as text. Any language other than the shop's is formatted like Russian. */
export function formatMoney({ amount, currency }: Money, language: Language | (string & {})): string {
  const locale = language === 'en' || language === 'cs' ? language : 'ru'
  let format = formats.get(locale)
  if (!format)
    formats.set(
      locale,
      (format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    )
  return `${format.format(amount).replace(/\s/g, NBSP)}${NBSP}${currencySymbol(currency)}`
}

/** A price divided by a number of units, rounded to whole cents, for "each" and "per seed"; it is never charged. */
export const perUnit = ({ amount, currency }: Money, units: number): Money => ({
  amount: Math.round((amount * 100) / units) / 100,
  currency,
})

/** An amount as text in the page's language. */
export const formatPrice = (money: Money): string => formatMoney(money, currentLanguage())
