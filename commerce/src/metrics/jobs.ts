/** Metrics of jobs. A job only has to call these functions. */
import { counter, gauge } from './registry.ts'

const done = counter('semena_jobs_total', 'Jobs that ended, by name and outcome.')
const waiting = new Map<string, () => number | Promise<number>>()

/** Counts a job that ended. `name` and `outcome` are words of the code, never of a visitor. */
export function countJob(name: string, outcome: 'done' | 'failed' | 'given-up'): void {
  done.add({ name, outcome })
}

/**
 * Shows how many jobs of a queue wait; `read` is called when the metrics are asked for. Answers a function that stops
 * showing it.
 */
export function showQueue(name: string, read: () => number | Promise<number>): () => void {
  waiting.set(name, read)
  return () => {
    if (waiting.get(name) === read) waiting.delete(name)
  }
}

gauge('semena_jobs_waiting', 'Jobs that wait, by queue.', async () => {
  return Promise.all([...waiting].map(async ([queue, read]) => [{ queue }, await read()] as const))
})
