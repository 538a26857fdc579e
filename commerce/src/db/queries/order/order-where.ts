/** The conditions on orders `o`: those of Saleor's `where`, and those of its older filter. */
import type { Joined } from '../../statements/joined.ts'
import { decimalsOf } from '../../tables/minor-units.ts'
import {
  condition,
  type Ends,
  equals,
  type FilterOf,
  hasMetadata,
  inRange,
  type MetadataCondition,
  metadataIn,
  oneOf,
  timeBetween,
  whereOf,
} from '../../statements/conditions.ts'
import { inDays, type Params } from '../../statements/sql.ts'

/** One of several values, or between two. */
type Amounts<T> = readonly T[] | Ends<T>

const amounts = <T>(sql: string, type: string, example: T) => {
  const range = inRange(sql, type, example)
  return condition(
    (wanted: Amounts<T>, params: Params) =>
      'length' in wanted ? `${sql} = any(${params.param(wanted, `${type}[]`)})` : range.sql(wanted, params),
    [example],
    ...range.examples,
  )
}

/** Whether there are rows of another table. */
const isThere = (rows: string) => condition((is: boolean) => `${is ? '' : 'not '}exists (select from ${rows})`, true)

/** Rows of another table, of which each that is wanted must be there. */
const each = <T extends object>(rows: string, parts: (one: T, params: Params) => readonly string[], ...examples: T[]) =>
  condition(
    (wanted: readonly T[], params: Params) =>
      wanted
        .map((one) => params.semiJoin(`exists (select from ${[rows, ...parts(one, params)].join(' and ')})`))
        .join(' and ') || 'true',
    examples,
  )

const metadataOf = (params: Params, column: string, { metadata }: { metadata?: MetadataCondition }): string[] =>
  metadata ? hasMetadata(params, column, [metadata]) : []
const among = (params: Params, sql: string, values: readonly string[] | undefined, type = 'text'): string[] =>
  values ? [`${sql} = any(${params.param(values, `${type}[]`)})`] : []

const METADATA: MetadataCondition = { key: 'a', value: ['a'] }
const TIME = new Date(0)

interface Total {
  currency: string | null
  amount: Amounts<number>
}

const total = (column: 'total_gross' | 'total_net') => {
  const amount = amounts(`(${decimalsOf(`o.${column}`, 'o.currency')})`, 'float8', 1)
  return condition(
    (wanted: Total, params: Params) =>
      `${amount.sql(wanted.amount, params)}${wanted.currency === null ? '' : ` and o.currency = ${params.param(wanted.currency, 'text')}`}`,
    { currency: 'USD', amount: { gte: 1, lte: 1 } },
  )
}

interface AddressWanted {
  phones?: readonly string[]
  countries?: readonly string[]
  notCountries?: readonly string[]
}

const address = (column: 'billing_address' | 'shipping_address') =>
  condition(
    ({ phones, countries, notCountries }: AddressWanted, params: Params) =>
      [
        'true',
        ...among(params, `o.${column} ->> 'phone'`, phones),
        ...among(params, `o.${column} ->> 'country'`, countries),
        ...among(params, `o.${column} ->> 'country'`, notCountries).map((is) => `not coalesce(${is}, false)`),
      ].join(' and '),
    { phones: ['a'], countries: ['US'], notCountries: ['US'] },
  )

