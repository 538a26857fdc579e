/** Formats dates in digits, in the form that the table of languages has for each (docs/rules.md#dates). */
import { type Language, LANGUAGE_FACTS } from '@semena/contract/languages'

/**
 * Gives what `Intl` would give, but faster: every page has a date, and creating a formatter took longer than the rest
 * of its head.
 */
const inDigits = (language: Language, year: number, month: number, day: number): string =>
  LANGUAGE_FACTS[language].date
    .replace('YYYY', String(year))
    .replace(/MM?/, (form) => String(month).padStart(form.length, '0'))
    .replace(/DD?/, (form) => String(day).padStart(form.length, '0'))

/**
 * The date of a moment in UTC, which is the same on the server, or in the visitor's time zone (`isLocal`). A date
 * without a time, such as `2026-11-21`, is the same in every time zone.
 */
export function formatDate(date: string | number, language: Language, isLocal = false): string {
  const moment = new Date(date)
  return isLocal && `${date}`.length > 10
    ? inDigits(language, moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
    : inDigits(language, moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
}
