/** The outbox alone, for a room that sends mails beside an outside commerce service: its database, its mails, its jobs. */
import type { Services } from './context.ts'
import type { Database } from './db/connect.ts'
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
  /** Whose mails they are. */
  shop: () => Promise<MailShop>
  /** What is done beside housekeeping. */
  recurring: readonly RecurringJob[]
}

export interface Outbox {
  services: Pick<Services, 'database' | 'settings' | 'clock'>
  /** Mails go out and jobs are done from now on. `address`: where the shop listens. */
  start(address: string): void
  /** Waits a while for what was begun. The database stays open. */
  close(): Promise<void>
}

export function createOutbox({ database, settings, shop, recurring }: OutboxInput): Outbox {
  const services = { database, settings, clock: { now: () => new Date() } }
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
