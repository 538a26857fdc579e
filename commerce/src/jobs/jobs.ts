/**
 * What the service does by itself: unpaid orders expire, open payments are watched, sales begin and end, mails are
 * sent, and recurring jobs are done.
 */
import type { CommerceServices } from '../settings.ts'
import { expireDueOrders } from '../domain/order/expire.ts'
import type { Cdn } from '../domain/cdn/port.ts'
import { createCatalogJob } from './catalog.ts'
import { createCdnJob } from './cdn.ts'
import { createExportJob } from './exports.ts'
import { type JobReport, EVERY_MS, guarded, PATIENCE_MS, report } from './guarded.ts'
import { recurringJobs } from './list.ts'
import { createLoop } from './loop.ts'
import { createMailJob } from './mails.ts'
import { createPaidJob } from './paid.ts'
import { createWatchJob } from './payments.ts'
import { createRecurringLoop, type RecurringJob } from './recurring.ts'
import { createRemovalJob } from './removals.ts'
import { createWebhookJob } from './webhooks.ts'

export interface Jobs {
  /** `address` is where the service listens; links in mails use it when the settings name no public URL. */
  start(address?: string): Promise<void>
  /** Begins nothing more and waits for running work, for a limited time. */
  stop(): Promise<void>
}

const EXPIRED_AT_ONCE = 100

/**
 * Makes all jobs. They may run in any number of processes: orders, payments and mails are locked or claimed one by one,
 * recurring jobs as a whole.
 */
export function createJobs(
  services: CommerceServices,
  {
    onJob = report,
    more = [],
    cdn = null,
  }: { onJob?: JobReport; more?: readonly RecurringJob[]; cdn?: Cdn | null } = {},
): Jobs {
  let isOver = false
  const expiry = createLoop(
    guarded(
      services,
      'expire-orders',
      async () => {
        while (!isOver) {
          const began = performance.now()
          const expired = await expireDueOrders(services, EXPIRED_AT_ONCE)
          if (expired) onJob('expire-orders', 'done', performance.now() - began)
          if (expired < EXPIRED_AT_ONCE) return
        }
      },
      onJob,
    ),
    EVERY_MS,
  )
  const mails = createMailJob(services, onJob)
  const watch = createWatchJob(services, onJob)
  const paid = createPaidJob(services, onJob)
  const catalogue = createCatalogJob(services, onJob)
  const exports = createExportJob(services, onJob)
  const webhooks = createWebhookJob(services, onJob)
  const removals = createRemovalJob(services, onJob)
  const purges = cdn ? [createCdnJob(services, cdn, onJob)] : []
  const recurring = [...recurringJobs(services), ...more]
  const others = [recurring.filter(({ isLong }) => !isLong), recurring.filter(({ isLong }) => isLong)].map((some) =>
    createRecurringLoop(services, some, onJob),
  )
  return {
    start: async (address) => {
      expiry.start()
      for (const loop of others) loop.start()
      watch.start()
      catalogue.start()
      exports.start()
      removals.start()
      for (const job of purges) job.start()
      paid.start(address ?? null)
      mails.start(address ?? null)
      webhooks.start(address ?? null)
    },
    stop: async () => {
      isOver = true
      await Promise.all(
        [expiry, watch, paid, catalogue, exports, removals, ...purges, mails, webhooks, ...others].map((loop) =>
          loop.stop(PATIENCE_MS),
        ),
      )
      services.mails?.close()
    },
  }
}
