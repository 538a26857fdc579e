/** Lists of all orders, for staff and apps. */
import { customerText, lineText } from '../../tables/order-text.ts'
import { ORDER_SELECT } from './order.ts'
import { EVERY_CONDITION, orderCondition, type OrderWhere } from './order-where.ts'
import { inDays, listOf, MOST_WORDS, Params, type SortKey, type Walk } from '../../statements/sql.ts'

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
/** Beyond Saleor: what staff gave back of an order is not asked for again (`isPaidToSend`). */
const PAID_TO_SEND = `(${PAID} or (o.charge_status = 'PARTIAL' and o.total_charged
    + (select coalesce(sum(f.total_refunded), 0) from fulfillments f where f.order_id = o.id)
    >= o.total_gross - (select greatest(0, coalesce(sum(g.amount), 0)) from granted_refunds g where g.order_id = o.id)))`
/** Beyond Saleor: an order of which something came back before the rest of it was sent still waits for the rest. */
const WAITS_TO_BE_SENT = `o.status in ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'PARTIALLY_RETURNED')
    and (o.status <> 'PARTIALLY_RETURNED' or exists (
      select from order_lines l where l.order_id = o.id and l.quantity_fulfilled < l.quantity))`
const STATUSES: Readonly<Record<string, string>> = {
  READY_TO_FULFILL: `(${PAID_TO_SEND} and ${WAITS_TO_BE_SENT})`,
  READY_TO_CAPTURE: `(o.total_authorized > 0 and o.status not in ('CANCELED', 'EXPIRED'))`,
}
const PAYMENT_STATUSES: Readonly<Record<string, string>> = {
  NOT_CHARGED: `(not ${PAID} and o.total_charged = 0)`,
  PARTIALLY_CHARGED: `(not ${PAID} and o.total_charged > 0)`,
  FULLY_CHARGED: PAID,
}

/** A text that is looked for: the parameter of its pattern, and that of the text itself in lower case. */
interface Wanted {
  like: string
  text: string
}

const wantedBy = (params: Params, text: string): Wanted => ({
  like: `like ${params.param(`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}`,
  text: params.param(text.toLowerCase(), 'text'),
})

/**
 * The orders of which one of the texts holds what is wanted, each found by an index of its own; of orders that are
 * looked at one by one, their texts.
 */
const holding = (wanted: Wanted, oneByOne: boolean): string =>
  oneByOne
    ? `(o.search_text ${wanted.like}
    or exists (select from order_lines l where l.order_id = o.id and ${lineText('l')} ${wanted.like})
    or exists (select from transactions t where t.order_id = o.id and lower(t.psp_reference) ${wanted.like})
    or ${isOfUser(wanted)})`
    : `o.id in (select s.id from orders s where s.search_text ${wanted.like}
    union all select l.order_id from order_lines l where ${lineText('l')} ${wanted.like}
    union all select t.order_id from transactions t where t.order_id is not null and lower(t.psp_reference) ${wanted.like}
    union all ${ofUsers(wanted)})`

/** A user's own texts, without those of their addresses; a function of the database. */
const OF_USER = 'text_of_user(u.email, u.first_name, u.last_name)'

const isOfUser = ({ text }: Wanted): string =>
  `exists (select from users u where u.id = o.user_id and strpos(${OF_USER}, ${text}) > 0)`

/**
 * The index holds the texts of users together with those of their addresses, in which orders are not looked for; so the
 * texts are compared once more, in words of which the planner expects no second narrowing.
 */
const ofUsers = ({ like, text }: Wanted): string =>
  `select c.id from users u join orders c on c.user_id = u.id where u.search_text ${like} and strpos(${OF_USER}, ${text}) > 0`

/** The orders of customers whose name or address holds what is wanted. */
const ofCustomer = (wanted: Wanted, oneByOne: boolean): string =>
  oneByOne
    ? `(${customerText('o')} ${wanted.like} or ${isOfUser(wanted)})`
    : `o.id in (select s.id from orders s where s.search_text ${wanted.like} and ${customerText('s')} ${wanted.like}
    union all ${ofUsers(wanted)})`

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
  conditions.push(...inDays(params, 'o.created_at', { gte: input.created.from, lte: input.created.to }))
  between('o.updated_at', input.updated, 'timestamptz')
  const where = input.where && orderCondition(params, input.where)
  if (where && where !== 'true') conditions.push(where)
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
    conditions.push(ofCustomer(wantedBy(params, input.customer), oneByOne))
  }
  for (const word of input.search.slice(0, MOST_WORDS)) {
    conditions.push(holding(wantedBy(params, word), oneByOne))
  }
  return conditions
}

export const orderList = listOf('order_list', (input: OrderListInput) => {
  const params = new Params()
  const from = `from orders o where ${input.isDraft ? `o.status = 'DRAFT'` : `o.status <> 'DRAFT'`}`
  // Drafts are few beside orders, so they are looked at one by one instead of finding a text in all orders.
  const filters = filtersOf(params, input, input.isDraft)
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
    // A text of one or two letters has no trigram by which an index could find it.
    isOnlySearched: filters.length > 0 && filters.length === input.search.filter((word) => word.length > 2).length,
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
