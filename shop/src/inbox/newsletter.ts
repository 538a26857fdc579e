/**
 * The newsletter's list: an address is on it once its owner has entered and confirmed it, and off it with one click.
 */
import { DAY_MS } from '@semena/contract/time'
import { codeOf, languageOf } from '@semena/contract/languages'
import { createHash, randomBytes } from 'node:crypto'
import { transaction } from '@semena/commerce/database'
import { limitAttempts, MAIL_COOLDOWN_MS, MAILED_TOKEN_LIFE_MS, putMail } from '@semena/commerce/extension'
import { networkOf } from '@semena/commerce/traffic'
import type { InboxCtx, Visit } from './context.ts'
import {
  insertSubscriber,
  confirmSubscriber,
  findConfirmed,
  removeSubscriber,
  type Subscriber,
} from './db/subscribers.ts'
import { emailKey, FieldReader, type Fields } from './fields.ts'
import { unsubscribeLinks, pageUrl } from './links.ts'
import { DONE, type Outcome, tooMany } from './result.ts'

/** How many mails an address gets in a day, whoever enters it. */
const MAILS_A_DAY = 5
/** How many addresses one network may enter in an hour. */
const ASKS = { name: 'newsletter', max: 20, windowMs: 3_600_000 }
const TOKEN = /^[\w-]{43}$/

/** Begins a subscription. It answers alike whether the address is new, known, or was entered a moment ago. */
export async function subscribe(ctx: InboxCtx, fields: Fields, visit: Visit): Promise<Outcome> {
  const read = new FieldReader(fields)
  const email = read.email('email')
  if (read.isTrap('website')) return DONE
  if (read.faults.length > 0) return { ok: false, faults: read.faults }
  const allowed = await limitAttempts(ctx, { ...ASKS, key: networkOf(visit.remoteAddress) })
  if (!allowed.ok) return tooMany(allowed.retryAfterMs)
  const now = ctx.clock.now()
  const token = newToken()
  await transaction(ctx.database.pool, async (client) => {
    const subscriber = await insertSubscriber(client, {
      email,
      emailKey: emailKey(email),
      language: visit.language,
      origin: visit.origin,
      confirmHash: hashOf(token),
      leaveToken: newToken(),
      now,
      cooledBefore: before(now, MAIL_COOLDOWN_MS),
      windowAfter: before(now, DAY_MS),
      most: MAILS_A_DAY,
    })
    if (!subscriber) return
    if (subscriber.state === 'CONFIRMED') await putMail(client, welcome(subscriber))
    else
      await putMail(client, {
        kind: 'newsletter-opt-in',
        ...to(subscriber),
        payload: { url: pageUrl(subscriber, 'confirm', token), ...unsubscribeLinks(subscriber) },
      })
  })
  return DONE
}

/** Confirms a subscription; confirming again changes nothing. After unsubscribing, an old token no longer works. */
export async function confirmSubscription(ctx: InboxCtx, fields: Fields): Promise<Outcome> {
  const token = tokenOf(fields)
  if (!token) return BAD_TOKEN
  const hash = hashOf(token)
  const now = ctx.clock.now()
  return transaction(ctx.database.pool, async (client) => {
    const subscriber = await confirmSubscriber.first(client, hash, now, before(now, MAILED_TOKEN_LIFE_MS))
    if (subscriber) await putMail(client, welcome(subscriber))
    return subscriber || (await findConfirmed.run(client, hash)) ? DONE : BAD_TOKEN
  })
}

/** Takes the address that belongs to the token off the list. Unsubscribing again changes nothing. */
export async function unsubscribe({ database, clock }: InboxCtx, fields: Fields): Promise<Outcome> {
  const token = tokenOf(fields)
  return token && (await removeSubscriber.run(database.pool, token, clock.now())) ? DONE : BAD_TOKEN
}

const BAD_TOKEN: Outcome = {
  ok: false,
  faults: [{ code: 'INVALID', field: 'token', message: 'The link is not good, or not any more.' }],
}

const to = ({ email, language }: Subscriber) => ({ recipient: email, languageCode: codeOf(languageOf(language)) })
const welcome = (subscriber: Subscriber) => ({
  kind: 'newsletter-welcome' as const,
  ...to(subscriber),
  payload: unsubscribeLinks(subscriber),
})

const newToken = (): string => randomBytes(32).toString('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const tokenOf = ({ token }: Fields): string | null => (typeof token === 'string' && TOKEN.test(token) ? token : null)
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
