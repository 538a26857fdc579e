/** Lists of products: the conditions of their filters, and the orders in which they can be read. */
import type { Pool } from 'pg'
import { type RowOf, statement } from '../../statements/statement.ts'
import { BEGINNING } from '../../tables/search-beginning.ts'
import { LISTING_COLUMNS, PRODUCT_COLUMNS, type ProductListingRow } from './catalog.ts'
import { type AssignedValue, EVERY_VALUE, valueSql } from '../attribute/assigned-value.ts'
import { type Ends, hasMetadata, within } from '../../statements/conditions.ts'
import type { Joined } from '../../statements/joined.ts'
import { reservedSql } from '../checkout/reservation.ts'
import { ofRank, plainWords, type Rank, RANKS, searchCondition, type SearchedText, searchRank } from './search.ts'
import {
  type ListStatement,
  listOf,
  Params,
  type SortKey,
  type SortValue,
  type Tier,
  type Walk,
} from '../../statements/sql.ts'

/** The condition on an attribute. Attributes of products and of variants are looked for where they are used. */
export interface AttributeCondition extends AssignedValue {
  ofProduct: boolean
  ofVariant: boolean
}

export interface ProductFilter extends Joined<ProductFilter> {
  ids?: number[]
  slugs?: string[]
  names?: string[]
  collectionIds?: number[]
  /** Categories, with every category below them. */
  categoryIds?: number[]
  /** A second condition of that kind: the category to which the list belongs. */
  withinCategoryIds?: number[]
  hasCategory?: boolean
  productTypeIds?: number[]
  attributes?: AttributeCondition[]
  /** Minor units. */
  price?: Ends<number>
  /** The price that the list shows: of the cheapest variant in stock, else of the cheapest. */
  minimalPrice?: Ends<number>
  /** Warehouses to look in, and whether there must be stock in them or must be none. */
  stock?: { warehouseIds: string[]; inStock: boolean }
  /** Products of which a variant has so many pieces in these warehouses, or in all. */
  stocks?: { warehouseIds?: string[]; quantity?: Ends<number> }
  search?: string
  metadata?: { key: string; value?: string | null }[]
  isPublished?: boolean
  publishedUntil?: Date
  isAvailable?: boolean
  availableUntil?: Date
  isVisibleInListing?: boolean
  updatedAt?: Ends<Date>
  /** Whether the filter names something that no product has. */
  nothing?: boolean
}

export interface ProductScope {
  channelId: number | null
  /** Whether to include unpublished products. */
  staff: boolean
  /** Whether to leave out products that are hidden from listings; staff see them anyway. */
  listedOnly: boolean
  now: Date
  /** Only products of this collection, whose order is then possible, too. */
  collectionId?: number
}

export type ProductSort =
  | {
      by:
        | 'SLUG'
        | 'NAME'
        | 'PRICE'
        | 'MINIMAL_PRICE'
        | 'UPDATED'
        | 'TYPE'
        | 'PUBLISHED'
        | 'PUBLISHED_AT'
        | 'COLLECTION'
        | 'RATING'
        | 'CREATED'
      desc: boolean
    }
  | { by: 'RANK'; desc: boolean; search: string }
  | {
      by: 'ATTRIBUTE'
      desc: boolean
      attributeId: number | null
      numeric: boolean
    }

const OF_CHANNEL = 'product_listings l join products p on p.id = l.product_id'

