/**
 * Tells the cache in front of the shop what is out of date. Each process puts down what it hears, after it has dropped
 * its own copies, so the last purge comes when no process has an old page any more.
 */
import type { Services } from '../context.ts'
import { countPurges } from '../db/queries/file/cdn-purge.ts'
import { ALL_PAGES, type Cdn } from '../domain/cdn/port.ts'
import { notePurges, purgeNext, tagsToPurge } from '../domain/cdn/purge.ts'
import { showQueue } from '../metrics/jobs.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

/** How often it is looked for what is due; what this process hears is purged at once. */
const EVERY_MS = 1000

export function createCdnJob(services: Services, cdn: Cdn, onJob: JobReport): Pick<Loop, 'start' | 'stop'> {
  // What no process heard, because none ran, was for pages of another start; and a new version has other pages.
  const heard = new Set([ALL_PAGES])
  const over = new AbortController()
  let endings: (() => void)[] = []
  const loop = createLoop(
    guarded(
      services,
      'cdn-purge',
      async () => {
        const tags = [...heard]
        if (tags.length > 0) {
          await notePurges(services, tags)
          for (const tag of tags) heard.delete(tag)
        }
        while (!over.signal.aborted) {
          const began = performance.now()
          if ((await purgeNext(services, cdn, over.signal)) === 0) return
          onJob('cdn-purge', 'done', performance.now() - began)
        }
      },
      onJob,
    ),
    EVERY_MS,
  )
  return {
    start: () => {
      const deaf = services.changes.hear((told) => {
        for (const tag of tagsToPurge(told)) heard.add(tag)
        loop.nudge()
      })
      endings = [deaf, showQueue('cdn-purge', () => countPurges(services.database.pool))]
      loop.start()
    },
    stop: (patienceMs) => {
      over.abort()
      for (const end of endings.splice(0)) end()
      return loop.stop(patienceMs)
    },
  }
}
