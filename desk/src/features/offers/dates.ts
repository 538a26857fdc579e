/** When an offer is on: moments as the browser's date fields hold them, and states in words. */
import { m } from '../../paraglide/messages.js'
import type { Tone } from '../../parts/figures.tsx'
import type { Fault } from '../../platform/faults.ts'
import { ofField } from '../../platform/zone.ts'

interface Typed {
  startDate: string
  endDate: string
}

/** The dates of a new offer, as they are sent. */
export const datesOf = ({ startDate, endDate }: Typed) => ({
  startDate: ofField(startDate),
  endDate: ofField(endDate),
})

/** Those dates that were changed: a field holds no seconds, so one that stands as it was is not sent. */
export function datesChanged(before: Typed, after: Typed): Partial<ReturnType<typeof datesOf>> {
  const { startDate, endDate } = datesOf(after)
  return {
    ...(after.startDate === before.startDate ? {} : { startDate }),
    ...(after.endDate === before.endDate ? {} : { endDate }),
  }
}

/** An offer that would end before it begins. */
export const dateFaults = ({ startDate, endDate }: Typed): Fault[] =>
  startDate && endDate && endDate <= startDate
    ? [{ code: '', field: 'endDate', message: m.offers_ends_too_early() }]
    : []

export interface Dates {
  startDate: string
  endDate?: string | null
}
export type When = 'ACTIVE' | 'SCHEDULED' | 'EXPIRED'

export function whenOf({ startDate, endDate }: Dates, now = Date.now()): When {
  if (endDate && Date.parse(endDate) <= now) return 'EXPIRED'
  return Date.parse(startDate) > now ? 'SCHEDULED' : 'ACTIVE'
}

export const WHEN: Readonly<Record<When, [Tone, () => string]>> = {
  ACTIVE: ['leaf', m.offers_on],
  SCHEDULED: ['clay', m.offers_scheduled],
  EXPIRED: ['quiet', m.offers_over],
}

/** Whether a day, such as `2026-11-22`, is over. */
export const isPast = (day: string): boolean => day < new Date().toISOString().slice(0, 10)
