/** Deletes checkouts and mailed tokens that nobody needs any more. */
import { type Queryable, statement } from '../../statements/statement.ts'

export interface StaleCheckouts {
  now: Date
  /**
   * Checkouts that were not changed since are deleted: those without lines for which nobody began to pay
   * (`emptyBefore`), those without user and e-mail (`anonymousBefore`), and all others (`knownBefore`).
   */
  emptyBefore: Date
  anonymousBefore: Date
  knownBefore: Date
}

const CHECKOUTS_STALE = statement(
  'checkouts_stale',
  `delete from checkouts where id in (
      select c.id from checkouts c where c.updated_at < greatest($1::timestamptz, $2, $3)
        and (c.updated_at < $3
          or (c.updated_at < $2 and c.user_id is null and c.email is null)
          or (c.updated_at < $1 and not exists (select from checkout_lines l where l.checkout_id = c.id)
            and not exists (select from transactions t where t.checkout_id = c.id)))
        and not exists (select from transactions t where t.checkout_id = c.id
          and (t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refund_pending + t.cancel_pending > 0 or t.claimed_until > $5
            or (t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN')))
      order by c.updated_at limit $4 for update skip locked)`,
  { prepared: true },
)

/**
 * Deletes at most `limit` checkouts, never one whose payments hold or await money, or can still be paid at a provider;
 * answers how many.
 */
export async function deleteStaleCheckouts(
  db: Queryable,
  { now, emptyBefore, anonymousBefore, knownBefore }: StaleCheckouts,
  limit: number,
): Promise<number> {
  return CHECKOUTS_STALE.run(db, [emptyBefore, anonymousBefore, knownBefore, limit, now])
}

/** Deletes expired tokens of mails, used or not, at most `limit`; answers how many. */
export const deleteOldTokens = statement(
  'user_tokens_delete_old',
  'delete from user_tokens where token_hash in (select token_hash from user_tokens where expires_at <= $1 limit $2)',
).execute
