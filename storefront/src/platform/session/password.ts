/**
 * Keeps the password of somebody who has just registered until they follow the mail's link
 * (docs/rules.md#sign-in-after-confirming). It is kept in memory only, never in storage.
 */
import type { FromWorker } from './events.ts'
import { sharedWorker } from './shared-worker.ts'

const PATIENCE_MS = 1000

/** Keeps a password for five minutes, or until the last tab is closed; not at all where there is no shared worker. */
export function keepPassword(email: string, password: string): void {
  sharedWorker()?.port.postMessage({ action: 'password.keep', email, password })
}

/** The kept password, which can be read once; null when there is none. */
export function takePassword(email: string): Promise<string | null> {
  const worker = sharedWorker()?.port
  if (!worker) return Promise.resolve(null)
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
    worker.postMessage({ action: 'password.take', email })
  })
}
