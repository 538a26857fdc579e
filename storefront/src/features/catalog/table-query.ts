/** The query for the first varieties of a collection, as rows and tables show them. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { type SortIds, toOrder } from './filter.ts'
import type { Place } from './queries.ts'
import { CatalogRowDocument } from './row.generated.ts'
import { withSaleDays } from './sale-days.ts'
import { type Variety, collectionName, toVariety } from './variety.ts'

export interface TableRow {
  slug: string
  name: string
  total: number
  varieties: Variety[]
}

/** The query for the first varieties of a collection; null where the channel has no such collection. */
export const tableQuery = ({ channel, language }: Place, slug: string, first: number, scales: SortIds) =>
  queryOptions({
    queryKey: ['row', channel, language, slug, first],
    queryFn: async (): Promise<TableRow | null> => {
      const { collection } = await request(CatalogRowDocument, {
        channel,
        language,
        slug,
        first,
        sortBy: toOrder('best', scales),
      })
      return (
        collection && {
          slug: collection.slug,
          name: collectionName(collection),
          total: collection.products?.totalCount ?? 0,
          varieties: await withSaleDays(collection.products?.edges.map(({ node }) => toVariety(node)) ?? []),
        }
      )
    },
  })
