/**
 * Sends the mails that wait. Any number of processes may do it at once, because each claims the mails that it sends.
 * After the server has accepted a mail one statement marks it as sent; a process that dies before it leaves a mail that
 * is sent again with the same Message-ID.
 */
import { createHash } from 'node:crypto'
import type { Services } from '../../context.ts'
import {
  claimMail,
  countMail,
  postponeMail,
  type MailRow,
  markMailFailed,
  markMailSent,
} from '../../db/queries/mail.ts'
import { findOrder } from '../../db/queries/order.ts'
import { reference } from '../../db/queries/reference.ts'
import type { MailOutcome } from './port.ts'
import { isEmail, mailboxOf } from '../email.ts'
import { faultText } from '../fault-text.ts'
import { traced } from '../../tracing/trace.ts'
import { nextTry } from './retry.ts'
import { senderOf } from './sender.ts'
import { type MailCtx, writeMail } from './write.ts'

export type SendCtx = MailCtx & Pick<Services, 'mails'>

/** How long a claim holds; longer than any sending takes. */
const CLAIM_MS = 10 * 60_000
/** How often marking a mail as sent is tried when the database does not answer, and how long it waits between. */
const TICKS = 30
const TICK_PAUSE_MS = 1000

export type SendResult = 'sent' | 'later' | 'failed' | 'unreachable' | 'held'

export interface SendOptions {
  /** How many mails are sent at the same time. */
  lanes: number
  /** Once it answers true, no further mail is begun. */
  isStopped: () => boolean
  onResult: (result: SendResult) => void
}

/**
 * Sends until nothing is due or the server cannot be reached; then the rest waits for the next call, and no attempt is
 * counted.
 */
export async function sendDueMails(ctx: SendCtx, { lanes, isStopped, onResult }: SendOptions): Promise<void> {
  let isOver = false
  const running: Promise<void>[] = []
  /** Opens a lane more. Each mail that is found opens the next, because often it is the only one. */
  const open = (): void => {
    if (running.length >= lanes || isOver || isStopped()) return
    const opened = lane()
    // Its fault is thrown below, once the lanes before it are through.
    opened.catch(() => {})
    running.push(opened)
  }
  const lane = async (): Promise<void> => {
    let sent: number | null = null
    while (!isOver && !isStopped()) {
      const mail: MailRow | null = await claimNext(ctx, sent)
      if (sent !== null) onResult('sent')
      sent = null
      if (!mail) {
        isOver = true
        return
      }
      open()
      const result = await sendClaimed(ctx, mail)
      if (result === 'accepted') sent = mail.id
      else {
        if (result === 'unreachable') isOver = true
        onResult(result)
      }
    }
    if (sent !== null) {
      await tick(ctx, sent)
      onResult('sent')
    }
  }
  open()
  for (let i = 0; i < running.length; i++) await running[i]
}

/** Sends one mail; null where none is due. */
export async function sendNext(ctx: SendCtx): Promise<SendResult | null> {
  const mail = await claimNext(ctx, null)
  if (!mail) return null
  const result = await sendClaimed(ctx, mail)
  if (result !== 'accepted') return result
  await tick(ctx, mail.id)
  return 'sent'
}

/** Claims a mail that is due, and marks the one as sent that the server has accepted before. */
async function claimNext({ mails, clock, database }: SendCtx, sent: number | null): Promise<MailRow | null> {
  if (!mails) return null
  const claim = (): Promise<MailRow | null> => {
    const now = clock.now()
    return claimMail(database.pool, now, new Date(now.getTime() + CLAIM_MS), sent)
  }
  return sent === null ? claim() : insisting(claim)
}

/** What became of a claimed mail. One that the server has accepted is still to be marked as sent. */
type Tried = Exclude<SendResult, 'sent'> | 'accepted'

const sendClaimed = (ctx: SendCtx, mail: MailRow): Promise<Tried> =>
  traced('job mail', { attributes: { 'semena.mail': mail.kind } }, () => sendTraced(ctx, mail))

async function sendTraced(ctx: SendCtx, mail: MailRow): Promise<Tried> {
  const { clock, database } = ctx
  const until = await heldUntil(ctx, mail, clock.now())
  if (until) {
    await postponeMail(database.pool, mail, until)
    return 'held'
  }
  const outcome = await trySend(ctx, mail)
  if (outcome.is === 'ACCEPTED') return 'accepted'
  const next = outcome.is === 'LATER' ? nextTry(mail.attempts + 1, clock.now()) : null
  await markMailFailed(database.pool, mail, outcome.reason, next)
  if (next) return outcome.is === 'LATER' && outcome.isUnreachable ? 'unreachable' : 'later'
  return 'failed'
}

/**
 * Limits the mails about orders that one mailbox gets in an hour, because whoever orders chooses who gets them; the
 * rest waits until the answered time (decision 0024). A mail is counted once, however often it is tried.
 */
async function heldUntil({ database: { pool }, settings }: SendCtx, mail: MailRow, now: Date): Promise<Date | null> {
  const { orderId } = mail.payload as { orderId?: string }
  if (!settings.rateLimits || mail.attempts > 0 || orderId === undefined) return null
  const [order, { channelById }] = await Promise.all([findOrder(pool, orderId), reference(pool)])
  const channel = order && channelById.get(order.channelId)
  if (!channel) return null
  const key = createHash('sha256').update(mailboxOf(mail.recipient)).digest('base64url')
  return countMail(pool, key, channel.maxOrderMailsPerHour, now)
}

async function trySend(ctx: SendCtx, row: MailRow): Promise<MailOutcome> {
  if (!isEmail(row.recipient)) return { is: 'REFUSED', reason: 'no address' }
  try {
    const [written, from] = await Promise.all([writeMail(ctx, row), senderOf(ctx)])
    if (!written) return { is: 'REFUSED', reason: 'what it tells of is gone' }
    return await ctx.mails!.send({ ...written, id: idOf(row), from, to: row.recipient, at: ctx.clock.now() })
  } catch (error) {
    return { is: 'LATER', reason: faultText(error), isUnreachable: false }
  }
}

/** The Message-ID's text, the same at every attempt. */
const idOf = ({ id, createdAt }: MailRow): string =>
  `${createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id}`

/** Marks a mail as sent. */
const tick = ({ database, clock }: SendCtx, id: number): Promise<void> =>
  insisting(() => markMailSent(database.pool, id, clock.now()))

/** Writes down that a mail was sent. If that does not succeed, the mail is sent again once the claim ends. */
async function insisting<T>(write: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await write()
    } catch (error) {
      if (turn === TICKS) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, TICK_PAUSE_MS)
      })
    }
  }
}