/** The tables and conditions of a list, without its order: those of its scope, and those of the client. */
function parts(
  params: Params,
  scope: ProductScope,
  filter: ProductFilter,
  tier: ProductTier | null,
  oneByOne = false,
): { from: string; filters: string[] } {
  const { channelId, now } = scope
  const at = params.param(now, 'timestamptz')
  const tables = channelId === null ? 'products p' : OF_CHANNEL
  const conditions: string[] = channelId === null ? [] : [`l.channel_id = ${params.param(channelId)}`]
  if (!scope.staff) {
    // Without a price the channel sells no variant of the product.
    conditions.push('l.is_published', `(l.published_at is null or l.published_at <= ${at})`, 'l.min_price is not null')
    if (scope.listedOnly) conditions.push('l.visible_in_listings')
  }
  if (scope.collectionId !== undefined) conditions.push(inCollection(params, [scope.collectionId]))
  // Every text has the parameter of the time, whether a condition needs it or not.
  conditions.push(`${at} is not null`)
  const filters = conditionsOf(params, scope, filter, at)
  return {
    from: `from ${tables} where ${conditions.join(' and ')}`,
    filters: tier ? [tierCondition(params, tier, oneByOne), ...filters] : filters,
  }
}

/** The products that have one value of an order's first key. */
type ProductTier =
  | { by: 'TYPE'; typeIds: number[] }
  | { by: 'PUBLISHED'; is: boolean }
  | { by: 'RANK'; search: string; rank: Rank }

const SEARCHED: SearchedText = {
  column: 'p.search_text',
  read: plainWords,
  beginning: `left(p.search_text, ${BEGINNING})`,
  words: `string_to_array(p.search_text, ' ')`,
}

function tierCondition(params: Params, tier: ProductTier, oneByOne: boolean): string {
  switch (tier.by) {
    case 'TYPE':
      // One type is compared alone, because only then its index gives the products in the order of their names.
      return tier.typeIds.length === 1
        ? `p.product_type_id = ${params.param(tier.typeIds[0])}`
        : `p.product_type_id = any(${params.param(tier.typeIds)}::int[])`
    case 'PUBLISHED':
      return `${tier.is ? '' : 'not '}l.is_published`
    case 'RANK':
      return ofRank(params, SEARCHED, tier.search, tier.rank, oneByOne)
  }
}

const TYPES_BY_NAME = statement(
  'types_by_name',
  'select name, array_agg(id) as "typeIds!" from product_types group by name order by name',
)

/** The values of an order's first key, where it has few of them and no index. */
async function tiersOf(pool: Pool, scope: ProductScope, filter: ProductFilter, sort: ProductSort): Promise<Tier[]> {
  const of = (value: SortValue, tier: ProductTier, isFoundByIndex = false): Tier => ({
    value,
    list: productsBy(scope, filter, sort, tier),
    isFoundByIndex,
  })
  switch (sort.by) {
    case 'TYPE':
      return (await TYPES_BY_NAME.many(pool)).map(({ name, typeIds }) => of(name, { by: 'TYPE', typeIds }))
    case 'PUBLISHED':
      return [false, true].map((is) => of(Number(is), { by: 'PUBLISHED', is }))
    case 'RANK':
      return RANKS.map((rank) => of(rank, { by: 'RANK', search: sort.search, rank }, rank > 1))
    default:
      return []
  }
}

const IN_TIERS: ReadonlySet<ProductSort['by']> = new Set(['TYPE', 'PUBLISHED', 'RANK'])

/** Orders that have an index, so that products can be read one after another. */
const INDEXED: ReadonlySet<ProductSort['by']> = new Set([
  'SLUG',
  'NAME',
  'PRICE',
  'MINIMAL_PRICE',
  'UPDATED',
  'PUBLISHED_AT',
  'RATING',
  'CREATED',
])

function walk(scope: ProductScope, filter: ProductFilter, sort: ProductSort, tier: ProductTier | null): Walk {
  const params = new Params()
  const { from, filters } = parts(params, scope, filter, tier, true)
  const keys = tier || IN_TIERS.has(sort.by) ? keysInTier(sort) : sortKeys(params, sort, scope)
  return { id: 'p.id', from, filter: filters.join(' and '), keys, params }
}

const inCollection = (params: Params, ids: readonly number[]): string =>
  params.semiJoin(
    `exists (select 1 from collection_products cp where cp.product_id = p.id and cp.collection_id = any(${params.param(ids)}::int[]))`,
  )

