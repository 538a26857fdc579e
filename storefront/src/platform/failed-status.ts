/** Reports answers with a failure status to a listener, once for each failure, however often it is tried again. */

type Listener = (status: number) => void

/** Milliseconds without another report of the same failure; longer than a query waits before its last try. */
const QUIET_MS = 10_000

let listener: Listener | null = null
const lastTold = new Map<string, number>()

/** Sets the one listener, which shows the page's toasts. */
export const onFailedStatus = (next: Listener): void => void (listener = next)

/** Reports a status; true when the visitor is told of it now. */
export function reportStatus(status: number, operation: string, now = Date.now()): boolean {
  if (!listener) return false
  const kind = `${operation} ${Math.floor(status / 100)}`
  const before = lastTold.get(kind) ?? Number.NEGATIVE_INFINITY
  lastTold.set(kind, now)
  if (now - before < QUIET_MS) return false
  listener(status)
  return true
}
