/** Lists of payments for staff and apps. */
import { columnsOf } from '../../statements/columns-of.ts'
import { transactions } from '../../tables/index.ts'
import { type Joined, joinedSql } from '../../statements/joined.ts'
import { listOf, Params, type SortKey, type Walk } from '../../statements/sql.ts'

/** Moments, both included; null for no bound. */
interface Between {
  from: Date | null
  to: Date | null
}

/** Conditions that all must hold; those that are absent are not asked. */
export interface TransactionWhere {
  ids?: readonly string[]
  pspReferences?: readonly string[]
  /** Ids of gateways, which are identifiers of apps where apps made the payments. */
  gateways?: readonly string[]
  created?: Between
  updated?: Between
  /** Each must be met by one event. */
  events?: readonly { types?: readonly string[]; created?: Between }[]
  checkoutIds?: readonly string[]
}

export interface TransactionListInput {
  where: TransactionWhere & Joined<TransactionWhere>
  /** Null for payments of every channel. */
  channelIds: readonly number[] | null
  /** The app whose payments they are, those that it made as a gateway and those that it told; null for everybody's. */
  ofApp: { appId: number; identifier: string } | null
  sort: 'CREATED_AT' | 'MODIFIED_AT'
  desc: boolean
}

const COLUMN = { CREATED_AT: 't.created_at', MODIFIED_AT: 't.updated_at' } as const

const within = (params: Params, sql: string, { from, to }: Between): string[] => [
  ...(from === null ? [] : [`${sql} >= ${params.param(from, 'timestamptz')}`]),
  ...(to === null ? [] : [`${sql} <= ${params.param(to, 'timestamptz')}`]),
]

function conditions(params: Params, where: TransactionWhere): string[] {
  const among = (sql: string, values: readonly string[] | undefined, type: 'uuid' | 'text'): string[] =>
    values ? [`${sql} = any(${params.param(values, `${type}[]`)})`] : []
  const events = (where.events ?? []).map(({ types, created }) => {
    const own = [...among('e.type', types, 'text'), ...(created ? within(params, 'e.created_at', created) : [])]
    return params.semiJoin(
      `exists (select from ${['transaction_events e where e.transaction_id = t.id', ...own].join(' and ')})`,
    )
  })
  return [
    ...among('t.id', where.ids, 'uuid'),
    ...among('t.psp_reference', where.pspReferences, 'text'),
    ...among('t.gateway', where.gateways, 'text'),
    ...among('t.checkout_id', where.checkoutIds, 'uuid'),
    ...(where.created ? within(params, 't.created_at', where.created) : []),
    ...(where.updated ? within(params, 't.updated_at', where.updated) : []),
    ...events,
  ]
}

function filtersOf(params: Params, { where, channelIds, ofApp }: TransactionListInput): string[] {
  const channel = `coalesce((select o.channel_id from orders o where o.id = t.order_id), (select c.channel_id from checkouts c where c.id = t.checkout_id))`
  return [
    ...(channelIds ? [`${channel} = any(${params.param(channelIds, 'int[]')})`] : []),
    ...(ofApp === null
      ? []
      : [
          `(t.gateway = ${params.param(ofApp.identifier, 'text')} or t.cause = ${params.param(`app:${ofApp.appId}`, 'text')})`,
        ]),
    ...joinedSql(where, (one) => conditions(params, one)),
  ]
}

export const transactionList = listOf('transaction_list', (input: TransactionListInput) => {
  const params = new Params()
  const filters = filtersOf(params, input)
  const from = 'from transactions t where true'
  const keys: SortKey[] = [
    { sql: COLUMN[input.sort], kind: 'time', desc: input.desc },
    { sql: 't.id', kind: 'uuid', desc: input.desc },
  ]
  const walk = (): Walk => {
    const own = new Params()
    return { id: 't.id', from, filter: filtersOf(own, input).join(' and '), keys, params: own }
  }
  return {
    select: columnsOf(transactions, 't'),
    from: [from, ...filters].join(' and '),
    keys,
    params,
    counted: params.values.length,
    table: 'transactions',
    ...(filters.length > 0 ? { walk } : {}),
  }
}).examples(() => {
  const between = { from: new Date(0), to: new Date(0) }
  const every: TransactionWhere = {
    ids: ['a'],
    pspReferences: ['a'],
    gateways: ['a'],
    created: between,
    updated: between,
    events: [{ types: ['INFO'], created: between }],
    checkoutIds: ['a'],
  }
  return (['CREATED_AT', 'MODIFIED_AT'] as const).map((sort) => [
    {
      where: { ...every, and: [every], or: [every] },
      channelIds: [1],
      ofApp: { appId: 1, identifier: 'a' },
      sort,
      desc: true,
    },
  ])
})
