/** What happened lately to orders, for the first page of whoever looks after them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { orderEvents } from '../../tables/index.ts'
import { listOf, Params } from '../../statements/sql.ts'

/** Kinds of events that matter to everybody who looks after orders. */
const TOLD = [
  'PLACED',
  'PLACED_FROM_DRAFT',
  'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT',
  'DRAFT_CREATED',
  'ORDER_FULLY_PAID',
  'OVERSOLD_ITEMS',
]

/** Events of the last orders, oldest first; `channelIds` is null for every channel. */
export const orderEventList = listOf('order_event_list', ({ channelIds }: { channelIds: readonly number[] | null }) => {
  const params = new Params()
  const conditions = [`e.type = any(${params.param(TOLD, 'text[]')})`]
  if (channelIds)
    conditions.push(
      `exists (select from orders o where o.id = e.order_id and o.channel_id = any(${params.param(channelIds, 'int[]')}))`,
    )
  return {
    select: columnsOf(orderEvents, 'e'),
    from: `from order_events e where ${conditions.join(' and ')}`,
    keys: [
      { sql: 'e.created_at', kind: 'time', desc: false },
      { sql: 'e.id', kind: 'integer', desc: false },
    ],
    params,
  }
}).examples(() => [[{ channelIds: [1] }]])
