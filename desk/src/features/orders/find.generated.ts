/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskFindOrdersQueryVariables = {
  search: string
}

export type DeskFindOrdersQuery = { orders: { edges: Array<{ node: { id: string, number: string, userEmail: string | null, total: { gross: { amount: number, currency: string } } } }> } | null }

export const DeskFindOrdersDocument: TypedDocument<DeskFindOrdersQuery, DeskFindOrdersQueryVariables> = { name: 'DeskFindOrders', kind: 'query', source: "query DeskFindOrders($search:String!){orders(first:6 search:$search){edges{node{id number userEmail total{gross{amount currency}}}}}}" }
