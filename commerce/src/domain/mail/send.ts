/**
 * Sends the mails that wait. Any number of processes may do it at once, because each claims the mails that it sends.
 * Mails are claimed several at a time, and those that the server has accepted are marked as sent by the statement that
 * claims the next; a process that dies before it leaves mails that are sent again with the same Message-IDs (decision
 * 0053).
 */
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../context.ts'
import {
  claimMails,
  countMail,
  type MailRow,
  markMailFailed,
  markMailsSent,
  releaseMail,
} from '../../db/queries/mail/mail.ts'
import { addGiftCardEvents } from '../../db/queries/gift-card/gift-card.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import type { MailOutcome } from './port.ts'
import { isEmail, mailboxOf } from '../email.ts'
import { faultText } from '../fault-text.ts'
import { traced } from '../../tracing/trace.ts'
import type { MailPayloads } from './put.ts'
import { type OrderReader, orderReader } from './read-orders.ts'
import { nextTry } from './retry.ts'
import { senderOf } from './sender.ts'
import { type MailCtx, writeMail } from './write.ts'

export type SendCtx = MailCtx & Pick<Services, 'mails'>

/** How long a claim holds: longer than any sending takes. */
const CLAIM_MS = 10 * 60_000
/** How long mails that were accepted wait for others, which the same statement marks. */
const TOGETHER_MS = 50
/** While a mail takes longer than this, others are looked for, which lanes that are free send. */
const SLOW_MS = 1000
/** How often marking mails as sent is tried when the database does not answer, and how long it waits between. */
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
  if (!ctx.mails) return
  const running = new Set<Promise<void>>()
  const accepted: number[] = []
  const faults: unknown[] = []
  let isUnreachable = false
  const send = async (claimed: Claimed): Promise<void> => {
    try {
      const result = await sendClaimed(ctx, claimed)
      if (result === 'accepted') accepted.push(claimed.mail.id)
      else onResult(result)
      isUnreachable ||= result === 'unreachable'
    } catch (error) {
      faults.push(error)
    }
  }
  for (;;) {
    const isEnding = isUnreachable || faults.length > 0 || isStopped()
    const most = isEnding ? 0 : lanes - running.size
    const sent = accepted.splice(0)
    let found: Claimed[] = []
    try {
      if (most > 0) found = await claim(ctx, sent, most)
      else if (sent.length > 0) await tick(ctx, sent)
      for (const _ of sent) onResult('sent')
    } catch (error) {
      // It is thrown once what is running has ended.
      faults.push(error)
    }
    for (const claimed of found) {
      const sending = send(claimed).finally(() => running.delete(sending))
      running.add(sending)
    }
    if (running.size > 0) {
      const some = Promise.race(running).then(() => pause(TOGETHER_MS))
      // Where as many were claimed as can be sent at once, more wait.
      await Promise.race([found.length < most ? some : Promise.all(running), some, pause(SLOW_MS)])
    } else if (accepted.length === 0) break
  }
  if (faults.length > 0) throw faults[0]
}

const pause = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false })

/** Sends one mail; null where none is due. */
export async function sendNext(ctx: SendCtx): Promise<SendResult | null> {
  if (!ctx.mails) return null
  const [claimed] = await claim(ctx, [], 1)
  if (!claimed) return null
  const result = await sendClaimed(ctx, claimed)
  if (result !== 'accepted') return result
  await tick(ctx, [claimed.mail.id])
  return 'sent'
}

/** A claimed mail, with the reader that it shares with those that were claimed together. */
interface Claimed {
  mail: MailRow
  readOrder: OrderReader
}

/** Claims mails that are due, and marks those as sent that the server has accepted before. */
async function claim({ clock, database: { pool } }: SendCtx, sent: number[], most: number): Promise<Claimed[]> {
  const write = (): Promise<MailRow[]> => {
    const now = clock.now()
    return claimMails(pool, now, new Date(now.getTime() + CLAIM_MS), sent, most)
  }
  const mails = await (sent.length === 0 ? write() : insisting(write))
  const readOrder = orderReader(pool)
  // All are read now, together. Whoever needs an order that could not be read is told of it.
  for (const orderId of mails.flatMap(orderIdsOf)) readOrder(orderId).catch(() => {})
  return mails.map((mail) => ({ mail, readOrder }))
}

