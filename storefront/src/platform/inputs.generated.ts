/* Written by npm run generate. Do not edit. */
import type { CountryCode, LanguageCodeEnum, OrderDirection, ProductOrderField, StockAvailability } from '@semena/contract/enums'

type Maybe<T> = T | null | undefined

export interface ProductFilterInput {
  isPublished?: Maybe<boolean>
  collections?: Maybe<string[]>
  categories?: Maybe<string[]>
  hasCategory?: Maybe<boolean>
  attributes?: Maybe<AttributeInput[]>
  stockAvailability?: Maybe<StockAvailability>
  search?: Maybe<string>
  metadata?: Maybe<MetadataFilter[]>
  publishedFrom?: Maybe<string>
  isAvailable?: Maybe<boolean>
  availableFrom?: Maybe<string>
  isVisibleInListing?: Maybe<boolean>
  price?: Maybe<PriceRangeInput>
  minimalPrice?: Maybe<PriceRangeInput>
  updatedAt?: Maybe<DateTimeRangeInput>
  productTypes?: Maybe<string[]>
  giftCard?: Maybe<boolean>
  ids?: Maybe<string[]>
  slugs?: Maybe<string[]>
  channel?: Maybe<string>
}
export interface AttributeInput {
  slug?: Maybe<string>
  value?: Maybe<AssignedAttributeValueInput>
  values?: Maybe<string[]>
  valuesRange?: Maybe<IntRangeInput>
  boolean?: Maybe<boolean>
}
export interface AssignedAttributeValueInput {
  slug?: Maybe<StringFilterInput>
  name?: Maybe<StringFilterInput>
  numeric?: Maybe<DecimalFilterInput>
  boolean?: Maybe<boolean>
}
export interface StringFilterInput { eq?: Maybe<string>; oneOf?: Maybe<string[]> }
export interface DecimalFilterInput { eq?: Maybe<number>; oneOf?: Maybe<number[]>; range?: Maybe<DecimalRangeInput> }
export interface DecimalRangeInput { gte?: Maybe<number>; lte?: Maybe<number> }
export interface DateTimeRangeInput { gte?: Maybe<string>; lte?: Maybe<string> }
export interface IntRangeInput { gte?: Maybe<number>; lte?: Maybe<number> }
export interface MetadataFilter { key: string; value?: Maybe<string> }
export interface PriceRangeInput { gte?: Maybe<number>; lte?: Maybe<number> }
export interface ProductOrder {
  direction: OrderDirection
  channel?: Maybe<string>
  attributeId?: Maybe<string>
  field?: Maybe<ProductOrderField>
}
export interface AddressInput {
  firstName?: Maybe<string>
  lastName?: Maybe<string>
  companyName?: Maybe<string>
  streetAddress1?: Maybe<string>
  streetAddress2?: Maybe<string>
  city?: Maybe<string>
  cityArea?: Maybe<string>
  postalCode?: Maybe<string>
  country?: Maybe<CountryCode>
  countryArea?: Maybe<string>
  phone?: Maybe<string>
  metadata?: Maybe<MetadataInput[]>
  skipValidation?: Maybe<boolean>
}
export interface MetadataInput { key: string; value: string }
export interface PaymentGatewayToInitialize { id: string; data?: Maybe<unknown> }
export interface CheckoutAddressValidationRules {
  checkRequiredFields?: Maybe<boolean>
  checkFieldsFormat?: Maybe<boolean>
  enableFieldsNormalization?: Maybe<boolean>
}
export interface CheckoutLineInput {
  quantity: number
  variantId: string
  price?: Maybe<number>
  priceOverrideReason?: Maybe<string>
  forceNewLine?: Maybe<boolean>
  metadata?: Maybe<MetadataInput[]>
}
export interface CheckoutLineUpdateInput {
  variantId?: Maybe<string>
  quantity?: Maybe<number>
  price?: Maybe<number>
  priceOverrideReason?: Maybe<string>
  lineId?: Maybe<string>
  metadata?: Maybe<MetadataInput[]>
}
export interface AccountRegisterInput {
  firstName?: Maybe<string>
  lastName?: Maybe<string>
  languageCode?: Maybe<LanguageCodeEnum>
  email: string
  password: string
  redirectUrl?: Maybe<string>
  metadata?: Maybe<MetadataInput[]>
  channel?: Maybe<string>
}
export interface AccountInput {
  firstName?: Maybe<string>
  lastName?: Maybe<string>
  languageCode?: Maybe<LanguageCodeEnum>
  defaultBillingAddress?: Maybe<AddressInput>
  defaultShippingAddress?: Maybe<AddressInput>
  metadata?: Maybe<MetadataInput[]>
}
