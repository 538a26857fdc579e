/** Reading and writing users. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { type customerEvents, users } from '../tables/index.ts'
import type { Database } from '../connect.ts'

export type UserRow = typeof users.$inferSelect
export type CustomerEventRow = typeof customerEvents.$inferSelect
type Queryable = Pool | PoolClient

/** `"id", "email", "password_hash" as "passwordHash" …` */
export const USER_COLUMNS = Object.entries(getTableColumns(users))
  .map(([key, column]) => `u."${column.name}" as "${key}"`)
  .join(', ')

export async function userById(on: Queryable, id: number): Promise<UserRow | null> {
  const { rows } = await on.query<UserRow>({
    name: 'user-by-id',
    text: `select ${USER_COLUMNS} from users u where u.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

export async function usersByIds(on: Queryable, ids: readonly number[]): Promise<UserRow[]> {
  const { rows } = await on.query<UserRow>({
    name: 'users-by-ids',
    text: `select ${USER_COLUMNS} from users u where u.id = any($1::int[])`,
    values: [ids],
  })
  return rows
}

/** Addresses are compared without regard to capitals. */
export async function userByEmail(on: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await on.query<UserRow>({
    name: 'user-by-email',
    text: `select ${USER_COLUMNS} from users u where lower(u.email) = lower($1)`,
    values: [email],
  })
  return rows[0] ?? null
}

/** The user with what their groups allow; `channelIds` null where no group is restricted to channels. */
export interface UserWithPermissions extends UserRow {
  permissions: string[]
  channelIds: number[] | null
}

export async function userWithPermissions(on: Queryable, id: number): Promise<UserWithPermissions | null> {
  const { rows } = await on.query<UserWithPermissions>({
    name: 'user-with-permissions',
    text: `select ${USER_COLUMNS},
        case when u.is_staff then coalesce((select array_agg(distinct p) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.permissions) p where ug.user_id = u.id), '{}') else '{}' end as permissions,
        case when u.is_staff and not u.is_superuser
              and exists (select from user_groups ug where ug.user_id = u.id)
              and not exists (select from user_groups ug join permission_groups g on g.id = ug.group_id where ug.user_id = u.id and not g.restricted_access_to_channels)
          then (select coalesce(array_agg(distinct c), array[]::int[]) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.channel_ids) c where ug.user_id = u.id) end as "channelIds"
      from users u where u.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

type NewUser = Partial<typeof users.$inferInsert> & { email: string }

/** Null when somebody has the address already. */
export async function insertUser({ db }: Pick<Database, 'db'>, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row ?? null
}
