/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskChangeNamesQueryVariables = {
  products?: Array<string> | string | null | undefined
  variants?: Array<string> | string | null | undefined
}

export type DeskChangeNamesQuery = { products: { edges: Array<{ node: { id: string, name: string } }> } | null, productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, product: { id: string, name: string } } }> } | null }

export const DeskChangeNamesDocument: TypedDocument<DeskChangeNamesQuery, DeskChangeNamesQueryVariables> = { name: 'DeskChangeNames', kind: 'query', source: "query DeskChangeNames($products:[ID!]$variants:[ID!]){products(first:100 filter:{ids:$products}){edges{node{id name}}}productVariants(first:100 ids:$variants){edges{node{id name sku product{id name}}}}}" }
