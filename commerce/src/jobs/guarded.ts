/**
 * Wraps the work of a loop, so that a failure does not end the loop: it is logged and counted, and the work is tried
 * again later.
 */
import { faultText } from '../domain/fault-text.ts'
import { countJob } from '../metrics/jobs.ts'

/** How often each loop looks for work by itself. */
export const EVERY_MS = 5000
/** How long the end of the process waits for running work; what takes longer is done after the next start. */
export const PATIENCE_MS = 5000

export type JobOutcome = 'done' | 'failed' | 'given-up'
export type JobReport = (name: string, outcome: JobOutcome, ms: number) => void

export const report: JobReport = (name, outcome) => countJob(name, outcome)

/** Wraps `work` so that it never throws. */
export const guarded = (name: string, work: () => Promise<void>, onJob: JobReport) => async (): Promise<void> => {
  const began = performance.now()
  try {
    await work()
  } catch (error) {
    console.error(`job ${name} failed and is tried again: ${faultText(error)}`)
    onJob(name, 'failed', performance.now() - began)
  }
}
