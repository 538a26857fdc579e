/** Translates the arguments of `products` into the filter and order of the query, and refuses what Saleor refuses. */
import type { AttributeCondition, ProductFilter, ProductSort } from '../../db/queries/catalog/product-list.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import type { ProductFilterInput, ProductWhereInput } from '../../domain/catalog/inputs.generated.ts'
import type { ProductOrder } from '../../domain/order/inputs.generated.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument } from '../shared/errors.ts'
import { readAssigned } from '../shared/assigned-values.ts'
import { keyOf, keysOf, uuidKeysOf } from '../shared/ids.ts'
import { minorRange } from '../shared/money.ts'
import { allowed, wantedIds } from '../shared/one-filter.ts'
import { type ConditionBudget, conditionBudget, distinct, readJoined } from '../shared/joined.ts'
import type { ChannelRow } from './sources.ts'
import { servingZones } from './stock.ts'

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
    ...(f.price ? { price: minorRange(f.price, currencyOf(facts)) } : {}),
    ...(f.minimalPrice ? { minimalPrice: minorRange(f.minimalPrice, currencyOf(facts)) } : {}),
  }
}

const currencyOf = ({ channel }: Facts): string => channel?.currency ?? 'USD'

/** Translates `where`, in which, unlike in `filter`, an empty condition finds nothing. */
function fromWhere(where: ProductWhereInput, facts: Facts): ProductFilter {
  const room = conditionBudget()
  const own = (one: ProductWhereInput): ProductFilter => ownOf(one, facts, room)
  return { ...own(where), ...readJoined(where, own, room) }
}

/** Translates one condition without those that stand in it. */
function ownOf(w: ProductWhereInput, facts: Facts, room: ConditionBudget): ProductFilter {
  const keys = (one: Parameters<typeof wantedIds>[0], type: string) => keysOf(wantedIds(one), type)
  const amount = ({ eq, oneOf, range }: NonNullable<ProductWhereInput['price']>) => {
    if (oneOf) throw invalidArgument('Prices are filtered by `eq` or by `range`.')
    return minorRange(range ?? { gte: eq, lte: eq }, currencyOf(facts))
  }
  const momentsIn = ({ eq, oneOf, range }: NonNullable<ProductWhereInput['updatedAt']>) => {
    if (oneOf) throw invalidArgument('Times are filtered by `eq` or by `range`.')
    return range ?? { gte: eq ?? null, lte: eq ?? null }
  }
  return {
    ...common({ ...w, updatedAt: w.updatedAt ? momentsIn(w.updatedAt) : null }, facts, room),
    ...(w.ids ? { ids: keysOf(w.ids, 'Product') } : {}),
    ...(w.name ? { names: allowed(w.name) ?? [] } : {}),
    ...(w.slug ? { slugs: allowed(w.slug) ?? [] } : {}),
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
  | 'stocks'
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
    const attributes = readAssigned(f.attributes, data, room)
    if (attributes) out.attributes = attributes.map((one) => ({ ...one, ...usage(data, one.attributeId) }))
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
  if (f.stocks) {
    const { warehouseIds, quantity } = f.stocks
    if (warehouseIds?.length || quantity)
      out.stocks = {
        ...(warehouseIds?.length ? { warehouseIds: uuidKeysOf(warehouseIds, 'Warehouse') } : {}),
        ...(quantity ? { quantity } : {}),
      }
  }
  return out
}

/** Whether products, variants or both have an attribute. */
function usage({ typeAttributes }: Reference, id: number | null): Pick<AttributeCondition, 'ofProduct' | 'ofVariant'> {
  if (id === null) return { ofProduct: true, ofVariant: true }
  const types = [...typeAttributes.values()]
  return { ofProduct: types.some((t) => t.product.includes(id)), ofVariant: types.some((t) => t.variant.includes(id)) }
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
    // One that there is not is the same as none: every other id would be an order of its own in memory.
    return { by: 'ATTRIBUTE', desc, attributeId: attribute ? id : null, numeric: attribute?.inputType === 'NUMERIC' }
  }
  if (sortBy.field === 'RANK') {
    if (!sought) throw invalidArgument('Sorting by RANK is available only when using a search filter.')
    return { by: 'RANK', desc, search: sought }
  }
  const by = SORTS[sortBy.field!]!
  if (!channel && OF_CHANNEL.has(by)) throw invalidArgument('A default channel does not exist.')
  return { by, desc }
}
