/** Reading and writing users. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { type customerEvents, users } from '../tables/index.ts'

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

/** The user, whom nobody else changes or deletes until the transaction ends; what refers to them may still be added. */
export async function lockUserRow(client: PoolClient, id: number): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>({
    name: 'user-lock',
    text: `select ${USER_COLUMNS} from users u where u.id = $1 for no key update`,
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

/** Whoever is signed in with that session; null: it has ended, or its user is not active. */
export async function userWithPermissions(
  on: Queryable,
  sessionId: string,
  now: Date,
): Promise<UserWithPermissions | null> {
  const { rows } = await on.query<UserWithPermissions>({
    name: 'user-with-permissions',
    text: `select ${USER_COLUMNS},
        case when u.is_staff then coalesce((select array_agg(distinct p) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.permissions) p where ug.user_id = u.id), '{}') else '{}' end as permissions,
        case when u.is_staff and not u.is_superuser
              and exists (select from user_groups ug where ug.user_id = u.id)
              and not exists (select from user_groups ug join permission_groups g on g.id = ug.group_id where ug.user_id = u.id and not g.restricted_access_to_channels)
          then (select coalesce(array_agg(distinct c), array[]::int[]) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.channel_ids) c where ug.user_id = u.id) end as "channelIds"
      from sessions s join users u on u.id = s.user_id where s.id = $1 and s.expires_at > $2 and u.is_active`,
    values: [sessionId, now],
  })
  return rows[0] ?? null
}

export interface NewUser {
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  languageCode: string
  isConfirmed: boolean
  metadata: Record<string, string>
  /** When the mail that confirms the address goes out. */
  mailedAt: Date
}

/** Null when somebody has the address already. */
export async function insertUser(client: PoolClient, user: NewUser): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `insert into users as u (email, password_hash, first_name, last_name, language_code, is_confirmed, metadata, last_confirm_email_request)
      values (lower($1), $2, $3, $4, $5, $6, $7, $8) on conflict (lower(email)) do nothing returning ${USER_COLUMNS}`,
    [
      user.email,
      user.passwordHash,
      user.firstName,
      user.lastName,
      user.languageCode,
      user.isConfirmed,
      user.metadata,
      user.mailedAt,
    ],
  )
  return rows[0] ?? null
}

/** Names the user's picture; also what it was named before. Null: there is no such user. */
export async function setAvatarPath(
  on: Queryable,
  id: number,
  path: string | null,
): Promise<{ user: UserRow; before: string | null } | null> {
  const { rows } = await on.query<UserRow & { before: string | null }>(
    `update users u set avatar_path = $2, updated_at = now() from (select id, avatar_path from users where id = $1 for no key update) o
      where u.id = o.id returning ${USER_COLUMNS}, o.avatar_path as before`,
    [id, path],
  )
  if (!rows[0]) return null
  const { before, ...user } = rows[0]
  return { user, before }
}

/** A new password, by a mailed link or from a signed-in user. */
export async function setPasswordHash(on: Queryable, id: number, passwordHash: string): Promise<UserRow> {
  const { rows } = await on.query<UserRow>(
    `update users u set password_hash = $2, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
    [id, passwordHash],
  )
  return rows[0]!
}

/**
 * Takes names, picture, addresses, checkouts, orders and public metadata out of an account. Orders stay, as those of a
 * guest; so do notes, private metadata and what else staff wrote.
 */
export async function emptyUser(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from user_addresses where user_id = $1', [id])
  await client.query('delete from known_networks where user_id = $1', [id])
  await client.query('update checkouts set user_id = null where user_id = $1', [id])
  await client.query('update orders set user_id = null where user_id = $1', [id])
  await client.query(
    `update users set password_hash = null, first_name = '', last_name = '', avatar_path = null, metadata = '{}', updated_at = now()
      where id = $1`,
    [id],
  )
}

export async function confirmUser(on: Queryable, id: number): Promise<UserRow> {
  const { rows } = await on.query<UserRow>(
    `update users u set is_confirmed = true, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
    [id],
  )
  return rows[0]!
}

const UNIQUE_VIOLATION = '23505'

/** Null when somebody else has the address; the transaction can then only be undone. */
export async function setEmail(on: Queryable, id: number, email: string): Promise<UserRow | null> {
  try {
    const { rows } = await on.query<UserRow>(
      `update users u set email = lower($2), is_confirmed = true, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
      [id, email],
    )
    return rows[0] ?? null
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

export async function deleteUser(on: Queryable, id: number): Promise<void> {
  await on.query('delete from users where id = $1', [id])
}

/**
 * Takes the right to mail about a registration: false when that was done after `since`. One statement, so that of many requests
 * at once one mails.
 */
export async function takeMailTurn(on: Queryable, id: number, now: Date, since: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    `update users set last_confirm_email_request = $2
      where id = $1 and (last_confirm_email_request is null or last_confirm_email_request <= $3)`,
    [id, now, since],
  )
  return rowCount === 1
}

/** Parts that are undefined stay; metadata is added to what is there. */
export async function updateProfileRow(
  on: Queryable,
  id: number,
  change: {
    firstName?: string | undefined
    lastName?: string | undefined
    languageCode?: string | undefined
    metadata: Record<string, string>
  },
): Promise<UserRow | null> {
  const { rows } = await on.query<UserRow>(
    `update users u set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
        language_code = coalesce($4, language_code), metadata = metadata || $5::jsonb, updated_at = now()
      where id = $1 returning ${USER_COLUMNS}`,
    [id, change.firstName ?? null, change.lastName ?? null, change.languageCode ?? null, change.metadata],
  )
  return rows[0] ?? null
}
