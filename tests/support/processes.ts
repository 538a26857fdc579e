/** Processes by what they were started with, on Linux. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Processes that were started for a data folder and still run. */
export function processesOf(folder: string): number[] {
  return (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
      } catch {
        return false
      }
    })
}
