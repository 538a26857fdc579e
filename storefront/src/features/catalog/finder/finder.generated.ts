/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ProductFilterInput, ProductOrder } from '../../../platform/inputs.generated.ts'

export type CatalogFinderQueryVariables = {
  channel: string
  any?: ProductFilterInput | null | undefined
  a0?: ProductFilterInput | null | undefined
  a1?: ProductFilterInput | null | undefined
  a2?: ProductFilterInput | null | undefined
  a3?: ProductFilterInput | null | undefined
  a4?: ProductFilterInput | null | undefined
  a5?: ProductFilterInput | null | undefined
}

export type CatalogFinderQuery = { any: { totalCount: number | null } | null, a0: { totalCount: number | null } | null, a1: { totalCount: number | null } | null, a2: { totalCount: number | null } | null, a3: { totalCount: number | null } | null, a4: { totalCount: number | null } | null, a5: { totalCount: number | null } | null }

export type CatalogFitsQueryVariables = {
  channel: string
  filter?: ProductFilterInput | null | undefined
  sortBy?: ProductOrder | null | undefined
}

export type CatalogFitsQuery = { products: { totalCount: number | null, edges: Array<{ node: { slug: string, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null }> }> } }> } | null }

export const CatalogFinderDocument: TypedDocument<CatalogFinderQuery, CatalogFinderQueryVariables> = { name: 'CatalogFinder', kind: 'query', source: "query CatalogFinder($channel:String!$any:ProductFilterInput$a0:ProductFilterInput$a1:ProductFilterInput$a2:ProductFilterInput$a3:ProductFilterInput$a4:ProductFilterInput$a5:ProductFilterInput){any:products(first:1 channel:$channel filter:$any){totalCount}a0:products(first:1 channel:$channel filter:$a0){totalCount}a1:products(first:1 channel:$channel filter:$a1){totalCount}a2:products(first:1 channel:$channel filter:$a2){totalCount}a3:products(first:1 channel:$channel filter:$a3){totalCount}a4:products(first:1 channel:$channel filter:$a4){totalCount}a5:products(first:1 channel:$channel filter:$a5){totalCount}}" }

export const CatalogFitsDocument: TypedDocument<CatalogFitsQuery, CatalogFitsQueryVariables> = { name: 'CatalogFits', kind: 'query', source: "query CatalogFits($channel:String!$filter:ProductFilterInput$sortBy:ProductOrder){products(channel:$channel first:100 filter:$filter sortBy:$sortBy){totalCount edges{node{slug attributes{attribute{slug}values{slug name}}}}}}" }
