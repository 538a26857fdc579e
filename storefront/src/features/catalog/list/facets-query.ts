/** How many varieties each filter would leave: counts only, a number never waits for a page (decision D42). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import type { ProductFilterInput } from '../catalog.generated.ts'
import {
  CatalogFacetsDocument,
  type CatalogFacetsQueryVariables,
  CatalogHistogramsDocument,
} from '../facets.generated.ts'
import { toFilter } from '../filter.ts'
import { type CatalogSearch, SCALES } from '../search.ts'

const KINDS = 6
const SHARES = 10
const STRENGTHS = 10
const TIMES = 8

export interface FacetsAsked {
  channel: string
  search: CatalogSearch
  collection?: string | undefined
  genetics: readonly string[]
}

export interface Facets {
  genetics: Record<string, number>
  inStock: number
}

const narrowing = ({ after: _after, before: _before, sort: _sort, ...rest }: CatalogSearch): CatalogSearch => rest

/** A kind of seed is counted as if no kind was chosen. */
export const facetsQuery = ({ channel, search: asked, collection, genetics }: FacetsAsked) => {
  const search = narrowing(asked)
  const kinds = genetics.slice(0, KINDS)
  return queryOptions({
    queryKey: ['facets', channel, collection ?? null, search, kinds],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Facets> => {
      const variables: Record<string, unknown> = {
        channel,
        search: search.search,
        stock: toFilter({ ...search, 'in-stock': '1' }, collection),
      }
      for (let i = 0; i < KINDS; i++) {
        const kind = kinds[i]
        variables[`hasG${i}`] = kind !== undefined
        variables[`g${i}`] = toFilter({ ...search, genetics: kind === undefined ? undefined : [kind] }, collection)
      }
      const answer = (await request(CatalogFacetsDocument, variables as CatalogFacetsQueryVariables)) as Record<
        string,
        { totalCount: number | null } | null | undefined
      >
      return {
        genetics: Object.fromEntries(kinds.map((kind, i) => [kind, answer[`g${i}`]?.totalCount ?? 0])),
        inStock: answer['stock']?.totalCount ?? 0,
      }
    },
  })
}

export interface Histograms {
  sativa: number[]
  thc: number[]
  days: number[]
}

/** A scale is drawn as if nothing was chosen on it. */
export const histogramsQuery = ({ channel, search: asked, collection }: Omit<FacetsAsked, 'genetics'>) => {
  const search = narrowing(asked)
  return queryOptions({
    queryKey: ['histograms', channel, collection ?? null, search],
    placeholderData: keepPreviousData,
    // They explain; without them the sliders work all the same.
    retry: false,
    queryFn: async (): Promise<Histograms> => {
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
      const answer = (await request(CatalogHistogramsDocument, {
        channel,
        search: search.search,
        ...filters,
      })) as Record<string, { totalCount: number | null } | null>
      const read = (name: string, count: number): number[] =>
        Array.from({ length: count }, (_, i) => answer[`${name}${i}`]?.totalCount ?? 0)
      return { sativa: read('s', SHARES), thc: read('t', STRENGTHS), days: read('d', TIMES) }
    },
  })
}
