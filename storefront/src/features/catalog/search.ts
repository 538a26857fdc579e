/**
 * The filters, order and place of a list of varieties in its address (docs/rules.md#filters, docs/rules.md#sorting).
 */
import { GREATEST_INTEGER, MAX_PAGE_SIZE, PAGE_SIZE } from '@semena/contract/limits'

export const SORTS = ['best', 'newest', 'price-up', 'price-down', 'name', 'thc'] as const
export type Sort = (typeof SORTS)[number]

/** The ends of the sliders; a bound at an end does not filter. */
export const SCALES = { sativa: [0, 100], thc: [0, 30], days: [40, 115] } as const
export type Range = readonly [from: number | null, to: number | null]

const one = (value: unknown): string | undefined => {
  const [first] = [value].flat()
  return first == null || first === '' ? undefined : String(first)
}
const text = (value: unknown, longest: number): string | undefined => one(value)?.trim().slice(0, longest) || undefined

/** Reads `8-15`, `8-`, `-15` or `5,5-10`, or a form's two fields in any order. A value at or past an end sets no bound. */
export function parseRange(value: unknown, [least, most]: readonly [number, number]): Range | undefined {
  const parts = Array.isArray(value) ? value.slice(0, 2).map(String) : (one(value)?.split('-', 2) ?? [])
  const numbers = parts
    .map((part) => (part.trim() === '' ? null : Number(part.replace(',', '.'))))
    .map((n) => (n !== null && n >= 0 && n < Infinity ? n : null))
  let [from = null, to = null] = numbers
  if (from !== null && to !== null && from > to) [from, to] = [to, from]
  if (from !== null && from <= least) from = null
  if (to !== null && to >= most) to = null
  return from === null && to === null ? undefined : [from, to]
}

/** A range as it stands in an address, the reverse of `parseRange`. */
export const writeRange = (range: Range | undefined): string | undefined =>
  range && (range[0] !== null || range[1] !== null) ? `${range[0] ?? ''}-${range[1] ?? ''}` : undefined

const range = (value: unknown, scale: readonly [number, number]): string | undefined =>
  writeRange(parseRange(value, scale))

/** The same of a figure that the service keeps in whole numbers: a bound between two of them goes outwards. */
function wholeRange(value: unknown, scale: readonly [number, number]): string | undefined {
  const [from, to] = parseRange(value, scale) ?? [null, null]
  return range([from === null ? '' : Math.floor(from), to === null ? '' : Math.ceil(to)], scale)
}

function bound(value: unknown, counts: (n: number) => boolean, whole = (n: number): number => n): string | undefined {
  const number = whole(Number(one(value) ?? Number.NaN))
  return number >= 0 && number <= GREATEST_INTEGER && counts(number) ? String(number) : undefined
}

/** The most further pages below each other, which is what one request may ask for. */
const MOST_MORE = MAX_PAGE_SIZE / PAGE_SIZE - 1

const MOST_PRICE: readonly [number, number] = [0, Number.POSITIVE_INFINITY]

function slugs(value: unknown): string[] | undefined {
  const known = [value].flat().filter((slug) => typeof slug === 'string' && /^[\w-]{1,64}$/.test(slug)) as string[]
  return known[0] ? [...new Set(known.sort())].slice(0, 10) : undefined
}

export interface CatalogSearch {
  search?: string | undefined
  genetics?: string[] | undefined
  'genotype-indica'?: string | undefined
  'genotype-sativa'?: string | undefined
  'min-thc'?: string | undefined
  'max-thc'?: string | undefined
  'min-time-of'?: string | undefined
  'max-time-of'?: string | undefined
  price?: string | undefined
  'in-stock'?: '1' | undefined
  sort?: Sort | undefined
  after?: string | undefined
  before?: string | undefined
  /** How many further pages are shown below the first one. */
  more?: string | undefined
}

/**
 * For `validateSearch`: each value in its shortest form, so that one list has one address. Wrong values are left out.
 */
export function catalogSearch(raw: Record<string, unknown>): CatalogSearch {
  const lower = (name: string, [least]: readonly [number, number]) => bound(raw[name], (n) => n > least, Math.floor)
  const upper = (name: string, [, most]: readonly [number, number]) => bound(raw[name], (n) => n < most, Math.ceil)
  // Every name is set, if only to undefined, because the router would otherwise keep the raw value.
  const search: CatalogSearch = {
    search: text(raw['search'], 80),
    genetics: slugs(raw['genetics']),
    'genotype-indica': wholeRange(raw['genotype-indica'], SCALES.sativa),
    'genotype-sativa': wholeRange(raw['genotype-sativa'], SCALES.sativa),
    'min-thc': lower('min-thc', SCALES.thc),
    'max-thc': upper('max-thc', SCALES.thc),
    'min-time-of': lower('min-time-of', SCALES.days),
    'max-time-of': upper('max-time-of', SCALES.days),
    price: range(raw['price'], MOST_PRICE),
    'in-stock': one(raw['in-stock']) === '1' ? '1' : undefined,
    sort: SORTS.find((sort) => sort === raw['sort']),
    after: text(raw['after'], 512),
    before: text(raw['before'], 512),
    more: bound(raw['more'], (n) => Number.isInteger(n) && n > 0 && n <= MOST_MORE),
  }
  // Bounds in the wrong order are swapped.
  turn(search, 'min-thc', 'max-thc')
  turn(search, 'min-time-of', 'max-time-of')
  return search
}

function turn(search: CatalogSearch, low: 'min-thc' | 'min-time-of', high: 'max-thc' | 'max-time-of'): void {
  const [from, to] = [search[low], search[high]]
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) [search[low], search[high]] = [to, from]
}

/** The parameters that filter the list; those of page and order do not. */
export const FILTERS = [
  'search',
  'genetics',
  'genotype-indica',
  'genotype-sativa',
  'min-thc',
  'max-thc',
  'min-time-of',
  'max-time-of',
  'price',
  'in-stock',
] as const
export type FilterName = (typeof FILTERS)[number]

const isFiltered = (search: CatalogSearch): boolean => FILTERS.some((name) => search[name] !== undefined)

/**
 * Whether a list is filtered or not at its first page. Search engines leave such lists out: they repeat varieties, and
 * pages shift with every new one.
 */
export const isNarrowedOrLater = (search: CatalogSearch): boolean =>
  isFiltered(search) || [search.after, search.before, search.more].some((place) => place !== undefined)

/** The search without its place in the list. */
export function fromStart(search: CatalogSearch): CatalogSearch {
  const { after: _after, before: _before, more: _more, ...rest } = search
  return rest
}

/** The search with another filter or order, which begins at the first page. */
export const withChange = (search: CatalogSearch, change: Partial<CatalogSearch>): CatalogSearch =>
  catalogSearch({ ...fromStart(search), ...change })

/** The search with one more page below; null where no more fit below each other. */
export function withMore(search: CatalogSearch): CatalogSearch | null {
  const more = Number(search.more ?? 0) + 1
  // A page that was reached backwards cannot show more below it.
  return search.before !== undefined || more > MOST_MORE ? null : { ...search, more: String(more) }
}

/** The search with one page less below; null where none was added. */
export function withLess(search: CatalogSearch): CatalogSearch | null {
  const more = Number(search.more ?? 0)
  return more > 0 ? { ...search, more: more > 1 ? String(more - 1) : undefined } : null
}