/** The conditions of a filter; `at` is the parameter that holds the time. */
function conditionsOf(params: Params, scope: ProductScope, filter: ProductFilter, at: string): string[] {
  const { channelId } = scope
  const conditions: string[] = filter.nothing ? ['false'] : []
  const joined = (list: readonly ProductFilter[], word: 'and' | 'or'): string =>
    `(${list.map((f) => `(${['true', ...conditionsOf(params, scope, f, at)].join(' and ')})`).join(` ${word} `)})`
  if (filter.and?.length) conditions.push(joined(filter.and, 'and'))
  if (filter.or?.length) conditions.push(joined(filter.or, 'or'))
  const { ids, slugs, names, collectionIds, categoryIds, productTypeIds, price, minimalPrice, stock, updatedAt } =
    filter
  if (ids) conditions.push(`p.id = any(${params.param(ids)}::int[])`)
  if (slugs) conditions.push(`p.slug = any(${params.param(slugs)}::text[])`)
  if (names) conditions.push(`p.name = any(${params.param(names)}::text[])`)
  if (collectionIds) conditions.push(inCollection(params, collectionIds))
  for (const roots of [categoryIds, filter.withinCategoryIds]) {
    if (!roots) continue
    conditions.push(`p.category_id = any(array(with recursive below as (select id from categories where id = any(${params.param(roots)}::int[])
      union select c.id from categories c join below b on c.parent_id = b.id) select id from below))`)
  }
  if (filter.hasCategory !== undefined) conditions.push(`p.category_id is ${filter.hasCategory ? 'not ' : ''}null`)
  if (productTypeIds) conditions.push(`p.product_type_id = any(${params.param(productTypeIds)}::int[])`)
  for (const a of filter.attributes ?? []) conditions.push(attributeCondition(params, a))
  if (filter.search !== undefined)
    conditions.push(searchCondition(params, SEARCHED.column, filter.search, SEARCHED.read))
  conditions.push(...hasMetadata(params, 'p.metadata', filter.metadata ?? []))
  if (filter.stocks) conditions.push(params.semiJoin(stocksCondition(params, filter.stocks)))
  if (updatedAt) conditions.push(...within(params, 'p.updated_at', updatedAt, 'timestamptz'))

  if (channelId !== null) {
    if (price) {
      // Most products that cost more are left out by their row alone, without a look at their variants.
      if (price.lte != null) conditions.push(`l.min_price <= ${params.param(price.lte, 'int8')}`)
      conditions.push(
        params.semiJoin(`exists (select 1 from variants v join variant_listings vl on vl.variant_id = v.id and vl.channel_id = ${params.param(channelId)}
        where v.product_id = p.id${within(params, 'vl.price', price, 'int8')
          .map((c) => ` and ${c}`)
          .join('')})`),
      )
    }
    if (minimalPrice) {
      conditions.push(...within(params, 'l.shown_discounted_price', minimalPrice, 'int8'))
      // What is not for sale shows shoppers no price.
      if (!scope.staff) conditions.push(`l.available_for_purchase_at <= ${at}`)
    }
    if (filter.isPublished !== undefined)
      conditions.push(`l.is_published = ${params.param(filter.isPublished)}`, 'l.min_price is not null')
    if (filter.publishedUntil) conditions.push(`l.published_at <= ${params.param(filter.publishedUntil)}`)
    if (filter.isAvailable !== undefined)
      conditions.push(
        filter.isAvailable
          ? `l.available_for_purchase_at <= ${at}`
          : `(l.available_for_purchase_at is null or l.available_for_purchase_at > ${at})`,
      )
    if (filter.availableUntil) conditions.push(`l.available_for_purchase_at <= ${params.param(filter.availableUntil)}`)
    if (filter.isVisibleInListing !== undefined)
      conditions.push(`l.visible_in_listings = ${params.param(filter.isVisibleInListing)}`)
    if (stock) {
      conditions.push(
        params.semiJoin(`${stock.inStock ? '' : 'not '}exists (select 1 from variants v join stocks s on s.variant_id = v.id
        where v.product_id = p.id and s.warehouse_id = any(${params.param(stock.warehouseIds)}::uuid[]) and ${isFree(at)})`),
      )
    }
  }
  // What the row itself tells is asked before other tables are.
  return [...conditions.filter((c) => !LOOKS_ELSEWHERE.test(c)), ...conditions.filter((c) => LOOKS_ELSEWHERE.test(c))]
}

