/** Ids of checkouts for lists. */
import { hasMetadata, type MetadataCondition } from './metadata-condition.ts'
import type { Range } from './order-list.ts'
import { inDays, listOf, Params, type SortKey } from './sql.ts'

export interface CheckoutListInput {
  /** Null for everybody's. */
  userId: number | null
  /** Null for every channel. */
  channelIds: readonly number[] | null
  /** A part of the customer's name or e-mail. */
  customer: string | null
  /** Words; each must occur somewhere in the checkout. */
  search: readonly string[]
  /** Days, the last one included. */
  created: Range
  updated: Range
  metadata: readonly MetadataCondition[]
  sort: 'CREATION_DATE' | 'CUSTOMER'
  desc: boolean
}

const MOST_WORDS = 10
const ADDRESSES = ['billing_address', 'shipping_address']
  .flatMap((column) =>
    ['firstName', 'lastName', 'companyName', 'streetAddress1', 'city', 'postalCode', 'country', 'phone'].map(
      (part) => `c.${column} ->> '${part}'`,
    ),
  )
  .join(', ')
const NAME = `exists (select from users u where u.id = c.user_id and lower(concat_ws(' ', u.first_name, u.last_name, u.email)) like`
const CUSTOMER = `lower(concat_ws(' ', c.email, c.billing_address ->> 'firstName', c.billing_address ->> 'lastName')) like`
const TEXT = `lower(concat_ws(' ', c.id, c.email, c.voucher_code, ${ADDRESSES})) like`
const LINE = `exists (select from checkout_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
  where l.checkout_id = c.id and lower(concat_ws(' ', p.name, v.name, v.sku)) like`

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const checkoutList = listOf('checkout_list', (input: CheckoutListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.userId !== null) conditions.push(`c.user_id = ${params.param(input.userId)}`)
  if (input.channelIds) conditions.push(`c.channel_id = any(${params.param(input.channelIds, 'int[]')})`)
  for (const [sql, { from, to }] of [
    ['c.created_at', input.created],
    ['c.updated_at', input.updated],
  ] as const)
    conditions.push(...inDays(params, sql, { gte: from, lte: to }))
  if (input.customer) {
    const wanted = params.param(like(input.customer))
    conditions.push(`(${CUSTOMER} ${wanted} or ${NAME} ${wanted}))`)
  }
  conditions.push(...hasMetadata(params, 'c.metadata', input.metadata))
  for (const word of input.search.slice(0, MOST_WORDS)) {
    const wanted = params.param(like(word))
    conditions.push(`(${TEXT} ${wanted} or ${NAME} ${wanted}) or ${LINE} ${wanted}))`)
  }
  const { desc } = input
  const keys: SortKey[] =
    input.sort === 'CUSTOMER'
      ? [
          { sql: `coalesce(c.billing_address ->> 'lastName', '')`, kind: 'text', desc },
          { sql: `coalesce(c.billing_address ->> 'firstName', '')`, kind: 'text', desc },
          { sql: 'c.id', kind: 'uuid', desc },
        ]
      : [
          { sql: 'c.created_at', kind: 'time', desc },
          { sql: 'c.id', kind: 'uuid', desc },
        ]
  return {
    select: 'c.id',
    from: `from checkouts c where ${conditions.join(' and ')}`,
    keys,
    params,
    counted: params.values.length,
  }
}).examples(() =>
  (['CREATION_DATE', 'CUSTOMER'] as const).map((sort) => [
    {
      userId: 1,
      channelIds: [1],
      customer: 'a',
      search: ['a'],
      created: { from: '2026-01-01', to: '2026-01-01' },
      updated: { from: '2026-01-01', to: '2026-01-01' },
      metadata: [{ key: 'a' }, { key: 'a', value: 'a' }],
      sort,
      desc: true,
    },
  ]),
)
