/** Times as people read them, by the visitor's own clock. */
import { formatDate } from './dates.ts'
import type { Language } from './i18n.ts'

/** The time of day; with its day where that is another one than today. `moment` in milliseconds; `now` for tests. */
export function formatTime(moment: number, language: Language, now = Date.now()): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
  const [day, today] = [moment, now].map((at) => formatDate(at, language, true))
  return day === today ? time : `${day}, ${time}`
}
