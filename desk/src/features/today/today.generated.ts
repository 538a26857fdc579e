/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { OrderFilterInput } from '../../platform/inputs.generated.ts'

export type DeskTodayQueryVariables = {
  payable: OrderFilterInput
}

export type DeskTodayQuery = { toPack: { totalCount: number | null } | null, toConfirm: { totalCount: number | null } | null, toPay: { totalCount: number | null } | null }

export type DeskOrdersTotalQueryVariables = {
  channel: string
}

export type DeskOrdersTotalQuery = { today: { gross: { amount: number, currency: string } } | null, month: { gross: { amount: number, currency: string } } | null }

export const DeskTodayDocument: TypedDocument<DeskTodayQuery, DeskTodayQueryVariables> = { name: 'DeskToday', kind: 'query', source: "query DeskToday($payable:OrderFilterInput!){toPack:orders(filter:{status:[READY_TO_FULFILL]}){totalCount}toConfirm:orders(filter:{status:[UNCONFIRMED]}){totalCount}toPay:orders(filter:$payable){totalCount}}" }

export const DeskOrdersTotalDocument: TypedDocument<DeskOrdersTotalQuery, DeskOrdersTotalQueryVariables> = { name: 'DeskOrdersTotal', kind: 'query', source: "query DeskOrdersTotal($channel:String!){today:ordersTotal(period:TODAY channel:$channel){gross{amount currency}}month:ordersTotal(period:THIS_MONTH channel:$channel){gross{amount currency}}}" }