/** Whether a stock has a piece that is free. Pieces are kept of few, and only of those it is asked how many. */
const isFree = (at: string): string => `s.quantity > s.allocated
        and (s.id not in (select k.stock_id from reservations k where k.reserved_until > ${at}) or s.quantity > s.allocated + ${reservedSql(at)})`

const LOOKS_ELSEWHERE = /\bselect\b/

function stocksCondition(params: Params, { warehouseIds, quantity }: NonNullable<ProductFilter['stocks']>): string {
  const here = warehouseIds ? ` and s.warehouse_id = any(${params.param(warehouseIds)}::uuid[])` : ''
  const variants = 'exists (select 1 from variants v where v.product_id = p.id and '
  const stocks = `from stocks s where s.variant_id = v.id${here}`
  return quantity
    ? `${variants}${['true', ...within(params, `(select sum(s.quantity) ${stocks})`, quantity, 'int8')].join(' and ')})`
    : `${variants}exists (select 1 ${stocks}))`
}

function attributeCondition(params: Params, a: AttributeCondition): string {
  const value = (table: string): string => {
    const parts: string[] = []
    // Values that are named are the attribute's, and the index of values need not be left to ask for it.
    if (a.valueIds) parts.push(`${table}.value_id = any(${params.param(a.valueIds)}::int[])`)
    else if (a.attributeId !== null) parts.push(`${table}.attribute_id = ${params.param(a.attributeId)}`)
    // The rows of products repeat the number of the value, because an index can use it there.
    const numeric = table === 'pav' && a.attributeId !== null ? 'pav.numeric' : null
    if (numeric && a.numbers) parts.push(`${numeric} = any(${params.param(a.numbers)}::float8[])`)
    if (numeric && a.range) parts.push(...within(params, numeric, a.range, 'float8'), `${numeric} is not null`)
    const ofValue = valueSql(params, a, !numeric)
    // A value has its attribute, which finds the few values of a switch among those of all attributes.
    if (ofValue.length && a.attributeId !== null) ofValue.push(`av.attribute_id = ${params.param(a.attributeId)}`)
    if (ofValue.length)
      parts.push(
        `exists (select 1 from attribute_values av where av.id = ${table}.value_id and ${ofValue.join(' and ')})`,
      )
    return parts.length ? ` and ${parts.join(' and ')}` : ''
  }
  const places = [
    ...(a.ofProduct
      ? [`exists (select 1 from product_attribute_values pav where pav.product_id = p.id${value('pav')})`]
      : []),
    ...(a.ofVariant
      ? [
          `exists (select 1 from variants v join variant_attribute_values vav on vav.variant_id = v.id where v.product_id = p.id${value('vav')})`,
        ]
      : []),
  ]
  return places.length ? params.semiJoin(`(${places.join(' or ')})`) : 'false'
}

/** The keys of an order besides the first, where that one has few values. */
const keysInTier = ({ by, desc }: ProductSort): SortKey[] =>
  by === 'RANK'
    ? [{ sql: 'p.slug', kind: 'text', desc: !desc }]
    : [
        { sql: 'p.name', kind: 'text', desc },
        { sql: 'p.slug', kind: 'text', desc },
      ]

