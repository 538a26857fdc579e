/** Webhooks: what apps want to be told, and where. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { webhooks } from '../../tables/index.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookValues = Omit<WebhookRow, 'id' | 'createdAt'>

const COLUMNS = columnsOf(webhooks, 'w')

const WEBHOOKS_BY_IDS = statement('webhooks_by_ids', `select ${COLUMNS} from webhooks w where w.id = any($1::int[])`, {
  prepared: true,
})

export async function webhooksByIds(on: Queryable, ids: readonly number[]): Promise<WebhookRow[]> {
  return WEBHOOKS_BY_IDS.rows(on, [ids])
}

const WEBHOOKS_OF_APPS = statement(
  'webhooks_of_apps',
  `select ${COLUMNS} from webhooks w where w.app_id = any($1::int[]) order by w.id`,
  { prepared: true },
)

export async function webhooksOfApps(on: Queryable, appIds: readonly number[]): Promise<WebhookRow[]> {
  return WEBHOOKS_OF_APPS.rows(on, [appIds])
}

const LOCK_WEBHOOK = statement('lock_webhook', `select ${COLUMNS} from webhooks w where w.id = $1 for update`)

export async function lockWebhook(client: PoolClient, id: number): Promise<WebhookRow | null> {
  return LOCK_WEBHOOK.one(client, [id])
}

const WEBHOOK_BY_IDENTIFIER = statement(
  'webhook_by_identifier',
  `select ${COLUMNS} from webhooks w where w.app_id = $1 and w.identifier = $2 for update`,
)

export async function webhookByIdentifier(
  client: PoolClient,
  appId: number,
  identifier: string,
): Promise<WebhookRow | null> {
  return WEBHOOK_BY_IDENTIFIER.one(client, [appId, identifier])
}

const INSERT_WEBHOOK = statement(
  'insert_webhook',
  `insert into webhooks as w (app_id, identifier, name, target_url, is_active, events, subscription_query, secret_key, custom_headers)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
)
const UPDATE_WEBHOOK = statement(
  'update_webhook',
  `update webhooks w set app_id = $1, identifier = $2, name = $3, target_url = $4, is_active = $5, events = $6,
      subscription_query = $7, secret_key = $8, custom_headers = $9
    where w.id = $10 returning ${COLUMNS}`,
)

/** Makes a webhook, or changes the one with that id. */
export async function writeWebhook(client: PoolClient, id: number | null, w: WebhookValues): Promise<WebhookRow> {
  const values = [
    w.appId,
    w.identifier,
    w.name,
    w.targetUrl,
    w.isActive,
    w.events,
    w.subscriptionQuery,
    w.secretKey,
    w.customHeaders && JSON.stringify(w.customHeaders),
  ] as const
  return id === null ? INSERT_WEBHOOK.only(client, values) : UPDATE_WEBHOOK.only(client, [...values, id])
}

const DELETE_WEBHOOK = statement('delete_webhook', 'delete from webhooks where id = $1')

export async function deleteWebhook(client: PoolClient, id: number): Promise<void> {
  await DELETE_WEBHOOK.run(client, [id])
}

/** A webhook with what is needed of its app to call it. */
export interface Hook extends WebhookRow {
  appName: string
  appIdentifier: string
  appPermissions: PermissionEnum[]
}

const ACTIVE_HOOKS = statement(
  'active_hooks',
  `select ${COLUMNS}, a.name as "appName", a.identifier as "appIdentifier", a.permissions as "appPermissions" from webhooks w join apps a on a.id = w.app_id
    where w.is_active and a.is_active and w.events && $1::text[] order by w.id`,
  { prepared: true },
)

/** The webhooks of active apps that ask for one of these events, the oldest first. */
export async function activeHooks(on: Queryable, events: readonly string[]): Promise<Hook[]> {
  return ACTIVE_HOOKS.rows(on, [events])
}
