/** Tokens that were mailed to users. */
import type { PoolClient } from 'pg'
import { type RowOf, statement } from '../../statements/statement.ts'
import type { TOKEN_PURPOSES } from '../../tables/closed-sets.ts'

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

export type UserTokenRow = RowOf<'user_token_lock'>

interface NewToken {
  hash: string
  userId: number
  purpose: TokenPurpose
  newEmail: string | null
  expiresAt: Date
}

const USER_TOKEN_INSERT = statement(
  'user_token_insert',
  'insert into user_tokens (token_hash, user_id, purpose, new_email, expires_at) values ($1, $2, $3, $4, $5)',
)

/** Ends every link and code of one purpose. */
export const deleteTokensOfPurpose = statement(
  'user_tokens_of_purpose_delete',
  'delete from user_tokens where user_id = $1 and purpose = $2',
).run

/**
 * Stores a token. Earlier ones of the same purpose end, except confirmations, of which each mailed link stays valid.
 */
export async function insertToken(client: PoolClient, t: NewToken): Promise<void> {
  if (t.purpose !== 'CONFIRM_ACCOUNT') await deleteTokensOfPurpose(client, t.userId, t.purpose)
  await USER_TOKEN_INSERT.run(client, t.hash, t.userId, t.purpose, t.newEmail, t.expiresAt)
}

/** Finds a token that has not expired, locked until the transaction ends; null when there is none. */
export const lockToken = statement(
  'user_token_lock',
  `select user_id as "userId", new_email as "newEmail", used_at as "usedAt" from user_tokens
      where token_hash = $1 and purpose = $2 and expires_at > $3 for update`,
).first

/** Stores a link that was followed, so that following it again gets the same answer. */
export const insertUsedToken = statement(
  'user_token_insert_used',
  'insert into user_tokens (token_hash, user_id, purpose, used_at, expires_at) values ($hash, $userId, $purpose, $now, $expiresAt)',
).run

/** Ends the user's other links of one purpose. */
export const deleteOtherTokens = statement(
  'user_tokens_delete_others',
  'delete from user_tokens where user_id = $1 and purpose = $2 and token_hash <> $3',
).run

/** Marks a token as used; its row stays, so that a second use is recognised. */
export const markTokenUsed = statement(
  'user_token_used',
  'update user_tokens set used_at = $2 where token_hash = $1',
).run

/** Ends every link that was mailed to the users. */
export const deleteTokens = statement(
  'user_tokens_delete',
  'delete from user_tokens where user_id = any($1::int[])',
).run