/** The keys of an order; the last one is unique. All except the rank run in one direction, as in Saleor. */
function sortKeys(params: Params, sort: ProductSort, scope: ProductScope): SortKey[] {
  const { desc } = sort
  const key = (sql: string, kind: SortKey['kind'], nullable = false): SortKey => ({ sql, kind, desc, nullable })
  const names = [key('p.name', 'text'), key('p.slug', 'text')]
  switch (sort.by) {
    case 'SLUG':
      return [key('p.slug', 'text')]
    case 'NAME':
      return names
    case 'PRICE':
      return [key('l.shown_price', 'integer', scope.staff), ...names]
    case 'MINIMAL_PRICE':
      return [key('l.shown_discounted_price', 'integer', scope.staff), ...names]
    case 'UPDATED':
      return [key('p.updated_at', 'time'), ...names]
    case 'TYPE':
      return [key('(select t.name from product_types t where t.id = p.product_type_id)', 'text'), ...names]
    case 'PUBLISHED':
      return [key('l.is_published::int', 'integer'), ...names]
    case 'PUBLISHED_AT':
      return [key('l.published_at', 'time', true), ...names]
    case 'RATING':
      return [key('p.rating', 'number', true), ...names]
    case 'CREATED':
      return [key('p.created_at', 'time'), key('p.id', 'integer')]
    case 'COLLECTION': {
      if (scope.collectionId === undefined) return [key('p.id', 'integer')]
      return [
        key(
          `(select cp.sort from collection_products cp where cp.product_id = p.id and cp.collection_id = ${params.param(scope.collectionId)})`,
          'integer',
        ),
        key('p.id', 'integer'),
      ]
    }
    case 'RANK':
      return [key(searchRank(params, SEARCHED, sort.search), 'integer'), { ...key('p.slug', 'text'), desc: !desc }]
    case 'ATTRIBUTE':
      return attributeKeys(params, sort, key, names)
  }
}

/**
 * Sorts products with a value first, then those that could have one, then the others; numbers are compared as numbers.
 */
function attributeKeys(
  params: Params,
  { attributeId, numeric }: Extract<ProductSort, { by: 'ATTRIBUTE' }>,
  key: (sql: string, kind: SortKey['kind'], nullable?: boolean) => SortKey,
  names: SortKey[],
): SortKey[] {
  if (attributeId === null) return names
  const id = params.param(attributeId, 'int')
  const value = numeric
    ? `(select pav.numeric from product_attribute_values pav where pav.product_id = p.id and pav.attribute_id = ${id} limit 1)`
    : `(select string_agg(av.name, ',' order by av.sort, av.id) from product_attribute_values pav join attribute_values av on av.id = pav.value_id where pav.product_id = p.id and pav.attribute_id = ${id})`
  const order = `(case when exists (select 1 from product_attribute_values pav where pav.product_id = p.id and pav.attribute_id = ${id}) then 0
    when exists (select 1 from product_type_attributes ta where ta.product_type_id = p.product_type_id and ta.attribute_id = ${id} and not ta.of_variant) then 1 else 2 end)`
  return [key(order, 'integer'), key(value, numeric ? 'number' : 'text', true), ...names]
}

