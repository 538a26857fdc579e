/** A cache for figures that take long to count: the last value is answered at once, and counted again meanwhile. */
import { declareCache } from '../memory/memory.ts'

/** What is counted quicker is counted each time. Milliseconds. */
const LONG_MS = 250
/** For so long a figure is told without being counted anew. */
const FRESH_MS = 15_000
/** For so long an old figure is better than waiting. */
const KEPT_MS = 10 * 60_000

declareCache({
  name: 'figures of today',
  holds: 'figures of the desk that take long to count',
  bound: 'two figures',
  lifeMs: FRESH_MS,
  tags: null,
})

/** Answers `count` as a function that waits for it only where nothing is known of the last minutes. */
export function keptFigure<Figure>(count: () => Promise<Figure>): () => Promise<Figure> {
  let kept: { figure: Figure; at: number } | null = null
  let counting: Promise<Figure> | null = null
  const countAnew = (): Promise<Figure> => {
    const began = performance.now()
    counting ??= count()
      .then((figure) => {
        const at = performance.now()
        kept = at - began > LONG_MS ? { figure, at } : null
        return figure
      })
      .finally(() => {
        counting = null
      })
    return counting
  }
  return async () => {
    const age = kept ? performance.now() - kept.at : Number.POSITIVE_INFINITY
    if (!kept || age > KEPT_MS) return countAnew()
    // Whoever asks next is told if it fails again.
    if (age > FRESH_MS) countAnew().catch(() => {})
    return kept.figure
  }
}
