/** Ids of checkouts for lists. */
import { hasMetadata, type MetadataCondition } from '../../statements/conditions.ts'
import type { AUTHORIZE_STATUSES, CHARGE_STATUSES } from '../../tables/closed-sets.ts'
import type { Range } from '../order/order-list.ts'
import { inDays, listOf, MOST_WORDS, Params, type SortKey, type Walk } from '../../statements/sql.ts'

type ChargeStatus = (typeof CHARGE_STATUSES)[number]
type AuthorizeStatus = (typeof AUTHORIZE_STATUSES)[number]

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
  /** Null for any. */
  chargeStatuses: readonly ChargeStatus[] | null
  authorizeStatuses: readonly AuthorizeStatus[] | null
  sort: 'CREATION_DATE' | 'CUSTOMER'
  desc: boolean
}

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

/** What payments hold of a checkout, pending money included, as its status counts it. */
const CHARGED = 't.charged + t.charge_pending'
const AUTHORIZED = `${CHARGED} + t.authorized + t.authorize_pending`
const held = (sum: string): string => `(select coalesce(sum(${sum}), 0) from transactions t where t.checkout_id = c.id)`
/** Something is held; found by an index of such payments alone. */
const PAID = `c.id in (select t.checkout_id from transactions t where t.checkout_id is not null and t.charged + t.charge_pending + t.authorized + t.authorize_pending > 0)`
const HAS_LINES = 'exists (select from checkout_lines l where l.checkout_id = c.id)'
/** Without lines it does not count as paid because it is free; `domain/paid-status.ts` has the same rules. */
const COUNTS = `(c.total > 0 or ${HAS_LINES})`

/** Conditions of statuses, by what a checkout cost when it was changed last. Where that is not known, nothing is paid in full. */
const CHARGE: Readonly<Record<ChargeStatus, string>> = {
  NONE: `(${held(CHARGED)} = 0 and (c.total is distinct from 0 or not ${HAS_LINES}))`,
  PARTIAL: `(${PAID} and ${held(CHARGED)} > 0 and (c.total is null or ${held(CHARGED)} < c.total))`,
  FULL: `((c.total = 0 or ${PAID}) and ${COUNTS} and ${held(CHARGED)} = c.total)`,
  OVERCHARGED: `(${PAID} and ${held(CHARGED)} > c.total)`,
}
const AUTHORIZE: Readonly<Record<AuthorizeStatus, string>> = {
  NONE: `(${held(AUTHORIZED)} = 0 and (c.total is distinct from 0 or not ${HAS_LINES}))`,
  PARTIAL: `(${PAID} and (c.total is null or ${held(AUTHORIZED)} < c.total))`,
  FULL: `((c.total = 0 or ${PAID}) and ${held(AUTHORIZED)} >= c.total and (${COUNTS} or ${held(AUTHORIZED)} > 0))`,
}

const anyOf = <Status extends string>(
  statuses: readonly Status[] | null,
  sql: Readonly<Record<Status, string>>,
): string[] => (statuses ? [`(${['false', ...new Set(statuses.map((s) => sql[s]))].join(' or ')})`] : [])

function filtersOf(params: Params, input: CheckoutListInput): string[] {
  const conditions: string[] = []
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
  conditions.push(...anyOf(input.chargeStatuses, CHARGE), ...anyOf(input.authorizeStatuses, AUTHORIZE))
  return conditions
}

export const checkoutList = listOf('checkout_list', (input: CheckoutListInput) => {
  const params = new Params()
  const filters = filtersOf(params, input)
  const from = 'from checkouts c where true'
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
  const walk = (): Walk => {
    const own = new Params()
    return { id: 'c.id', from, filter: filtersOf(own, input).join(' and '), keys, params: own }
  }
  return {
    select: 'c.id',
    from: [from, ...filters].join(' and '),
    keys,
    params,
    counted: params.values.length,
    table: 'checkouts',
    ...(filters.length > 0 && input.sort === 'CREATION_DATE' ? { walk } : {}),
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
      chargeStatuses: ['NONE', 'PARTIAL', 'FULL', 'OVERCHARGED'],
      authorizeStatuses: ['NONE', 'PARTIAL', 'FULL'],
      sort,
      desc: true,
    },
  ]),
)

/** The lines of checkouts, oldest first; null for those of every channel. */
export const checkoutLineList = listOf('checkout_line_list', (channelIds: readonly number[] | null) => {
  const params = new Params()
  const ofChannels = channelIds && `c.channel_id = any(${params.param(channelIds, 'int[]')})`
  return {
    select: 'l.id, l.checkout_id as "checkoutId"',
    from: `from checkout_lines l ${ofChannels ? `join checkouts c on c.id = l.checkout_id where ${ofChannels}` : 'where true'}`,
    keys: [{ sql: 'l.position', kind: 'integer', desc: false }],
    params,
  }
}).examples(() => [[null], [[1]]])
