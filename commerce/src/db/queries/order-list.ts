/** Lists of all orders, for staff and apps. */
import { customerText, lineText, orderText } from '../tables/order-text.ts'
import { userText } from '../tables/users.ts'
import { ORDER_SELECT } from './order.ts'
import { EVERY_CONDITION, orderCondition, type OrderWhere } from './order-where.ts'
import { listOf, Params, type SortKey, type Walk } from './sql.ts'

export interface Range {
  from: string | Date | null
  to: string | Date | null
}

export interface OrderListInput {
  /** Whether drafts are listed, and nothing else; otherwise they are left out, being no orders yet. */
  isDraft: boolean
  where: OrderWhere | null
  /** Entries that the metadata has; null for any value. */
  metadata: readonly { key: string; value: string | null }[]
  /** Null for every channel. */
  channelIds: readonly number[] | null
  ids: readonly string[] | null
  checkoutIds: readonly string[] | null
  numbers: readonly string[] | null
  /** Values of Saleor's OrderStatusFilter. */
  statuses: readonly string[] | null
  /** NOT_CHARGED, PARTIALLY_CHARGED or FULLY_CHARGED; any other value matches no order. */
  paymentStatuses: readonly string[] | null
  chargeStatuses: readonly string[] | null
  authorizeStatuses: readonly string[] | null
  usedGiftCard: boolean | null
  /** A part of the customer's name or e-mail. */
  customer: string | null
  /** Words; each must occur somewhere in the order. */
  search: readonly string[]
  /** Days, the last one included. */
  created: Range
  /** Instants, the ends included. */
  updated: Range
  /** A value of Saleor's OrderSortField. */
  sort: string
  desc: boolean
}

const MOST_WORDS = 10
const number = (desc: boolean): SortKey => ({ sql: 'o.number', kind: 'integer', desc })
const text = (sql: string, desc: boolean): SortKey => ({ sql, kind: 'text', desc })
const time = (sql: string, desc: boolean): SortKey => ({ sql, kind: 'time', desc })

const SORTS: Readonly<Record<string, (desc: boolean) => SortKey[]>> = {
  NUMBER: (desc) => [number(desc)],
  CREATED_AT: (desc) => [time('o.created_at', desc), number(desc)],
  LAST_MODIFIED_AT: (desc) => [time('o.updated_at', desc), number(desc)],
  CUSTOMER: (desc) => [
    text(`coalesce(o.billing_address ->> 'lastName', '')`, desc),
    text(`coalesce(o.billing_address ->> 'firstName', '')`, desc),
    number(desc),
  ],
  PAYMENT: (desc) => [text('o.charge_status', desc), number(desc)],
  STATUS: (desc) => [text('o.status', desc), number(desc)],
}
const SAME_AS: Readonly<Record<string, string>> = {
  CREATION_DATE: 'CREATED_AT',
  FULFILLMENT_STATUS: 'STATUS',
  // Every order that has all words fits equally well, so the newest come first.
  RANK: 'CREATED_AT',
}

const PAID = `o.charge_status in ('FULL', 'OVERCHARGED')`
const STATUSES: Readonly<Record<string, string>> = {
  READY_TO_FULFILL: `(${PAID} and o.status in ('UNFULFILLED', 'PARTIALLY_FULFILLED'))`,
  READY_TO_CAPTURE: `(o.total_authorized > 0 and o.status not in ('CANCELED', 'EXPIRED'))`,
}
const PAYMENT_STATUSES: Readonly<Record<string, string>> = {
  NOT_CHARGED: `(not ${PAID} and o.total_charged = 0)`,
  PARTIALLY_CHARGED: `(not ${PAID} and o.total_charged > 0)`,
  FULLY_CHARGED: PAID,
}

/**
 * The orders of which one of the texts holds `wanted`, each found by an index of its own; of orders that are looked at
 * one by one, their texts.
 */
const holding = (wanted: string, oneByOne: boolean): string =>
  oneByOne
    ? `(${orderText('o')} like ${wanted}
    or exists (select from order_lines l where l.order_id = o.id and ${lineText('l')} like ${wanted})
    or exists (select from transactions t where t.order_id = o.id and lower(t.psp_reference) like ${wanted})
    or exists (select from users u where u.id = o.user_id and ${userText('u.')} like ${wanted}))`
    : `o.id in (select s.id from orders s where ${orderText('s')} like ${wanted}
    union all select l.order_id from order_lines l where ${lineText('l')} like ${wanted}
    union all select t.order_id from transactions t where t.order_id is not null and lower(t.psp_reference) like ${wanted}
    union all ${ofUsers(wanted)})`

const ofUsers = (wanted: string): string =>
  `select c.id from users u join orders c on c.user_id = u.id where ${userText('u.')} like ${wanted}`

