/**
 * The job that brings the catalogue up to date with the clock: sales begin and end, products and pages are published.
 */
import type { Services } from '../context.ts'
import { bringUpToDate } from '../domain/catalog/by-clock.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

/** How often the database is asked although nothing is known to be due, so that changes which nobody told are found. */
const EVERY_MS = 30_000
/** How often the clock is compared with the next moment, without asking the database. */
const TICK_MS = 250
/** When to try again after a failure, or while another process works out prices. */
const AGAIN_MS = 1000

/**
 * Makes the job. It compares the next moment with the clock several times a second instead of setting a timer for it:
 * so it notices a clock that is set forward or back, and the moment may be further ahead than a timer can wait. In an
 * idle minute it asks the database twice.
 */
export function createCatalogJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  const now = (): number => services.clock.now().getTime()
  let isOver = false
  let dueAt = Number.POSITIVE_INFINITY
  /** What the clock showed when the job last looked. A clock that shows less was set back. */
  let last = now()
  let timer: NodeJS.Timeout | undefined
  let deaf = (): void => {}
  const loop = createLoop(
    guarded(
      services,
      'catalogue',
      async () => {
        const began = performance.now()
        last = now()
        dueAt = last + AGAIN_MS
        const { next, isBusy, changed } = await bringUpToDate(services, { isStopped: () => isOver })
        if (!isBusy) dueAt = next?.getTime() ?? Number.POSITIVE_INFINITY
        if (changed > 0) onJob('catalogue', 'done', performance.now() - began)
      },
      onJob,
    ),
    EVERY_MS,
  )
  const tick = (): void => {
    const time = now()
    if (time >= dueAt || time < last) {
      dueAt = Number.POSITIVE_INFINITY
      loop.nudge()
    }
    last = time
  }
  return {
    start: () => {
      loop.start()
      // A change of the catalogue may bring the next moment nearer.
      deaf = services.changes.hear(loop.nudge)
      timer = setInterval(tick, TICK_MS)
      timer.unref()
    },
    stop: (patienceMs) => {
      isOver = true
      deaf()
      clearInterval(timer)
      return loop.stop(patienceMs)
    },
  }
}
