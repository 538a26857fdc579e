/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CustomerWhereInput, UserSortingInput } from '../../platform/inputs.generated.ts'

export type DeskCustomersQueryVariables = {
  first: number
  after?: string | null | undefined
  where?: CustomerWhereInput | null | undefined
  search?: string | null | undefined
  sortBy?: UserSortingInput | null | undefined
  maySeeOrders: boolean
}

export type DeskCustomersQuery = { customers: { totalCount: number | null, edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, isActive: boolean, isConfirmed: boolean, dateJoined: string, defaultShippingAddress: { city: string, metafields: Record<string, string> | null, country: { code: string } } | null, orders?: { totalCount: number | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskCustomerRowFragment = { id: string, email: string, firstName: string, lastName: string, isActive: boolean, isConfirmed: boolean, dateJoined: string, defaultShippingAddress: { city: string, metafields: Record<string, string> | null, country: { code: string } } | null, orders?: { totalCount: number | null } | null }

export const DeskCustomersDocument: TypedDocument<DeskCustomersQuery, DeskCustomersQueryVariables> = { name: 'DeskCustomers', kind: 'query', source: "query DeskCustomers($first:Int!$after:String$where:CustomerWhereInput$search:String$sortBy:UserSortingInput$maySeeOrders:Boolean!){customers(first:$first after:$after where:$where search:$search sortBy:$sortBy){totalCount edges{node{...DeskCustomerRow}}pageInfo{hasNextPage endCursor}}}fragment DeskCustomerRow on User{id email firstName lastName isActive isConfirmed dateJoined defaultShippingAddress{city metafields(keys:[\"typed.city\"])country{code}}orders(first:1)@include(if:$maySeeOrders){totalCount}}" }
