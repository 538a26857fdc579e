/** What customers have paid, over all their orders. */
import { statement } from '../../statements/statement.ts'

/** Sums in minor units of each currency, of what was paid and has not gone back; with `channels`, of orders in them. */
export const spentByCustomers = statement(
  'spent_by_customers',
  `select user_id as "userId!", currency, sum(total_charged)::int8 as "amount!" from orders
    where user_id = any($1::int[]) and total_charged > 0 and ($2::int[] is null or channel_id = any($2))
    group by user_id, currency order by user_id, sum(total_charged) desc, currency`,
).many