const RANGE = { gte: 1, lte: 1 }
const EVERYTHING: ProductFilter = {
  ids: [1],
  slugs: ['a'],
  names: ['a'],
  collectionIds: [1],
  categoryIds: [1],
  withinCategoryIds: [1],
  hasCategory: true,
  productTypeIds: [1],
  attributes: [
    { ...EVERY_VALUE, ofProduct: true, ofVariant: false },
    { ...EVERY_VALUE, attributeId: null, ofProduct: false, ofVariant: true },
    { attributeId: null, ofProduct: true, ofVariant: true },
  ],
  price: RANGE,
  minimalPrice: RANGE,
  stock: { warehouseIds: ['a'], inStock: true },
  stocks: { warehouseIds: ['a'], quantity: RANGE },
  search: 'a',
  metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
  isPublished: true,
  publishedUntil: new Date(0),
  isAvailable: true,
  availableUntil: new Date(0),
  isVisibleInListing: true,
  updatedAt: { gte: new Date(0), lte: new Date(0) },
}
const SORTS: readonly ProductSort[] = [
  ...(['SLUG', 'NAME', 'UPDATED', 'TYPE', 'COLLECTION', 'RATING', 'CREATED'] as const).map((by) => ({
    by,
    desc: true,
  })),
  { by: 'RANK', desc: true, search: 'a' },
  { by: 'ATTRIBUTE', desc: true, attributeId: 1, numeric: true },
  { by: 'ATTRIBUTE', desc: true, attributeId: 1, numeric: false },
]
const SORTS_OF_CHANNEL: readonly ProductSort[] = (['PRICE', 'MINIMAL_PRICE', 'PUBLISHED', 'PUBLISHED_AT'] as const).map(
  (by) => ({ by, desc: true }),
)
const SHOPPER: ProductScope = {
  channelId: 1,
  staff: false,
  listedOnly: true,
  now: new Date(0),
  collectionId: 1,
}
const STAFF: ProductScope = { ...SHOPPER, channelId: null, staff: true }

/** Examples that cover everything that a channel's lists can be asked for. */
export const productListExamples = (): [ProductScope, ProductFilter, ProductSort][] =>
  [...SORTS, ...SORTS_OF_CHANNEL].map((sort) => [SHOPPER, EVERYTHING, sort])

/** A listing has its product, so products whose own columns nothing asks for are counted and found by their listings alone. */
function byListings(from: string): Pick<ListStatement, 'lean'> {
  const alone = from.replace(OF_CHANNEL, 'product_listings l').replaceAll(/\bp\.id\b/g, 'l.product_id')
  return /\bp\./.test(alone) ? {} : { lean: { id: 'l.product_id', from: alone } }
}

/** A list of products; with a tier those that have its value, without the first key of the order. */
function productsBy(
  scope: ProductScope,
  filter: ProductFilter,
  sort: ProductSort,
  tier: ProductTier | null,
): ListStatement {
  const params = new Params()
  const { from, filters } = parts(params, scope, filter, tier)
  const counted = params.values.length
  const hasTiers = !tier && IN_TIERS.has(sort.by)
  const whole = [from, ...filters].join(' and ')
  const isWalked = tier !== null || hasTiers || INDEXED.has(sort.by)
  return {
    select: scope.channelId === null ? PRODUCT_COLUMNS : `${PRODUCT_COLUMNS}, ${LISTING_COLUMNS}`,
    from: whole,
    ...(scope.channelId === null ? {} : byListings(whole)),
    // Every list's first parameter is the time.
    askedAt: 0,
    keys: tier ? keysInTier(sort) : sortKeys(params, sort, scope),
    params,
    counted,
    table: 'products',
    isSearched: filter.search !== undefined,
    conditions: filters.length,
    ...(filters.length > 0 && isWalked ? { walk: () => walk(scope, filter, sort, tier) } : {}),
    ...(hasTiers ? { tiers: (pool: Pool) => tiersOf(pool, scope, filter, sort) } : {}),
  }
}

/** A list of products, with their listings where a channel is given. */
export const productList = listOf('product_list', (scope: ProductScope, filter: ProductFilter, sort: ProductSort) =>
  productsBy(scope, filter, sort, null),
).examples(() => [
  ...productListExamples(),
  ...SORTS.map((sort): [ProductScope, ProductFilter, ProductSort] => [STAFF, EVERYTHING, sort]),
])

/** Whether a row of the list has the product's listing in the channel. */
export const isListed = (row: ListedProduct): row is ListedProduct & ProductListingRow => row.channelId !== undefined
type ListedProduct = RowOf<'product_list'>
