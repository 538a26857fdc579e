/** Deletes checkouts and mailed tokens that nobody needs any more. */
import { prepared, statement } from '../../statements/statement.ts'

/**
 * Deletes at most `limit` checkouts, never one whose payments hold or await money, or can still be paid at a provider;
 * answers how many. Those were not changed since `emptyBefore` that have no lines and for which nobody began to pay, since
 * `anonymousBefore` those without user and e-mail, since `knownBefore` all others.
 */
export const deleteStaleCheckouts = prepared(
  'checkouts_stale',
  `delete from checkouts where id in (
      select c.id from checkouts c where c.updated_at < greatest($emptyBefore::timestamptz, $anonymousBefore, $knownBefore)
        and (c.updated_at < $knownBefore
          or (c.updated_at < $anonymousBefore and c.user_id is null and c.email is null)
          or (c.updated_at < $emptyBefore and not exists (select from checkout_lines l where l.checkout_id = c.id)
            and not exists (select from transactions t where t.checkout_id = c.id)))
        and not exists (select from transactions t where t.checkout_id = c.id
          and (t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refund_pending + t.cancel_pending > 0 or t.claimed_until > $now
            or (t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN')))
      order by c.updated_at limit $limit for update skip locked)`,
).run

/** Deletes expired tokens of mails, used or not, at most `limit`; answers how many. */
export const deleteOldTokens = statement(
  'user_tokens_delete_old',
  'delete from user_tokens where token_hash in (select token_hash from user_tokens where expires_at <= $1 limit $2)',
).run
