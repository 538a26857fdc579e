/** A limit for each key in a window of time, counted in this process. */

export interface Window {
  /** Counts `weight` for a key, and answers how many seconds it has to wait; 0 when it is within the limit. */
  take(key: string, weight?: number): number
}

/**
 * How many keys are remembered, so that the memory is limited. Whoever has more addresses than this cannot be limited
 * by them anyhow.
 */
const MOST_KEYS = 20_000

/** Makes a limit of `max` for each key in `windowMs` milliseconds. */
export function createWindow({
  max,
  windowMs,
  now = Date.now,
}: {
  max: number
  windowMs: number
  now?: () => number
}): Window {
  const taken = new Map<string, { sum: number; until: number }>()
  return {
    take(key, weight = 1) {
      const at = now()
      let entry = taken.get(key)
      if (!entry || entry.until <= at) {
        taken.delete(key)
        entry = { sum: 0, until: at + windowMs }
        taken.set(key, entry)
        // The first key is the one whose window began the longest ago.
        if (taken.size > MOST_KEYS) taken.delete(taken.keys().next().value!)
      }
      entry.sum += weight
      return entry.sum > max ? Math.max(1, Math.ceil((entry.until - at) / 1000)) : 0
    },
  }
}
