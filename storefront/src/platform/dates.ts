/** Formats dates: month/day/year in English, and each other language's usual form (docs/rules.md#dates). */
import type { Language } from './i18n.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * Gives what `Intl` would give, but faster: every page has a date, and creating a formatter took longer than the rest
 * of its head.
 */
const WAYS: Record<Language, (year: number, month: number, day: number) => string> = {
  en: (year, month, day) => `${two(month)}/${two(day)}/${year}`,
  ru: (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  cs: (year, month, day) => `${day}. ${month}. ${year}`,
}

/**
 * The date of a moment in UTC, which is the same on the server, or in the visitor's time zone (`isLocal`). A date
 * without a time, such as `2026-11-21`, is the same in every time zone.
 */
export function formatDate(date: string | number, language: Language, isLocal = false): string {
  const moment = new Date(date)
  return isLocal && `${date}`.length > 10
    ? WAYS[language](moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
    : WAYS[language](moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
}
