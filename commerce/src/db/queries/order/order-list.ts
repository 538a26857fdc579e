/** Lists of all orders, for staff and apps. */
import { customerText, lineText } from '../../tables/order-text.ts'
import { ORDER_SELECT } from './order.ts'
import { ORDER_CONDITIONS } from './order-where.ts'
import { beside, condition, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text, time } from '../../statements/list-by.ts'
import { MOST_WORDS, type Params } from '../../statements/sql.ts'

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

const NUMBER = integer('o.number')

/** All orders, or all drafts, which are no orders yet. */
export const orderList = listBy('order_list', {
  select: ORDER_SELECT,
  from: ({ isDraft }) => `orders o where ${isDraft ? `o.status = 'DRAFT'` : `o.status <> 'DRAFT'`}`,
  table: 'orders',
  walk: { id: 'o.id', orders: ['NUMBER', 'CREATED_AT', 'LAST_MODIFIED_AT', 'CUSTOMER', 'PAYMENT', 'STATUS'] },
  // Drafts are few beside orders, so they are looked at one by one instead of finding a text in all orders.
  isRowByRow: ({ isDraft }) => isDraft === true,
  // A text of one or two letters has no trigram by which an index could find it.
  isOnlySearched: ({ search }) => search?.every((word) => word.length > 2) === true,
  conditions: {
    ...ORDER_CONDITIONS,
    isDraft: beside(true),
    /** Those that the viewer may see and asks for. */
    inChannels: oneOf('o.channel_id', 'int'),
    numberTexts: oneOf('o.number::text', 'text'),
    /** Values of Saleor's OrderStatusFilter. */
    shownStatuses: condition(
      (statuses: readonly string[], params) => {
        const [special, plain] = [statuses.filter((s) => s in STATUSES), statuses.filter((s) => !(s in STATUSES))]
        const named = `o.status = any(${params.param(plain, 'text[]')})`
        return `(${[named, ...special.map((s) => STATUSES[s]!)].join(' or ')})`
      },
      ['UNCONFIRMED', ...Object.keys(STATUSES)],
    ),
    /** NOT_CHARGED, PARTIALLY_CHARGED or FULLY_CHARGED; any other value matches no order. */
    paymentStatuses: condition(
      (statuses: readonly string[]) => `(${statuses.map((one) => PAYMENT_STATUSES[one] ?? 'false').join(' or ')})`,
      Object.keys(PAYMENT_STATUSES),
    ),
    /** A part of the customer's name or e-mail. */
    customer: condition((part: string, params) => ofCustomer(wantedBy(params, part), params.isRowByRow), 'a'),
    /** Words; each must occur somewhere in the order. */
    search: condition(
      (words: readonly string[], params) =>
        words
          .slice(0, MOST_WORDS)
          .map((word) => holding(wantedBy(params, word), params.isRowByRow))
          .join(' and ') || 'true',
      ['a'],
    ),
  },
  orders: {
    NUMBER: [NUMBER],
    CREATED_AT: [time('o.created_at'), NUMBER],
    LAST_MODIFIED_AT: [time('o.updated_at'), NUMBER],
    CUSTOMER: [
      text(`coalesce(o.billing_address ->> 'lastName', '')`),
      text(`coalesce(o.billing_address ->> 'firstName', '')`),
      NUMBER,
    ],
    PAYMENT: [text('o.charge_status'), NUMBER],
    STATUS: [text('o.status'), NUMBER],
  },
})
