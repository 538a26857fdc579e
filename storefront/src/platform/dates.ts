/**
 * Days and times as people read them: month/day/year in English, as the specification has it, and each other language's
 * own way. A formatter is dear to make, so each is kept.
 */
import { DEFAULT_LANGUAGE } from '@semena/contract/limits'
import type { Language } from './i18n.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, options)))
  return format
}

/** Numbers of two digits where the language writes them so. */
const SHORT = { en: '2-digit', ru: '2-digit', cs: 'numeric' } as const

interface Manner {
  /** The month by its name, where the language has names in dates. */
  isLong?: boolean
  /** By the visitor's own calendar; else by UTC, which the server knows too. */
  isLocal?: boolean
}

/** A day such as `2026-11-21`, or the day of a moment. A day without a time is nobody's in particular: it is read as UTC. */
export function formatDate(
  date: string | number,
  language: Language,
  { isLong = false, isLocal = false }: Manner = {},
): string {
  const two = SHORT[language]
  const isDay = typeof date === 'string' && date.length === 10
  return formatOf(language, {
    ...(isLong && language !== DEFAULT_LANGUAGE ? { dateStyle: 'long' } : { day: two, month: two, year: 'numeric' }),
    ...(isLocal && !isDay ? {} : { timeZone: 'UTC' }),
  }).format(new Date(date))
}

/** The time of day by the visitor's clock; with its day where that is another one than today. `now` for tests. */
export function formatTime(moment: number, language: Language, now = Date.now()): string {
  const time = formatOf(language, { timeStyle: 'short' }).format(moment)
  const day = formatDate(moment, language, { isLocal: true })
  return day === formatDate(now, language, { isLocal: true }) ? time : `${day}, ${time}`
}
