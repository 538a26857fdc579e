/** Apps and their tokens. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { apps } from '../../tables/index.ts'
import { searching } from '../catalog/search.ts'
import { condition, equals } from '../../statements/conditions.ts'
import { integer, listBy, text, time } from '../../statements/list-by.ts'
import { prepared, type RowOf, statement } from '../../statements/statement.ts'

export type AppRow = typeof apps.$inferSelect

/** A token as it may be shown: nobody gets to see more of it again. */
export type AppTokenRow = RowOf<'app_token_by_id'>

const COLUMNS = columnsOf(apps, 'a')
const TOKEN_COLUMNS = 'id, app_id as "appId", name, last_four as "lastFour"'

export const appsByIds = prepared('apps_by_ids', `select ${COLUMNS} from apps a where a.id = any($1::int[])`).many

export const allApps = statement('all_apps', `select ${COLUMNS} from apps a order by a.name, a.id`).many

export const lockApp = statement('lock_app', `select ${COLUMNS} from apps a where a.id = $1 for update`).first

export interface AppChanges {
  name: string
  /** Null for a new app without one: it gets its id. */
  identifier: string | null
  permissions: PermissionEnum[]
}

const UNIQUE_VIOLATION = '23505'

const INSERT_APP = statement(
  'insert_app',
  `insert into apps as a (name, identifier, permissions) values ($1, coalesce($2, gen_random_uuid()::text), $3) returning ${COLUMNS}`,
)
const UPDATE_APP = statement(
  'update_app',
  `update apps a set name = $1, identifier = coalesce($2, a.identifier), permissions = $3 where a.id = $4 returning ${COLUMNS}`,
)

/**
 * Makes or changes an app. Answers null when another app has the identifier; the transaction must then be rolled back.
 */
export async function writeApp(client: PoolClient, id: number | null, app: AppChanges): Promise<AppRow | null> {
  const values = [app.name, app.identifier, app.permissions] as const
  try {
    return id === null ? await INSERT_APP.first(client, ...values) : await UPDATE_APP.first(client, ...values, id)
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

export const setAppActive = statement(
  'set_app_active',
  `update apps a set is_active = $2 where a.id = $1 returning ${COLUMNS}`,
).single

/** The app that is installed under that identifier, or from that manifest. */
export const appByManifest = statement(
  'app_by_manifest',
  `select ${COLUMNS} from apps a where a.identifier = $1 or a.manifest_url = $2 order by a.id limit 1`,
).first

/** Changes whether an app is asked; false when another process was quicker. `from` is when that changed last. */
export const setBreaker = statement(
  'set_breaker',
  'update apps set breaker_state = $state, breaker_changed_at = $now where id = $id and breaker_changed_at is not distinct from $from',
).touches

/** Deletes an app, with its tokens. */
export const deleteApp = statement('delete_app', 'delete from apps where id = $1').run

export const insertToken = statement(
  'app_token_insert',
  `insert into app_tokens (app_id, name, token_hash, last_four) values ($appId, $name, $hash, $lastFour) returning ${TOKEN_COLUMNS}`,
).single

export const findToken = statement('app_token_by_id', `select ${TOKEN_COLUMNS} from app_tokens where id = $1`).first

export const deleteToken = statement('app_token_delete', 'delete from app_tokens where id = $1').run

export const tokensOfApps = statement(
  'tokens_of_apps',
  `select ${TOKEN_COLUMNS} from app_tokens where app_id = any($1::int[]) order by id`,
).many

/** Pattern of the identifiers of payment gateways' apps, which PostgreSQL and JavaScript both understand. */
export const GATEWAY_APP = /^(semena\.(?!storefront$)|saleor\.io\.)/

export const appList = listBy('app_list', {
  select: COLUMNS,
  from: 'apps a',
  conditions: {
    search: searching("' ' || lower(a.name)"),
    isActive: equals('a.is_active', 'bool'),
    /** True for apps of gateways and from manifests, false for those made by hand. */
    isThirdParty: condition(
      (isIt: boolean, params) =>
        `(a.manifest_url is not null or a.identifier ~ ${params.param(GATEWAY_APP.source)}) = ${params.param(isIt)}`,
      true,
    ),
  },
  orders: { NAME: [text('a.name'), integer('a.id')], CREATION_DATE: [time('a.created_at'), integer('a.id')] },
})
