/** Makes the files that staff asked for, soon after they did. */
import type { Services } from '../context.ts'
import { makeNextExport } from '../domain/export/files.ts'
import { EVERY_MS, guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

export function createExportJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  let isOver = false
  const loop = createLoop(
    guarded(
      'exports',
      async () => {
        while (!isOver) {
          const began = performance.now()
          if (!(await makeNextExport(services, () => isOver))) return
          onJob('exports', 'done', performance.now() - began)
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
