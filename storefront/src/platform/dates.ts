/** Days as a language writes them out. A formatter is dear to make, so each is kept. */
import type { Language } from './i18n.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

export function formatDate(date: string, language: Language): string {
  let format = formats.get(language)
  if (!format)
    formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })))
  return format.format(new Date(date))
}
