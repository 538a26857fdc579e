/** Webhooks, their deliveries and events: reading and changing them. */
import { hasPermission } from '../../context.ts'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'
import {
  attemptList,
  type AttemptRow,
  deliveryById,
  deliveryList,
  type DeliveryRow,
} from '../../db/queries/webhook/event-delivery.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { webhooksByIds } from '../../db/queries/webhook/webhook.ts'
import { fromGlobalId, intKey, toGlobalId } from '../../domain/global-id.ts'
import { refuse, type Result } from '../../domain/result.ts'
import { PERMISSIONS } from '../../domain/staff/permissions.ts'
import { plainText } from '../../domain/text.ts'
import { eventName, isAsync, isSync } from '../../domain/webhook/events.ts'
import { dryRun, retry, trigger, type TriedSubject } from '../../domain/webhook/trigger.ts'
import {
  createWebhook,
  removeWebhook,
  updateWebhook,
  type WebhookInput,
  type WebhookPlace,
} from '../../domain/webhook/webhooks.ts'
import type { GraphqlContext } from '../context.ts'
import type { WebhookUpdateInput } from '../../domain/webhook/inputs.generated.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { keyOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { payload } from '../shared/payload.ts'
import { mayReadOfApp, requireReachOfApp } from '../shared/reach.ts'
import { requirePermission } from '../shared/permission.ts'
import { requireItsChannel } from '../shared/sold.ts'

/** The app that asks; null for staff. Throws PermissionDenied for those who are neither an app nor manage apps. */
function ownApp(ctx: GraphqlContext): number | null {
  if (ctx.viewer.kind === 'app') return ctx.viewer.appId
  requirePermission(ctx, 'MANAGE_APPS')
  return null
}

/** All that a member of the staff may do; superusers may everything. */
const permissionsOf = ({ viewer }: GraphqlContext): readonly string[] =>
  viewer.kind === 'user' && !viewer.isSuperuser ? [...viewer.permissions] : PERMISSIONS

/** The events that an input names; undefined where it names none. */
function eventsOf({ events, asyncEvents, syncEvents }: WebhookUpdateInput): WebhookEventTypeEnum[] | undefined {
  if (!events && !asyncEvents && !syncEvents) return undefined
  return [...new Set([...(events ?? []), ...(asyncEvents ?? []), ...(syncEvents ?? [])])]
}

/** Reads an input. Null counts as left out, except for texts that may be missing. */
function read(input: WebhookUpdateInput, appId: number | null | undefined): WebhookInput {
  const found: WebhookInput = {}
  if (appId !== undefined) found.appId = appId
  const events = eventsOf(input)
  if (events) found.events = events
  if (input.name != null) found.name = plainText(input.name)
  if (input.targetUrl != null) found.targetUrl = plainText(input.targetUrl).trim()
  if (input.isActive != null) found.isActive = input.isActive
  if (input.identifier !== undefined) found.identifier = input.identifier ? plainText(input.identifier) : null
  if (input.secretKey !== undefined) found.secretKey = input.secretKey ? plainText(input.secretKey) : null
  if (input.query !== undefined) found.subscriptionQuery = input.query ? plainText(input.query) : null
  if (input.customHeaders !== undefined) found.customHeaders = input.customHeaders
  return found
}

/** The webhook that arguments name. */
function placeOf(
  ctx: GraphqlContext,
  { id, identifier }: { id?: string | null; identifier?: string | null },
): Result<WebhookPlace, 'GRAPHQL_ERROR' | 'NOT_FOUND'> {
  if (id != null) {
    const key = intKey(id, 'Webhook')
    return key === null ? refuse('GRAPHQL_ERROR', 'id', 'Must receive a Webhook id.') : { ok: true, value: { id: key } }
  }
  if (identifier && ctx.viewer.kind === 'app') return { ok: true, value: { appId: ctx.viewer.appId, identifier } }
  if (identifier) return refuse('NOT_FOUND', 'identifier', 'An identifier is an app’s own name of a webhook.')
  throw invalidArgument("At least one of arguments is required: 'id', 'identifier'.")
}

/** Throws PermissionDenied where a webhook is that of an app which may do more than whoever asks. */
async function requireReachOfPlace(ctx: GraphqlContext, place: WebhookPlace): Promise<void> {
  const [webhook] = 'id' in place ? await webhooksByIds(ctx.database.pool, [place.id]) : []
  // An app that names one of another app is told that there is none.
  if (webhook && (ctx.viewer.kind !== 'app' || hasPermission(ctx, 'MANAGE_APPS')))
    await requireReachOfApp(ctx, webhook.appId)
}

/** Whether the viewer may read what a delivery told an app, and what the app answered. */
async function mayReadOf(ctx: GraphqlContext, { webhookId }: Pick<DeliveryRow, 'webhookId'>): Promise<boolean> {
  const [webhook] = await webhooksByIds(ctx.database.pool, [webhookId])
  return webhook !== undefined && mayReadOfApp(ctx, webhook.appId)
}

/** What is left out of an attempt for whoever may not read it. */
const UNTOLD = { response: null, responseHeaders: null, requestHeaders: null } as const

const subjectOf = (id: string): TriedSubject | null => fromGlobalId(id)

export const webhookQueries = {
  webhook: async (_, { id }, ctx) => {
    const own = ctx.viewer.kind === 'app' && !hasPermission(ctx, 'MANAGE_APPS') ? ctx.viewer.appId : null
    if (own === null) requirePermission(ctx, 'MANAGE_APPS')
    const key = keyOf(id, 'Webhook')
    const [webhook] = key === null ? [] : await webhooksByIds(ctx.database.pool, [key])
    return webhook && (own === null || webhook.appId === own) ? webhook : null
  },

  webhookEvents: (_, __, ctx, info) => {
    requirePermission(ctx, 'MANAGE_APPS')
    const type = info.schema.getType('WebhookEventTypeEnum')
    const values = type && 'getValues' in type ? type.getValues() : []
    return values.map(({ name }) => ({ eventType: name as WebhookEventTypeEnum, name: eventName(name as never) }))
  },
} satisfies Partial<Fields<'Query'>>

