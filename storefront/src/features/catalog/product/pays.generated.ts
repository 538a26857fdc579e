/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type CatalogGatewaysQueryVariables = {
  channel: string
  currency: string
}

export type CatalogGatewaysQuery = { shop: { id: string, availablePaymentGateways: Array<{ id: string }> } }

export const CatalogGatewaysDocument: TypedDocument<CatalogGatewaysQuery, CatalogGatewaysQueryVariables> = { name: 'CatalogGateways', kind: 'query', source: "query CatalogGateways($channel:String!$currency:String!){shop{id availablePaymentGateways(channel:$channel currency:$currency){id}}}" }
