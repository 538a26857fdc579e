/** Groups of staff, and the team as a whole: who is in which group. There are never many of them, so they are read at once. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { permissionGroups } from '../tables/index.ts'
import { searchCondition } from './search.ts'
import { type ListStatement, Params } from './sql.ts'

type Queryable = Pool | PoolClient

export type GroupRow = typeof permissionGroups.$inferSelect

/** A member of staff, active or not. */
export interface MemberRow {
  id: number
  isActive: boolean
  isSuperuser: boolean
  groupIds: number[]
}

const COLUMNS = Object.entries(getTableColumns(permissionGroups))
  .map(([key, column]) => `g."${column.name}" as "${key}"`)
  .join(', ')

/** Changes of staff come one after the other, so that no two of them together leave nobody in charge. */
const LOCK = 7_352_641

export async function lockTeam(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

export async function teamRows(on: Queryable): Promise<{ members: MemberRow[]; groups: GroupRow[] }> {
  const members = await on.query<MemberRow>({
    name: 'team-members',
    text: `select u.id, u.is_active as "isActive", u.is_superuser as "isSuperuser",
        array(select ug.group_id from user_groups ug where ug.user_id = u.id order by 1) as "groupIds"
      from users u where u.is_staff`,
  })
  const groups = await on.query<GroupRow>({
    name: 'team-groups',
    text: `select ${COLUMNS} from permission_groups g order by g.name, g.id`,
  })
  return { members: members.rows, groups: groups.rows }
}

export type NewGroup = Omit<GroupRow, 'id'>

const UNIQUE_VIOLATION = '23505'

/** Null when the name is taken; the transaction can then only be undone. */
export async function saveGroup(client: PoolClient, id: number | null, g: NewGroup): Promise<GroupRow | null> {
  const values = [g.name, g.permissions, g.restrictedAccessToChannels, g.channelIds]
  try {
    const { rows } = await client.query<GroupRow>(
      id === null
        ? `insert into permission_groups as g (name, permissions, restricted_access_to_channels, channel_ids)
            values ($1, $2, $3, $4) returning ${COLUMNS}`
        : `update permission_groups g set name = $1, permissions = $2, restricted_access_to_channels = $3, channel_ids = $4
            where g.id = $5 returning ${COLUMNS}`,
      id === null ? values : [...values, id],
    )
    return rows[0] ?? null
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

export async function deleteGroup(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from permission_groups where id = $1', [id])
}

export async function addToGroups(
  client: PoolClient,
  userIds: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  await client.query(
    'insert into user_groups (user_id, group_id) select u, g from unnest($1::int[]) u, unnest($2::int[]) g on conflict do nothing',
    [userIds, groupIds],
  )
}

export async function removeFromGroups(
  client: PoolClient,
  userIds: readonly number[],
  groupIds: readonly number[],
): Promise<void> {
  await client.query('delete from user_groups where user_id = any($1::int[]) and group_id = any($2::int[])', [
    userIds,
    groupIds,
  ])
}

export interface GroupListInput {
  search: string | null
  ids: number[] | null
  desc: boolean
}

export function groupList({ search, ids, desc }: GroupListInput): ListStatement {
  const params = new Params()
  const conditions = ['true']
  if (search?.trim()) conditions.push(searchCondition(params, "' ' || lower(g.name)", search))
  if (ids) conditions.push(`g.id = any(${params.param(ids)}::int[])`)
  return {
    select: COLUMNS,
    from: `from permission_groups g where ${conditions.join(' and ')}`,
    keys: [
      { sql: 'g.name', kind: 'text', desc },
      { sql: 'g.id', kind: 'integer', desc },
    ],
    params,
    counted: params.values.length,
  }
}
