/**
 * Requests the counts of `facets-query.ts`. This module is loaded with the first change of a filter, not with the page.
 */
import { request } from '../../../platform/graphql.ts'
import type { ProductFilterInput } from '../../../platform/inputs.generated.ts'
import {
  CatalogFacetsDocument,
  type CatalogFacetsQueryVariables,
  CatalogHistogramsDocument,
} from '../facets.generated.ts'
import { ofKinds, toFilter } from '../filter.ts'
import { type CatalogSearch, SCALES } from '../search.ts'

/**
 * The list whose varieties are counted: its filters matter, its page and order do not, except that the order by THC
 * leaves out varieties without a figure.
 */
export interface Counted {
  channel: string
  search: CatalogSearch
  collection?: string | undefined
}

export interface Facets {
  genetics: Record<string, number>
  inStock: number
}

export interface Histograms {
  sativa: number[]
  thc: number[]
  days: number[]
}

const KINDS = 6
const SHARES = 10
const STRENGTHS = 10
const TIMES = 8

/** Counts that take longer than this are left out, since the filters work without them. */
const LATE_MS = 4000
const inTime = (signal: AbortSignal): AbortSignal | undefined =>
  // On the server nothing is aborted, and a page waits no longer than for anything else.
  import.meta.env.SSR ? undefined : AbortSignal.any([signal, AbortSignal.timeout(LATE_MS)])

export async function readFacets(
  { channel, search, collection }: Counted,
  genetics: readonly string[],
  signal: AbortSignal,
): Promise<Facets> {
  const kinds = genetics.slice(0, KINDS)
  const variables: Record<string, unknown> = {
    channel,
    search: search.search,
    stock: toFilter({ ...search, 'in-stock': '1' }, collection),
  }
  const others = toFilter({ ...search, genetics: undefined }, collection)
  for (let i = 0; i < KINDS; i++) variables[`hasG${i}`] = kinds[i] !== undefined
  kinds.forEach((kind, i) => {
    variables[`g${i}`] = { ...others, attributes: [ofKinds([kind]), ...(others.attributes ?? [])] }
  })
  const answer = (await request(
    CatalogFacetsDocument,
    variables as CatalogFacetsQueryVariables,
    'public',
    inTime(signal),
  )) as Record<string, { totalCount: number | null } | null | undefined>
  return {
    genetics: Object.fromEntries(kinds.map((kind, i) => [kind, answer[`g${i}`]?.totalCount ?? 0])),
    inStock: answer['stock']?.totalCount ?? 0,
  }
}

export async function readHistograms(
  { channel, search, collection }: Counted,
  signal: AbortSignal,
): Promise<Histograms> {
  const filters: Record<string, ProductFilterInput> = {}
  const each = (
    name: string,
    count: number,
    [least, most]: readonly [number, number],
    of: (from: number, to: number) => CatalogSearch,
  ) => {
    const step = (most - least) / count
    for (let i = 0; i < count; i++)
      filters[`${name}${i}`] = toFilter(
        {
          ...search,
          ...of(Math.round(least + i * step), Math.round(least + (i + 1) * step) - (i === count - 1 ? 0 : 1)),
        },
        collection,
      )
  }
  const none = undefined
  each('s', SHARES, SCALES.sativa, (from, to) => ({
    'genotype-indica': none,
    'genotype-sativa': `${from}-${Math.min(to, 100)}`,
  }))
  each('t', STRENGTHS, SCALES.thc, (from, to) => ({ 'min-thc': String(from), 'max-thc': String(to) }))
  each('d', TIMES, SCALES.days, (from, to) => ({ 'min-time-of': String(from), 'max-time-of': String(to) }))
  const answer = (await request(
    CatalogHistogramsDocument,
    { channel, search: search.search, ...filters },
    'public',
    inTime(signal),
  )) as Record<string, { totalCount: number | null } | null>
  const read = (name: string, count: number): number[] =>
    Array.from({ length: count }, (_, i) => answer[`${name}${i}`]?.totalCount ?? 0)
  return { sativa: read('s', SHARES), thc: read('t', STRENGTHS), days: read('d', TIMES) }
}
