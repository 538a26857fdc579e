/** Deletes pictures of people that could not be deleted at once. */
import type { Services } from '../context.ts'
import { countRemovals } from '../db/queries/file/media-removal.ts'
import { removeNextPicture } from '../domain/remove-picture.ts'
import { showQueue } from '../metrics/jobs.ts'
import type { JobReport } from './guarded.ts'
import type { Loop } from './loop.ts'
import { createWorkLoop } from './work-loop.ts'

export function createRemovalJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  let hide = (): void => {}
  const removeNext = async () => ((await removeNextPicture(services)) ? 'done' : null)
  const loop = createWorkLoop(services, 'removed-pictures', removeNext, onJob)
  return {
    start: () => {
      loop.start()
      hide = showQueue('removed-pictures', () => countRemovals(services.database.pool))
    },
    stop: (patienceMs) => {
      hide()
      return loop.stop(patienceMs)
    },
  }
}
