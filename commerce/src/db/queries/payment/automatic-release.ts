/** Payments of checkouts that nobody completed, whose money the shop gives back by itself. */
import { statement } from '../../statements/statement.ts'

/**
 * Payments whose checkout is over in a channel that releases its money, of gateways that can be asked to. One that was
 * asked already, in vain or not answered yet, is left to people.
 */
export const fundsToRelease = statement(
  'funds_to_release',
  `select t.id, t.authorized > 0 as "isAuthorized!", t.charged > 0 as "isCharged!"
      from transactions t join checkouts c on c.id = t.checkout_id
        join channels ch on ch.id = c.channel_id and ch.release_funds_for_expired_checkouts
      where t.order_id is null and t.charged + t.authorized > 0 and t.gateway = any($2::text[])
        and greatest(c.updated_at, t.updated_at) <= $1::timestamptz - ch.checkout_ttl_before_releasing_funds * interval '1 hour'
        and (ch.checkout_release_funds_cut_off_date is null or c.created_at >= ch.checkout_release_funds_cut_off_date)
        and not exists (select from payment_actions a where a.transaction_id = t.id and a.kind in ('REFUND', 'CANCEL') and a.state <> 'DONE')
      order by t.updated_at, t.id limit $3`,
).many
