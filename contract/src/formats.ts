/** Formatters of `Intl`. Each is made once, because making one takes longer than a hundred uses. */
import { DEFAULT_LANGUAGE } from './languages.ts'

type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules | Intl.DisplayNames
const made = new Map<string, Formatter>()

function once<F extends Formatter>(key: string, make: () => F): F {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known as F
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

export const pluralRules = (locale: string): Intl.PluralRules =>
  once(`plural ${locale}`, () => new Intl.PluralRules(locale))

/** The names of countries; a code without a name is its own. */
export const regionNames = (locale: string): Intl.DisplayNames =>
  once(`region ${locale}`, () => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }))

/** How many decimals a currency has; two where nobody knows it. */
export function decimalsOf(currency: string): number {
  try {
    return numberFormat(DEFAULT_LANGUAGE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
