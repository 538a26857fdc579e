/** How long the inbox keeps what it was told; a job of every shop. See docs/guides/newsletter-and-contact.md. */
import { afterHours, DAY_MS, type RecurringJob } from '@semena/commerce/extension'
import { forgetMessages } from './db/messages.ts'
import { forgetSubscribers } from './db/subscribers.ts'

const UNCONFIRMED_MS = 7 * DAY_MS
/** Links in old mails still say that it is done. */
const LEFT_MS = 30 * DAY_MS
const MESSAGES_MS = 365 * DAY_MS
const BATCH = 1000

export const inboxRetention: RecurringJob = {
  name: 'inbox-retention',
  next: afterHours(1),
  retryMs: 10 * 60_000,
  isDueAtFirst: true,
  run: async ({ database: { pool }, clock }) => {
    const ago = (ms: number): Date => new Date(clock.now().getTime() - ms)
    const removed = [
      await forgetSubscribers(pool, ago(UNCONFIRMED_MS), ago(LEFT_MS), BATCH),
      await forgetMessages(pool, ago(MESSAGES_MS), BATCH),
    ]
    return removed.includes(BATCH)
  },
}
