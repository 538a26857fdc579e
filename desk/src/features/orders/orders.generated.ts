/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderStatus, PaymentChargeStatusEnum } from '@semena/contract/enums'
import type { OrderFilterInput, OrderSortingInput, OrderWhereInput } from '../../platform/inputs.generated.ts'

export type DeskOrdersQueryVariables = {
  first: number
  after?: string | null | undefined
  filter?: OrderFilterInput | null | undefined
  where?: OrderWhereInput | null | undefined
  search?: string | null | undefined
  sortBy?: OrderSortingInput | null | undefined
  channel?: string | null | undefined
}

export type DeskOrdersQuery = { orders: { totalCount: number | null, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, paymentStatus: PaymentChargeStatusEnum, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, isPaid: boolean, userEmail: string | null, deadline: string | null, channel: { slug: string, name: string }, shippingAddress: { firstName: string, lastName: string, city: string, metafields: Record<string, string> | null, country: { code: string, country: string } } | null, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, totalRefunded: { amount: number, currency: string }, totalGrantedRefund: { amount: number, currency: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskOrderRowFragment = { id: string, number: string, created: string, status: OrderStatus, paymentStatus: PaymentChargeStatusEnum, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, isPaid: boolean, userEmail: string | null, deadline: string | null, channel: { slug: string, name: string }, shippingAddress: { firstName: string, lastName: string, city: string, metafields: Record<string, string> | null, country: { code: string, country: string } } | null, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, totalRefunded: { amount: number, currency: string }, totalGrantedRefund: { amount: number, currency: string } }

export const DeskOrdersDocument: TypedDocument<DeskOrdersQuery, DeskOrdersQueryVariables> = { name: 'DeskOrders', kind: 'query', source: "query DeskOrders($first:Int!$after:String$filter:OrderFilterInput$where:OrderWhereInput$search:String$sortBy:OrderSortingInput$channel:String){orders(first:$first after:$after filter:$filter where:$where search:$search sortBy:$sortBy channel:$channel){totalCount edges{node{...DeskOrderRow}}pageInfo{hasNextPage endCursor}}}fragment DeskOrderRow on Order{id number created status deadline:metafield(key:\"expiresAt\")paymentStatus chargeStatus authorizeStatus isPaid userEmail channel{slug name}shippingAddress{firstName lastName city metafields(keys:[\"typed.city\"])country{code country}}total{gross{amount currency}}totalCharged{amount currency}totalRefunded{amount currency}totalGrantedRefund{amount currency}}" }
