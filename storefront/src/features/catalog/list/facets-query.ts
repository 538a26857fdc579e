/**
 * Queries for how many varieties match each filter. They fetch counts only, and the page does not wait for them
 * (docs/rules.md#facet-counts).
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CatalogSearch, fromStart } from '../search.ts'
import type { Counted, Facets, Histograms } from './facets.ts'

const narrowing = (search: CatalogSearch): CatalogSearch => ({
  ...fromStart(search),
  sort: search.sort === 'thc' ? 'thc' : undefined,
})

/** The count of varieties for each kind of seed, as if no kind was chosen. */
export const facetsQuery = ({ search, ...place }: Counted, genetics: readonly string[]) => {
  const counted = { ...place, search: narrowing(search) }
  return queryOptions({
    queryKey: ['facets', counted, genetics],
    placeholderData: keepPreviousData,
    // The filters work without the counts, so the service is not asked again.
    retry: false,
    queryFn: async ({ signal }): Promise<Facets> => (await import('./facets.ts')).readFacets(counted, genetics, signal),
  })
}

/** The histogram of each scale, as if nothing was chosen on that scale. */
export const histogramsQuery = ({ search, ...place }: Counted) => {
  const counted = { ...place, search: narrowing(search) }
  return queryOptions({
    queryKey: ['histograms', counted],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }): Promise<Histograms> => (await import('./facets.ts')).readHistograms(counted, signal),
  })
}
