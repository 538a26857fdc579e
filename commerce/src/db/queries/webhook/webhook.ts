/** Webhooks: what apps want to be told, and where. */
import type { PermissionEnum } from '@semena/contract/enums'
import { columnsOf } from '../../statements/columns-of.ts'
import { prepared, statement } from '../../statements/statement.ts'
import { webhooks } from '../../tables/index.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookValues = Omit<WebhookRow, 'id' | 'createdAt'>

const COLUMNS = columnsOf(webhooks, 'w')

export const webhooksByIds = prepared(
  'webhooks_by_ids',
  `select ${COLUMNS} from webhooks w where w.id = any($1::int[])`,
).many

export const webhooksOfApps = prepared(
  'webhooks_of_apps',
  `select ${COLUMNS} from webhooks w where w.app_id = any($1::int[]) order by w.id`,
).many

export const lockWebhook = statement(
  'lock_webhook',
  `select ${COLUMNS} from webhooks w where w.id = $1 for update`,
).first

export const webhookByIdentifier = statement(
  'webhook_by_identifier',
  `select ${COLUMNS} from webhooks w where w.app_id = $1 and w.identifier = $2 for update`,
).first

export const deleteWebhook = statement('delete_webhook', 'delete from webhooks where id = $1').run

/** A webhook with what is needed of its app to call it. */
export interface Hook extends WebhookRow {
  appName: string
  appIdentifier: string
  appPermissions: PermissionEnum[]
}

/** The webhooks of active apps that ask for one of these events, the oldest first. */
export const activeHooks = prepared(
  'active_hooks',
  `select ${COLUMNS}, a.name as "appName", a.identifier as "appIdentifier", a.permissions as "appPermissions" from webhooks w join apps a on a.id = w.app_id
    where w.is_active and a.is_active and w.events && $1::text[] order by w.id`,
).many
