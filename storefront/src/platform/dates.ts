/** Days as people read them: month/day/year in English, each other language's own way (docs/rules.md#dates). */
import type { Language } from './i18n.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** `Intl` would say the same; every page names a day, and making a formatter of it took longer than all else of its head. */
const WAYS: Record<Language, (year: number, month: number, day: number) => string> = {
  en: (year, month, day) => `${two(month)}/${two(day)}/${year}`,
  ru: (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  cs: (year, month, day) => `${day}. ${month}. ${year}`,
}

/**
 * The day of a moment by UTC, which the server knows too, or by the visitor's own calendar (`isLocal`). A day such as
 * `2026-11-21` is the same wherever one reads it.
 */
export function formatDate(date: string | number, language: Language, isLocal = false): string {
  const moment = new Date(date)
  return isLocal && `${date}`.length > 10
    ? WAYS[language](moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
    : WAYS[language](moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
}
