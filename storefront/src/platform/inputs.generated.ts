/* Written by npm run generate. Do not edit. */
import type { CountryCode, LanguageCodeEnum, OrderDirection, ProductOrderField, StockAvailability } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

export interface AccountRegisterInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  languageCode?: Nullable<LanguageCodeEnum>
  email: string
  password: string
  redirectUrl?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  channel?: Nullable<string>
}
export interface AccountInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  languageCode?: Nullable<LanguageCodeEnum>
  defaultBillingAddress?: Nullable<AddressInput>
  defaultShippingAddress?: Nullable<AddressInput>
  metadata?: Nullable<MetadataInput[]>
}
export interface AddressInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  companyName?: Nullable<string>
  streetAddress1?: Nullable<string>
  streetAddress2?: Nullable<string>
  city?: Nullable<string>
  cityArea?: Nullable<string>
  postalCode?: Nullable<string>
  country?: Nullable<CountryCode>
  countryArea?: Nullable<string>
  phone?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  skipValidation?: Nullable<boolean>
}
export interface AttributeInput {
  slug?: Nullable<string>
  value?: Nullable<AssignedAttributeValueInput>
  values?: Nullable<string[]>
  valuesRange?: Nullable<IntRangeInput>
  dateTime?: Nullable<DateTimeRangeInput>
  date?: Nullable<DateRangeInput>
  boolean?: Nullable<boolean>
}
export interface AssignedAttributeValueInput {
  slug?: Nullable<StringFilterInput>
  name?: Nullable<StringFilterInput>
  numeric?: Nullable<DecimalFilterInput>
  date?: Nullable<DateRangeInput>
  dateTime?: Nullable<DateTimeRangeInput>
  boolean?: Nullable<boolean>
  reference?: Nullable<AssignedAttributeReferenceInput>
}
export interface AssignedAttributeReferenceInput {
  referencedIds?: Nullable<ContainsFilterInput>
  pageSlugs?: Nullable<ContainsFilterInput>
  productSlugs?: Nullable<ContainsFilterInput>
  productVariantSkus?: Nullable<ContainsFilterInput>
  categorySlugs?: Nullable<ContainsFilterInput>
  collectionSlugs?: Nullable<ContainsFilterInput>
}
export interface ContainsFilterInput { containsAny?: Nullable<string[]>; containsAll?: Nullable<string[]> }
export interface ProductFilterInput {
  isPublished?: Nullable<boolean>
  collections?: Nullable<string[]>
  categories?: Nullable<string[]>
  hasCategory?: Nullable<boolean>
  attributes?: Nullable<AttributeInput[]>
  stockAvailability?: Nullable<StockAvailability>
  stocks?: Nullable<ProductStockFilterInput>
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  publishedFrom?: Nullable<string>
  isAvailable?: Nullable<boolean>
  availableFrom?: Nullable<string>
  isVisibleInListing?: Nullable<boolean>
  price?: Nullable<PriceRangeInput>
  minimalPrice?: Nullable<PriceRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  productTypes?: Nullable<string[]>
  giftCard?: Nullable<boolean>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
  channel?: Nullable<string>
}
export interface ProductStockFilterInput { warehouseIds?: Nullable<string[]>; quantity?: Nullable<IntRangeInput> }
export interface CheckoutAddressValidationRules {
  checkRequiredFields?: Nullable<boolean>
  checkFieldsFormat?: Nullable<boolean>
  enableFieldsNormalization?: Nullable<boolean>
}
export interface CheckoutLineInput {
  quantity: number
  variantId: string
  price?: Nullable<number>
  priceOverrideReason?: Nullable<string>
  forceNewLine?: Nullable<boolean>
  metadata?: Nullable<MetadataInput[]>
}
export interface CheckoutLineUpdateInput {
  variantId?: Nullable<string>
  quantity?: Nullable<number>
  price?: Nullable<number>
  priceOverrideReason?: Nullable<string>
  lineId?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
}
export interface MetadataFilter { key: string; value?: Nullable<string> }
export interface MetadataInput { key: string; value: string }
export interface ProductOrder {
  direction: OrderDirection
  channel?: Nullable<string>
  attributeId?: Nullable<string>
  field?: Nullable<ProductOrderField>
}
export interface PaymentGatewayToInitialize { id: string; data?: Nullable<unknown> }
export interface StringFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface DecimalFilterInput {
  eq?: Nullable<number>
  oneOf?: Nullable<number[]>
  range?: Nullable<DecimalRangeInput>
}
export interface DecimalRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface IntRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface PriceRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
