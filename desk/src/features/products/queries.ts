/** What the product's page reads: the product, and what can be chosen for one of its type. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskProductDocument, DeskProductSurroundingsDocument, DeskProductTypesDocument } from './product.generated.ts'

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskProductDocument, { id }, signal)).product,
  })

export const typesQuery = queryOptions({
  queryKey: ['products', 'types'],
  queryFn: async ({ signal }) =>
    ((await request(DeskProductTypesDocument, {}, signal)).productTypes?.edges ?? []).map(({ node }) => node),
})

async function loadSurroundings(type: string, signal: AbortSignal) {
  const found = await request(DeskProductSurroundingsDocument, { type }, signal)
  return {
    type: found.productType,
    kinds: {
      product: found.productType?.productAttributes ?? [],
      variant: found.productType?.variantAttributes ?? [],
    },
    categories: (found.categories?.edges ?? []).map(({ node }) => node),
    collections: (found.collections?.edges ?? []).map(({ node }) => node),
    warehouses: (found.warehouses?.edges ?? []).map(({ node }) => node),
  }
}
export type Surroundings = Awaited<ReturnType<typeof loadSurroundings>>

export const surroundingsQuery = (type: string | undefined) =>
  queryOptions({
    queryKey: ['products', 'around', type],
    enabled: type !== undefined,
    queryFn: ({ signal }) => loadSurroundings(type!, signal),
  })
