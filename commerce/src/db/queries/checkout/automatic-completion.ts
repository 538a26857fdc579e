/** Checkouts that the shop may complete by itself. */
import { prepared, type Queryable } from '../../statements/statement.ts'

export interface Trying {
  now: Date
  /**
   * A checkout that could not be completed is tried again when its last try was before this, or at once when it has
   * changed.
   */
  againBefore: Date
  /** Checkouts that have not changed since this are left alone. */
  changedSince: Date
}

const PAID_CHECKOUTS_CLAIM = prepared(
  'paid_checkouts_claim',
  `update checkouts set completion_tried_at = $1 where id in (
        select c.id from checkouts c join channels ch on ch.id = c.channel_id and ch.automatically_complete_fully_paid_checkouts,
          lateral (select max(t.updated_at) as paid_at from transactions t
            where t.checkout_id = c.id and t.charged + t.charge_pending + t.authorized + t.authorize_pending > 0) p
        where p.paid_at <= $1::timestamptz - ch.automatic_completion_delay * interval '1 minute'
          and (ch.automatic_completion_cut_off_date is null or c.created_at >= ch.automatic_completion_cut_off_date)
          and c.email is not null and c.billing_address is not null and greatest(c.updated_at, p.paid_at) >= $3
          and (c.completion_tried_at is null or c.completion_tried_at <= $2 or c.completion_tried_at < greatest(c.updated_at, p.paid_at))
        order by p.paid_at limit $4 for update of c skip locked)
      returning id`,
)

/**
 * Claims checkouts of channels that want automatic completion, each for one try: they need an e-mail, a billing address
 * and money.
 */
export async function claimPaidCheckouts(
  db: Queryable,
  { now, againBefore, changedSince }: Trying,
  limit: number,
): Promise<string[]> {
  const rows = await PAID_CHECKOUTS_CLAIM.many(db, now, againBefore, changedSince, limit)
  return rows.map((r) => r.id)
}
