/** Lists of payments for staff and apps. */
import { columnsOf } from '../../statements/columns-of.ts'
import { condition, type Ends, oneOf, timeBetween } from '../../statements/conditions.ts'
import { listBy, time, uuid } from '../../statements/list-by.ts'
import { transactions } from '../../tables/index.ts'

interface EventWanted {
  types?: readonly string[]
  created?: Ends<Date>
}

const TYPES = oneOf('e.type', 'text')
const CREATED = timeBetween('e.created_at')

export const transactionList = listBy('transaction_list', {
  select: columnsOf(transactions, 't'),
  from: 'transactions t',
  table: 'transactions',
  walk: { id: 't.id', orders: ['CREATED_AT', 'MODIFIED_AT'] },
  conditions: {
    /** Those that the viewer may see. */
    channelIds: oneOf(
      `coalesce((select o.channel_id from orders o where o.id = t.order_id), (select c.channel_id from checkouts c where c.id = t.checkout_id))`,
      'int',
    ),
    /** The app whose payments they are, those that it made as a gateway and those that it told. */
    ofApp: condition(
      ({ appId, identifier }: { appId: number; identifier: string }, params) =>
        `(t.gateway = ${params.param(identifier, 'text')} or t.cause = ${params.param(`app:${appId}`, 'text')})`,
      { appId: 1, identifier: 'a' },
    ),
    ids: oneOf('t.id', 'uuid'),
    pspReferences: oneOf('t.psp_reference', 'text'),
    gateways: oneOf('t.gateway', 'text'),
    checkoutIds: oneOf('t.checkout_id', 'uuid'),
    created: timeBetween('t.created_at'),
    updated: timeBetween('t.updated_at'),
    /** Each must be met by one event. */
    events: condition(
      (events: readonly EventWanted[], params) =>
        events
          .map(({ types, created }) => {
            const own = [
              ...(types ? [TYPES.sql(types, params)] : []),
              ...(created ? [CREATED.sql(created, params)] : []),
            ]
            return params.semiJoin(
              `exists (select from ${['transaction_events e where e.transaction_id = t.id', ...own].join(' and ')})`,
            )
          })
          .join(' and ') || 'true',
      [{ types: ['INFO'], created: { gte: new Date(0), lte: new Date(0) } }],
    ),
  },
  orders: { CREATED_AT: [time('t.created_at'), uuid('t.id')], MODIFIED_AT: [time('t.updated_at'), uuid('t.id')] },
})
