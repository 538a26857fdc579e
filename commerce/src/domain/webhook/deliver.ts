/**
 * Tells apps what happened. Any number of processes may do it at once, because each claims what it sends. An app that
 * does not answer well is told again, later and later; the payload stays as it was made the first time.
 */
import { LENGTHS } from '../lengths.ts'
import { SECOND_MS } from '@semena/contract/time'
import type { Services } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import {
  claimDelivery,
  type ClaimedDelivery,
  deleteDelivery,
  type DeliveryRow,
  savePayload,
  saveAttempt,
} from '../../db/queries/webhook/event-delivery.ts'
import { type WebhookRow, webhooksByIds } from '../../db/queries/webhook/webhook.ts'
import { readCheckouts } from '../checkout/change.ts'
import { faultText } from '../fault-text.ts'
import { plainText } from '../text.ts'
import { defaultPayload } from './default-payload.ts'
import { permissionOfEvent } from './event-permission.ts'
import type { HookApp, HookEvent } from './port.ts'
import { type Sent, sendHook } from './send.ts'
import { traced } from '../../tracing/trace.ts'

export type DeliverCtx = Pick<Services, 'database' | 'clock' | 'web' | 'payloads'> & { origin: string }

const PATIENCE_MS = 20 * SECOND_MS
/** Longer than making a payload and sending it take. */
const CLAIM_MS = 120 * SECOND_MS
/** After so many seconds each an app is told again; then no more. */
const WAITS = [10, 60, 300, 1800, 7200].map((seconds) => seconds * SECOND_MS)

export type DeliveryResult = 'sent' | 'later' | 'failed' | 'unwanted'

/** Claims one delivery that is due, to none of the apps `besides`; null where there is none. */
export function claimNext(
  { database: { pool }, clock }: DeliverCtx,
  besides: readonly number[] = [],
): Promise<ClaimedDelivery | null> {
  const now = clock.now()
  return claimDelivery(pool, now, new Date(now.getTime() + CLAIM_MS), besides)
}

/** Sends a delivery that was claimed. */
export const deliver = (ctx: DeliverCtx, delivery: ClaimedDelivery): Promise<DeliveryResult> =>
  traced('job webhook', { attributes: { 'semena.event': delivery.eventType } }, () => deliverTraced(ctx, delivery))

async function deliverTraced(ctx: DeliverCtx, delivery: DeliveryRow): Promise<DeliveryResult> {
  const { pool } = ctx.database
  const [webhook] = await webhooksByIds(pool, [delivery.webhookId])
  const [app] = webhook ? await appsByIds(pool, [webhook.appId]) : []
  if (!webhook || !app?.isActive || !isWanted(webhook, delivery) || !mayHear(app, delivery)) {
    await deleteDelivery(pool, delivery.id)
    return 'unwanted'
  }
  if (!(await isStillSo(ctx, delivery))) {
    await deleteDelivery(pool, delivery.id)
    return 'unwanted'
  }
  const sent = await makeAndSend(ctx, delivery, webhook, app)
  if (sent === null) {
    await deleteDelivery(pool, delivery.id)
    return 'unwanted'
  }
  const wait = sent.wentWell ? undefined : WAITS[delivery.attempts]
  await saveAttempt(pool, {
    deliveryId: delivery.id,
    duration: sent.duration,
    response: plainText((sent.answer?.body ?? sent.fault).slice(0, LENGTHS.keptAnswer)),
    responseHeaders: sent.answer && JSON.stringify(sent.answer.headers),
    requestHeaders: JSON.stringify(withoutSecrets(sent.requestHeaders, webhook)),
    responseStatusCode: sent.answer?.status ?? null,
    status: sent.wentWell ? 'SUCCESS' : 'FAILED',
    deliveryStatus: sent.wentWell ? 'SUCCESS' : wait === undefined ? 'FAILED' : 'PENDING',
    next: wait === undefined ? null : new Date(ctx.clock.now().getTime() + wait),
  })
  return sent.wentWell ? 'sent' : wait === undefined ? 'failed' : 'later'
}

/** Makes the payload, unless it is made already, and sends it; null where the app wants nothing of this event. */
async function makeAndSend(
  ctx: DeliverCtx,
  delivery: DeliveryRow,
  webhook: WebhookRow,
  app: HookApp,
): Promise<Sent | null> {
  const { pool } = ctx.database
  let body = delivery.payload
  if (body === null) {
    try {
      body = await payloadOf(ctx, webhook, eventOf(delivery, app))
    } catch (error) {
      // Such as a query that fitted the schema of an older version. It is tried no more often than an app that is away.
      return { wentWell: false, answer: null, fault: faultText(error), requestHeaders: {}, duration: 0 }
    }
    if (body === null) return null
    await savePayload(pool, delivery.id, body)
  }
  return sendHook(ctx, webhook, delivery.eventType, body, PATIENCE_MS)
}

/** Whether a webhook is told: one that was switched off only once, of what staff send by hand. */
const isWanted = ({ isActive }: WebhookRow, { payload, attempts }: DeliveryRow): boolean =>
  isActive || (payload !== null && attempts === 0)

/** Whether an app has the permission for an event. What staff send themselves has its payload from the beginning. */
function mayHear({ permissions }: HookApp, { eventType, payload }: DeliveryRow): boolean {
  const needed = permissionOfEvent(eventType)
  return payload !== null || needed === null || permissions.includes(needed)
}

/** Whether a checkout is paid as the event says: money came for it, though perhaps not enough. */
async function isStillSo(
  ctx: Pick<DeliverCtx, 'database' | 'clock'>,
  { eventType, subjectKey, payload }: DeliveryRow,
): Promise<boolean> {
  if (payload !== null || (eventType !== 'CHECKOUT_FULLY_PAID' && eventType !== 'CHECKOUT_FULLY_AUTHORIZED'))
    return true
  const paid = (await readCheckouts(ctx, [subjectKey])).get(subjectKey)?.paid
  const status = eventType === 'CHECKOUT_FULLY_PAID' ? paid?.chargeStatus : paid?.authorizeStatus
  return status === 'FULL' || status === 'OVERCHARGED'
}

/** The payload's text; null where the app wants nothing of this event. */
export async function payloadOf(
  ctx: Pick<DeliverCtx, 'payloads' | 'origin'>,
  { subscriptionQuery }: Pick<WebhookRow, 'subscriptionQuery'>,
  event: HookEvent,
): Promise<string | null> {
  const made =
    subscriptionQuery === null ? defaultPayload(event) : await ctx.payloads.make(subscriptionQuery, event, ctx.origin)
  return made === null ? null : JSON.stringify(made)
}

export const eventOf = (delivery: DeliveryRow, app: HookApp): HookEvent => ({
  type: delivery.eventType,
  subjectType: delivery.subjectType,
  subjectKey: delivery.subjectKey,
  snapshot: delivery.snapshot,
  issuedAt: delivery.createdAt,
  userId: delivery.userId,
  actorAppId: delivery.actorAppId,
  app: { id: app.id, identifier: app.identifier, permissions: app.permissions },
})

/** Headers for people to see: those of the webhook's own may hold secrets. */
const withoutSecrets = (headers: Record<string, string>, { customHeaders }: WebhookRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name in (customHeaders ?? {}) ? '(kept secret)' : value]),
  )
