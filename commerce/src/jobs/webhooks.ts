/** Installs apps and tells them what happened: as soon as this process puts something down, and every few seconds. */
import { onDelivery } from '../db/queries/app-event.ts'
import { countWaitingDeliveries } from '../db/queries/event-delivery.ts'
import { deliverNext } from '../domain/webhook/deliver.ts'
import { installNext } from '../domain/staff/install.ts'
import { showQueue } from '../metrics/jobs.ts'
import type { Services } from '../context.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop } from './loop.ts'

/** The database puts down what shoppers do by itself, so that nobody tells of it. */
const EVERY_MS = 1000
/** How many messages are on their way at the same time. */
const LANES = 4

export interface WebhookJob {
  /** `address` is where the shop listens; it stands in for the public address where none is set. */
  start(address: string | null): void
  stop(patienceMs: number): Promise<void>
}

export function createWebhookJob(services: Services, onJob: JobReport): WebhookJob {
  let isOver = false
  let origin = services.settings.publicUrl ?? 'http://localhost'
  let endings: (() => void)[] = []
  const deliver = async (): Promise<void> => {
    while (!isOver) {
      const began = performance.now()
      const result = await deliverNext({ ...services, origin })
      if (result === null) return
      const outcome = result === 'failed' ? 'given-up' : result === 'later' ? 'failed' : 'done'
      onJob('webhook', outcome, performance.now() - began)
    }
  }
  const loop = createLoop(
    guarded(
      'webhooks',
      async () => {
        await services.followPaymentApps()
        while (!isOver) {
          const began = performance.now()
          const installed = await installNext({ ...services, origin })
          if (installed === null) break
          onJob('install-app', installed, performance.now() - began)
        }
        await Promise.all(Array.from({ length: LANES }, deliver))
      },
      onJob,
    ),
    EVERY_MS,
  )
  return {
    start: (address) => {
      origin = services.settings.publicUrl ?? address ?? origin
      loop.start()
      const waiting = () => countWaitingDeliveries(services.database.pool)
      endings = [onDelivery(loop.nudge), showQueue('webhooks', waiting)]
    },
    stop: async (patienceMs) => {
      isOver = true
      for (const end of endings.splice(0)) end()
      await loop.stop(patienceMs)
    },
  }
}
