/** A loop for work that comes in pieces. */
import { EVERY_MS, guarded, type Guarding, type JobOutcome, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

/**
 * A loop that does one piece of work after another until none is left, and looks for more every `everyMs` milliseconds.
 * `next` does a piece and says how it ended, or null where there was none; what takes long asks `isOver` whether the
 * loop was stopped meanwhile.
 */
export function createWorkLoop(
  services: Guarding,
  name: string,
  next: (isOver: () => boolean) => Promise<JobOutcome | null>,
  onJob: JobReport,
  everyMs = EVERY_MS,
): Loop {
  let isOver = false
  const loop = createLoop(
    guarded(
      services,
      name,
      async () => {
        while (!isOver) {
          const began = performance.now()
          const outcome = await next(() => isOver)
          if (outcome === null) return
          onJob(name, outcome, performance.now() - began)
        }
      },
      onJob,
    ),
    everyMs,
  )
  return {
    ...loop,
    stop: (patienceMs) => {
      isOver = true
      return loop.stop(patienceMs)
    },
  }
}
