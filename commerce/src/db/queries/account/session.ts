/** Sessions of users. */
import { USER_COLUMNS, type UserRow } from '../customer/user.ts'
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

/**
 * Stores a session, and the network from which it was opened. Answers false where the account has changed since its
 * password was checked (password, address, deactivated, deleted), so that somebody who knew the old password stays out.
 * The account keeps the `mostSessions` and `mostNetworks` that were used last.
 */
export const insertSession = prepared(
  'session_insert',
  `with account as (
        update users set last_login = $now where id = $userId and is_active and email = $email and password_hash is not distinct from $passwordHash
          returning id),
      older as (
        delete from sessions where id in (
          select s.id from sessions s join account a on a.id = s.user_id order by s.last_used_at desc, s.id offset $mostSessions::int - 1)),
      network as (
        insert into known_networks (user_id, network_hash, last_used_at) select id, $networkHash, $now from account where $networkHash::text is not null
          on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at),
      older_networks as (
        delete from known_networks n using account a where n.user_id = a.id and n.network_hash in (
          select k.network_hash from known_networks k where k.user_id = a.id and k.network_hash <> $networkHash
            order by k.last_used_at desc, k.network_hash offset $mostNetworks::int - 1))
      insert into sessions (id, user_id, user_agent, created_at, last_used_at, expires_at)
        select $id, id, $userAgent, $now, $now, $expiresAt from account`,
).touches

const SESSION_USER = prepared(
  'session_user',
  `select ${USER_COLUMNS}, s.last_used_at as "sessionUsedAt" from sessions s join users u on u.id = s.user_id
      where s.id = $1 and s.expires_at > $2 and u.is_active`,
)

/** The session's user, and when the session was last used; null where it has ended. */
export async function userOfSession(
  on: Queryable,
  id: string,
  now: Date,
): Promise<{ user: UserRow; lastUsedAt: Date } | null> {
  const rows = await SESSION_USER.many(on, id, now)
  if (!rows[0]) return null
  const { sessionUsedAt, ...user } = rows[0]
  return { user, lastUsedAt: sessionUsedAt }
}

/** Writes when a session was last used; never turns it back. */
export const touchSession = prepared(
  'session_touch',
  'update sessions set last_used_at = $2 where id = $1 and last_used_at < $2',
).run

/** A user's sessions, the latest used first. */
export const sessionsOfUser = prepared(
  'sessions_of_user',
  `select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
      where user_id = $1 and expires_at > $2 order by last_used_at desc, id`,
).many

/** Ends one session; false where the user has no such session. */
export const deleteSession = statement('delete_session', 'delete from sessions where user_id = $1 and id = $2').touches

/** Ends the users' sessions: all, or all except one. */
export const deleteSessions = statement(
  'delete_sessions',
  'delete from sessions where user_id = any($1::int[]) and ($2::uuid is null or id <> $2)',
).run

/** Deletes expired sessions, at most `limit`; answers how many. */
export const deleteOldSessions = statement(
  'delete_old_sessions',
  'delete from sessions where id in (select id from sessions where expires_at <= $1 limit $2)',
).run
