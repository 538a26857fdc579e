/**
 * Jobs that are done once each time they are due, however many processes run. Who takes one claims its row; a process
 * that dies over it leaves a claim that ends, and another begins anew.
 */
import type { Services } from '../context.ts'
import { claimJob, ensureJobs, finishJob } from '../db/queries/job.ts'
import { faultText } from '../domain/fault-text.ts'
import { EVERY_MS, guarded, type JobReport, report } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

export type JobServices = Pick<Services, 'database' | 'clock' | 'settings'>

export interface RecurringJob {
  name: string
  /** When it is due after it was done at `now`; also at first. */
  next: (now: Date) => Date
  /** A job that failed is tried again after this time. */
  retryMs: number
  /** Due as soon as the shop has it, not only at its next time. */
  isDueAtFirst: boolean
  /** True: there is more, go on at once. Must end soon when `signal` says so, and be right when done twice. */
  run: (services: JobServices, signal: AbortSignal) => Promise<boolean>
}

/** Longer than any turn of a job takes. */
export const CLAIM_MS = 10 * 60_000

export async function ensureRecurring({ database, clock }: JobServices, jobs: readonly RecurringJob[]): Promise<void> {
  const now = clock.now()
  await ensureJobs(
    database.pool,
    jobs.map((j) => ({ name: j.name, dueAt: j.isDueAtFirst ? now : j.next(now) })),
  )
}

/** Does what is due, one after the other. */
export async function runDueJobs(
  services: JobServices,
  jobs: readonly RecurringJob[],
  signal: AbortSignal,
  onJob: JobReport,
): Promise<void> {
  const { database, clock } = services
  const names = jobs.map((j) => j.name)
  while (!signal.aborted) {
    const now = clock.now()
    const claim = await claimJob(database.pool, names, now, new Date(now.getTime() + CLAIM_MS))
    if (!claim) return
    const job = jobs.find((j) => j.name === claim.name)!
    const began = performance.now()
    try {
      const isMore = await job.run(services, signal)
      const done = clock.now()
      await finishJob(database.pool, claim, { now: done, dueAt: isMore ? done : job.next(done), error: null })
      onJob(job.name, 'done', performance.now() - began)
    } catch (error) {
      const failed = clock.now()
      const dueAt = signal.aborted ? failed : new Date(failed.getTime() + job.retryMs)
      await finishJob(database.pool, claim, { now: failed, dueAt, error: faultText(error) })
      if (signal.aborted) return
      console.error(`job ${job.name} failed and is tried again: ${faultText(error)}`)
      onJob(job.name, 'failed', performance.now() - began)
    }
  }
}

/** Looks every few seconds for what is due. */
export function createRecurringLoop(
  services: JobServices,
  jobs: readonly RecurringJob[],
  onJob: JobReport = report,
): Pick<Loop, 'start' | 'stop'> {
  const over = new AbortController()
  let isKnown = false
  const loop = createLoop(
    guarded(
      'jobs',
      async () => {
        if (!isKnown) await ensureRecurring(services, jobs)
        isKnown = true
        await runDueJobs(services, jobs, over.signal, onJob)
      },
      onJob,
    ),
    EVERY_MS,
  )
  return {
    start: loop.start,
    stop: async (patienceMs) => {
      over.abort()
      await loop.stop(patienceMs)
    },
  }
}

const HOUR_MS = 3_600_000

export const afterHours =
  (hours: number) =>
  (now: Date): Date =>
    new Date(now.getTime() + hours * HOUR_MS)

/** The next time the clock shows that hour in UTC. */
export const atHour =
  (hour: number) =>
  (now: Date): Date => {
    const at = new Date(now)
    at.setUTCHours(hour, 0, 0, 0)
    if (at <= now) at.setUTCDate(at.getUTCDate() + 1)
    return at
  }
