/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, PostalCodeRuleInclusionTypeEnum, ShippingErrorCode, ShippingMethodTypeEnum, TranslationErrorCode, WeightUnitsEnum } from '@semena/contract/enums'
import type { ShippingMethodChannelListingInput, ShippingPriceInput, ShippingZoneCreateInput, ShippingZoneUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskRatesQueryVariables = { [key: string]: never; }

export type DeskRatesQuery = { shippingZones: { edges: Array<{ node: { id: string, name: string, default: boolean, description: string | null, countries: Array<{ code: string }>, channels: Array<{ id: string, name: string, currencyCode: string }>, warehouses: Array<{ id: string, name: string }>, shippingMethods: Array<{ id: string, name: string, type: ShippingMethodTypeEnum | null, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null, minimumOrderPrice: { amount: number } | null, maximumOrderPrice: { amount: number } | null }> | null }> | null } }> } | null }

export type DeskZoneFragment = { id: string, name: string, default: boolean, description: string | null, countries: Array<{ code: string }>, channels: Array<{ id: string, name: string, currencyCode: string }>, warehouses: Array<{ id: string, name: string }>, shippingMethods: Array<{ id: string, name: string, type: ShippingMethodTypeEnum | null, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null, minimumOrderPrice: { amount: number } | null, maximumOrderPrice: { amount: number } | null }> | null }> | null }

export type DeskMethodRowFragment = { id: string, name: string, type: ShippingMethodTypeEnum | null, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null, minimumOrderPrice: { amount: number } | null, maximumOrderPrice: { amount: number } | null }> | null }

export type DeskMethodQueryVariables = {
  zone: string
  products: number
}

export type DeskMethodQuery = { shop: { defaultWeightUnit: WeightUnitsEnum | null }, shippingZone: { id: string, name: string, shippingMethods: Array<{ id: string, name: string, type: ShippingMethodTypeEnum | null, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, minimumOrderWeight: { value: number, unit: WeightUnitsEnum } | null, maximumOrderWeight: { value: number, unit: WeightUnitsEnum } | null, ru: { name: string | null } | null, cs: { name: string | null } | null, taxClass: { id: string, name: string } | null, postalCodeRules: Array<{ id: string, start: string | null, end: string | null, inclusionType: PostalCodeRuleInclusionTypeEnum | null }> | null, excludedProducts: { edges: Array<{ node: { id: string, name: string } }> } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null, minimumOrderPrice: { amount: number } | null, maximumOrderPrice: { amount: number } | null }> | null }> | null } | null }

export type DeskProductsToExcludeQueryVariables = {
  search: string
  channel?: string | null | undefined
}

