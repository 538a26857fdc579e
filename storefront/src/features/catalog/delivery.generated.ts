/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CountryCode } from '@semena/contract/enums'

export type CatalogDeliveryQueryVariables = {
  channel: string
  countries?: Array<CountryCode> | CountryCode | null | undefined
}

export type CatalogDeliveryQuery = { channel: { availableShippingMethodsPerCountry: Array<{ countryCode: CountryCode, shippingMethods: Array<{ minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, price: { amount: number, currency: string }, minimumOrderPrice: { amount: number, currency: string } | null }> | null }> | null } | null }

export const CatalogDeliveryDocument: TypedDocument<CatalogDeliveryQuery, CatalogDeliveryQueryVariables> = { name: 'CatalogDelivery', kind: 'query', source: "query CatalogDelivery($channel:String!$countries:[CountryCode!]){channel(slug:$channel){availableShippingMethodsPerCountry(countries:$countries){countryCode shippingMethods{minimumDeliveryDays maximumDeliveryDays price{amount currency}minimumOrderPrice{amount currency}}}}}" }
