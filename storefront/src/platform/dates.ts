/** Days as people read them: month/day/year in English, each other language's own way (docs/rules.md#dates). */
import type { Language } from './i18n.ts'

/** A formatter is dear to make, so each is kept. */
const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * The day of a moment by UTC, which the server knows too, or by the visitor's own calendar (`isLocal`). A day such as
 * `2026-11-21` is the same wherever one reads it.
 */
export function formatDate(date: string | number, language: Language, isLocal = false): string {
  const timeZone = isLocal && `${date}`.length > 10 ? undefined : 'UTC'
  const two = language === 'cs' ? 'numeric' : '2-digit'
  return (formats[language + timeZone] ??= new Intl.DateTimeFormat(language, {
    day: two,
    month: two,
    year: 'numeric',
    timeZone,
  })).format(new Date(date))
}