export const webhookMutations = {
  webhookCreate: async (_, { input }, ctx) => {
    const own = ownApp(ctx)
    const key = input.app == null ? own : intKey(input.app, 'App')
    if (own !== null && key !== own && !hasPermission(ctx, 'MANAGE_APPS')) throw permissionDenied()
    if (key !== null) await requireReachOfApp(ctx, key)
    return payload(await createWebhook(ctx, read(input, key)), 'webhook')
  },

  webhookUpdate: async (_, { input, ...named }, ctx) => {
    const own = ownApp(ctx)
    const place = placeOf(ctx, named)
    const key = own !== null || input.app == null ? undefined : intKey(input.app, 'App')
    if (key === null) return payload(refuse('NOT_FOUND', 'app', 'There is no such app.'), 'webhook')
    if (key !== undefined) await requireReachOfApp(ctx, key)
    if (place.ok) await requireReachOfPlace(ctx, place.value)
    return payload(place.ok ? await updateWebhook(ctx, place.value, read(input, key), own) : place, 'webhook')
  },

  webhookDelete: async (_, named, ctx) => {
    const own = ownApp(ctx)
    const place = placeOf(ctx, named)
    if (place.ok) await requireReachOfPlace(ctx, place.value)
    return payload(place.ok ? await removeWebhook(ctx, place.value, own) : place, 'webhook')
  },

  webhookDryRun: async (_, { objectId, query }, ctx) => {
    if (ctx.viewer.kind === 'app') throw permissionDenied()
    requirePermission(ctx, 'MANAGE_APPS')
    const subject = subjectOf(objectId)
    if (!subject) return payload(refuse('INVALID_ID', 'objectId', 'This is no id.'), 'payload')
    await requireItsChannel(ctx, subject.type, subject.key)
    return payload(await dryRun(ctx, plainText(query), subject, permissionsOf(ctx)), 'payload')
  },

  webhookTrigger: async (_, { objectId, webhookId }, ctx) => {
    if (ctx.viewer.kind === 'app') throw permissionDenied()
    requirePermission(ctx, 'MANAGE_APPS')
    const key = intKey(webhookId, 'Webhook')
    const subject = subjectOf(objectId)
    if (key === null) return payload(refuse('INVALID_ID', 'webhookId', 'Must receive a Webhook id.'), 'delivery')
    if (!subject) return payload(refuse('INVALID_ID', 'objectId', 'This is no id.'), 'delivery')
    await requireItsChannel(ctx, subject.type, subject.key)
    await requireReachOfPlace(ctx, { id: key })
    return payload(await trigger(ctx, key, subject, permissionsOf(ctx)), 'delivery')
  },

  eventDeliveryRetry: async (_, { id }, ctx) => {
    const own = ownApp(ctx)
    const key = intKey(id, 'EventDelivery')
    if (key === null) return payload(refuse('GRAPHQL_ERROR', 'id', 'Must receive an EventDelivery id.'), 'delivery')
    const held = await deliveryById(ctx.database.pool, key)
    if (held && own === null) await requireReachOfPlace(ctx, { id: held.webhookId })
    return payload(await retry(ctx, key, own), 'delivery')
  },
} satisfies Partial<Fields<'Mutation'>>

export const webhookTypes = resolversOf({
  Webhook: {
    id: (w) => toGlobalId('Webhook', w.id),
    events: (w) => w.events.map((eventType) => ({ eventType, name: eventName(eventType) })),
    syncEvents: (w) => w.events.filter(isSync).map((eventType) => ({ eventType, name: eventName(eventType) })),
    asyncEvents: (w) => w.events.filter(isAsync).map((eventType) => ({ eventType, name: eventName(eventType) })),
    // Who knows these can send messages to the app as if they were the shop's.
    secretKey: async (w, _, ctx) => ((await mayReadOfApp(ctx, w.appId)) ? w.secretKey : null),
    customHeaders: async (w, _, ctx) => ((await mayReadOfApp(ctx, w.appId)) ? w.customHeaders : null),
    app: async (w, _, ctx) => (await appsByIds(ctx.database.pool, [w.appId]))[0]!,
    eventDeliveries: (w, { filter, sortBy, ...page }, ctx) => {
      const list = deliveryList({ ...filter, webhookId: w.id, sortBy: { direction: sortBy?.direction ?? 'DESC' } })
      return listedBy<DeliveryRow, DeliveryRow>(ctx, page, list, (row) => row)
    },
  },

  EventDelivery: {
    // What an app is told may be more than whoever manages apps may see.
    payload: async (d, _, ctx) => ((await mayReadOf(ctx, d)) ? d.payload : null),
    id: (d) => toGlobalId('EventDelivery', d.id),
    attempts: async (d, { sortBy, ...page }, ctx) => {
      const list = attemptList({ deliveryId: d.id, sortBy: { direction: sortBy?.direction ?? 'DESC' } })
      const isOpen = await mayReadOf(ctx, d)
      return listedBy<AttemptRow, AttemptRow>(ctx, page, list, (row) => (isOpen ? row : { ...row, ...UNTOLD }))
    },
  },

  EventDeliveryAttempt: {
    id: (a) => toGlobalId('EventDeliveryAttempt', a.id),
    taskId: (a) => String(a.id),
  },
})
