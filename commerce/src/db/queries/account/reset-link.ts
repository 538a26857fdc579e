/** Puts down the mail with a link that sets a password. */
import type { PoolClient } from 'pg'
import { notifyMail } from '../mail/mail.ts'
import { prepared } from '../../statements/statement.ts'

export interface NewResetLink {
  email: string
  tokenHash: string
  url: string
  expiresAt: Date
}

const RESET_LINK = prepared(
  'reset_link',
  `with account as (select id, email, first_name, language_code from users where lower(email) = lower($1) and is_active),
      older as (delete from user_tokens t using account a where t.user_id = a.id and t.purpose = 'RESET_PASSWORD'),
      token as (insert into user_tokens (token_hash, user_id, purpose, expires_at) select $2, id, 'RESET_PASSWORD', $3 from account),
      event as (insert into customer_events (user_id, type) select id, 'PASSWORD_RESET_LINK_SENT' from account)
      insert into mails (kind, recipient, language_code, payload)
        select 'password-reset', email, language_code, jsonb_build_object('url', $4::text, 'firstName', first_name) from account`,
)

/**
 * Stores the token, an event of the account and the mail, if an active account has the address; earlier links end. It
 * is one statement whether there is an account or not, so that the time it takes does not tell which.
 */
export async function putResetLink(client: PoolClient, { email, tokenHash, url, expiresAt }: NewResetLink) {
  await RESET_LINK.run(client, email, tokenHash, expiresAt, url)
  notifyMail(client)
}
