/** The tab's connection to the shared worker. */

interface Line {
  port: MessagePort
  /** Resolves when the worker could not start, because a policy refused it or its file is gone. */
  lost: Promise<void>
}

let line: Line | null | undefined

/** The connection, which is opened with the first use; null where the browser has no shared workers. */
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

/** Drops the connection to a worker that no longer answers, so that the next use opens a new one. */
export function dropWorker(): void {
  line &&= undefined
}
