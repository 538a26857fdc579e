/** Moments and dates as text, in the reader's own time zone. */
import { dateFormat } from '@semena/contract/formats'
import { language } from './i18n.ts'

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => dateFormat(language(), options)

const SAME_DAY: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const SAME_YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...SAME_DAY }
const OLDER: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

/** As short as can be told apart: the time today, the day this year, else the date. */
export function momentText(moment: string | number, now = new Date()): string {
  const at = new Date(moment)
  if (at.toDateString() === now.toDateString()) return format(SAME_DAY).format(at)
  return format(at.getFullYear() === now.getFullYear() ? SAME_YEAR : OLDER).format(at)
}

/** The whole moment, for titles. */
export const wholeMoment = (moment: string | number): string =>
  format({ dateStyle: 'full', timeStyle: 'medium' }).format(new Date(moment))

/** A day such as `2026-12-31` is not the midnight of Greenwich, which is another day west of it. */
const dateOf = (day: string): Date => new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T12:00` : day)

/** The day without its year, where there is no room for more. */
export const dayShort = (day: string): string => format({ day: 'numeric', month: 'short' }).format(dateOf(day))

export const dayText = (day: string): string => format(OLDER).format(dateOf(day))
