/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogGatewaysQueryVariables = Exact<{
  channel: string;
  currency: string;
}>;


export type CatalogGatewaysQuery = { shop: { id: string, availablePaymentGateways: Array<{ id: string }> } };

export const CatalogGatewaysDocument: TypedDocument<CatalogGatewaysQuery, CatalogGatewaysQueryVariables> = { name: 'CatalogGateways', kind: 'query', source: "query CatalogGateways($channel:String!$currency:String!){shop{id availablePaymentGateways(channel:$channel currency:$currency){id}}}" }
