/** The recurring job that deletes what the inbox has stored long enough. See docs/guides/newsletter-and-contact.md. */
import { DAY_MS } from '@semena/contract/time'
import { afterHours, type RecurringJob } from '@semena/commerce/extension'
import { deleteMessagesBefore } from './db/messages.ts'
import { deleteSubscribersBefore } from './db/subscribers.ts'

const UNCONFIRMED_MS = 7 * DAY_MS
/** For this long, links in old mails still say that the address is unsubscribed. */
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
      await deleteSubscribersBefore.run(pool, ago(UNCONFIRMED_MS), ago(LEFT_MS), BATCH),
      await deleteMessagesBefore.run(pool, ago(MESSAGES_MS), BATCH),
    ]
    return removed.includes(BATCH)
  },
}
