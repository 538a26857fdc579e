/** The query for the varieties on the map. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { memo } from '../../platform/memo.ts'
import { CatalogFieldDocument } from './map.generated.ts'
import { LONG, type Place } from './queries.ts'
import { type Facts, factsOf, nameOf } from './variety.ts'

/** A variety on the field map, which shows those whose genotype and THC are known. */
export interface MapPoint {
  slug: string
  name: string
  facts: Pick<Facts, 'indica' | 'thc' | 'genetics'>
}

export const mapQuery = ({ channel, language }: Place) =>
  queryOptions({
    queryKey: ['field', channel, language],
    staleTime: LONG,
    queryFn: () =>
      memo(['field', channel, language], async (): Promise<MapPoint[]> => {
        const { products } = await request(CatalogFieldDocument, {
          channel,
          language,
        })
        return (products?.edges ?? []).map(({ node }) => {
          const { indica, thc, genetics } = factsOf(node.attributes)
          return {
            slug: node.slug,
            name: nameOf(node),
            facts: { indica, thc, genetics },
          }
        })
      }),
  })
