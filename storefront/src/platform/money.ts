/**
 * Money on screen (docs/rules.md#money-format): two decimals, the language's separators, no-break space, symbol after
 * the number.
 */
import type { Language } from '@semena/contract/limits'
import { currentLanguage } from './i18n.ts'

/** As the service says it. */
export interface Money {
  amount: number
  currency: string
}

const SYMBOLS: Record<string, string> = { USD: '$', EUR: '€', RUB: '₽' }
const NBSP = '\u00a0'
const formats = new Map<string, Intl.NumberFormat>()

export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency

/** A language that is not ours formats as Russian. */
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

/** A share of a price, in whole cents: for "each" and "per seed", never charged. */
export const perUnit = ({ amount, currency }: Money, units: number): Money => ({
  amount: Math.round((amount * 100) / units) / 100,
  currency,
})

/** In the page's language. */
export const formatPrice = (money: Money): string => formatMoney(money, currentLanguage())
