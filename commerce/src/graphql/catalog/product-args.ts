/** Translates the arguments of `products` into the filter and order of the query, and refuses what Saleor refuses. */
import type { AttributeCondition, ProductFilter, ProductSort, Range } from '../../db/queries/product-list.ts'
import type { Reference } from '../../db/queries/reference.ts'
import { fractionDigits } from '../../domain/money.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { type ConditionBudget, conditionBudget, distinct, readJoined } from '../shared/joined.ts'
import type { ChannelRow } from './sources.ts'
import { servingZones } from './stock.ts'

interface AssignedValueInput {
  slug?: { eq?: string | null; oneOf?: string[] | null } | null
  name?: { eq?: string | null; oneOf?: string[] | null } | null
  numeric?: { eq?: number | null; oneOf?: number[] | null; range?: Range<number> | null } | null
  boolean?: boolean | null
}

export interface AttributeInput {
  slug?: string | null
  value?: AssignedValueInput | null
  values?: string[] | null
  valuesRange?: Range<number> | null
  boolean?: boolean | null
}

export interface ProductFilterInput {
  isPublished?: boolean | null
  collections?: string[] | null
  categories?: string[] | null
  hasCategory?: boolean | null
  attributes?: AttributeInput[] | null
  stockAvailability?: 'IN_STOCK' | 'OUT_OF_STOCK' | null
  search?: string | null
  metadata?: { key: string; value?: string | null }[] | null
  publishedFrom?: Date | null
  availableFrom?: Date | null
  isAvailable?: boolean | null
  isVisibleInListing?: boolean | null
  price?: Range<number> | null
  minimalPrice?: Range<number> | null
  updatedAt?: Range<Date> | null
  productTypes?: string[] | null
  giftCard?: boolean | null
  ids?: string[] | null
  slugs?: string[] | null
}

interface One<T> {
  eq?: T | null
  oneOf?: T[] | null
}

/** The argument `where`, Saleor's newer filter. */
export interface ProductWhereInput {
  ids?: string[] | null
  name?: One<string> | null
  slug?: One<string> | null
  productType?: One<string> | null
  category?: One<string> | null
  collection?: One<string> | null
  price?: (One<number> & { range?: Range<number> | null }) | null
  minimalPrice?: (One<number> & { range?: Range<number> | null }) | null
  attributes?: AttributeInput[] | null
  isAvailable?: boolean | null
  isPublished?: boolean | null
  isVisibleInListing?: boolean | null
  hasCategory?: boolean | null
  giftCard?: boolean | null
  publishedFrom?: Date | null
  availableFrom?: Date | null
  stockAvailability?: 'IN_STOCK' | 'OUT_OF_STOCK' | null
  metadata?: { key: string; value?: string | null }[] | null
  updatedAt?: (One<Date> & { range?: Range<Date> | null }) | null
  AND?: ProductWhereInput[] | null
  OR?: ProductWhereInput[] | null
}

export interface ProductOrder {
  direction: 'ASC' | 'DESC'
  field?: string | null
  attributeId?: string | null
}

export interface ProductsArgs extends PageArgs {
  channel?: string | null
  filter?: ProductFilterInput | null
  where?: ProductWhereInput | null
  search?: string | null
  sortBy?: ProductOrder | null
}

type Facts = { data: Reference; channel: ChannelRow | null }

/** The filter that `filter`, `where` and `search` make together. */
export function readFilter({ filter, where, search }: ProductsArgs, facts: Facts): ProductFilter {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
  const asked = where ? fromWhere(where, facts) : filter ? fromFilter(filter, facts) : {}
  if (!search) return asked
  return asked.search === undefined ? { ...asked, search } : { ...asked, search: `${asked.search} ${search}` }
}

function fromFilter(f: ProductFilterInput, facts: Facts): ProductFilter {
  return {
    ...common(f, facts, conditionBudget()),
    ...(f.collections?.length ? { collectionIds: keysOf(f.collections, 'Collection') } : {}),
    ...(f.categories?.length ? { categoryIds: keysOf(f.categories, 'Category') } : {}),
    ...(f.productTypes?.length ? { productTypeIds: keysOf(f.productTypes, 'ProductType') } : {}),
    ...(f.ids?.length ? { ids: keysOf(f.ids, 'Product') } : {}),
    ...(f.slugs?.length ? { slugs: f.slugs } : {}),
    ...(f.search ? { search: f.search } : {}),
    ...(f.price ? { price: minor(f.price, facts.channel) } : {}),
    ...(f.minimalPrice ? { minimalPrice: minor(f.minimalPrice, facts.channel) } : {}),
  }
}

const list = <T>(one: One<T> | null | undefined): T[] => (one?.eq != null ? [one.eq] : (one?.oneOf ?? []))

/** Translates `where`, in which, unlike in `filter`, an empty condition finds nothing. */
function fromWhere(where: ProductWhereInput, facts: Facts): ProductFilter {
  const room = conditionBudget()
  const own = (one: ProductWhereInput): ProductFilter => ownOf(one, facts, room)
  return { ...own(where), ...readJoined(where, own, room) }
}

