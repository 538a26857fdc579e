/** When a mail that could not be sent is sent again. */
/** The waits come to about a day; a mail that is not taken by then has failed. */
import { MINUTE_MS } from '@semena/contract/time'

const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)

/** Time of the next attempt, or null where there is none. `failed` is the number of failures, this one included. */
export function nextTry(failed: number, now: Date): Date | null {
  const wait = WAITS[failed - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
