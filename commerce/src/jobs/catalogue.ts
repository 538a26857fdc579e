/** The job that turns the catalogue with the clock: sales begin and end, products and pages are published. */
import type { Services } from '../context.ts'
import { bringUpToDate } from '../domain/catalogue/by-clock.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

/** How often the database is asked although nothing is known to be due: what nobody told is found then. */
const EVERY_MS = 30_000
/** How often the clock is compared with the next moment, without asking anybody. */
const TICK_MS = 250
/** After a failure, or while somebody else is at the prices. */
const AGAIN_MS = 1000

/**
 * The moment is compared with the clock several times a second, rather than waited for: a clock that is set forward or
 * back is noticed as well, and no timer is too short for a sale in autumn. In an idle minute it asks the database twice.
 */
export function createCatalogueJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  const now = (): number => services.clock.now().getTime()
  let isOver = false
  let dueAt = Number.POSITIVE_INFINITY
  /** What the clock showed when it was looked at last: one that shows less was set back. */
  let last = now()
  let timer: NodeJS.Timeout | undefined
  let deaf = (): void => {}
  const loop = createLoop(
    guarded(
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
      // An import, or somebody in the database, may bring a moment nearer.
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