export const ORDER_CONDITIONS = {
  /** True for a condition that no order meets. */
  isNothing: condition((is: boolean) => `${!is}`, true),
  ids: oneOf('o.id', 'uuid'),
  numbers: amounts('o.number', 'int', 1),
  channelIds: oneOf('o.channel_id', 'int'),
  userIds: oneOf('o.user_id', 'int'),
  checkoutIds: oneOf('o.checkout_id', 'uuid'),
  /** The same by its older name. */
  checkoutTokens: oneOf('o.checkout_id', 'uuid'),
  userEmails: oneOf('o.user_email', 'text'),
  statuses: oneOf('o.status', 'text'),
  chargeStatuses: oneOf('o.charge_status', 'text'),
  authorizeStatuses: oneOf('o.authorize_status', 'text'),
  voucherCodes: oneOf('o.voucher_code', 'text'),
  created: timeBetween('o.created_at'),
  /** Days, the last one included. */
  createdDays: condition(
    (days: Ends<string>, params: Params) => inDays(params, 'o.created_at', days).join(' and ') || 'true',
    { gte: '2026-01-01', lte: '2026-01-01' },
  ),
  updated: timeBetween('o.updated_at'),
  metadata: metadataIn('o.metadata'),
  usedGiftCard: isThere('order_gift_cards g where g.order_id = o.id'),
  boughtGiftCard: isThere(`gift_card_events g where g.order_id = o.id and g.type = 'BOUGHT'`),
  /** Whether it is fetched at a warehouse. */
  isCollected: equals('(o.collection_point_id is not null)', 'bool'),
  hasFulfillments: isThere('fulfillments f where f.order_id = o.id'),
  hasInvoices: isThere('invoices i where i.order_id = o.id'),
  /** When invoices were made. */
  invoices: each(
    'invoices i where i.order_id = o.id',
    (made: Ends<Date>, params) => [timeBetween('i.created_at').sql(made, params)],
    { gte: TIME, lte: TIME },
  ),
  fulfillments: each(
    'fulfillments f where f.order_id = o.id',
    (
      f: {
        statuses?: readonly string[]
        metadata?: MetadataCondition
        warehouseIds?: readonly string[]
        warehouseSlugs?: readonly string[]
      },
      params,
    ) => [
      ...among(params, 'f.status', f.statuses),
      ...metadataOf(params, 'f.metadata', f),
      ...(f.warehouseIds || f.warehouseSlugs
        ? [
            `exists (select from ${[
              'fulfillment_lines fl join stocks s on s.id = fl.stock_id join warehouses w on w.id = s.warehouse_id where fl.fulfillment_id = f.id',
              ...among(params, 'w.id', f.warehouseIds, 'uuid'),
              ...among(params, 'w.slug', f.warehouseSlugs),
            ].join(' and ')})`,
          ]
        : []),
    ],
    { statuses: ['a'], metadata: METADATA, warehouseIds: ['a'], warehouseSlugs: ['a'] },
  ),
  lines: each(
    'order_lines l where l.order_id = o.id',
    (line: { metadata?: MetadataCondition }, params) => metadataOf(params, 'l.metadata', line),
    { metadata: METADATA },
  ),
  linesCount: amounts('o.lines_count', 'int', 1),
  transactions: each(
    'transactions t where t.order_id = o.id',
    (t: { pspReferences?: readonly string[]; metadata?: MetadataCondition }, params) => [
      ...among(params, 't.psp_reference', t.pspReferences),
      ...metadataOf(params, 't.metadata', t),
    ],
    { pspReferences: ['a'], metadata: METADATA },
  ),
  totalGross: total('total_gross'),
  totalNet: total('total_net'),
  productTypeIds: condition(
    (ids: readonly number[], params: Params) =>
      params.semiJoin(
        `exists (select from order_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id where l.order_id = o.id and p.product_type_id = any(${params.param(ids, 'int[]')}))`,
      ),
    [1],
  ),
  events: each(
    'order_events e where e.order_id = o.id',
    (e: { types?: readonly string[]; date?: Ends<Date> }, params) => [
      ...among(params, 'e.type', e.types),
      ...(e.date ? [timeBetween('e.created_at').sql(e.date, params)] : []),
    ],
    { types: ['a'], date: { gte: TIME, lte: TIME } },
  ),
  billingAddress: address('billing_address'),
  shippingAddress: address('shipping_address'),
}

/** Conditions that all must hold, and what they are joined with; the keys are rows' own, already read from ids. */
export type OrderWhere = FilterOf<typeof ORDER_CONDITIONS> & Joined<FilterOf<typeof ORDER_CONDITIONS>>

/** SQL that holds for the orders `o` that meet the conditions. */
export const orderCondition = (params: Params, where: OrderWhere): string =>
  whereOf(ORDER_CONDITIONS, where, params).join(' and ') || 'true'
