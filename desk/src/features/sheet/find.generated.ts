/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskFindProductsQueryVariables = {
  search: string
}

export type DeskFindProductsQuery = { productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, product: { id: string, name: string } } }> } | null }

export const DeskFindProductsDocument: TypedDocument<DeskFindProductsQuery, DeskFindProductsQueryVariables> = { name: 'DeskFindProducts', kind: 'query', source: "query DeskFindProducts($search:String!){productVariants(first:6 search:$search){edges{node{id name sku product{id name}}}}}" }
