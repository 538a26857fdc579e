/** Apps and their tokens. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { apps } from '../tables/index.ts'
import { searchCondition } from './search.ts'
import { type ListStatement, Params, type SortKey } from './sql.ts'

type Queryable = Pool | PoolClient

export type AppRow = typeof apps.$inferSelect

/** A token as it may be shown: nobody gets to see more of it again. */
export interface AppTokenRow {
  id: number
  appId: number
  name: string
  lastFour: string
}

const COLUMNS = Object.entries(getTableColumns(apps))
  .map(([key, column]) => `a."${column.name}" as "${key}"`)
  .join(', ')
const TOKEN_COLUMNS = 'id, app_id as "appId", name, last_four as "lastFour"'

export async function appsByIds(on: Queryable, ids: readonly number[]): Promise<AppRow[]> {
  const { rows } = await on.query<AppRow>({
    name: 'apps-by-ids',
    text: `select ${COLUMNS} from apps a where a.id = any($1::int[])`,
    values: [ids],
  })
  return rows
}

export async function allApps(on: Queryable): Promise<AppRow[]> {
  const { rows } = await on.query<AppRow>(`select ${COLUMNS} from apps a order by a.name, a.id`)
  return rows
}

export async function lockApp(client: PoolClient, id: number): Promise<AppRow | null> {
  const { rows } = await client.query<AppRow>(`select ${COLUMNS} from apps a where a.id = $1 for update`, [id])
  return rows[0] ?? null
}

export interface AppChanges {
  name: string
  /** Null for a new app: it gets its id for one. */
  identifier: string | null
  permissions: string[]
}

const UNIQUE_VIOLATION = '23505'

/** Null when another app has the identifier; the transaction can then only be undone. */
export async function writeApp(client: PoolClient, id: number | null, app: AppChanges): Promise<AppRow | null> {
  const values = [app.name, app.identifier, app.permissions]
  try {
    const { rows } = await client.query<AppRow>(
      id === null
        ? `insert into apps as a (name, identifier, permissions) values ($1, coalesce($2, gen_random_uuid()::text), $3) returning ${COLUMNS}`
        : `update apps a set name = $1, identifier = coalesce($2, a.identifier), permissions = $3 where a.id = $4 returning ${COLUMNS}`,
      id === null ? values : [...values, id],
    )
    return rows[0] ?? null
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/** Its tokens go with it. */
export async function deleteApp(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from apps where id = $1', [id])
}

export interface NewToken {
  appId: number
  name: string
  hash: string
  lastFour: string
}

export async function insertToken(on: Queryable, t: NewToken): Promise<AppTokenRow> {
  const { rows } = await on.query<AppTokenRow>(
    `insert into app_tokens (app_id, name, token_hash, last_four) values ($1, $2, $3, $4) returning ${TOKEN_COLUMNS}`,
    [t.appId, t.name, t.hash, t.lastFour],
  )
  return rows[0]!
}

export async function findToken(on: Queryable, id: number): Promise<AppTokenRow | null> {
  const { rows } = await on.query<AppTokenRow>(`select ${TOKEN_COLUMNS} from app_tokens where id = $1`, [id])
  return rows[0] ?? null
}

export async function deleteToken(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from app_tokens where id = $1', [id])
}

export async function tokensOf(on: Queryable, appId: number): Promise<AppTokenRow[]> {
  const { rows } = await on.query<AppTokenRow>(
    `select ${TOKEN_COLUMNS} from app_tokens where app_id = $1 order by id`,
    [appId],
  )
  return rows
}

/** Identifiers of apps that payment gateways act as; understood by PostgreSQL and by JavaScript. */
export const GATEWAY_APP = '^(semena\\.(?!storefront$)|saleor\\.io\\.)'

export interface AppListInput {
  search: string | null
  isActive: boolean | null
  /** Apps of gateways, or all others. */
  isGateway: boolean | null
  sort: 'NAME' | 'CREATION_DATE'
  desc: boolean
}

export function appList({ search, isActive, isGateway, sort, desc }: AppListInput): ListStatement {
  const params = new Params()
  const conditions = ['true']
  if (search?.trim()) conditions.push(searchCondition(params, "' ' || lower(a.name)", search))
  if (isActive !== null) conditions.push(`a.is_active = ${params.param(isActive)}`)
  if (isGateway !== null) conditions.push(`(a.identifier ~ ${params.param(GATEWAY_APP)}) = ${params.param(isGateway)}`)
  const first: SortKey =
    sort === 'NAME' ? { sql: 'a.name', kind: 'text', desc } : { sql: 'a.created_at', kind: 'time', desc }
  return {
    select: COLUMNS,
    from: `from apps a where ${conditions.join(' and ')}`,
    keys: [first, { sql: 'a.id', kind: 'integer', desc }],
    params,
    counted: params.values.length,
  }
}
