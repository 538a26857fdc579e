/**
 * How many varieties each filter would leave: counts only, a number never waits for a page
 * (docs/rules.md#facet-counts).
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CatalogSearch, fromStart } from '../search.ts'
import type { Counted, Facets, Histograms } from './facets.ts'

const narrowing = (search: CatalogSearch): CatalogSearch => ({
  ...fromStart(search),
  sort: search.sort === 'thc' ? 'thc' : undefined,
})

/** A kind of seed is counted as if no kind was chosen. */
export const facetsQuery = ({ search, ...place }: Counted, genetics: readonly string[]) => {
  const counted = { ...place, search: narrowing(search) }
  return queryOptions({
    queryKey: ['facets', counted, genetics],
    placeholderData: keepPreviousData,
    // They help; without them the filters work all the same.
    retry: false,
    queryFn: async ({ signal }): Promise<Facets> => (await import('./facets.ts')).readFacets(counted, genetics, signal),
  })
}

/** A scale is drawn as if nothing was chosen on it. */
export const histogramsQuery = ({ search, ...place }: Counted) => {
  const counted = { ...place, search: narrowing(search) }
  return queryOptions({
    queryKey: ['histograms', counted],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }): Promise<Histograms> => (await import('./facets.ts')).readHistograms(counted, signal),
  })
}
