/**
 * Jobs that are done once each time they are due, however many processes run. A process claims the row of the job that
 * it does. When it dies, its claim runs out and another process begins the job anew.
 */
import { HOUR_MS } from '@semena/contract/time'
import type { Services } from '../context.ts'
import { type ClaimedJob, claimJob, ensureJobs, finishJob, renewJob } from '../db/queries/job/job.ts'
import { faultText } from '../domain/fault-text.ts'
import { EVERY_MS, guarded, type JobReport, report } from './guarded.ts'
import { traced } from '../tracing/trace.ts'
import { createLoop, type Loop } from './loop.ts'

export type JobServices = Pick<Services, 'database' | 'clock' | 'settings'>

export interface RecurringJob {
  name: string
  /** When the job is due next after it was done, or was new, at `now`. */
  next: (now: Date) => Date
  /** How long after a failure the job is tried again, in milliseconds. */
  retryMs: number
  /** Whether a new job is due at once, and not only at its next time. */
  isDueAtFirst: boolean
  /** Whether it may take long, so that others are not to wait for it. */
  isLong?: boolean
  /**
   * Does the work and answers whether there is more, for which it is called again at once. It must end soon after
   * `signal` is aborted, and doing it twice must do no harm.
   */
  run: (services: JobServices, signal: AbortSignal) => Promise<boolean>
}

/** How long a job stays claimed, and how often the claim is renewed while the job is done. */
const CLAIM_MS = 10 * 60_000
const RENEW_MS = 2 * 60_000

/**
 * Adds rows for jobs that the database does not have yet, and takes back times that a clock has set which was far ahead
 * once.
 */
export async function ensureRecurring({ database, clock }: JobServices, jobs: readonly RecurringJob[]): Promise<void> {
  const now = clock.now()
  await ensureJobs(
    database.pool,
    jobs.map((j) => {
      const next = j.next(now)
      const latest = new Date(Math.max(next.getTime(), now.getTime() + j.retryMs))
      return { name: j.name, dueAt: j.isDueAtFirst ? now : next, latest }
    }),
  )
}

/** Does the jobs that are due, one after the other. */
export async function runDueJobs(
  services: JobServices,
  jobs: readonly RecurringJob[],
  signal: AbortSignal,
  onJob: JobReport,
  renewMs = RENEW_MS,
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
      const isMore = await keeping(services, claim, renewMs, () =>
        traced(`job ${job.name}`, {}, () => job.run(services, signal)),
      )
      const done = clock.now()
      await finishJob(database.pool, { ...claim, now: done, dueAt: isMore ? done : job.next(done), error: null })
      onJob(job.name, 'done', performance.now() - began)
    } catch (error) {
      const failed = clock.now()
      const dueAt = signal.aborted ? failed : new Date(failed.getTime() + job.retryMs)
      await finishJob(database.pool, { ...claim, now: failed, dueAt, error: faultText(error) })
      if (signal.aborted) return
      console.error(`job ${job.name} failed and is tried again: ${faultText(error)}`)
      onJob(job.name, 'failed', performance.now() - began)
    }
  }
}

/**
 * Does the work of a job and renews its claim meanwhile, so that no other process begins it too, however long it takes.
 * Where the database cannot be reached the claim runs out, and the job is begun anew.
 */
async function keeping<T>(
  { database, clock }: JobServices,
  claim: ClaimedJob,
  renewMs: number,
  work: () => Promise<T>,
): Promise<T> {
  let renewal: Promise<void> = Promise.resolve()
  const renew = async (): Promise<void> => {
    const until = new Date(clock.now().getTime() + CLAIM_MS)
    if (await renewJob(database.pool, { ...claim, until })) claim.claimedUntil = until
  }
  const renewing = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined)
  }, renewMs)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await renewal
  }
}

/** A loop that looks every few seconds for jobs that are due. */
export function createRecurringLoop(
  services: JobServices,
  jobs: readonly RecurringJob[],
  onJob: JobReport = report,
): Pick<Loop, 'start' | 'stop'> {
  const over = new AbortController()
  let isKnown = false
  const loop = createLoop(
    guarded(
      services,
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

/** The time so many hours after the last run. */
export const afterHours =
  (hours: number) =>
  (now: Date): Date =>
    new Date(now.getTime() + hours * HOUR_MS)

/** The next time at which the clock shows that hour in UTC. */
export const atHour =
  (hour: number) =>
  (now: Date): Date => {
    const at = new Date(now)
    at.setUTCHours(hour, 0, 0, 0)
    if (at <= now) at.setUTCDate(at.getUTCDate() + 1)
    return at
  }
