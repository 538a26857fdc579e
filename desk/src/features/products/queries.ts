/** What the product's page reads: the product, and what can be chosen for one of its type. */
import { queryOptions } from '@tanstack/react-query'
import { readAll } from '../../parts/pages.ts'
import { request } from '../../platform/graphql.ts'
import {
  type DeskFactKindFragment,
  DeskMoreCategoriesDocument,
  DeskMoreChoicesDocument,
  DeskMoreCollectionsDocument,
  DeskProductDocument,
  DeskProductSurroundingsDocument,
  DeskProductTypesDocument,
} from './product.generated.ts'

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

/** The attributes with all their choices, of which there may be hundreds. */
const whole = (kinds: readonly DeskFactKindFragment[] | null | undefined, signal: AbortSignal) =>
  Promise.all(
    (kinds ?? []).map(async (kind) => {
      const { id, choices: first } = kind
      if (!first?.pageInfo.hasNextPage) return kind
      const nodes = await readAll(async (after) =>
        after === null ? first : (await request(DeskMoreChoicesDocument, { id, after }, signal)).attribute?.choices,
      )
      return { ...kind, choices: { ...first, edges: nodes.map((node) => ({ node })) } }
    }),
  )

async function loadSurroundings(type: string, signal: AbortSignal) {
  const found = await request(DeskProductSurroundingsDocument, { type }, signal)
  const [product, variant, categories, collections] = await Promise.all([
    whole(found.productType?.productAttributes, signal),
    whole(found.productType?.variantAttributes, signal),
    readAll(async (after) =>
      after === null ? found.categories : (await request(DeskMoreCategoriesDocument, { after }, signal)).categories,
    ),
    readAll(async (after) =>
      after === null ? found.collections : (await request(DeskMoreCollectionsDocument, { after }, signal)).collections,
    ),
  ])
  return {
    type: found.productType,
    kinds: { product, variant },
    categories,
    collections,
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
