/** Ids of checkouts for lists. */
import { condition, type Ends, equals, foundBy, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text, time, uuid } from '../../statements/list-by.ts'
import type { AUTHORIZE_STATUSES, CHARGE_STATUSES } from '../../tables/closed-sets.ts'
import { inDays, MOST_WORDS, type Params } from '../../statements/sql.ts'

type ChargeStatus = (typeof CHARGE_STATUSES)[number]
type AuthorizeStatus = (typeof AUTHORIZE_STATUSES)[number]

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

const anyOf = <Status extends string>(sql: Readonly<Record<Status, string>>) =>
  condition(
    (statuses: readonly Status[]) => `(${['false', ...new Set(statuses.map((s) => sql[s]))].join(' or ')})`,
    Object.keys(sql) as Status[],
  )

const DAY = '2026-01-01'
/** Days, the last one included. */
const onDays = (sql: string) =>
  condition((days: Ends<string>, params: Params) => inDays(params, sql, days).join(' and ') || 'true', {
    gte: DAY,
    lte: DAY,
  })

const ID = uuid('c.id')

export const checkoutList = listBy('checkout_list', {
  select: 'c.id',
  from: 'checkouts c',
  table: 'checkouts',
  walk: { id: 'c.id', orders: ['CREATION_DATE'] },
  conditions: {
    userId: equals('c.user_id', 'int'),
    channelIds: oneOf('c.channel_id', 'int'),
    created: onDays('c.created_at'),
    updated: onDays('c.updated_at'),
    /** A part of the customer's name or e-mail. */
    customer: condition((part: string, params) => {
      const wanted = params.param(like(part))
      return `(${CUSTOMER} ${wanted} or ${NAME} ${wanted}))`
    }, 'a'),
    metadata: metadataIn('c.metadata'),
    /** Words; each must occur somewhere in the checkout. */
    search: condition(
      (words: readonly string[], params) =>
        words
          .slice(0, MOST_WORDS)
          .map((word) => {
            const wanted = params.param(like(word))
            return `(${TEXT} ${wanted} or ${NAME} ${wanted}) or ${LINE} ${wanted}))`
          })
          .join(' and ') || 'true',
      ['a'],
    ),
    chargeStatuses: anyOf(CHARGE),
    authorizeStatuses: anyOf(AUTHORIZE),
  },
  orders: {
    CREATION_DATE: [time('c.created_at'), ID],
    CUSTOMER: [
      text(`coalesce(c.billing_address ->> 'lastName', '')`),
      text(`coalesce(c.billing_address ->> 'firstName', '')`),
      ID,
    ],
  },
})

/** The lines of checkouts, oldest first. */
export const checkoutLineList = listBy('checkout_line_list', {
  select: 'l.id, l.checkout_id as "checkoutId"',
  from: 'checkout_lines l',
  conditions: { channelIds: foundBy('l.checkout_id', 'select id from checkouts where channel_id', 'int') },
  orders: { POSITION: [integer('l.position')] },
})
