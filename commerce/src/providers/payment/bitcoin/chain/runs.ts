/** Shares work that many callers want at once, and lets each of them stop waiting for it. */

/**
 * A function that runs `run`. Callers that come during a run share the next one, so that their result begins after they
 * asked.
 */
export function sharedRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const start = (): Promise<T> => {
    next = null
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return next ?? start()
    next ??= running.then(start, start)
    return next
  }
}

/** The result of `work`; rejects with `late()` when the signal comes first. The work goes on all the same. */
export async function raceSignal<T>(work: Promise<T>, signal: AbortSignal, late: () => Error): Promise<T> {
  let give: (() => void) | undefined
  const over = new Promise<never>((_, reject) => {
    give = () => reject(late())
    if (signal.aborted) give()
    signal.addEventListener('abort', give)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    signal.removeEventListener('abort', give!)
    work.catch(() => {})
  }
}
