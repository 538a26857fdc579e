/** What a channel has sold. */
import { statement } from '../../statements/statement.ts'
import { SOLD, WITH_BACK } from '../catalog/sold.ts'

/** Sums since a moment, or of all time, in minor units (docs/rules.md#sold). */
export const totalOfOrders = statement(
  'orders_total',
  `select coalesce(sum(o.total_net - round(r.back * o.total_net / greatest(1, o.total_gross))), 0)::int8 as "net!",
      coalesce(sum(o.total_gross - r.back), 0)::int8 as "gross!" from orders o ${WITH_BACK}
    where o.channel_id = $1 and ($2::timestamptz is null or o.created_at >= $2) and ${SOLD}`,
).single
