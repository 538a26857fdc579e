/** The tab's line to the shared worker; null where the browser has none. */

interface Line {
  port: MessagePort
  /** Settles when the worker was refused by a policy, or its file is gone. */
  lost: Promise<void>
}

let line: Line | null | undefined

export function sharedWorker(): Line | null {
  if (line !== undefined) return line
  try {
    const worker = new SharedWorker(new URL('token-worker.ts', import.meta.url), { type: 'module', name: 'semena' })
    const lost = new Promise<void>((resolve) => {
      worker.addEventListener('error', () => {
        line = null
        resolve()
      })
    })
    worker.port.start()
    line = { port: worker.port, lost }
  } catch {
    line = null
  }
  return line
}

/** The worker has fallen silent: whoever needs one next gets a new line. */
export function dropWorker(): void {
  line &&= undefined
}
