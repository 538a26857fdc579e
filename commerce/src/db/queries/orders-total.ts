/** What the orders of a channel come to. */
import { type Queryable, statement } from '../statement.ts'

const ORDERS_TOTAL = statement(
  'orders_total',
  `select coalesce(sum(total_net), 0)::int8 as "net!", coalesce(sum(total_gross), 0)::int8 as "gross!" from orders
    where channel_id = $1 and ($2::timestamptz is null or created_at >= $2) and status not in ('DRAFT', 'CANCELED', 'EXPIRED')`,
)

/** Sums since a moment, or of all time, in minor units. */
export const totalOfOrders = (
  db: Queryable,
  channelId: number,
  since: Date | null,
): Promise<{ net: number; gross: number }> => ORDERS_TOTAL.only(db, [channelId, since])
