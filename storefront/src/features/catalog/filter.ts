/** Turns the filters of an address into the service's. THC and harvest time are a variety's highest figures. */
import { ATTRIBUTES } from '@semena/contract/limits'
import type { AttributeInput, ProductFilterInput, ProductOrder } from '../../platform/inputs.generated.ts'
import { type CatalogSearch, type Range, SCALES, type Sort, parseRange } from './search.ts'

const PRICES: readonly [number, number] = [0, Number.POSITIVE_INFINITY]

export interface AskedRanges {
  sativa: Range
  thc: Range
  days: Range
  price: Range
}

const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

/** The ranges that the sliders are set to. The share of indica is what the share of sativa leaves of a hundred. */
export function askedRanges(search: CatalogSearch): AskedRanges {
  const sativa = parseRange(search['genotype-sativa'], SCALES.sativa)
  const indica = parseRange(search['genotype-indica'], SCALES.sativa)
  return {
    sativa:
      sativa ??
      (indica
        ? [indica[1] === null ? null : 100 - indica[1], indica[0] === null ? null : 100 - indica[0]]
        : [null, null]),
    thc: [number(search['min-thc']), number(search['max-thc'])],
    days: [number(search['min-time-of']), number(search['max-time-of'])],
    price: parseRange(search.price, PRICES) ?? [null, null],
  }
}

/** The attribute of varieties of one of these kinds of seed. */
export const ofKinds = (genetics: string[]): AttributeInput => ({ slug: ATTRIBUTES.genetics, values: genetics })

/** The filter of a search, for the service. */
export function toFilter(search: CatalogSearch, collection?: string): ProductFilterInput {
  const { thc, days, price } = askedRanges(search)
  const attributes: AttributeInput[] = [
    ...(search.genetics ? [ofKinds(search.genetics)] : []),
    ...within(ATTRIBUTES.indica, parseRange(search['genotype-indica'], SCALES.sativa)),
    ...within(ATTRIBUTES.sativa, parseRange(search['genotype-sativa'], SCALES.sativa)),
    ...within(ATTRIBUTES.maxThc, thc),
    // Saleor sorts products without a figure before the highest, so this order leaves them out.
    ...(search.sort === 'thc' && thc[0] === null ? [{ slug: ATTRIBUTES.maxThc, valuesRange: { gte: 0 } }] : []),
    ...within(ATTRIBUTES.maxTime, days),
  ]
  return {
    ...(collection ? { collections: [collection] } : {}),
    ...(attributes.length > 0 ? { attributes } : {}),
    ...(isBound(price) ? { minimalPrice: bounds(price) } : {}),
    ...(search['in-stock'] ? { stockAvailability: 'IN_STOCK' as const } : {}),
  }
}

const isBound = ([from, to]: Range): boolean => from !== null || to !== null

const bounds = ([gte, lte]: Range) => ({ ...(gte === null ? {} : { gte }), ...(lte === null ? {} : { lte }) })

const within = (slug: string, range: Range | undefined): AttributeInput[] =>
  range && isBound(range) ? [{ slug, valuesRange: bounds(range) }] : []

/** Ids of attributes that lists are sorted by; a shop may lack them, and then lacks these orders too. */
export interface SortIds {
  unitsSold: string | null
  maxThc: string | null
}

/** The orders that a shop with these attributes can offer. */
export const sortsOf = ({ unitsSold, maxThc }: SortIds): Sort[] => [
  ...(unitsSold ? (['best'] as const) : []),
  'newest',
  'price-up',
  'price-down',
  'name',
  ...(maxThc ? (['thc'] as const) : []),
]

/** The order of a search, for the service. */
export function toOrder(sort: Sort | undefined, ids: SortIds): ProductOrder {
  switch (sort ?? 'best') {
    case 'best':
      return ids.unitsSold ? { attributeId: ids.unitsSold, direction: 'DESC' } : NEWEST
    case 'thc':
      return ids.maxThc ? { attributeId: ids.maxThc, direction: 'DESC' } : NEWEST
    case 'price-up':
      return { field: 'MINIMAL_PRICE', direction: 'ASC' }
    case 'price-down':
      return { field: 'MINIMAL_PRICE', direction: 'DESC' }
    case 'name':
      return { field: 'NAME', direction: 'ASC' }
    default:
      return NEWEST
  }
}

const NEWEST: ProductOrder = { field: 'PUBLISHED_AT', direction: 'DESC' }
