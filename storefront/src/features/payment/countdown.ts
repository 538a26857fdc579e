/** The time that is left to pay: one deadline from the server, read by the server's clock. */

/** The bar that drains is full at this much time. */
const FULL = 60 * 60_000
/** Under this the time is shown as running out. */
export const URGENT = 3 * 60_000
/** Minutes at which the time left is read out; the clock itself is silent. */
const MILESTONES = [30, 15, 10, 5, 3, 1]

/** A moment as milliseconds, or null where there is none to be read. */
export function parseTime(text: unknown): number | null {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** How far the server's clock is ahead of this device's. Null where the server did not say. */
export function clockSkew(serverNow: unknown, deviceNow: number): number | null {
  const at = parseTime(serverNow)
  return at === null ? null : at - deviceNow
}

/** Milliseconds left; never negative. Null: there is no deadline. */
export const timeLeft = (deadline: number | null, deviceNow: number, skew: number): number | null =>
  deadline === null ? null : Math.max(0, deadline - (deviceNow + skew))

/** `59:07`, or `1:00:00` from an hour on. A second counts until it is over. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** For `datetime` of a `<time>`: `PT59M7S`. */
export const durationText = (left: number): string =>
  `PT${Math.floor(Math.ceil(left / 1000) / 60)}M${Math.ceil(left / 1000) % 60}S`

/** What is left of the bar, 0 to 1000. */
export const barWidth = (left: number): number => Math.round((Math.min(left, FULL) / FULL) * 1000)

/** The milestone (in minutes) last passed, to be read out once; null before the first. */
export function milestone(left: number): number | null {
  return MILESTONES.toReversed().find((minutes) => left <= minutes * 60_000) ?? null
}
