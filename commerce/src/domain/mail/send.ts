/**
 * Sends the mails that wait. Any number of processes may do it at once, because each claims the mails that it sends.
 * Mails are claimed several at a time, and those that the server has accepted are marked as sent by the statement that
 * claims the next; a process that dies before it leaves mails that are sent again with the same Message-IDs (decision
 * 0053).
 */
import { createHash } from 'node:crypto'
import type { Services } from '../../context.ts'
import {
  claimMails,
  countMail,
  postponeMail,
  type MailRow,
  markMailFailed,
  markMailsSent,
  releaseMails,
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

/** How long a claim holds: longer than a mail waits here to be begun, and any sending takes. */
const CLAIM_MS = 10 * 60_000
/** A claimed mail that was not begun within this time is released, because its claim might end while it is sent. */
const BEGIN_MS = CLAIM_MS / 2
/** How long mails that were accepted wait for others, which the same statement marks. */
const TOGETHER_MS = 50
/** How often it looks whether it was stopped, while claimed mails wait for a lane. */
const LOOK_MS = 250
/** While a mail takes longer than this, it is looked for others, which lanes that are free send. */
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
  /** Whether mails were sent a moment ago, so that more are likely to come. */
  isBusy?: boolean
  onResult: (result: SendResult) => void
}

/**
 * Sends until nothing is due or the server cannot be reached; then the rest waits for the next call, and no attempt is
 * counted.
 */
export async function sendDueMails(ctx: SendCtx, options: SendOptions): Promise<void> {
  if (ctx.mails) await new Sending(ctx, options).run()
}

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

/** One call of `sendDueMails`. */
class Sending {
  readonly #ctx: SendCtx
  readonly #options: SendOptions
  /** Claimed mails that wait for a lane, oldest claim first. */
  readonly #waiting: Claimed[] = []
  /** Mails that the server has accepted and that are still to be marked as sent. */
  readonly #accepted: number[] = []
  #running = 0
  /** When the accepted mails are marked although others are being sent. */
  #markAt = 0
  /** Whether the last claim found as many as it asked for. */
  #isMoreDue = true
  /** Whether mails come while others are sent. */
  #isBusy: boolean
  #isUnreachable = false
  #fault: { error: unknown } | null = null
  #wake = (): void => {}

  constructor(ctx: SendCtx, options: SendOptions) {
    this.#ctx = ctx
    this.#options = options
    this.#isBusy = options.isBusy ?? false
  }

  async run(): Promise<void> {
    while (await this.#step());
    if (this.#fault) throw this.#fault.error
  }

  /** Does what is to be done now, or waits until there is something; false once all is done. */
  async #step(): Promise<boolean> {
    const unwanted = this.#takeUnwanted()
    if (unwanted.length > 0) await this.#noting(() => releaseMails(this.#ctx.database.pool, unwanted))
    else if (this.#isTimeToWrite()) await this.#noting(() => this.#markAndClaim())
    else if (this.#running > 0 || this.#accepted.length > 0) await this.#news()
    else return false
    this.#begin()
    return true
  }

  get #isEnding(): boolean {
    return this.#isUnreachable || this.#fault !== null || this.#options.isStopped()
  }

  /** Keeps the first fault, which is thrown once what is running has ended. */
  async #noting(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#fault ??= { error }
    }
  }

