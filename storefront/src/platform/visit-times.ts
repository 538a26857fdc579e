/**
 * Measures how quick a page was for its visitor, and sends four figures when the page is left
 * (docs/rules.md#visit-times). The file is loaded once the page is still, and browsers then tell what they have noted
 * before. Nothing that tells visitors apart is read or sent.
 */
import { splitPath } from './i18n.ts'

/** An event that took less than this was quick. Milliseconds. */
const NOTED_MS = 40
/** Layout shifts belong together that follow within a second, at most five seconds long. Milliseconds. */
const GAP_MS = 1000
const LONGEST_MS = 5000

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }

/** Begins to measure. Who asks not to be followed (Global Privacy Control, Do Not Track) is not measured. */
export function measureVisit(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (globalPrivacyControl || doNotTrack === '1' || !page) return
  const began = (page as { activationStart?: number }).activationStart ?? 0
  const since = (time: number): number => Math.max(0, Math.round(time - began))
  let largest: number | undefined
  let shift = 0
  const row = { sum: 0, from: 0, to: 0 }
  const pressed = new Map<number, number>()

  const watch = (type: string, note: (entry: Entry) => void): PerformanceObserver | undefined => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note))
    observer.observe({ type, buffered: true, durationThreshold: NOTED_MS } as PerformanceObserverInit)
    return observer
  }
  const largestOf = ({ startTime }: Entry): void => {
    largest = since(startTime)
  }
  const shiftOf = ({ startTime, value, hadRecentInput }: Entry): void => {
    if (hadRecentInput) return
    if (startTime - row.to > GAP_MS || startTime - row.from > LONGEST_MS) {
      row.sum = 0
      row.from = startTime
    }
    row.sum += value
    row.to = startTime
    shift = Math.max(shift, row.sum)
  }
  const pressOf = ({ interactionId, duration }: Entry): void => {
    if (interactionId) pressed.set(interactionId, Math.max(duration, pressed.get(interactionId) ?? 0))
  }
  const watched = [
    [watch('largest-contentful-paint', largestOf), largestOf],
    [watch('layout-shift', shiftOf), shiftOf],
    [watch('first-input', pressOf), pressOf],
    [watch('event', pressOf), pressOf],
  ] as const

  addEventListener(
    'visibilitychange',
    function leave() {
      if (document.visibilityState !== 'hidden') return
      removeEventListener('visibilitychange', leave, true)
      for (const [observer, note] of watched) (observer?.takeRecords() as Entry[] | undefined)?.forEach(note)
      // One press in fifty may be slower, as browsers count it.
      const slowest = [...pressed.values()].toSorted((a, b) => b - a)[Math.floor(pressed.size / 50)]
      // A page that was opened in the background was not seen while it loaded.
      const wasSeen = !performance
        .getEntriesByType('visibility-state')
        .some(({ name, startTime }) => name === 'hidden' && since(startTime) <= (largest ?? 0))
      const figures = {
        page: splitPath(new URL(page.name).pathname)[1].split('/')[1] ?? '',
        device: !matchMedia('(pointer: coarse)').matches ? 'desktop' : screen.width < 600 ? 'phone' : 'tablet',
        ttfb: since(page.responseStart),
        ...(largest !== undefined && wasSeen && { lcp: largest }),
        ...(slowest !== undefined && { inp: Math.round(slowest) }),
        ...(watched[1][0] && { cls: Math.round(shift * 1e4) / 1e4 }),
      }
      navigator.sendBeacon('/api/visit-times', String(new URLSearchParams(figures as never)))
    },
    true,
  )
}
