/**
 * Jobs about payments: requested actions are sent to providers, paid checkouts are completed, money of others goes back, reviews are reported,
 * and
 * late results of the test card are booked.
 */
import type { Services } from '../context.ts'
import { completePaidCheckouts } from '../domain/completion/complete-paid.ts'
import { attemptDueActions } from '../domain/payment/action.ts'
import { releaseFunds } from '../domain/payment/release-funds.ts'
import { tellOfReviews } from '../domain/payment/tell-reviews.ts'
import { tellLate } from '../domain/payment/test-card.ts'
import { guarded, type JobReport } from './guarded.ts'
import { createLoop, type Loop } from './loop.ts'

const EVERY_MS = 2000

export interface PaidJob {
  /** `address` is where the service listens; links in mails use it when the settings name no public URL. */
  start(address: string | null): void
  stop: Loop['stop']
}

export function createPaidJob(services: Services, onJob: JobReport): PaidJob {
  let isOver = false
  let origin = ''
  /** A loop that repeats its work as long as there is something to do. */
  const repeated = (name: string, work: () => Promise<number>): Loop =>
    createLoop(
      guarded(
        name,
        async () => {
          while (!isOver) {
            const began = performance.now()
            if ((await work()) === 0) return
            onJob(name, 'done', performance.now() - began)
          }
        },
        onJob,
      ),
      EVERY_MS,
    )
  const loops = [
    repeated('tell-reviews', () => tellOfReviews(services)),
    repeated('payment-actions', () => attemptDueActions(services)),
    repeated('release-funds', () => releaseFunds(services)),
    repeated('complete-checkouts', async () => (await completePaidCheckouts(services, origin)).tried),
    ...(services.gateways.has('semena.test-card') ? [repeated('late-test-cards', () => tellLate(services))] : []),
  ]
  return {
    start: (address) => {
      origin = services.settings.publicUrl ?? address ?? ''
      for (const loop of loops) loop.start()
    },
    stop: async (patienceMs) => {
      isOver = true
      await Promise.all(loops.map((loop) => loop.stop(patienceMs)))
    },
  }
}