/** The orders of customers whose name or address holds `wanted`. */
const ofCustomer = (wanted: string, oneByOne: boolean): string =>
  oneByOne
    ? `(${customerText('o')} like ${wanted} or exists (select from users u where u.id = o.user_id and ${userText('u.')} like ${wanted}))`
    : `o.id in (select s.id from orders s where ${orderText('s')} like ${wanted} and ${customerText('s')} like ${wanted}
    union all ${ofUsers(wanted)})`

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
const either = (known: Readonly<Record<string, string>>, wanted: readonly string[]): string =>
  wanted.map((w) => known[w] ?? 'false').join(' or ') || 'true'

/** The conditions of the client. */
function filtersOf(params: Params, input: OrderListInput, oneByOne: boolean): string[] {
  const conditions: string[] = []
  const among = (sql: string, values: readonly unknown[] | null, type: string): void => {
    if (values) conditions.push(`${sql} = any(${params.param(values, `${type}[]`)})`)
  }
  const between = (sql: string, { from, to }: Range, type: string): void => {
    if (from !== null) conditions.push(`${sql} >= ${params.param(from, type)}`)
    if (to !== null) conditions.push(`${sql} <= ${params.param(to, type)}`)
  }
  among('o.channel_id', input.channelIds, 'int')
  among('o.id', input.ids, 'uuid')
  among('o.checkout_id', input.checkoutIds, 'uuid')
  among('o.number::text', input.numbers, 'text')
  among('o.charge_status', input.chargeStatuses, 'text')
  among('o.authorize_status', input.authorizeStatuses, 'text')
  between(`(o.created_at at time zone 'UTC')::date`, input.created, 'date')
  between('o.updated_at', input.updated, 'timestamptz')
  if (input.where) conditions.push(orderCondition(params, input.where))
  for (const { key, value } of input.metadata)
    conditions.push(
      value === null
        ? `o.metadata ? ${params.param(key, 'text')}`
        : `o.metadata ->> ${params.param(key, 'text')} = ${params.param(value, 'text')}`,
    )
  if (input.statuses) {
    const [special, plain] = [
      input.statuses.filter((s) => s in STATUSES),
      input.statuses.filter((s) => !(s in STATUSES)),
    ]
    const named = `o.status = any(${params.param(plain, 'text[]')})`
    conditions.push(`(${[named, ...special.map((s) => STATUSES[s]!)].join(' or ')})`)
  }
  if (input.paymentStatuses) conditions.push(`(${either(PAYMENT_STATUSES, input.paymentStatuses)})`)
  if (input.usedGiftCard !== null)
    conditions.push(
      `${input.usedGiftCard ? '' : 'not '}exists (select from order_gift_cards g where g.order_id = o.id)`,
    )
  if (input.customer) {
    const wanted = params.param(like(input.customer))
    conditions.push(ofCustomer(wanted, oneByOne))
  }
  for (const word of input.search.slice(0, MOST_WORDS)) {
    const wanted = params.param(like(word))
    conditions.push(holding(wanted, oneByOne))
  }
  return conditions
}

export const orderList = listOf('order_list', (input: OrderListInput) => {
  const params = new Params()
  const from = `from orders o where ${input.isDraft ? `o.status = 'DRAFT'` : `o.status <> 'DRAFT'`}`
  const filters = filtersOf(params, input, false)
  const keys = SORTS[SAME_AS[input.sort] ?? input.sort]!(input.desc)
  const walk = (): Walk => {
    const own = new Params()
    return { id: 'o.id', from, filter: filtersOf(own, input, true).join(' and '), keys, params: own }
  }
  return {
    select: ORDER_SELECT,
    from: [from, ...filters].join(' and '),
    keys,
    params,
    counted: params.values.length,
    table: 'orders',
    ...(filters.length > 0 ? { walk } : {}),
  }
}).examples(() =>
  Object.keys(SORTS).map((sort) => [
    {
      isDraft: false,
      where: EVERY_CONDITION,
      metadata: [
        { key: 'a', value: null },
        { key: 'a', value: 'a' },
      ],
      channelIds: [1],
      ids: ['a'],
      checkoutIds: ['a'],
      numbers: ['1'],
      statuses: ['UNCONFIRMED', ...Object.keys(STATUSES)],
      paymentStatuses: Object.keys(PAYMENT_STATUSES),
      chargeStatuses: ['FULL'],
      authorizeStatuses: ['FULL'],
      usedGiftCard: true,
      customer: 'a',
      search: ['a'],
      created: { from: '2026-01-01', to: '2026-01-01' },
      updated: { from: new Date(0), to: new Date(0) },
      sort,
      desc: true,
    },
  ]),
)