/** Translates one condition without those that stand in it. */
function ownOf(w: ProductWhereInput, facts: Facts, room: ConditionBudget): ProductFilter {
  const keys = (one: One<string> | null | undefined, type: string) => keysOf(list(one), type)
  const amount = ({ eq, oneOf, range }: NonNullable<ProductWhereInput['price']>) => {
    if (oneOf) throw invalidArgument('Prices are filtered by `eq` or by `range`.')
    return minor(range ?? { gte: eq, lte: eq }, facts.channel)
  }
  const momentsIn = ({ eq, oneOf, range }: NonNullable<ProductWhereInput['updatedAt']>) => {
    if (oneOf) throw invalidArgument('Times are filtered by `eq` or by `range`.')
    return range ?? { gte: eq ?? null, lte: eq ?? null }
  }
  return {
    ...common({ ...w, updatedAt: w.updatedAt ? momentsIn(w.updatedAt) : null }, facts, room),
    ...(w.ids ? { ids: keysOf(w.ids, 'Product') } : {}),
    ...(w.name ? { names: list(w.name) } : {}),
    ...(w.slug ? { slugs: list(w.slug) } : {}),
    ...(w.productType ? { productTypeIds: keys(w.productType, 'ProductType') } : {}),
    ...(w.category ? { categoryIds: keys(w.category, 'Category') } : {}),
    ...(w.collection ? { collectionIds: keys(w.collection, 'Collection') } : {}),
    ...(w.price ? { price: amount(w.price) } : {}),
    ...(w.minimalPrice ? { minimalPrice: amount(w.minimalPrice) } : {}),
  }
}

type Common = Pick<
  ProductFilterInput,
  | 'attributes'
  | 'hasCategory'
  | 'stockAvailability'
  | 'metadata'
  | 'publishedFrom'
  | 'availableFrom'
  | 'isAvailable'
  | 'isPublished'
  | 'isVisibleInListing'
  | 'updatedAt'
  | 'giftCard'
>

function common(f: Common, { data, channel }: Facts, room: ConditionBudget): ProductFilter {
  const out: ProductFilter = {}
  if (f.attributes?.length) {
    const attributes = readAttributes(f.attributes, data, room)
    if (attributes) out.attributes = attributes
    else out.nothing = true
  }
  if (f.hasCategory != null) out.hasCategory = f.hasCategory
  if (f.isAvailable != null) out.isAvailable = f.isAvailable
  if (f.isPublished != null) out.isPublished = f.isPublished
  if (f.isVisibleInListing != null) out.isVisibleInListing = f.isVisibleInListing
  if (f.publishedFrom) out.publishedUntil = f.publishedFrom
  if (f.availableFrom) out.availableUntil = f.availableFrom
  if (f.updatedAt) out.updatedAt = f.updatedAt
  if (f.metadata?.length) out.metadata = distinct(f.metadata, room)
  // This service does not sell gift cards as products.
  if (f.giftCard === true) out.nothing = true
  if (f.stockAvailability && channel)
    out.stock = {
      warehouseIds: servingZones(data, channel.id, null).flat(),
      inStock: f.stockAvailability === 'IN_STOCK',
    }
  return out
}

/** Converts a range of amounts to minor units; a bound between two units becomes the unit inside the range. */
function minor({ gte, lte }: Range<number>, channel: ChannelRow | null): Range<number> {
  const unit = 10 ** fractionDigits(channel?.currency ?? 'USD')
  const least = gte == null ? null : Math.ceil(near(gte * unit))
  const most = lte == null ? null : Math.floor(near(lte * unit))
  return { gte: least, lte: most }
}

/** Removes the error of floating-point multiplication and keeps the number within PostgreSQL's bigint. */
const near = (n: number): number =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(n.toFixed(6))))

/** Reads the conditions on attributes; null when an attribute is unknown, so that nothing is found. */
function readAttributes(
  all: readonly AttributeInput[],
  data: Reference,
  room: ConditionBudget,
): AttributeCondition[] | null {
  all.forEach((input, i) => checkAttribute(input, i, data))
  const inputs = distinct(all, room)
  const found = new Map<string, AttributeCondition>()
  for (const input of inputs) {
    const attribute = input.slug == null ? null : data.attributeBySlug.get(input.slug)
    if (attribute === undefined) return null
    const condition = {
      attributeId: attribute?.id ?? null,
      ...usage(data, attribute?.id ?? null),
      ...wanted(input, attribute, data),
    }
    const before = found.get(input.slug ?? '')
    // Two entries that name choices of the same attribute are alternatives.
    if (before?.valueIds && condition.valueIds) before.valueIds = [...before.valueIds, ...condition.valueIds]
    else found.set(before ? `${input.slug} ${found.size}` : (input.slug ?? ''), condition)
  }
  return [...found.values()]
}

/** Whether products, variants or both have an attribute. */
function usage({ typeAttributes }: Reference, id: number | null): Pick<AttributeCondition, 'ofProduct' | 'ofVariant'> {
  if (id === null) return { ofProduct: true, ofVariant: true }
  const types = [...typeAttributes.values()]
  return { ofProduct: types.some((t) => t.product.includes(id)), ofVariant: types.some((t) => t.variant.includes(id)) }
}

