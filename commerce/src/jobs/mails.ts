/** Sends the mails in the outbox: as soon as this process puts one there, and every few seconds. */
import { waitAfter } from '../domain/waits.ts'
import { countWaitingMails, onMail } from '../db/queries/mail/mail.ts'
import { type SendCtx, sendDueMails } from '../domain/mail/send.ts'
import { showQueue } from '../metrics/jobs.ts'
import { EVERY_MS, guarded, type JobReport, report } from './guarded.ts'
import { createLoop } from './loop.ts'

/** How many mails are sent at the same time. */
const LANES = 4

export interface MailJob {
  /** Starts the job, unless there is no transport for mails. `address` is where the shop listens. */
  start(address: string | null): void
  stop(patienceMs: number): Promise<void>
}

export function createMailJob(ctx: Omit<SendCtx, 'address'>, onJob: JobReport = report): MailJob {
  const { pool } = ctx.database
  let isOver = false
  let address: string | null = null
  let endings: (() => void)[] = []
  let rests = 0
  let restsUntil = -Infinity
  const loop = createLoop(
    guarded(
      ctx,
      'mails',
      async () => {
        // Each try of a mail counts, and whoever signs in in vain all the time is locked out.
        if (performance.now() < restsUntil) return
        let isUnreachable = false
        await sendDueMails(
          { ...ctx, address },
          {
            lanes: LANES,
            isStopped: () => isOver,
            onResult: (result) => {
              if (result === 'sent') rests = 0
              if (result === 'unreachable') isUnreachable = true
              if (result !== 'held')
                onJob('mail', result === 'sent' ? 'done' : result === 'failed' ? 'given-up' : 'failed', 0)
            },
          },
        )
        if (isUnreachable) restsUntil = performance.now() + waitAfter(rests++, 'mail server')
      },
      onJob,
    ),
    EVERY_MS,
  )
  const waiting = async (): Promise<number> => {
    // The count waits until the figures of the pool have been read, so that its own connection is not among them.
    await Promise.resolve()
    return countWaitingMails(pool)
  }
  return {
    start: (at) => {
      address = at
      if (!ctx.mails) return
      loop.start()
      endings = [onMail(loop.nudge), showQueue('mails', waiting)]
    },
    stop: async (patienceMs) => {
      isOver = true
      for (const end of endings.splice(0)) end()
      await loop.stop(patienceMs)
    },
  }
}
