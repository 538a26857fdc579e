/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CountryCode, LanguageCodeEnum } from '@semena/contract/enums'

export type DeliveryRatesQueryVariables = {
  channel: string
  language: LanguageCodeEnum
}

export type DeliveryRatesQuery = { channel: { id: string, availableShippingMethodsPerCountry: Array<{ countryCode: CountryCode, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, translation: { name: string | null } | null, price: { amount: number, currency: string }, minimumOrderPrice: { amount: number, currency: string } | null, maximumOrderPrice: { amount: number, currency: string } | null }> | null }> | null } | null }

export const DeliveryRatesDocument: TypedDocument<DeliveryRatesQuery, DeliveryRatesQueryVariables> = { name: 'DeliveryRates', kind: 'query', source: "query DeliveryRates($channel:String!$language:LanguageCodeEnum!){channel(slug:$channel){id availableShippingMethodsPerCountry{countryCode shippingMethods{id name translation(languageCode:$language){name}minimumDeliveryDays maximumDeliveryDays price{amount currency}minimumOrderPrice{amount currency}maximumOrderPrice{amount currency}}}}}" }
