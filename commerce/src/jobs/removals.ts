/** Deletes pictures of people that could not be deleted at once. */
import type { Services } from '../context.ts'
import { countRemovals } from '../db/queries/media-removal.ts'
import { removeNextPicture } from '../domain/remove-picture.ts'
import { showQueue } from '../metrics/jobs.ts'
import { EVERY_MS, guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

export function createRemovalJob(services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  let isOver = false
  let hide = (): void => {}
  const loop = createLoop(
    guarded(
      'removed-pictures',
      async () => {
        while (!isOver && (await removeNextPicture(services))) onJob('removed-pictures', 'done', 0)
      },
      onJob,
    ),
    EVERY_MS,
  )
  return {
    start: () => {
      loop.start()
      hide = showQueue('removed-pictures', () => countRemovals(services.database.pool))
    },
    stop: (patienceMs) => {
      isOver = true
      hide()
      return loop.stop(patienceMs)
    },
  }
}
