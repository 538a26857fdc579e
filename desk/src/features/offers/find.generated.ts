/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskFindVouchersQueryVariables = {
  search: string
}

export type DeskFindVouchersQuery = { vouchers: { edges: Array<{ node: { id: string, name: string | null, code: string | null } }> } | null }

export const DeskFindVouchersDocument: TypedDocument<DeskFindVouchersQuery, DeskFindVouchersQueryVariables> = { name: 'DeskFindVouchers', kind: 'query', source: "query DeskFindVouchers($search:String!){vouchers(first:6 filter:{search:$search}){edges{node{id name code}}}}" }
