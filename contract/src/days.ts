/** Days and times in a time zone, as the shop's forms and files have them. */
import { DAY_MS } from './time.ts'

/** The key of the shop's public metadata that names its time zone, such as `Europe/Prague`. */
export const TIME_ZONE_KEY = 'timeZone'

/** Whether there is such a time zone. */
export function isTimeZone(zone: string): boolean {
  if (zone.length > 64) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone of the shop with such public metadata; UTC unless it names one. */
export function shopZone(metadata: Readonly<Record<string, string>> | null | undefined): string {
  const zone = metadata?.[TIME_ZONE_KEY]
  return zone && isTimeZone(zone) ? zone : 'UTC'
}

/** How far the clocks of a zone are ahead of UTC at a moment. Milliseconds. */
function aheadAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  }).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  const shown = new Date(0)
  shown.setUTCFullYear(part['year']!, part['month']! - 1, part['day'])
  shown.setUTCHours(part['hour']!, part['minute'], part['second'])
  return shown.getTime() - Math.floor(at / 1000) * 1000
}

/**
 * The moment at which the clocks of a zone show a time, such as `2026-11-22T18:00`. Where they show it twice it is the
 * first; where they skip it, the moment of the skip or soon after.
 */
export function momentIn(zone: string, time: string): Date {
  const shown = Date.parse(`${time}Z`)
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((at) => shown - aheadAt(zone, at)) as [number, number]
  const right = [before, after].filter((at) => at + aheadAt(zone, at) === shown)
  return new Date(right.length ? Math.min(...right) : Math.max(before, after))
}

/** The moment at which a day begins in a zone. */
export const dayBegins = (zone: string, day: string): Date => momentIn(zone, `${day}T00:00:00`)

/** The last moment of a day in a zone. */
export function dayEnds(zone: string, day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return new Date(dayBegins(zone, next).getTime() - 1)
}

/** What the clocks of a zone show at a moment, such as `2026-11-22T18:00`. */
export const shownIn = (zone: string, at: Date): string =>
  new Date(at.getTime() + aheadAt(zone, at.getTime())).toISOString().slice(0, 16)
