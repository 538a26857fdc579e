/** What the service does by itself: unpaid orders run out of time. */
import type { Services } from './context.ts'
import { expireDueOrders } from './domain/order/expire.ts'

export interface Jobs {
  start(): Promise<void>
  /** Waits for what is being done. */
  stop(): Promise<void>
}

const EVERY_MS = 5000
const BATCH = 100

/** Right in any number of processes: each order is locked while it expires, and locked ones are passed over. */
export function createJobs(services: Services): Jobs {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const turn = async (): Promise<void> => {
    try {
      while (!stopped && (await expireDueOrders(services, BATCH)) === BATCH);
    } catch (error) {
      console.error('expiring orders failed; it is tried again', error)
    }
  }
  const wait = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = again()
    }, EVERY_MS)
    timer.unref()
  }
  const again = async (): Promise<void> => {
    await turn()
    wait()
  }
  return {
    start: async () => {
      wait()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
