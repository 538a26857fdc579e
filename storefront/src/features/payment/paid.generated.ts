/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type PaidAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }

export type PaidBuyerQueryVariables = {
  id: string
}

export type PaidBuyerQuery = { order: { id: string, userEmail: string | null, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null } | null }

export type PaidFactsQueryVariables = {
  id: string
  language: LanguageCodeEnum
}

export type PaidFactsQuery = { order: { id: string, created: string, shippingMethodName: string | null, shippingTaxRate: number, deliveryMethod:
      | { id: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, translation: { name: string | null } | null }
      | Record<PropertyKey, never>
     | null, total: { tax: { amount: number, currency: string } }, shippingPrice: { tax: { amount: number, currency: string } }, lines: Array<{ id: string, taxRate: number, totalPrice: { tax: { amount: number, currency: string } } }> } | null }

export type PaidSellerQueryVariables = { [key: string]: never; }

export type PaidSellerQuery = { shop: { name: string, companyAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null } }

export const PaidBuyerDocument: TypedDocument<PaidBuyerQuery, PaidBuyerQueryVariables> = { name: 'PaidBuyer', kind: 'query', source: "query PaidBuyer($id:ID!){order(id:$id){id userEmail shippingAddress{...PaidAddress}billingAddress{...PaidAddress}}}fragment PaidAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone}" }

export const PaidFactsDocument: TypedDocument<PaidFactsQuery, PaidFactsQueryVariables> = { name: 'PaidFacts', kind: 'query', source: "query PaidFacts($id:ID!$language:LanguageCodeEnum!){order(id:$id){id created shippingMethodName deliveryMethod{...on ShippingMethod{id minimumDeliveryDays maximumDeliveryDays translation(languageCode:$language){name}}}total{tax{amount currency}}shippingTaxRate shippingPrice{tax{amount currency}}lines{id taxRate totalPrice{tax{amount currency}}}}}" }

export const PaidSellerDocument: TypedDocument<PaidSellerQuery, PaidSellerQueryVariables> = { name: 'PaidSeller', kind: 'query', source: "query PaidSeller{shop{name companyAddress{...PaidAddress}}}fragment PaidAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone}" }
