/** Tokens that were mailed. */
import type { Pool, PoolClient } from 'pg'

export type TokenPurpose = 'CONFIRM_ACCOUNT' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'DELETE_ACCOUNT'

export interface UserTokenRow {
  userId: number
  newEmail: string | null
  usedAt: Date | null
}

interface NewToken {
  hash: string
  userId: number
  purpose: TokenPurpose
  newEmail: string | null
  expiresAt: Date
}

/** Puts a token down; earlier ones of the same purpose end, but for confirmations, of which any mail will do. */
export async function insertToken(client: PoolClient, t: NewToken): Promise<void> {
  if (t.purpose !== 'CONFIRM_ACCOUNT')
    await client.query('delete from user_tokens where user_id = $1 and purpose = $2', [t.userId, t.purpose])
  await client.query(
    'insert into user_tokens (token_hash, user_id, purpose, new_email, expires_at) values ($1, $2, $3, $4, $5)',
    [t.hash, t.userId, t.purpose, t.newEmail, t.expiresAt],
  )
}

/** A token that has not run out, locked until the transaction ends; null when there is none. */
export async function lockToken(
  client: PoolClient,
  hash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<UserTokenRow | null> {
  const { rows } = await client.query<UserTokenRow>(
    `select user_id as "userId", new_email as "newEmail", used_at as "usedAt" from user_tokens
      where token_hash = $1 and purpose = $2 and expires_at > $3 for update`,
    [hash, purpose, now],
  )
  return rows[0] ?? null
}

/** Puts a link down that was followed, so that following it again gets the same answer. */
export async function insertUsedToken(client: PoolClient, t: NewToken, now: Date): Promise<void> {
  await client.query(
    'insert into user_tokens (token_hash, user_id, purpose, used_at, expires_at) values ($1, $2, $3, $4, $5)',
    [t.hash, t.userId, t.purpose, now, t.expiresAt],
  )
}

/** Ends the user's links of one purpose but that one. */
export async function deleteOtherTokens(
  client: PoolClient,
  userId: number,
  purpose: TokenPurpose,
  hash: string,
): Promise<void> {
  await client.query('delete from user_tokens where user_id = $1 and purpose = $2 and token_hash <> $3', [
    userId,
    purpose,
    hash,
  ])
}

export async function markTokenUsed(client: PoolClient, hash: string, now: Date): Promise<void> {
  await client.query('update user_tokens set used_at = $2 where token_hash = $1', [hash, now])
}

/** Ends every link that was mailed to the user. */
export async function deleteTokens(on: Pool | PoolClient, userId: number): Promise<void> {
  await on.query('delete from user_tokens where user_id = $1', [userId])
}
