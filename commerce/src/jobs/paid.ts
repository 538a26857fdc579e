/**
 * Jobs about payments: requested actions are sent to providers, paid checkouts are completed, money of others goes back,
 * reviews are reported, and late results of the test card are booked.
 */
import { TEST_CARD } from '@semena/contract/payment-ways'
import type { Services } from '../context.ts'
import { completePaidCheckouts } from '../domain/completion/complete-paid.ts'
import { attemptDueActions } from '../domain/payment/action.ts'
import { releaseFunds } from '../domain/payment/release-funds.ts'
import { notifyOfReviews } from '../domain/payment/notify-reviews.ts'
import { notifyLate } from '../domain/payment/test-card.ts'
import type { JobReport } from './guarded.ts'
import type { Loop } from './loop.ts'
import { createWorkLoop } from './work-loop.ts'

const EVERY_MS = 2000

export interface PaidJob {
  /** `address` is where the service listens; links in mails use it when the settings name no public URL. */
  start(address: string | null): void
  stop: Loop['stop']
}

export function createPaidJob(services: Services, onJob: JobReport): PaidJob {
  let origin = ''
  /** A loop for work that says how much of it was done. */
  const repeated = (name: string, work: () => Promise<number>): Loop =>
    createWorkLoop(services, name, async () => ((await work()) > 0 ? 'done' : null), onJob, EVERY_MS)
  const loops = [
    repeated('tell-reviews', () => notifyOfReviews(services)),
    repeated('payment-actions', () => attemptDueActions(services)),
    repeated('release-funds', () => releaseFunds(services)),
    repeated('complete-checkouts', async () => (await completePaidCheckouts(services, origin)).tried),
    ...(services.gateways.has(TEST_CARD) ? [repeated('late-test-cards', () => notifyLate(services))] : []),
  ]
  return {
    start: (address) => {
      origin = services.settings.publicUrl ?? address ?? ''
      for (const loop of loops) loop.start()
    },
    stop: async (patienceMs) => {
      await Promise.all(loops.map((loop) => loop.stop(patienceMs)))
    },
  }
}
