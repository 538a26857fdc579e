/** Renews the access token once for any number of tabs: by the shared worker, else by the tab that holds a lock. */
import { endpoint } from '../endpoint.ts'
import { type FromWorker, TOKEN_REFRESH, TOKEN_STATUS, TOKEN_UPDATED } from './events.ts'
import { keepToken, tokenFromOtherTab } from './other-tab.ts'
import { type Renewal, renewToken } from './refresh.ts'
import { dropWorker, sharedWorker } from './shared-worker.ts'

/**
 * A worker that does not answer for this many milliseconds, while it is not renewing, is taken to be dead; the tab then
 * renews by itself.
 */
const PATIENCE_MS = 5000
const LOCK = 'semena.token'

/** Renews the access token `old`, which is no longer valid. */
export function renewed(refreshToken: string, old: string | null): Promise<Renewal> {
  const worker = sharedWorker()
  return worker ? byWorker(worker, refreshToken, old) : byLock(refreshToken, old)
}

function byWorker(
  { port: worker, lost }: { port: MessagePort; lost: Promise<void> },
  refreshToken: string,
  old: string | null,
): Promise<Renewal> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    let ended = false
    const end = (result: Renewal | Promise<Renewal>): void => {
      ended = true
      clearTimeout(timer)
      worker.removeEventListener('message', heard)
      resolve(result)
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        dropWorker()
        end(byLock(refreshToken, old))
      }, PATIENCE_MS)
    }
    const heard = ({ data }: MessageEvent<FromWorker>): void => {
      if (!('for' in data) || data.for !== refreshToken) return
      if (data.action === TOKEN_UPDATED) end({ kind: 'updated', token: data.token })
      else if (data.action === 'error')
        end(data.refused ? { kind: 'refused' } : { kind: 'unreachable', message: data.message })
      else if (data.action === TOKEN_STATUS && !data.refreshing) return
      // A slow service is waited for as long as the worker says that it is asking (docs/rules.md#no-timeout).
      else {
        wait()
        setTimeout(() => {
          if (!ended) worker.postMessage({ action: TOKEN_STATUS, payload: refreshToken })
        }, PATIENCE_MS / 2)
      }
    }
    worker.addEventListener('message', heard)
    wait()
    void lost.then(() => (ended ? undefined : end(byLock(refreshToken, old))))
    worker.postMessage({ action: TOKEN_REFRESH, payload: refreshToken, old, url: address() })
  })
}

/**
 * Renews under a lock; a tab that gets the lock later finds the new token. Without locks each tab renews by itself,
 * which does not end the others' tokens.
 */
function byLock(refreshToken: string, old: string | null): Promise<Renewal> {
  const work = async (): Promise<Renewal> => {
    const made = tokenFromOtherTab(refreshToken, old)
    if (made) return { kind: 'updated', token: made }
    const result = await renewToken(address(), refreshToken)
    // The token is stored before the lock is released, so that the next tab finds it.
    if (result.kind === 'updated' && tokenFromOtherTab(refreshToken, old) === undefined) keepToken(result.token)
    return result
  }
  const locks = (navigator as { locks?: LockManager }).locks
  // A browser that blocks storage refuses locks, too. The work itself never fails.
  return locks ? locks.request(LOCK, work).catch(work) : work()
}

const address = (): string => new URL(endpoint(), window.location.href).href
