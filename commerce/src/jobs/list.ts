/** The recurring jobs of the shop. Doing one of them twice does no harm. */
import { MINUTE_MS } from '@semena/contract/time'
import { ATTRIBUTES } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import { deleteChangesBefore } from '../db/queries/change/changes.ts'
import { removeOldImports } from '../db/queries/import/staff-import.ts'
import { deleteMailsBefore, deleteReadersBefore } from '../db/queries/mail/mail.ts'
import { deleteExpiredOrders } from '../db/queries/order/order.ts'
import { deleteWebhooksBefore } from '../db/queries/payment/payment-books.ts'
import { deleteEventsBefore } from '../db/queries/webhook/event-delivery.ts'
import { deleteNetworksBefore } from '../db/queries/account/known-network.ts'
import { deleteOldRegistrations } from '../db/queries/account/registration.ts'
import { deleteOldSessions } from '../db/queries/account/session.ts'
import { deleteExpiredReservations, notifyStock } from '../db/queries/checkout/reservation.ts'
import { deleteOldTokens } from '../db/queries/checkout/stale.ts'
import { addUnitsSold, beginUnitsSold } from '../db/queries/catalog/units-sold.ts'
import { keysAreDue, rotateKeys } from '../domain/account/keys.ts'
import { KNOWN_NETWORK_MS } from '../domain/lifetimes.ts'
import { deleteOldAttempts } from '../domain/attempts.ts'
import { forgetCardRefusals } from '../db/queries/payment/card-refusal.ts'
import { forgetPaymentNetworks } from '../db/queries/payment/payment.ts'
import { ADDRESS_HELD_MS } from '../domain/payment/initialize.ts'
import { kindsOf } from '../domain/demo/kinds.ts'
import { eraseRemoved } from '../domain/demo/remove.ts'
import { eraseDueOrders } from '../domain/privacy/forget.ts'
import { removeStaleCheckouts } from '../domain/checkout/stale.ts'
import { removeUnnamed } from '../domain/media/uploads.ts'
import { reconcile } from '../domain/payment/reconcile.ts'
import { updateDisplayRates } from '../domain/shop/display-rates.ts'
import { fetchRates } from '../providers/rates/fetch-rates.ts'
import { afterHours, atHour, type RecurringJob } from './recurring.ts'

/** How many rows one statement deletes. */
const BATCH = 1000
/** How many orders are erased in one transaction. */
const ERASED = 200
const EVENTS_KEPT_MS = 14 * 24 * 60 * MINUTE_MS
const MAILS_KEPT_MS = 90 * 24 * 60 * MINUTE_MS
const CHANGES_KEPT_MS = 366 * 24 * 60 * MINUTE_MS
/** How many days back payments are compared with their providers every night. */
const COMPARED_DAYS = 14
/** The hour of the day (UTC) for nightly jobs, in which little is bought. */
const NIGHT = 3

