/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskSkusTakenQueryVariables = {
  skus: Array<string> | string
}

export type DeskSkusTakenQuery = { productVariants: { edges: Array<{ node: { id: string, sku: string | null, product: { name: string } } }> } | null }

export const DeskSkusTakenDocument: TypedDocument<DeskSkusTakenQuery, DeskSkusTakenQueryVariables> = { name: 'DeskSkusTaken', kind: 'query', source: "query DeskSkusTaken($skus:[String!]!){productVariants(first:100 filter:{sku:$skus}){edges{node{id sku product{name}}}}}" }