const orderIdsOf = ({ payload }: MailRow): string[] => {
  const { orderId } = payload as { orderId?: string }
  return orderId === undefined ? [] : [orderId]
}

/** What became of a claimed mail. One that the server has accepted is still to be marked as sent. */
type Tried = Exclude<SendResult, 'sent'> | 'accepted'

const sendClaimed = (ctx: SendCtx, claimed: Claimed): Promise<Tried> =>
  traced('job mail', { attributes: { 'semena.mail': claimed.mail.kind } }, () => sendTraced(ctx, claimed))

async function sendTraced(ctx: SendCtx, claimed: Claimed): Promise<Tried> {
  const { clock, database } = ctx
  const { mail } = claimed
  const until = await heldUntil(ctx, claimed, clock.now()).catch(async (error: unknown) => {
    await releaseMail(database.pool, { ...mail, until: null })
    throw error
  })
  if (until) {
    await releaseMail(database.pool, { ...mail, until })
    return 'held'
  }
  const outcome = await trySend(ctx, claimed)
  if (outcome.is === 'ACCEPTED') {
    if (mail.kind === 'gift-card') await noteCardSent(ctx, mail)
    return 'accepted'
  }
  const next = outcome.is === 'LATER' ? nextTry(mail.attempts + 1, clock.now()) : null
  await markMailFailed(database.pool, { ...mail, error: outcome.reason, next })
  if (next) return outcome.is === 'LATER' && outcome.isUnreachable ? 'unreachable' : 'later'
  return 'failed'
}

/**
 * Limits the mails about orders that one mailbox gets in an hour, because whoever orders chooses who gets them; the
 * rest waits until the answered time (decision 0024). A mail is counted once, however often it is tried.
 */
async function heldUntil(
  { database: { pool }, settings }: SendCtx,
  { mail, readOrder }: Claimed,
  now: Date,
): Promise<Date | null> {
  const [orderId] = orderIdsOf(mail)
  if (!settings.rateLimits || mail.attempts > 0 || orderId === undefined) return null
  const [found, { channelById }] = await Promise.all([readOrder(orderId), reference(pool)])
  const channel = found && channelById.get(found.order.channelId)
  if (!channel) return null
  const key = createHash('sha256').update(mailboxOf(mail.recipient)).digest('base64url')
  return countMail(pool, key, channel.maxOrderMailsPerHour, now)
}

async function trySend(ctx: SendCtx, { mail: row, readOrder }: Claimed): Promise<MailOutcome> {
  if (!isEmail(row.recipient)) return { is: 'REFUSED', reason: 'no address' }
  try {
    const [written, from] = await Promise.all([writeMail(ctx, row, readOrder), senderOf(ctx)])
    if (!written) return { is: 'REFUSED', reason: 'what it tells of is gone' }
    return await ctx.mails!.send({ ...written, id: idOf(row), from, to: row.recipient, at: ctx.clock.now() })
  } catch (error) {
    return { is: 'LATER', reason: faultText(error), isUnreachable: false }
  }
}

/** Tells in a gift card's history that it was sent. */
async function noteCardSent({ database }: SendCtx, { recipient, payload }: MailRow): Promise<void> {
  const { sending } = payload as MailPayloads['gift-card']
  if (!sending) return
  const { cardId, type, userId, appId } = sending
  const event = { id: cardId, type, details: { email: recipient } }
  await insisting(() => addGiftCardEvents(database.pool, [event], userId, appId))
}

/** The Message-ID's text, the same at every attempt. */
const idOf = ({ id, createdAt }: MailRow): string =>
  `${createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id}`

/** Marks mails as sent. */
const tick = ({ database, clock }: SendCtx, ids: number[]): Promise<number> =>
  insisting(() => markMailsSent(database.pool, clock.now(), ids))

/** Writes down that mails were sent. If that does not succeed, they are sent again once the claim ends. */
async function insisting<T>(write: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await write()
    } catch (error) {
      if (turn === TICKS) throw error
      await setTimeout(TICK_PAUSE_MS)
    }
  }
}
