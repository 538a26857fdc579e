/** Work that many ask for at once, and waiting for it no longer than one wants to. */

/** Who asks while it runs gets the next run, which begins after they asked; all of them the same. */
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

/** The result, unless the signal comes first; the work goes on all the same. */
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
