/** Formats times in the visitor's time zone. */
import { formatDate } from './dates.ts'
import type { Language } from './i18n.ts'

/** The time of day, with the date if that is not today. `moment` is in milliseconds since 1970; `now` is for tests. */
export function formatTime(moment: number, language: Language, now = Date.now()): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
  const [day, today] = [moment, now].map((at) => formatDate(at, language, true))
  return day === today ? time : `${day}, ${time}`
}
