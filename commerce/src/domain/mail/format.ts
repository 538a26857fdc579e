/** Writes amounts, times and counts as a language does (docs/rules.md#money-format for amounts). */
import { currencySymbol } from '@semena/contract/currencies'
import { dateFormat, numberFormat, pluralRules, regionNames } from '@semena/contract/formats'
import { type Language, LANGUAGE_FACTS } from '@semena/contract/languages'
import { fractionDigits, toDecimal } from '../money.ts'

const NBSP = '\u00a0'

const dates = (language: Language, timeStyle: 'short' | undefined): Intl.DateTimeFormat =>
  dateFormat(LANGUAGE_FACTS[language].writtenDates, {
    dateStyle: 'long',
    ...(timeStyle ? { timeStyle } : {}),
    timeZone: 'UTC',
  })

/** An amount with the currency's decimals, the language's separators, and the symbol after a no-break space. */
export function amount(minor: number, currency: string, language: Language): string {
  const digits = fractionDigits(currency)
  const number = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(toDecimal(Math.abs(minor), currency))
    .replace(/\s/g, NBSP)
  return `${minor < 0 ? '−' : ''}${number}${NBSP}${currencySymbol(currency)}`
}

/** `21 November 2026, 14:05 UTC`: always in UTC, because the reader's time zone is unknown. */
export const instant = (at: Date, language: Language): string => `${dates(language, 'short').format(at)}${NBSP}UTC`

/** `21 November 2026` of an ISO date. */
export const calendarDay = (date: string, language: Language): string =>
  dates(language, undefined).format(new Date(`${date}T00:00:00Z`))

export const country = (code: string, language: Language): string => regionNames(language).of(code) ?? code

/** The forms of a word after numbers, by the plural categories that CLDR has for the language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** TypeScript's library does not have `selectRange` yet. */
type RangeRules = Intl.PluralRules & { selectRange(from: number, to: number): Intl.LDMLPluralRule }

const rules = (language: Language): RangeRules => pluralRules(language) as RangeRules

export const pluralized = (n: number, forms: Forms, language: Language): string =>
  `${n}${NBSP}${forms[rules(language).select(n)] ?? forms.other}`

/** A range with the plural form that goes with it: `7–14 days`. */
export function countedRange(from: number, to: number, forms: Forms, language: Language): string {
  if (from === to) return pluralized(to, forms, language)
  const rule = rules(language).selectRange(from, to)
  return `${from}–${to}${NBSP}${forms[rule] ?? forms.other}`
}

/**
 * A first name for a greeting, or null. Anybody can have a mail sent to anybody by registering or ordering with their
 * address, so a text that is no name (a link, a sentence) is left out.
 */
export function greetable(name: string): string | null {
  const text = name.trim()
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(text) ? text : null
}

/** A text that somebody typed, changed so that no mail program makes a link of it. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/:\/\//g, ':\u2060/\u2060/')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u2060')
