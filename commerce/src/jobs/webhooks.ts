/** Installs apps and tells them what happened: as soon as this process puts something down, and every few seconds. */
import { onDelivery } from '../db/queries/webhook/app-event.ts'
import { type ClaimedDelivery, countWaitingDeliveries } from '../db/queries/webhook/event-delivery.ts'
import { claimNext, deliver } from '../domain/webhook/deliver.ts'
import { installNext } from '../domain/staff/install.ts'
import { showQueue } from '../metrics/jobs.ts'
import type { Services } from '../context.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, endOf } from './loop.ts'
import { createWorkLoop } from './work-loop.ts'

/** The database puts down what shoppers do by itself, so that nobody tells of it. */
const EVERY_MS = 1000
/**
 * How many messages are on their way at the same time, how many of them to one app, which may be slow, and how many to
 * all apps together that did not take their last message. Such an app gets one at a time.
 */
const LANES = 6
const LANES_OF_AN_APP = 3
const LANES_OF_FAILING = 3

export interface WebhookJob {
  /** `address` is where the shop listens; it stands in for the public address where none is set. */
  start(address: string | null): void
  stop(patienceMs: number): Promise<void>
}

export function createWebhookJob(services: Services, onJob: JobReport): WebhookJob {
  let isOver = false
  let origin = services.settings.publicUrl ?? 'http://localhost'
  let endings: (() => void)[] = []
  /** The messages on their way. None waits for another to arrive. */
  const underWay = new Map<ClaimedDelivery, Promise<void>>()
  /** The apps that did not take the last message of this process. */
  const failing = new Set<number>()
  /** The apps that get no further message now. */
  const busyApps = (): number[] => {
    const lanes = Map.groupBy(underWay.keys(), ({ appId }) => appId)
    const full = [...lanes].flatMap(([appId, its]) =>
      its.length < (failing.has(appId) ? 1 : LANES_OF_AN_APP) ? [] : appId,
    )
    const ofFailing = [...underWay.keys()].filter(({ appId }) => failing.has(appId)).length
    return ofFailing < LANES_OF_FAILING ? full : [...new Set([...full, ...failing])]
  }
  const send = (delivery: ClaimedDelivery): void => {
    const work = guarded(
      services,
      'webhooks',
      async () => {
        const began = performance.now()
        const result = await deliver({ ...services, origin }, delivery)
        if (result === 'sent') failing.delete(delivery.appId)
        else if (result !== 'unwanted') failing.add(delivery.appId)
        const outcome = result === 'failed' ? 'given-up' : result === 'later' ? 'failed' : 'done'
        onJob('webhook', outcome, performance.now() - began)
      },
      onJob,
    )
    const follow = async (): Promise<void> => {
      await work()
      underWay.delete(delivery)
      deliveries.nudge()
    }
    underWay.set(delivery, follow())
  }
  const deliveries = createLoop(
    guarded(
      services,
      'webhooks',
      async () => {
        await services.followPaymentApps()
        while (!isOver && underWay.size < LANES) {
          const delivery = await claimNext({ ...services, origin }, busyApps())
          if (!delivery) return
          send(delivery)
        }
      },
      onJob,
    ),
    EVERY_MS,
  )
  const installations = createWorkLoop(
    services,
    'install-app',
    () => installNext({ ...services, origin }),
    onJob,
    EVERY_MS,
  )
  return {
    start: (address) => {
      origin = services.settings.publicUrl ?? address ?? origin
      deliveries.start()
      installations.start()
      const waiting = () => countWaitingDeliveries(services.database.pool)
      endings = [onDelivery(deliveries.nudge), onDelivery(installations.nudge), showQueue('webhooks', waiting)]
    },
    stop: async (patienceMs) => {
      isOver = true
      for (const end of endings.splice(0)) end()
      await Promise.all([
        installations.stop(patienceMs),
        deliveries.stop(patienceMs).then(() => endOf(Promise.all(underWay.values()), patienceMs)),
      ])
    },
  }
}
