/**
 * Keeps the password of somebody who has just registered until they follow the mail's link
 * (docs/rules.md#sign-in-after-confirming). It is kept in memory only, never in storage.
 */
import type { FromWorker } from './events.ts'
import { sharedWorker } from './shared-worker.ts'

/** A worker that does not answer for this many milliseconds is taken to be dead. */
const PATIENCE_MS = 5000

/** Keeps a password for five minutes, or until the last tab is closed; not at all where there is no shared worker. */
export function keepPassword(email: string, password: string): void {
  sharedWorker()?.port.postMessage({ action: 'password.keep', email, password })
}

/** The kept password, which can be read once; null when there is none. */
export function takePassword(email: string): Promise<string | null> {
  const line = sharedWorker()
  if (!line) return Promise.resolve(null)
  const { port: worker, lost } = line
  return new Promise((resolve) => {
    const end = (password: string | null): void => {
      worker.removeEventListener('message', heard)
      resolve(password)
    }
    const heard = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.action === 'password.taken') end(data.password)
    }
    worker.addEventListener('message', heard)
    setTimeout(() => end(null), PATIENCE_MS)
    void lost.then(() => end(null))
    worker.postMessage({ action: 'password.take', email })
  })
}
