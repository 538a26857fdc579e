/** The tab's line to the shared worker; null where the browser has none. */

let port: MessagePort | null | undefined

export function sharedWorker(): MessagePort | null {
  if (port !== undefined) return port
  try {
    const worker = new SharedWorker(new URL('token-worker.ts', import.meta.url), { type: 'module', name: 'semena' })
    worker.addEventListener('error', () => {
      // Refused by a policy, or its file is gone: the lock serves from now on.
      port = null
    })
    worker.port.start()
    port = worker.port
  } catch {
    port = null
  }
  return port
}