  #isLate({ mail }: Claimed): boolean {
    return mail.claimedUntil.getTime() - this.#ctx.clock.now().getTime() < CLAIM_MS - BEGIN_MS
  }

  /** Takes the claimed mails that are not to be begun any more. */
  #takeUnwanted(): MailRow[] {
    const first = this.#isEnding ? -1 : this.#waiting.findIndex((claimed) => !this.#isLate(claimed))
    return this.#waiting.splice(0, first === -1 ? this.#waiting.length : first).map(({ mail }) => mail)
  }

  /** Begins claimed mails as long as there are lanes for them. */
  #begin(): void {
    while (this.#running < this.#options.lanes && this.#waiting.length > 0 && !this.#isEnding) {
      if (this.#isLate(this.#waiting[0]!)) return
      void this.#send(this.#waiting.shift()!)
    }
  }

  async #send(claimed: Claimed): Promise<void> {
    this.#running++
    let isBegun = false
    await this.#noting(async () => {
      const result = await sendClaimed(this.#ctx, claimed, () => {
        isBegun = true
      })
      if (result === 'accepted') {
        if (this.#accepted.length === 0) this.#markAt = performance.now() + TOGETHER_MS
        this.#accepted.push(claimed.mail.id)
        return
      }
      if (result === 'unreachable') this.#isUnreachable = true
      this.#options.onResult(result)
    })
    // A fault before anything was sent: it is released with those that wait.
    if (this.#fault && !isBegun) this.#waiting.unshift(claimed)
    this.#running--
    this.#begin()
    this.#wake()
  }

  /**
   * Accepted mails wait a little for those that are being sent. Where none is, they are marked at once if more are known
   * to be due, or if no others come at present; while others come, they wait for those as well.
   */
  #isTimeToWrite(): boolean {
    const isEnding = this.#isEnding
    if (this.#accepted.length === 0)
      return !isEnding && this.#isMoreDue && this.#waiting.length === 0 && this.#running < this.#options.lanes
    if (this.#running === 0 && (isEnding || this.#isMoreDue || !this.#isBusy)) return true
    return performance.now() >= this.#markAt
  }

  /** Marks what was accepted, and claims more unless enough mails wait. */
  async #markAndClaim(): Promise<void> {
    const { lanes, onResult } = this.#options
    const sent = this.#accepted.splice(0)
    if (this.#isEnding || this.#waiting.length >= lanes) await tick(this.#ctx, sent)
    else {
      const most = 2 * lanes - this.#waiting.length
      const found = await claim(this.#ctx, sent, most)
      this.#isMoreDue = found.length === most
      if (sent.length > 0) this.#isBusy = found.length > 0
      this.#waiting.push(...found)
    }
    for (const _ of sent) onResult('sent')
  }

  /** Resolves when a mail is through, and when there is something to do without that. */
  async #news(): Promise<void> {
    const until = this.#accepted.length > 0 ? this.#markAt - performance.now() : null
    const ms = until ?? (this.#waiting.length > 0 ? LOOK_MS : SLOW_MS)
    let timer: NodeJS.Timeout | undefined
    const isLate = await new Promise<boolean>((resolve) => {
      this.#wake = () => resolve(false)
      timer = setTimeout(resolve, Math.max(ms, 1), true)
    })
    clearTimeout(timer)
    // More may have been put down, or become due, since the last claim found too few.
    if (isLate && ms === SLOW_MS) this.#isMoreDue = true
  }
}

/** Claims mails that are due, and marks those as sent that the server has accepted before. */
async function claim({ clock, database: { pool } }: SendCtx, sent: number[], most: number): Promise<Claimed[]> {
  const write = (): Promise<MailRow[]> => {
    const now = clock.now()
    return claimMails(pool, now, new Date(now.getTime() + CLAIM_MS), { sent, most })
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

const sendClaimed = (ctx: SendCtx, claimed: Claimed, onBegin = (): void => {}): Promise<Tried> =>
  traced('job mail', { attributes: { 'semena.mail': claimed.mail.kind } }, () => sendTraced(ctx, claimed, onBegin))

async function sendTraced(ctx: SendCtx, claimed: Claimed, onBegin: () => void): Promise<Tried> {
  const { clock, database } = ctx
  const { mail } = claimed
  const until = await heldUntil(ctx, claimed, clock.now())
  onBegin()
  if (until) {
    await postponeMail(database.pool, mail, until)
    return 'held'
  }
  const outcome = await trySend(ctx, claimed)
  if (outcome.is === 'ACCEPTED') {
    if (mail.kind === 'gift-card') await noteCardSent(ctx, mail)
    return 'accepted'
  }
  const next = outcome.is === 'LATER' ? nextTry(mail.attempts + 1, clock.now()) : null
  await markMailFailed(database.pool, mail, outcome.reason, next)
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
const tick = ({ database, clock }: SendCtx, ids: number[]): Promise<void> =>
  insisting(() => markMailsSent(database.pool, ids, clock.now()))

/** Writes down that mails were sent. If that does not succeed, they are sent again once the claim ends. */
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
