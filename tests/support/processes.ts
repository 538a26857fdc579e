/** Finds processes by their command lines, on Linux. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The ids of running processes that were started for a data folder. */
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
