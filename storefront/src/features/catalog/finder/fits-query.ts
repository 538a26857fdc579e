/** The query for the varieties that fit the answers best. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { toFilter, toOrder } from '../filter.ts'
import { type Place, type Scales, bySlugsQuery } from '../queries.ts'
import { type Variety, factsOf } from '../variety.ts'
import { CatalogFitsDocument } from './finder.generated.ts'
import { type FinderState, fitOf } from './questions.ts'

/** The most varieties that are shown; the catalogue has the others. */
const SHOWN = 10

export interface Fits {
  total: number
  /** The best fit first; of those that fit alike, the best-selling. */
  varieties: Variety[]
}

export const fitsQuery = (place: Place, { answered, filters }: FinderState, scales: Scales) =>
  queryOptions({
    queryKey: ['fits', place.channel, place.language, filters],
    queryFn: async ({ client }): Promise<Fits> => {
      const sortBy = toOrder('best', scales)
      const { products } = await request(CatalogFitsDocument, {
        channel: place.channel,
        filter: toFilter(filters),
        sortBy,
      })
      const slugs = (products?.edges ?? [])
        .map(({ node: { slug, attributes } }) => ({ slug, fit: fitOf(answered, factsOf(attributes)) }))
        .toSorted((a, b) => b.fit - a.fit)
        .slice(0, SHOWN)
        .map(({ slug }) => slug)
      return { total: products?.totalCount ?? 0, varieties: await client.fetchQuery(bySlugsQuery(place, slugs)) }
    },
  })
