/**
 * A limit for each key in a window of time, counted in this process. Processes that serve the same port tell each other
 * every second what they counted, so that the limit holds for all of them together.
 */

export interface Window {
  /** Counts `weight` for a key, and answers how many seconds it has to wait; 0 when it is within the limit. */
  take(key: string, weight?: number): number
}

/** What was counted since the last time, by the windows' names and their keys. */
export type Counts = readonly (readonly [window: string, key: string, weight: number])[]

/**
 * How many keys are remembered, so that the memory is limited. Whoever has more addresses than this cannot be limited
 * by them anyhow.
 */
const MOST_KEYS = 20_000
/** How often counts are told to other processes. Milliseconds. */
const TELL_MS = 1000

interface Sharing {
  /** Windows of this process, by name. */
  windows: Map<string, (key: string, weight: number) => void>
  /** What has not been told yet, by window and key. */
  untold: Map<string, Map<string, number>>
}
let sharing: Sharing | null = null

/**
 * Makes a limit of `max` for each key in `windowMs` milliseconds. Windows of the same name in several processes are
 * counted together.
 */
export function createWindow({
  name,
  max,
  windowMs,
  now = Date.now,
}: {
  name: string
  max: number
  windowMs: number
  now?: () => number
}): Window {
  const taken = new Map<string, { sum: number; until: number }>()
  const add = (key: string, weight: number): { sum: number; restMs: number } => {
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
    return { sum: entry.sum, restMs: entry.until - at }
  }
  sharing?.windows.set(name, add)
  return {
    take(key, weight = 1) {
      if (sharing && weight > 0) note(sharing, name, key, weight)
      const { sum, restMs } = add(key, weight)
      return sum > max ? Math.max(1, Math.ceil(restMs / 1000)) : 0
    },
  }
}

function note({ untold }: Sharing, name: string, key: string, weight: number): void {
  const counts = untold.get(name) ?? new Map<string, number>()
  untold.set(name, counts)
  if (counts.size < MOST_KEYS || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + weight)
}

/**
 * Has the windows that are made from now on counted together with those of other processes: `tell` sends them what was
 * counted here. `hear` takes what they counted.
 */
export function shareWindows(tell: (counts: Counts) => void): { hear(counts: Counts): void; stop(): void } {
  const shared: Sharing = { windows: new Map(), untold: new Map() }
  sharing = shared
  const timer = setInterval(() => {
    if (shared.untold.size === 0) return
    const counts = [...shared.untold].flatMap(([name, keys]) =>
      [...keys].map(([key, sum]) => [name, key, sum] as const),
    )
    shared.untold.clear()
    tell(counts)
  }, TELL_MS)
  timer.unref()
  return {
    hear(counts) {
      for (const [name, key, weight] of counts) shared.windows.get(name)?.(key, weight)
    },
    stop() {
      clearInterval(timer)
      sharing = null
    },
  }
}
