/**
 * Formats money (docs/rules.md#money-format): the currency's decimals, the language's separators, a no-break space, and
 * the symbol after the number.
 */
import { currencySymbol } from '@semena/contract/currencies'
import { decimalsOf, numberFormat } from '@semena/contract/formats'
import { FALLBACK_FORMAT, type Language, languageNamed } from '@semena/contract/languages'
import { currentLanguage } from './i18n.ts'
import { type Money, minorOf, ofMinor } from './minor-units.ts'

export type { Money } from './minor-units.ts'

const NBSP = '\u00a0'

/** An amount as text. */
export function formatMoney({ amount, currency }: Money, language: Language | (string & {})): string {
  const locale = languageNamed(language) ?? FALLBACK_FORMAT
  const places = decimalsOf(currency)
  const format = numberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places })
  return `${format.format(amount).replace(/\s/g, NBSP)}${NBSP}${currencySymbol(currency)}`
}

/** A price divided by a number of units, rounded to whole minor units, for "each" and "per seed"; it is never charged. */
export const perUnit = (money: Money, units: number): Money =>
  ofMinor(Math.round(minorOf(money) / units), money.currency)

/** An amount as text in the page's language. */
export const formatPrice = (money: Money): string => formatMoney(money, currentLanguage())
