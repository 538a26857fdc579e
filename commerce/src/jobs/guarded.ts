/**
 * Wraps the work of a loop, so that a failure does not end the loop: it is logged and counted, and the work is tried
 * again later.
 */
import type { Database } from '../db/driver/connect.ts'
import { type DatabaseClock, sayAhead } from '../db/driver/clock.ts'
import { faultText } from '../domain/fault-text.ts'
import { countJob } from '../metrics/jobs.ts'

/** How often each loop looks for work by itself. */
export const EVERY_MS = 5000
/** How long the end of the process waits for running work; what takes longer is done after the next start. */
export const PATIENCE_MS = 5000

export type JobOutcome = 'done' | 'failed' | 'given-up'
export type JobReport = (name: string, outcome: JobOutcome, ms: number) => void

export const report: JobReport = (name, outcome) => countJob(name, outcome)

export interface Guarding {
  database: Pick<Database, 'clock'>
}

/**
 * Wraps `work` so that it never throws, and rests while this process's clock is far from the database's: such a process
 * would also tell the outside a wrong time.
 */
export const guarded =
  ({ database: { clock } }: Guarding, name: string, work: () => Promise<void>, onJob: JobReport) =>
  async (): Promise<void> => {
    const began = performance.now()
    try {
      if (!(await clock.agrees())) return reportRest(clock)
      resting.delete(clock)
      await work()
    } catch (error) {
      console.error(`job ${name} failed and is tried again: ${faultText(error)}`)
      onJob(name, 'failed', performance.now() - began)
    }
  }

/** The clocks because of which jobs rest; that is told once, and not by each job. */
const resting = new WeakSet<DatabaseClock>()

function reportRest(clock: DatabaseClock): void {
  if (!resting.has(clock)) console.error(`jobs rest until the clocks agree. ${sayAhead(clock.aheadMs)}`)
  resting.add(clock)
}
