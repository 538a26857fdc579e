/** When a mail that could not be sent is tried again. */

const MINUTE_MS = 60_000
/** About a day together; whatever is not taken by then has failed. */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)

/** `failed`: how often it failed, this time included. Null: not again. */
export function nextTry(failed: number, now: Date): Date | null {
  const wait = WAITS[failed - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
