/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskFindCustomersQueryVariables = {
  search: string
}

export type DeskFindCustomersQuery = { customers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string } }> } | null }

export const DeskFindCustomersDocument: TypedDocument<DeskFindCustomersQuery, DeskFindCustomersQueryVariables> = { name: 'DeskFindCustomers', kind: 'query', source: "query DeskFindCustomers($search:String!){customers(first:6 search:$search){edges{node{id email firstName lastName}}}}" }
