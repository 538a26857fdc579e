/** A lock file for builds: two shops that start at once must not write the same files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const PAUSE_MS = 200

/**
 * Waits until no other process holds the file, runs `work` while this process holds it, and removes the file. A file
 * whose process has died counts as free.
 */
export async function withLockFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (!lives(file)) rmSync(file, { force: true })
  return false
}

function lives(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // The file is empty while the process that made it has not written its id yet.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
