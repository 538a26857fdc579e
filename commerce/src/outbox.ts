/**
 * The outbox without the rest of the service, for a shop that sends mails in front of an outside service: its database,
 * mails and jobs.
 */
import type { Services } from './context.ts'
import type { Database } from './db/driver/connect.ts'
import type { MailShop } from './domain/mail/sender.ts'
import { PATIENCE_MS } from './jobs/guarded.ts'
import { cleanUp } from './jobs/list.ts'
import { createMailJob } from './jobs/mails.ts'
import { createRecurringLoop, type RecurringJob } from './jobs/recurring.ts'
import { showPools } from './metrics/process.ts'
import { createMailTransport } from './providers/mail/transport.ts'
import type { CommerceSettings } from './settings.ts'

export interface OutboxInput {
  database: Database
  settings: CommerceSettings
  /** The shop in whose name the mails are written. */
  shop: () => Promise<MailShop>
  /** Recurring jobs besides the cleaning up that every shop needs. */
  recurring: readonly RecurringJob[]
}

export interface Outbox {
  services: Pick<Services, 'database' | 'settings' | 'clock'>
  /** Begins to send mails and to do jobs. `address` is where the shop listens. */
  start(address: string): void
  /** Waits for running work, for a limited time. The database stays open. */
  close(): Promise<void>
}

/** Puts the outbox together. Nothing is sent before `start`. */
export function createOutbox({ database, settings, shop, recurring }: OutboxInput): Outbox {
  const services = { database, settings, clock: database.clock }
  const transport = createMailTransport(settings.mail)
  const mails = createMailJob({ ...services, mails: transport, shop })
  const jobs = createRecurringLoop(services, [cleanUp, ...recurring])
  const hidePool = showPools(database.pools)
  return {
    services,
    start: (address) => {
      mails.start(address)
      jobs.start()
    },
    close: async () => {
      await Promise.all([mails.stop(PATIENCE_MS), jobs.stop(PATIENCE_MS)])
      transport?.close()
      hidePool()
    },
  }
}
