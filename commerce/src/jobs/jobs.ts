/** What the service does by itself: unpaid orders run out of time, mails are sent, and the recurring jobs. */
import type { Services } from '../context.ts'
import { countWaitingMails, onMail } from '../db/queries/mail.ts'
import { faultText } from '../domain/fault-text.ts'
import { sendDueMails } from '../domain/mail/send.ts'
import { expireDueOrders } from '../domain/order/expire.ts'
import { recurringJobs } from './list.ts'
import { createLoop } from './loop.ts'
import { ensureRecurring, type JobReport, runDueJobs } from './recurring.ts'
import { countJob, showQueue } from '../metrics/jobs.ts'

export interface Jobs {
  /** `address`: where the service listens, for links in mails as long as the settings name no other. */
  start(address?: string): Promise<void>
  /** Begins nothing more, and waits for what is being done. */
  stop(): Promise<void>
}

const EVERY_MS = 5000
const EXPIRED_AT_ONCE = 100
/** Mails that are sent at the same time. */
const LANES = 4
/** A server that keeps a mail waiting for longer does not hold up the end; the mail is sent after the next start. */
const PATIENCE_MS = 5000

const report: JobReport = (name, outcome) => countJob(name, outcome)

/** Right in any number of processes: orders and mails are locked or claimed one by one, recurring jobs as a whole. */
export function createJobs(services: Services, onJob: JobReport = report): Jobs {
  const { pool } = services.database
  const recurring = recurringJobs(services)
  const over = new AbortController()
  let address: string | null = null
  let known = false
  let endings: (() => void)[] = []

  /** What fails is done at the next turn. */
  const guarded = (name: string, work: () => Promise<void>) => async (): Promise<void> => {
    const began = performance.now()
    try {
      await work()
    } catch (error) {
      console.error(`job ${name} failed and is tried again: ${faultText(error)}`)
      onJob(name, 'failed', performance.now() - began)
    }
  }
  const expiry = createLoop(
    guarded('expire-orders', async () => {
      while (!over.signal.aborted) {
        const began = performance.now()
        const expired = await expireDueOrders(services, EXPIRED_AT_ONCE)
        if (expired) onJob('expire-orders', 'done', performance.now() - began)
        if (expired < EXPIRED_AT_ONCE) return
      }
    }),
    EVERY_MS,
  )
  const mails = createLoop(
    guarded('mails', () => {
      const isStopped = (): boolean => over.signal.aborted
      const onResult = (result: string): void =>
        onJob('mail', result === 'sent' ? 'done' : result === 'failed' ? 'given-up' : 'failed', 0)
      return sendDueMails({ ...services, address }, { lanes: LANES, isStopped, onResult })
    }),
    EVERY_MS,
  )
  const others = createLoop(
    guarded('jobs', async () => {
      if (!known) await ensureRecurring(services, recurring)
      known = true
      await runDueJobs(services, recurring, over.signal, onJob)
    }),
    EVERY_MS,
  )
  const waiting = async (): Promise<number> => {
    // After the figures of the pool were read: this is no request of a visitor.
    await Promise.resolve()
    return countWaitingMails(pool)
  }
  return {
    start: async (at) => {
      address = at ?? null
      expiry.start()
      others.start()
      if (!services.mails) return
      mails.start()
      endings = [onMail(mails.nudge), showQueue('mails', waiting)]
    },
    stop: async () => {
      over.abort()
      for (const end of endings.splice(0)) end()
      await Promise.all([expiry, mails, others].map((loop) => loop.stop(PATIENCE_MS)))
      services.mails?.close()
    },
  }
}
