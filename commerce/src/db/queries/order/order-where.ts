/** The conditions of Saleor's `where` on orders. */
import { decimalsOf } from '../../tables/minor-units.ts'
import { hasMetadata, type MetadataCondition } from '../../statements/conditions.ts'
import type { Params } from '../../statements/sql.ts'

export interface Between<T> {
  from: T | null
  to: T | null
}

/** Conditions that all must hold; the keys are rows' own, already read from ids. */
export interface OrderWhere {
  all?: OrderWhere[]
  any?: OrderWhere[]
  ids?: readonly string[]
  numbers?: readonly number[] | Between<number>
  channelIds?: readonly number[]
  userIds?: readonly number[]
  checkoutIds?: readonly string[]
  /** Columns of text, and what they may hold. */
  texts?: { column: TextColumn; values: readonly string[] }[]
  created?: Between<Date>
  updated?: Between<Date>
  metadata?: MetadataCondition
  usedGiftCard?: boolean
  boughtGiftCard?: boolean
  /** Whether it is fetched at a warehouse. */
  isCollected?: boolean
  hasFulfillments?: boolean
  hasInvoices?: boolean
  /** When invoices were made; each must be met by one. */
  invoices?: Between<Date>[]
  /** Each must be met by one parcel. */
  fulfillments?: {
    statuses?: readonly string[]
    metadata?: MetadataCondition
    warehouseIds?: readonly string[]
    warehouseSlugs?: readonly string[]
  }[]
  lines?: (MetadataCondition | null)[]
  linesCount?: readonly number[] | Between<number>
  transactions?: { pspReferences?: readonly string[]; metadata?: MetadataCondition }[]
  prices?: {
    column: 'total_gross' | 'total_net'
    currency: string | null
    amounts: readonly number[] | Between<number>
  }[]
  productTypeIds?: readonly number[]
  events?: { types?: readonly string[]; date?: Between<Date> }[]
  addresses?: {
    column: 'billing_address' | 'shipping_address'
    phones?: readonly string[]
    countries?: readonly string[]
    notCountries?: readonly string[]
  }[]
  /** A condition that no order meets. */
  isNothing?: boolean
}

export type TextColumn = 'user_email' | 'status' | 'charge_status' | 'authorize_status' | 'voucher_code'

const isRange = <T>(wanted: readonly T[] | Between<T>): wanted is Between<T> => !Array.isArray(wanted)

