/** The newest product of a type that has packs, after whose pattern the next one is filled in. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskNewestProductDocument } from './newest.generated.ts'

export const newestQuery = (type: string | undefined) =>
  queryOptions({
    queryKey: ['products', 'newest', type],
    // What is typed must not move under the hand.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { products } = await request(DeskNewestProductDocument, { type: type! }, signal)
      const found = (products?.edges ?? []).map(({ node }) => node)
      return found.find(({ variants }) => variants?.length) ?? found[0] ?? null
    },
  })
