/** The time left to pay, from the server's deadline and by the server's clock. */

import { MINUTE_MS, USUAL_DEADLINE_MINUTES } from '@semena/contract/time'

/** The time left at which the bar is full, in milliseconds. */
const FULL = USUAL_DEADLINE_MINUTES * MINUTE_MS
/** Below this time, in milliseconds, the clock is shown as running out. */
export const URGENT = 3 * 60_000
/** Minutes left at which screen readers are told the time; the clock itself is silent. */
const MILESTONES = [30, 15, 10, 5, 3, 1]

/** Reads a time as milliseconds since 1970; null where it cannot be read. */
export function parseTime(text: unknown): number | null {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** By how many milliseconds the server's clock is ahead of this device's; null where the server did not say. */
export function clockSkew(serverNow: unknown, deviceNow: number): number | null {
  const at = parseTime(serverNow)
  return at === null ? null : at - deviceNow
}

/** Differences below this many milliseconds count as none, because the header is exact to the second only. */
const COARSE = 2_000

/**
 * By how many milliseconds the server's clock is ahead, from the `Date` header of an answer that was asked for and heard
 * at these times of the device. A time between the two tells nothing, however long the answer took: the device may have
 * slept meanwhile.
 */
export function headerSkew(header: unknown, asked: number, heard: number): number {
  const at = parseTime(header)
  if (at === null) return 0
  if (at < asked - COARSE) return at - asked
  return at > heard + COARSE ? at - heard : 0
}

/** Milliseconds left, never negative; null without a deadline. */
export const timeLeft = (deadline: number | null, deviceNow: number, skew: number): number | null =>
  deadline === null ? null : Math.max(0, deadline - (deviceNow + skew))

/** The time left as `59:07`, or `1:00:00` from an hour on. Seconds are rounded up. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The time left for the `datetime` of a `<time>`, such as `PT59M7S`. */
export const durationText = (left: number): string =>
  `PT${Math.floor(Math.ceil(left / 1000) / 60)}M${Math.ceil(left / 1000) % 60}S`

/** The width of the bar, from 0 to 1000. */
export const barWidth = (left: number): number => Math.round((Math.min(left, FULL) / FULL) * 1000)

/** The milestone last passed, in minutes; null before the first. */
export function milestone(left: number): number | null {
  return MILESTONES.toReversed().find((minutes) => left <= minutes * 60_000) ?? null
}
