/** The job that watches open payments. */
import type { Services } from '../context.ts'
import { watchPayments } from '../domain/payment/watch.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

const EVERY_MS = 2000

export function createWatchJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  let isOver = false
  const loop = createLoop(
    guarded(
      'watch-payments',
      async () => {
        while (!isOver) {
          const began = performance.now()
          const { looked, failed } = await watchPayments(services)
          if (looked === 0) return
          onJob('watch-payments', failed > 0 ? 'failed' : 'done', performance.now() - began)
        }
      },
      onJob,
    ),
    EVERY_MS,
  )
  return {
    start: loop.start,
    stop: (patienceMs) => {
      isOver = true
      return loop.stop(patienceMs)
    },
  }
}
