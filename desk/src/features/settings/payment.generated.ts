/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskGatewaysQueryVariables = {
  channel: string
}

export type DeskGatewaysQuery = { shop: { availablePaymentGateways: Array<{ id: string, name: string, config: Array<{ field: string, value: string | null }> }> } }

export const DeskGatewaysDocument: TypedDocument<DeskGatewaysQuery, DeskGatewaysQueryVariables> = { name: 'DeskGateways', kind: 'query', source: "query DeskGateways($channel:String!){shop{availablePaymentGateways(channel:$channel){id name config{field value}}}}" }