export type DeskProductsToExcludeQuery = { products: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskTaxClassNamesQueryVariables = { [key: string]: never; }

export type DeskTaxClassNamesQuery = { taxClasses: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskCreateZoneMutationVariables = {
  input: ShippingZoneCreateInput
}

export type DeskCreateZoneMutation = { shippingZoneCreate: { shippingZone: { id: string } | null, errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskSaveZoneMutationVariables = {
  id: string
  input: ShippingZoneUpdateInput
}

export type DeskSaveZoneMutation = { shippingZoneUpdate: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskDeleteZoneMutationVariables = {
  id: string
}

export type DeskDeleteZoneMutation = { shippingZoneDelete: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskCreateMethodMutationVariables = {
  input: ShippingPriceInput
}

export type DeskCreateMethodMutation = { shippingPriceCreate: { shippingMethod: { id: string } | null, errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskSaveMethodMutationVariables = {
  id: string
  input: ShippingPriceInput
}

export type DeskSaveMethodMutation = { shippingPriceUpdate: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskDeleteMethodMutationVariables = {
  id: string
}

export type DeskDeleteMethodMutation = { shippingPriceDelete: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskSaveRatesMutationVariables = {
  id: string
  input: ShippingMethodChannelListingInput
}

export type DeskSaveRatesMutation = { shippingMethodChannelListingUpdate: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskExcludeProductsMutationVariables = {
  id: string
  products: Array<string> | string
}

export type DeskExcludeProductsMutation = { shippingPriceExcludeProducts: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskAllowProductsMutationVariables = {
  id: string
  products: Array<string> | string
}

export type DeskAllowProductsMutation = { shippingPriceRemoveProductFromExclude: { errors: Array<{ field: string | null, code: ShippingErrorCode, message: string | null }> } | null }

export type DeskTranslateMethodMutationVariables = {
  id: string
  language: LanguageCodeEnum
  name?: string | null | undefined
}

export type DeskTranslateMethodMutation = { shippingPriceTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export const DeskRatesDocument: TypedDocument<DeskRatesQuery, DeskRatesQueryVariables> = { name: 'DeskRates', kind: 'query', source: "query DeskRates{shippingZones(first:100){edges{node{...DeskZone}}}}fragment DeskZone on ShippingZone{id name default description countries{code}channels{id name currencyCode}warehouses{id name}shippingMethods{...DeskMethodRow}}fragment DeskMethodRow on ShippingMethodType{id name type minimumDeliveryDays maximumDeliveryDays channelListings{id channel{id}price{amount}minimumOrderPrice{amount}maximumOrderPrice{amount}}}" }

export const DeskMethodDocument: TypedDocument<DeskMethodQuery, DeskMethodQueryVariables> = { name: 'DeskMethod', kind: 'query', source: "query DeskMethod($zone:ID!$products:Int!){shop{defaultWeightUnit}shippingZone(id:$zone){id name shippingMethods{...DeskMethodRow minimumOrderWeight{value unit}maximumOrderWeight{value unit}ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}taxClass{id name}postalCodeRules{id start end inclusionType}excludedProducts(first:$products){edges{node{id name}}}}}}fragment DeskMethodRow on ShippingMethodType{id name type minimumDeliveryDays maximumDeliveryDays channelListings{id channel{id}price{amount}minimumOrderPrice{amount}maximumOrderPrice{amount}}}" }

export const DeskProductsToExcludeDocument: TypedDocument<DeskProductsToExcludeQuery, DeskProductsToExcludeQueryVariables> = { name: 'DeskProductsToExclude', kind: 'query', source: "query DeskProductsToExclude($search:String!$channel:String){products(first:8 search:$search channel:$channel){edges{node{id name}}}}" }

export const DeskTaxClassNamesDocument: TypedDocument<DeskTaxClassNamesQuery, DeskTaxClassNamesQueryVariables> = { name: 'DeskTaxClassNames', kind: 'query', source: "query DeskTaxClassNames{taxClasses(first:100){edges{node{id name}}}}" }

export const DeskCreateZoneDocument: TypedDocument<DeskCreateZoneMutation, DeskCreateZoneMutationVariables> = { name: 'DeskCreateZone', kind: 'mutation', source: "mutation DeskCreateZone($input:ShippingZoneCreateInput!){shippingZoneCreate(input:$input){shippingZone{id}errors{field code message}}}" }

export const DeskSaveZoneDocument: TypedDocument<DeskSaveZoneMutation, DeskSaveZoneMutationVariables> = { name: 'DeskSaveZone', kind: 'mutation', source: "mutation DeskSaveZone($id:ID!$input:ShippingZoneUpdateInput!){shippingZoneUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteZoneDocument: TypedDocument<DeskDeleteZoneMutation, DeskDeleteZoneMutationVariables> = { name: 'DeskDeleteZone', kind: 'mutation', source: "mutation DeskDeleteZone($id:ID!){shippingZoneDelete(id:$id){errors{field code message}}}" }

export const DeskCreateMethodDocument: TypedDocument<DeskCreateMethodMutation, DeskCreateMethodMutationVariables> = { name: 'DeskCreateMethod', kind: 'mutation', source: "mutation DeskCreateMethod($input:ShippingPriceInput!){shippingPriceCreate(input:$input){shippingMethod{id}errors{field code message}}}" }

export const DeskSaveMethodDocument: TypedDocument<DeskSaveMethodMutation, DeskSaveMethodMutationVariables> = { name: 'DeskSaveMethod', kind: 'mutation', source: "mutation DeskSaveMethod($id:ID!$input:ShippingPriceInput!){shippingPriceUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteMethodDocument: TypedDocument<DeskDeleteMethodMutation, DeskDeleteMethodMutationVariables> = { name: 'DeskDeleteMethod', kind: 'mutation', source: "mutation DeskDeleteMethod($id:ID!){shippingPriceDelete(id:$id){errors{field code message}}}" }

export const DeskSaveRatesDocument: TypedDocument<DeskSaveRatesMutation, DeskSaveRatesMutationVariables> = { name: 'DeskSaveRates', kind: 'mutation', source: "mutation DeskSaveRates($id:ID!$input:ShippingMethodChannelListingInput!){shippingMethodChannelListingUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskExcludeProductsDocument: TypedDocument<DeskExcludeProductsMutation, DeskExcludeProductsMutationVariables> = { name: 'DeskExcludeProducts', kind: 'mutation', source: "mutation DeskExcludeProducts($id:ID!$products:[ID!]!){shippingPriceExcludeProducts(id:$id input:{products:$products}){errors{field code message}}}" }

export const DeskAllowProductsDocument: TypedDocument<DeskAllowProductsMutation, DeskAllowProductsMutationVariables> = { name: 'DeskAllowProducts', kind: 'mutation', source: "mutation DeskAllowProducts($id:ID!$products:[ID!]!){shippingPriceRemoveProductFromExclude(id:$id products:$products){errors{field code message}}}" }

export const DeskTranslateMethodDocument: TypedDocument<DeskTranslateMethodMutation, DeskTranslateMethodMutationVariables> = { name: 'DeskTranslateMethod', kind: 'mutation', source: "mutation DeskTranslateMethod($id:ID!$language:LanguageCodeEnum!$name:String){shippingPriceTranslate(id:$id languageCode:$language input:{name:$name}){errors{field code message}}}" }