type Wanted = Omit<AttributeCondition, 'attributeId' | 'ofProduct' | 'ofVariant'>

function wanted(input: AttributeInput, attribute: { id: number; inputType: string } | null, data: Reference): Wanted {
  const { value } = input
  const choices = attribute ? data.choices.get(attribute.id) : undefined
  const slugs = (list: readonly string[]): Wanted =>
    choices ? { valueIds: choices.filter((c) => list.includes(c.slug)).map((c) => c.id) } : { slugs: [...list] }
  if (value) {
    if (value.slug) return slugs(value.slug.eq != null ? [value.slug.eq] : (value.slug.oneOf ?? []))
    if (value.name) return { names: value.name.eq != null ? [value.name.eq] : (value.name.oneOf ?? []) }
    if (value.numeric)
      return value.numeric.range
        ? { range: value.numeric.range }
        : { numbers: value.numeric.eq != null ? [value.numeric.eq] : (value.numeric.oneOf ?? []) }
    if (value.boolean != null) return { boolean: value.boolean }
  }
  if (input.values) return slugs(input.values)
  if (input.valuesRange) return attribute?.inputType === 'NUMERIC' ? { range: input.valuesRange } : { valueIds: [] }
  if (input.boolean != null)
    return { valueIds: choices?.filter((c) => c.boolean === input.boolean).map((c) => c.id) ?? [] }
  return {}
}

const ONLY_FOR: Readonly<Record<string, string>> = { numeric: 'NUMERIC', boolean: 'BOOLEAN' }

function checkAttribute(input: AttributeInput, position: number, data: Reference): void {
  const wrong = (what: string) => invalidArgument(`Incorrect input for attributes on position: ${position}. ${what}`)
  if (('value' in input && (!input.value || Object.keys(input.value).length === 0)) || (!input.slug && !input.value))
    throw wrong("Provided 'value' cannot be empty or null.")
  const old = (['values', 'valuesRange', 'boolean'] as const).filter((k) => k in input)
  if (old.length + (input.value ? 1 : 0) > 1) throw wrong('Only one way to name values can be used.')
  if (!input.value) return
  const keys = Object.keys(input.value) as (keyof AssignedValueInput)[]
  if (keys.length > 1) throw wrong("Provided 'value' must have only one input key.")
  const key = keys[0]!
  if (input.value[key] == null) throw wrong("Provided 'value' cannot be empty or null.")
  const type = input.slug ? data.attributeBySlug.get(input.slug)?.inputType : undefined
  if (type && ONLY_FOR[key] && ONLY_FOR[key] !== type)
    throw wrong("Provided 'value' do not match the attribute input type.")
}

const SORTS: Readonly<Record<string, Exclude<ProductSort['by'], 'RANK' | 'ATTRIBUTE'>>> = {
  NAME: 'NAME',
  PRICE: 'PRICE',
  MINIMAL_PRICE: 'MINIMAL_PRICE',
  LAST_MODIFIED: 'UPDATED',
  DATE: 'UPDATED',
  LAST_MODIFIED_AT: 'UPDATED',
  TYPE: 'TYPE',
  PUBLISHED: 'PUBLISHED',
  PUBLICATION_DATE: 'PUBLISHED_AT',
  PUBLISHED_AT: 'PUBLISHED_AT',
  COLLECTION: 'COLLECTION',
  RATING: 'RATING',
  CREATED_AT: 'CREATED',
}

const OF_CHANNEL: ReadonlySet<string> = new Set(['PRICE', 'MINIMAL_PRICE', 'PUBLISHED', 'PUBLISHED_AT'])

/** The order that was asked for. Without one, a search is ordered by rank and everything else by slug. */
export function readSort({ sortBy, filter, search }: ProductsArgs, { data, channel }: Facts): ProductSort {
  const sought = (filter?.search || search || '').trim()
  if (!sortBy || (!sortBy.field && sortBy.attributeId == null))
    return sought ? { by: 'RANK', desc: true, search: sought } : { by: 'SLUG', desc: false }
  const desc = sortBy.direction === 'DESC'
  if (sortBy.field && sortBy.attributeId != null)
    throw invalidArgument('You must provide either `field` or `attributeId` to sort the products.')
  if (sortBy.attributeId != null) {
    const id = sortBy.attributeId === '' ? null : keyOf(sortBy.attributeId, 'Attribute')
    const attribute = id === null ? undefined : data.attributeById.get(id)
    return { by: 'ATTRIBUTE', desc, attributeId: id, numeric: attribute?.inputType === 'NUMERIC' }
  }
  if (sortBy.field === 'RANK') {
    if (!sought) throw invalidArgument('Sorting by RANK is available only when using a search filter.')
    return { by: 'RANK', desc, search: sought }
  }
  const by = SORTS[sortBy.field!]!
  if (!channel && OF_CHANNEL.has(by)) throw invalidArgument('A default channel does not exist.')
  return { by, desc }
}