export function recurringJobs({
  settings,
  gateways,
  changes,
  media,
  demoKinds,
}: Pick<CommerceServices, 'settings' | 'gateways' | 'changes' | 'media' | 'demoKinds'>): RecurringJob[] {
  const { ratesUrl } = settings
  return [
    {
      name: 'rotate-keys',
      next: afterHours(1),
      retryMs: MINUTE_MS,
      isDueAtFirst: true,
      run: async (services) => {
        if (await keysAreDue(services)) await rotateKeys(services)
        return false
      },
    },
    {
      name: 'stale-checkouts',
      next: afterHours(1),
      retryMs: 10 * MINUTE_MS,
      isDueAtFirst: true,
      run: async (services) => (await removeStaleCheckouts(services, BATCH)) === BATCH,
    },
    {
      name: 'expired-reservations',
      next: (now) => new Date(now.getTime() + 5 * MINUTE_MS),
      retryMs: 5 * MINUTE_MS,
      isDueAtFirst: true,
      run: async ({ database, clock }) => {
        const deleted = await deleteExpiredReservations(database.pool, clock.now(), BATCH)
        // What was kept is for sale again.
        if (deleted) await notifyStock(database.pool)
        return deleted === BATCH
      },
    },
    cleanUp,
    {
      name: 'expired-orders',
      next: atHour(NIGHT),
      retryMs: 30 * MINUTE_MS,
      isDueAtFirst: false,
      run: async ({ database, clock }) => (await deleteExpiredOrders(database.pool, clock.now(), BATCH)) === BATCH,
    },
    {
      name: 'erase-orders',
      next: afterHours(1),
      retryMs: 10 * MINUTE_MS,
      isDueAtFirst: true,
      run: async (services) => (await eraseDueOrders(services, ERASED)) === ERASED,
    },
    {
      name: 'units-sold',
      next: atHour(NIGHT),
      retryMs: 30 * MINUTE_MS,
      isDueAtFirst: false,
      run: async ({ database }) => {
        await addUnitsSold(database.pool, ATTRIBUTES.unitsSold, (client) =>
          changes.tell(client, ['products', 'collections']),
        )
        return false
      },
    },
    {
      name: 'units-sold-of-new',
      next: (now) => new Date(now.getTime() + 10 * MINUTE_MS),
      retryMs: 10 * MINUTE_MS,
      isDueAtFirst: true,
      run: async ({ database, clock }) => {
        const dayAgo = new Date(clock.now().getTime() - 24 * 60 * MINUTE_MS)
        await beginUnitsSold(database.pool, ATTRIBUTES.unitsSold, dayAgo, (client) =>
          changes.tell(client, ['products', 'collections']),
        )
        return false
      },
    },
    {
      name: 'demo-removals',
      next: afterHours(1),
      retryMs: 10 * MINUTE_MS,
      isDueAtFirst: true,
      run: (services) => eraseRemoved(services, kindsOf({ demoKinds })),
    },
    {
      name: 'reconcile-payments',
      next: atHour(NIGHT + 1),
      retryMs: 60 * MINUTE_MS,
      isDueAtFirst: false,
      // Each payment is a question or two to its provider, which may be away.
      isLong: true,
      run: async (services, signal) => {
        const { compared, differences, failed } = await reconcile({ ...services, gateways }, COMPARED_DAYS, signal)
        if (differences + failed > 0)
          console.error(
            `payments compared with their providers: ${compared}, different ${differences}, not reachable ${failed}; see npm run semena -- payments list`,
          )
        return false
      },
    },
    {
      name: 'unnamed-files',
      next: atHour(NIGHT + 2),
      retryMs: 60 * MINUTE_MS,
      isDueAtFirst: false,
      // Every table is read, and a bucket may be slow.
      isLong: true,
      run: async (services) => (await removeUnnamed({ ...services, media }, BATCH)) === BATCH,
    },
    ...(ratesUrl ? [displayRates(ratesUrl, changes)] : []),
  ]
}

/**
 * The job that every shop has, also in front of an outside service: it deletes tokens, sessions, mails and counts that
 * nobody needs any more.
 */
export const cleanUp: RecurringJob = {
  name: 'clean-up',
  next: afterHours(1),
  retryMs: 10 * MINUTE_MS,
  isDueAtFirst: true,
  run: async ({ database, clock }, signal) => {
    const now = clock.now()
    const removed = [
      await deleteOldTokens(database.pool, now, BATCH),
      await deleteOldSessions(database.pool, now, BATCH),
      await deleteOldRegistrations(database.pool, now, BATCH),
      await deleteMailsBefore(database.pool, new Date(now.getTime() - MAILS_KEPT_MS), BATCH),
      await deleteWebhooksBefore(database.pool, new Date(now.getTime() - MAILS_KEPT_MS), BATCH),
      await deleteEventsBefore(database.pool, new Date(now.getTime() - EVENTS_KEPT_MS), BATCH),
    ]
    await removeOldImports(database.pool)
    await deleteNetworksBefore(database.pool, new Date(now.getTime() - KNOWN_NETWORK_MS))
    await deleteOldAttempts({ database, clock })
    await forgetPaymentNetworks(database.pool, new Date(now.getTime() - ADDRESS_HELD_MS))
    await forgetCardRefusals(database.pool, new Date(now.getTime() - ADDRESS_HELD_MS))
    await deleteReadersBefore(database.pool, new Date(now.getTime() - 60 * MINUTE_MS))
    if (removed.includes(BATCH)) return true
    // The largest part comes when nothing else is left, so that nothing waits for it, or for its next turn if it fails.
    return deleteChangesBefore(database.pool, new Date(now.getTime() - CHANGES_KEPT_MS), BATCH, signal)
  },
}

const displayRates = (url: string, changes: Services['changes']): RecurringJob => ({
  name: 'display-rates',
  next: afterHours(6),
  retryMs: 30 * MINUTE_MS,
  isDueAtFirst: true,
  run: async (services, signal) => {
    await updateDisplayRates({ ...services, changes }, await fetchRates(url, signal))
    return false
  },
})