/** SQL that holds for the orders `o` that meet the conditions. */
export function orderCondition(params: Params, where: OrderWhere): string {
  const all: string[] = []
  const among = (sql: string, values: readonly unknown[], type: string): string =>
    `${sql} = any(${params.param(values, `${type}[]`)})`
  const compare = <T>(sql: string, wanted: readonly T[] | Between<T>, type: string): string[] => {
    if (!isRange(wanted)) return [among(sql, wanted, type)]
    return [
      ...(wanted.from === null ? [] : [`${sql} >= ${params.param(wanted.from, type)}`]),
      ...(wanted.to === null ? [] : [`${sql} <= ${params.param(wanted.to, type)}`]),
    ]
  }
  const exists = (from: string, conditions: string[]): string =>
    params.semiJoin(`exists (select from ${[from, ...conditions].join(' and ')})`)

  if (where.isNothing) all.push('false')
  if (where.ids) all.push(among('o.id', where.ids, 'uuid'))
  if (where.numbers) all.push(...compare('o.number', where.numbers, 'int'))
  if (where.channelIds) all.push(among('o.channel_id', where.channelIds, 'int'))
  if (where.userIds) all.push(among('o.user_id', where.userIds, 'int'))
  if (where.checkoutIds) all.push(among('o.checkout_id', where.checkoutIds, 'uuid'))
  for (const { column, values } of where.texts ?? []) all.push(among(`o.${column}`, values, 'text'))
  if (where.created) all.push(...compare('o.created_at', where.created, 'timestamptz'))
  if (where.updated) all.push(...compare('o.updated_at', where.updated, 'timestamptz'))
  if (where.metadata) all.push(...hasMetadata(params, 'o.metadata', [where.metadata]))
  if (where.usedGiftCard !== undefined)
    all.push(`${where.usedGiftCard ? '' : 'not '}exists (select from order_gift_cards g where g.order_id = o.id)`)
  if (where.boughtGiftCard !== undefined)
    all.push(
      `${where.boughtGiftCard ? '' : 'not '}exists (select from gift_card_events g where g.order_id = o.id and g.type = 'BOUGHT')`,
    )
  if (where.isCollected !== undefined) all.push(`o.collection_point_id is ${where.isCollected ? 'not ' : ''}null`)
  if (where.hasFulfillments !== undefined)
    all.push(`${where.hasFulfillments ? '' : 'not '}exists (select from fulfillments f where f.order_id = o.id)`)
  if (where.hasInvoices !== undefined)
    all.push(`${where.hasInvoices ? '' : 'not '}exists (select from invoices i where i.order_id = o.id)`)
  for (const made of where.invoices ?? [])
    all.push(exists('invoices i where i.order_id = o.id', compare('i.created_at', made, 'timestamptz')))
  for (const f of where.fulfillments ?? [])
    all.push(
      exists('fulfillments f where f.order_id = o.id', [
        ...(f.statuses ? [among('f.status', f.statuses, 'text')] : []),
        ...(f.metadata ? hasMetadata(params, 'f.metadata', [f.metadata]) : []),
        ...(f.warehouseIds || f.warehouseSlugs
          ? [
              `exists (select from fulfillment_lines fl join stocks s on s.id = fl.stock_id join warehouses w on w.id = s.warehouse_id where fl.fulfillment_id = f.id${
                f.warehouseIds ? ` and ${among('w.id', f.warehouseIds, 'uuid')}` : ''
              }${f.warehouseSlugs ? ` and ${among('w.slug', f.warehouseSlugs, 'text')}` : ''})`,
            ]
          : []),
      ]),
    )
  for (const line of where.lines ?? [])
    all.push(exists('order_lines l where l.order_id = o.id', line ? hasMetadata(params, 'l.metadata', [line]) : []))
  if (where.linesCount) all.push(...compare('o.lines_count', where.linesCount, 'int'))
  for (const t of where.transactions ?? [])
    all.push(
      exists('transactions t where t.order_id = o.id', [
        ...(t.pspReferences ? [among('t.psp_reference', t.pspReferences, 'text')] : []),
        ...(t.metadata ? hasMetadata(params, 't.metadata', [t.metadata]) : []),
      ]),
    )
  for (const { column, currency, amounts } of where.prices ?? []) {
    all.push(...compare(`(${decimalsOf(`o.${column}`, 'o.currency')})`, amounts, 'float8'))
    if (currency !== null) all.push(`o.currency = ${params.param(currency, 'text')}`)
  }
  if (where.productTypeIds)
    all.push(
      exists(
        'order_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id where l.order_id = o.id',
        [among('p.product_type_id', where.productTypeIds, 'int')],
      ),
    )
  for (const e of where.events ?? [])
    all.push(
      exists('order_events e where e.order_id = o.id', [
        ...(e.types ? [among('e.type', e.types, 'text')] : []),
        ...(e.date ? compare('e.created_at', e.date, 'timestamptz') : []),
      ]),
    )
  for (const { column, phones, countries, notCountries } of where.addresses ?? []) {
    if (phones) all.push(among(`o.${column} ->> 'phone'`, phones, 'text'))
    if (countries) all.push(among(`o.${column} ->> 'country'`, countries, 'text'))
    if (notCountries) all.push(`not coalesce(${among(`o.${column} ->> 'country'`, notCountries, 'text')}, false)`)
  }
  for (const one of where.all ?? []) all.push(orderCondition(params, one))
  if (where.any?.length) all.push(`(${where.any.map((one) => orderCondition(params, one)).join(' or ')})`)
  return all.length ? `(${all.join(' and ')})` : 'true'
}

/** A condition of every kind, for asking the database about types. */
export const EVERY_CONDITION: OrderWhere = {
  ids: ['a'],
  numbers: { from: 1, to: 1 },
  channelIds: [1],
  userIds: [1],
  checkoutIds: ['a'],
  texts: (['user_email', 'status', 'charge_status', 'authorize_status', 'voucher_code'] as const).map((column) => ({
    column,
    values: ['a'],
  })),
  created: { from: new Date(0), to: new Date(0) },
  updated: { from: new Date(0), to: new Date(0) },
  metadata: { key: 'a', value: null },
  usedGiftCard: true,
  boughtGiftCard: true,
  isCollected: true,
  hasFulfillments: true,
  hasInvoices: true,
  invoices: [{ from: new Date(0), to: new Date(0) }],
  fulfillments: [{ statuses: ['a'], metadata: { key: 'a', value: ['a'] }, warehouseIds: ['a'], warehouseSlugs: ['a'] }],
  lines: [{ key: 'a', value: ['a'] }],
  linesCount: [1],
  transactions: [{ pspReferences: ['a'], metadata: { key: 'a', value: ['a'] } }],
  prices: [{ column: 'total_gross', currency: 'USD', amounts: { from: 1, to: 1 } }],
  productTypeIds: [1],
  events: [{ types: ['a'], date: { from: new Date(0), to: new Date(0) } }],
  addresses: [{ column: 'billing_address', phones: ['a'], countries: ['US'], notCountries: ['US'] }],
  any: [{ isNothing: true }],
}
