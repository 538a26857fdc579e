/** Webhooks, as staff and apps make, change and delete them. */
import { LENGTHS } from '../lengths.ts'
import { LONGEST_TEXT, LONGEST_URL } from '@semena/contract/limits'
import { insertRow, updateRow } from '../../db/statements/rows.ts'
import { webhooks } from '../../db/tables/index.ts'
import type { WebhookErrorCode, WebhookEventTypeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import {
  deleteWebhook,
  lockWebhook,
  webhookByIdentifier,
  type WebhookRow,
  type WebhookValues,
} from '../../db/queries/webhook/webhook.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'

type WebhookCtx = Pick<Ctx, 'database' | 'payloads'>

/** What to write; a property that is left out stays as it is. */
export type WebhookInput = Partial<Omit<WebhookValues, 'appId' | 'events' | 'customHeaders'>> & {
  /** Null names no app. */
  appId?: number | null
  events?: WebhookEventTypeEnum[]
  /** As it was sent; null takes the headers away. */
  customHeaders?: unknown
}

/** Which webhook is meant: by its id, or by an app's own name of it. */
export type WebhookPlace = { id: number } | { appId: number; identifier: string }

const MOST_HEADERS = 5
/** Names of headers that a webhook may bring along. */
const HEADER_NAME = /^(?:x-[\w!#$%&'*+.^`|~-]+|authorization[\w!#$%&'*+.^`|~-]*)$/i

export function createWebhook(ctx: WebhookCtx, input: WebhookInput): Promise<Result<WebhookRow, WebhookErrorCode>> {
  return inTransaction(ctx, async (client) => {
    const appId = input.appId ?? null
    if (appId === null || !(await appsByIds(client, [appId])).length) return noApp()
    return write(ctx, client, null, input, {
      appId,
      identifier: null,
      name: '',
      targetUrl: '',
      isActive: true,
      events: [],
      subscriptionQuery: null,
      secretKey: null,
      customHeaders: {},
    })
  })
}

/** `ownApp` is the app that may change nothing but its own webhooks; null for whoever manages apps. */
export function updateWebhook(
  ctx: WebhookCtx,
  place: WebhookPlace,
  input: WebhookInput,
  ownApp: number | null,
): Promise<Result<WebhookRow, WebhookErrorCode>> {
  return inTransaction(ctx, async (client) => {
    const held = await lock(client, place)
    if (!held || (ownApp !== null && held.appId !== ownApp)) return unknown(place)
    if (input.appId != null && !(await appsByIds(client, [input.appId])).length) return noApp()
    return write(ctx, client, held.id, input, held)
  })
}

export function removeWebhook(
  ctx: WebhookCtx,
  place: WebhookPlace,
  ownApp: number | null,
): Promise<Result<WebhookRow, WebhookErrorCode>> {
  return inTransaction(ctx, async (client) => {
    const held = await lock(client, place)
    if (!held || (ownApp !== null && held.appId !== ownApp)) return unknown(place)
    await deleteWebhook(client, held.id)
    return ok(held)
  })
}

const lock = (client: PoolClient, place: WebhookPlace): Promise<WebhookRow | null> =>
  'id' in place ? lockWebhook(client, place.id) : webhookByIdentifier(client, place.appId, place.identifier)

function inTransaction(
  { database: { pool } }: WebhookCtx,
  work: (client: PoolClient) => Promise<Result<WebhookRow, WebhookErrorCode>>,
): Promise<Result<WebhookRow, WebhookErrorCode>> {
  type Done = Result<WebhookRow, WebhookErrorCode>
  return transaction<Done>(pool, async (client) => {
    const result = await work(client)
    return result.ok ? result : new Undone<Done>(result)
  })
}

async function write(
  ctx: WebhookCtx,
  client: PoolClient,
  id: number | null,
  { customHeaders: sent, appId, ...given }: WebhookInput,
  before: WebhookValues,
): Promise<Result<WebhookRow, WebhookErrorCode>> {
  const headers = sent === undefined ? ok(before.customHeaders) : readHeaders(sent)
  const values = { ...before, ...given, appId: appId ?? before.appId }
  const errors = faults(ctx, values)
  if (!headers.ok) errors.push(...headers.errors)
  if (errors.length || !headers.ok) return refuseOrder(...errors)
  const { identifier } = values
  const other = identifier === null ? null : await webhookByIdentifier(client, values.appId, identifier)
  if (other && other.id !== id) return refuse('UNIQUE', 'identifier', 'Another webhook of the app has this identifier.')
  const row = { ...values, customHeaders: headers.value }
  return ok(await (id === null ? insertRow(client, webhooks, row) : updateRow(client, webhooks, id, row)))
}

function faults({ payloads }: WebhookCtx, w: WebhookValues): Refusal<WebhookErrorCode>[] {
  const errors: Refusal<WebhookErrorCode>[] = []
  const add = (code: WebhookErrorCode, field: string, message: string) => errors.push(refusal(code, field, message))
  if (w.name.length > LONGEST_TEXT) add('INVALID', 'name', `At most ${LONGEST_TEXT} characters.`)
  if ((w.identifier?.length ?? 0) > LONGEST_TEXT) add('INVALID', 'identifier', `At most ${LONGEST_TEXT} characters.`)
  if (!w.targetUrl) add('REQUIRED', 'targetUrl', 'A webhook needs an address.')
  else if (!isHttp(w.targetUrl)) add('INVALID', 'targetUrl', 'Enter an address of http or https.')
  if (w.subscriptionQuery !== null) {
    const checked = payloads.check(w.subscriptionQuery)
    if (!checked.ok) errors.push(...checked.errors)
  }
  return errors
}

/** Whether apps can be reached at an address. */
export function isHttp(text: string): boolean {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== ''
}

/** Reads the headers that a webhook brings along; null takes them away. */
export function readHeaders(sent: unknown): Result<Record<string, string> | null, 'INVALID_CUSTOM_HEADERS'> {
  if (sent === null) return ok(null)
  const bad = (message: string) => refuse('INVALID_CUSTOM_HEADERS', 'customHeaders', message)
  if (typeof sent !== 'object' || Array.isArray(sent)) return bad('Headers are a JSON object of texts.')
  const entries = Object.entries(sent)
  if (entries.length > MOST_HEADERS) return bad(`At most ${MOST_HEADERS} headers.`)
  const read: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (!HEADER_NAME.test(name)) return bad(`A header may be called X-… or Authorization…: ${name.slice(0, 80)}`)
    if (typeof value !== 'string' || /[^\t\x20-\x7e]/.test(value)) return bad('A header is a text of plain characters.')
    if (name.length + value.length > LENGTHS.header) return bad('A header is too long.')
    read[name.toLowerCase()] = value
  }
  return ok(read)
}

const noApp = () => refuse('NOT_FOUND', 'app', 'There is no such app.')
const unknown = (place: WebhookPlace) =>
  refuse('NOT_FOUND', 'id' in place ? 'id' : 'identifier', 'There is no such webhook.')
