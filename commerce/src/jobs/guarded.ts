/** Work of a loop that must not end it: what fails is told, counted, and done at the next turn. */
import { faultText } from '../domain/fault-text.ts'
import { countJob } from '../metrics/jobs.ts'

/** How often each loop looks for work by itself. */
export const EVERY_MS = 5000
/** What takes longer does not hold up the end of the process; it is done after the next start. */
export const PATIENCE_MS = 5000

export type JobOutcome = 'done' | 'failed' | 'given-up'
export type JobReport = (name: string, outcome: JobOutcome, ms: number) => void

export const report: JobReport = (name, outcome) => countJob(name, outcome)

export const guarded = (name: string, work: () => Promise<void>, onJob: JobReport) => async (): Promise<void> => {
  const began = performance.now()
  try {
    await work()
  } catch (error) {
    console.error(`job ${name} failed and is tried again: ${faultText(error)}`)
    onJob(name, 'failed', performance.now() - began)
  }
}
