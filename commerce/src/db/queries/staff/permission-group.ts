/** Permission groups, and the team as a whole: who is in which group. There are never many, so all are read at once. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { permissionGroups } from '../../tables/index.ts'
import { searching } from '../catalog/search.ts'
import { oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text } from '../../statements/list-by.ts'
import { prepared, type Queryable, type RowOf, statement } from '../../statements/statement.ts'

export type GroupRow = typeof permissionGroups.$inferSelect

/** A member of staff, active or not. */
export type MemberRow = RowOf<'team_members'>

const COLUMNS = columnsOf(permissionGroups, 'g')

/**
 * The advisory lock that puts changes of staff one after the other, so that no two of them together leave nobody in
 * charge.
 */
const LOCK = 7_352_641

/** Makes other changes of staff wait until the transaction ends. */
export const lockTeam = statement('lock_team', `select pg_advisory_xact_lock(${LOCK})`).run

const TEAM_MEMBERS = prepared(
  'team_members',
  `select u.id, u.is_active as "isActive", u.is_superuser as "isSuperuser",
        array(select ug.group_id from user_groups ug where ug.user_id = u.id order by 1) as "groupIds"
      from users u where u.is_staff`,
)
const TEAM_GROUPS = prepared('team_groups', `select ${COLUMNS} from permission_groups g order by g.name, g.id`)

export async function teamRows(on: Queryable): Promise<{ members: MemberRow[]; groups: GroupRow[] }> {
  const members = await TEAM_MEMBERS.many(on)
  const groups = await TEAM_GROUPS.many(on)
  return { members: members, groups: groups }
}

export type NewGroup = Omit<GroupRow, 'id'>

const UNIQUE_VIOLATION = '23505'

const INSERT_GROUP = statement(
  'insert_group',
  `insert into permission_groups as g (name, permissions, restricted_access_to_channels, channel_ids)
      values ($1, $2, $3, $4) returning ${COLUMNS}`,
)
const UPDATE_GROUP = statement(
  'update_group',
  `update permission_groups g set name = $1, permissions = $2, restricted_access_to_channels = $3, channel_ids = $4
      where g.id = $5 returning ${COLUMNS}`,
)

/** Makes or changes a group. Answers null when the name is taken; the transaction must then be rolled back. */
export async function saveGroup(client: PoolClient, id: number | null, g: NewGroup): Promise<GroupRow | null> {
  const values = [g.name, g.permissions, g.restrictedAccessToChannels, g.channelIds] as const
  try {
    return id === null ? await INSERT_GROUP.first(client, ...values) : await UPDATE_GROUP.first(client, ...values, id)
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

export const deleteGroup = statement('delete_group', 'delete from permission_groups where id = $1').run

export const addToGroups = statement(
  'add_to_groups',
  'insert into user_groups (user_id, group_id) select u, g from unnest($1::int[]) u, unnest($2::int[]) g on conflict do nothing',
).run

export const removeFromGroups = statement(
  'remove_from_groups',
  'delete from user_groups where user_id = any($1::int[]) and group_id = any($2::int[])',
).run

export const groupList = listBy('group_list', {
  select: COLUMNS,
  from: 'permission_groups g',
  conditions: { search: searching("' ' || lower(g.name)"), ids: oneOf('g.id', 'int') },
  orders: { NAME: [text('g.name'), integer('g.id')] },
})
