/** Trying webhooks out: making a payload, sending one now, and sending again what was sent before. */
import type { WebhookDryRunErrorCode, WebhookErrorCode, WebhookTriggerErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { notifyDelivery } from '../../db/queries/webhook/app-event.ts'
import {
  deliveryById,
  type DeliveryRow,
  insertDelivery,
  retryDelivery,
} from '../../db/queries/webhook/event-delivery.ts'
import { webhooksByIds } from '../../db/queries/webhook/webhook.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { ok, refuse, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { payloadOf } from './deliver.ts'
import { permissionOfEvent } from './event-permission.ts'
import { isAsync } from './events.ts'
import type { HookEvent } from './port.ts'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'

type TriggerCtx = Pick<Ctx, 'database' | 'clock' | 'payloads' | 'origin' | 'viewer'>

/** What an event would be about. */
export interface TriedSubject {
  type: string
  key: string
}

/** The event's name in capitals: `OrderCreated` is `ORDER_CREATED`. */
const eventTypeOf = (name: string): string => name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()

/** Makes the payload that a query would get for an object. */
export async function dryRun(
  ctx: TriggerCtx,
  query: string,
  subject: TriedSubject,
  permissions: readonly string[],
): Promise<Result<unknown, WebhookDryRunErrorCode>> {
  const checked = ctx.payloads.check(query)
  if (!checked.ok) return checked
  const type = checked.value.map(eventTypeOf).find((name) => isAbout(name, subject.type))
  if (!type) return refuse('INVALID_ID', 'objectId', 'The query asks for no event of such an object.')
  const missing = missingPermission(type as WebhookEventTypeEnum, permissions)
  if (missing) return refuse('MISSING_PERMISSION', null, missing)
  const app = { id: 0, identifier: '', permissions }
  const event = { ...eventFor(ctx, type as WebhookEventTypeEnum, subject, app), viewer: ctx.viewer }
  const payload = await ctx.payloads.make(query, event, ctx.origin)
  return payload === null
    ? refuse('TYPE_NOT_SUPPORTED', 'objectId', 'The query gives nothing for this object.')
    : ok(payload)
}

/** Sends a webhook for an object; it is delivered like any other. */
export async function trigger(
  ctx: TriggerCtx,
  webhookId: number,
  subject: TriedSubject,
  permissions: readonly string[],
): Promise<Result<DeliveryRow, WebhookTriggerErrorCode>> {
  const { pool } = ctx.database
  const [webhook] = await webhooksByIds(pool, [webhookId])
  const [app] = webhook ? await appsByIds(pool, [webhook.appId]) : []
  if (!webhook || !app) return refuse('NOT_FOUND', 'webhookId', 'There is no such webhook.')
  if (webhook.subscriptionQuery === null)
    return refuse('MISSING_QUERY', 'webhookId', 'The webhook has no subscription query.')
  const type = webhook.events.find((name) => isAsync(name) && isAbout(name, subject.type))
  if (!type) return refuse('TYPE_NOT_SUPPORTED', 'objectId', 'The webhook asks for no event of such an object.')
  const missing = missingPermission(type, permissions)
  if (missing) return refuse('MISSING_PERMISSION', null, missing)
  const body = await payloadOf(ctx, webhook, eventFor(ctx, type, subject, app))
  if (body === null) return refuse('INVALID_ID', 'objectId', 'The query gives nothing for this object.')
  const { userId, appId } = actorOf(ctx)
  const id = await transaction(pool, async (client) => {
    const made = await insertDelivery(client, {
      webhookId,
      eventType: type,
      subjectType: subject.type,
      subjectKey: subject.key,
      userId,
      actorAppId: appId,
      payload: body,
    })
    notifyDelivery(client)
    return made
  })
  return ok((await deliveryById(pool, id))!)
}

/** What somebody with these permissions is told who may not see what the event tells; null where he may. */
function missingPermission(type: WebhookEventTypeEnum, permissions: readonly string[]): string | null {
  const needed = permissionOfEvent(type)
  return needed === null || permissions.includes(needed) ? null : `This event needs the permission ${needed}.`
}

/** Sends once more what was sent, or could not be sent, before. */
export async function retry(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  id: number,
  ownApp: number | null,
): Promise<Result<DeliveryRow, WebhookErrorCode>> {
  const { pool } = ctx.database
  const held = await deliveryById(pool, id)
  const [webhook] = held ? await webhooksByIds(pool, [held.webhookId]) : []
  if (!held || !webhook || (ownApp !== null && webhook.appId !== ownApp))
    return refuse('NOT_FOUND', 'id', 'There is no such delivery.')
  await transaction(pool, async (client) => {
    await retryDelivery(client, id, ctx.clock.now())
    notifyDelivery(client)
  })
  return ok((await deliveryById(pool, id))!)
}

function eventFor(
  ctx: TriggerCtx,
  type: WebhookEventTypeEnum,
  { type: subjectType, key }: TriedSubject,
  app: HookEvent['app'],
): HookEvent {
  const { userId, appId } = actorOf(ctx)
  return {
    type,
    subjectType,
    subjectKey: key,
    snapshot: null,
    issuedAt: ctx.clock.now(),
    userId,
    actorAppId: appId,
    app,
  }
}

/** How the names of events of such a thing begin. */
const PREFIXES: Readonly<Record<string, string>> = {
  User: 'CUSTOMER_',
  TransactionItem: 'TRANSACTION_ITEM_',
}

const prefixOf = (type: string): string => PREFIXES[type] ?? `${eventTypeOf(type)}_`

/** Beginnings of events that are about something else than a shorter beginning says. */
const LONGER =
  /^(?:PRODUCT_(?:VARIANT|TYPE|MEDIA|EXPORT)|PAGE_TYPE|ATTRIBUTE_VALUE|PROMOTION_RULE|MENU_ITEM|CUSTOMER_TYPE|GIFT_CARD_EXPORT|VOUCHER_CODE_EXPORT)_/

/** Whether an event is about such a thing. Nothing else may be named: the event would read another one by its key. */
function isAbout(event: string, type: string): boolean {
  const prefix = prefixOf(type)
  const longer = LONGER.exec(event)?.[0]
  return event.startsWith(prefix) && (longer === undefined || longer === prefix)
}
