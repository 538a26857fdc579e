/** Work that is done again and again while the service runs, and at once when there is a reason. */
import { apart } from '../tracing/trace.ts'

export interface Loop {
  start(): void
  /** Does the work now; if it is being done, once more after that. */
  nudge(): void
  /** Begins nothing more and waits for running work, but no longer than `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

/** A loop that does `work` every `everyMs` milliseconds. `work` must not throw. */
export function createLoop(work: () => Promise<void>, everyMs: number): Loop {
  let timer: NodeJS.Timeout | undefined
  let state: 'new' | 'idle' | 'busy' | 'again' | 'stopped' = 'new'
  let running: Promise<void> = Promise.resolve()

  const wait = (): void => {
    state = 'idle'
    timer = setTimeout(run, everyMs)
    timer.unref()
  }
  function run(): void {
    clearTimeout(timer)
    state = 'busy'
    running = apart(turn)
  }
  const turn = async (): Promise<void> => {
    await work()
    if (state === 'again') run()
    else if (state === 'busy') wait()
  }
  return {
    start: () => {
      if (state === 'new') run()
    },
    nudge: () => {
      if (state === 'idle') run()
      else if (state === 'busy') state = 'again'
    },
    async stop(patienceMs) {
      state = 'stopped'
      clearTimeout(timer)
      await endOf(running, patienceMs)
    },
  }
}

/** Waits for work, but no longer than `patienceMs`. */
export async function endOf(work: Promise<unknown>, patienceMs: number): Promise<void> {
  let patience: NodeJS.Timeout | undefined
  const tired = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, patienceMs)
  })
  await Promise.race([work, tired])
  clearTimeout(patience)
}
