/** What happened lately to orders, for the first page of whoever looks after them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { orderEvents } from '../../tables/index.ts'
import { condition } from '../../statements/conditions.ts'
import { integer, listBy, time } from '../../statements/list-by.ts'

/** Kinds of events that matter to everybody who looks after orders. */
const TOLD = [
  'PLACED',
  'PLACED_FROM_DRAFT',
  'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT',
  'DRAFT_CREATED',
  'ORDER_FULLY_PAID',
  'OVERSOLD_ITEMS',
]

/** Events of the last orders, oldest first. */
export const orderEventList = listBy('order_event_list', {
  select: columnsOf(orderEvents, 'e'),
  from: `order_events e where e.type in ('${TOLD.join("', '")}')`,
  conditions: {
    channelIds: condition(
      (ids: readonly number[], params) =>
        `exists (select from orders o where o.id = e.order_id and o.channel_id = any(${params.param(ids, 'int[]')}))`,
      [1],
    ),
  },
  orders: { CREATED_AT: [time('e.created_at'), integer('e.id')] },
})
