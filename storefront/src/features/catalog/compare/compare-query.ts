/** The query for the compared varieties with their packs, in the order of the address. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { type PackOffer, toPacks } from '../pack.ts'
import type { Place } from '../queries.ts'
import { type Variety, toVariety } from '../variety.ts'
import { CatalogCompareDocument } from './compare.generated.ts'

export interface Compared extends Variety {
  packs: PackOffer[]
}

export const compareQuery = ({ channel, language }: Place, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', channel, language, slugs],
    queryFn: async (): Promise<Compared[]> => {
      if (slugs.length === 0) return []
      const { products } = await request(CatalogCompareDocument, {
        channel,
        language,
        slugs: [...slugs],
      })
      const found = new Map(
        products?.edges.map(({ node }) => [node.slug, { ...toVariety(node), packs: toPacks(node) }]),
      )
      return slugs.flatMap((slug) => found.get(slug) ?? [])
    },
  })
