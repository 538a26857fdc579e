/** Reads and writes users. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { type customerEvents, users } from '../../tables/index.ts'
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

export type UserRow = Omit<typeof users.$inferSelect, 'searchText'>
export type CustomerEventRow = typeof customerEvents.$inferSelect
/** Every column of a user `u`, without the text that only searches read. */
export const USER_COLUMNS = columnsOf(users, 'u', ['searchText'])

export const userById = async (on: Queryable, id: number): Promise<UserRow | null> =>
  (await usersByIds(on, [id]))[0] ?? null

/**
 * Locks a user, so that nobody else changes or deletes them until the transaction ends; rows that refer to them may
 * still be added.
 */
export const lockUserRow = prepared(
  'user_lock',
  `select ${USER_COLUMNS} from users u where u.id = $1 for no key update`,
).first

export const usersByIds = prepared(
  'users_by_ids',
  `select ${USER_COLUMNS} from users u where u.id = any($1::int[])`,
).many

/** Finds a user by e-mail, in any case. */
export const userByEmail = prepared(
  'user_by_email',
  `select ${USER_COLUMNS} from users u where lower(u.email) = lower($1)`,
).first

/** The signed-in user of a session; null where it has ended, or its user is not active. */
export const userWithPermissions = prepared(
  'user_with_permissions',
  `select u.id, u.email, u.is_staff as "isStaff", u.is_superuser as "isSuperuser",
        case when u.is_staff then coalesce((select array_agg(distinct p) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.permissions) p where ug.user_id = u.id), '{}') else '{}' end as permissions,
        case when u.is_staff and not u.is_superuser
              and exists (select from user_groups ug where ug.user_id = u.id)
              and not exists (select from user_groups ug join permission_groups g on g.id = ug.group_id where ug.user_id = u.id and not g.restricted_access_to_channels)
          then (select coalesce(array_agg(distinct c), array[]::int[]) from user_groups ug join permission_groups g on g.id = ug.group_id, unnest(g.channel_ids) c where ug.user_id = u.id) end as "channelIds"
      from sessions s join users u on u.id = s.user_id where s.id = $1 and s.expires_at > $2 and u.is_active`,
).first

/** Makes a user; null when somebody has the address already. */
export const insertUser = statement(
  'insert_user',
  `insert into users as u (email, password_hash, first_name, last_name, language_code, is_confirmed, metadata, last_confirm_email_request)
      values (lower($email), $passwordHash, $firstName, $lastName, $languageCode, $isConfirmed, $metadata, $mailedAt) on conflict (lower(email)) do nothing returning ${USER_COLUMNS}`,
).first

const SET_AVATAR_PATH = statement(
  'set_avatar_path',
  `update users u set avatar_path = $2, updated_at = now() from (select id, avatar_path from users where id = $1 for no key update) o
      where u.id = o.id returning ${USER_COLUMNS}, o.avatar_path as before`,
)

/** Sets the user's avatar; also answers the path of the one before. Null where there is no such user. */
export async function setAvatarPath(
  on: Queryable,
  id: number,
  path: string | null,
): Promise<{ user: UserRow; before: string | null } | null> {
  const rows = await SET_AVATAR_PATH.many(on, id, path)
  if (!rows[0]) return null
  const { before, ...user } = rows[0]
  return { user, before }
}

/** Sets a new password, for a mailed link or a signed-in user. */
export const setPasswordHash = statement(
  'set_password_hash',
  `update users u set password_hash = $2, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
).single

const DELETE_ADDRESSES_OF_USER = statement('delete_addresses_of_user', 'delete from user_addresses where user_id = $1')
const DELETE_NETWORKS_OF_USER = statement('delete_networks_of_user', 'delete from known_networks where user_id = $1')
const CHECKOUTS_WITHOUT_USER = statement(
  'checkouts_without_user',
  'update checkouts set user_id = null, version = version + 1 where user_id = $1',
)
const ORDERS_WITHOUT_USER = statement('orders_without_user', 'update orders set user_id = null where user_id = $1')
const EMPTY_USER = statement(
  'empty_user',
  `update users set password_hash = null, first_name = '', last_name = '', avatar_path = null, metadata = '{}', updated_at = now()
      where id = $1`,
)

/**
 * Takes names, avatar, addresses, checkouts, orders and public metadata out of an account. Its orders become a guest's;
 * notes, private metadata and everything else that staff wrote stay.
 */
export async function emptyUser(client: PoolClient, id: number): Promise<void> {
  await DELETE_ADDRESSES_OF_USER.run(client, id)
  await DELETE_NETWORKS_OF_USER.run(client, id)
  await CHECKOUTS_WITHOUT_USER.run(client, id)
  await ORDERS_WITHOUT_USER.run(client, id)
  await EMPTY_USER.run(client, id)
}

export const confirmUser = statement(
  'confirm_user',
  `update users u set is_confirmed = true, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
).single

const UNIQUE_VIOLATION = '23505'

const SET_EMAIL = statement(
  'set_email',
  `update users u set email = lower($2), is_confirmed = true, updated_at = now() where id = $1 returning ${USER_COLUMNS}`,
)

/** Changes the address; null when somebody else has it. The transaction must then be rolled back. */
export async function setEmail(on: Queryable, id: number, email: string): Promise<UserRow | null> {
  try {
    return await SET_EMAIL.first(on, id, email)
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/**
 * Begins the cooldown of mails about a registration; false when one began after `since`. It is one statement, so that
 * of many requests at once only one sends a mail.
 */
export const startMailCooldown = statement(
  'take_mail_turn',
  `update users set last_confirm_email_request = $2
      where id = $1 and (last_confirm_email_request is null or last_confirm_email_request <= $3)`,
).touches

/** Changes a profile. Fields that are undefined stay; new metadata is merged into what is there. */
export const updateProfileRow = statement(
  'update_profile_row',
  `update users u set first_name = coalesce($firstName, first_name), last_name = coalesce($lastName, last_name),
        language_code = coalesce($languageCode, language_code), metadata = metadata || $metadata::jsonb, updated_at = now()
      where id = $id returning ${USER_COLUMNS}`,
).first
