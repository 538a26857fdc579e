/* Written by npm run generate. Do not edit. */
import type { CountryCode } from '@semena/contract/enums'
import type { AssignedAttributeWhereInput } from './catalog/inputs.generated.ts'

type Nullable<T> = T | null

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
  skipValidation: boolean | null
}
export interface AttributeValueInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  values?: Nullable<string[]>
  dropdown?: Nullable<AttributeValueSelectableTypeInput>
  swatch?: Nullable<AttributeValueSelectableTypeInput>
  multiselect?: Nullable<AttributeValueSelectableTypeInput[]>
  numeric?: Nullable<string>
  file?: Nullable<string>
  contentType?: Nullable<string>
  reference?: Nullable<string>
  references?: Nullable<string[]>
  richText?: Nullable<unknown>
  plainText?: Nullable<string>
  boolean?: Nullable<boolean>
  date?: Nullable<string>
  dateTime?: Nullable<Date>
}
export interface AttributeValueSelectableTypeInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  value?: Nullable<string>
}
export interface MetadataFilterInput { key: string; value?: Nullable<MetadataValueFilterInput> }
export interface MetadataValueFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface IntFilterInput { eq?: Nullable<number>; oneOf?: Nullable<number[]>; range?: Nullable<IntRangeInput> }
export interface AddressFilterInput {
  phoneNumber?: Nullable<StringFilterInput>
  country?: Nullable<CountryCodeEnumFilterInput>
}
export interface CountryCodeEnumFilterInput {
  eq?: Nullable<CountryCode>
  oneOf?: Nullable<CountryCode[]>
  notOneOf?: Nullable<CountryCode[]>
}
export interface MetadataFilter { key: string; value?: Nullable<string> }
export interface MetadataInput { key: string; value: string }
export interface ReorderInput { id: string; sortOrder?: Nullable<number> }
export interface GlobalIDFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface StringFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface DecimalFilterInput {
  eq?: Nullable<number>
  oneOf?: Nullable<number[]>
  range?: Nullable<DecimalRangeInput>
}
export interface DecimalRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateTimeRangeInput { gte?: Nullable<Date>; lte?: Nullable<Date> }
export interface IntRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface PriceRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateTimeFilterInput {
  eq?: Nullable<Date>
  oneOf?: Nullable<Date[]>
  range?: Nullable<DateTimeRangeInput>
}
export interface ProductVariantWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  sku?: Nullable<StringFilterInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  attributes?: Nullable<AssignedAttributeWhereInput[]>
  AND?: Nullable<ProductVariantWhereInput[]>
  OR?: Nullable<ProductVariantWhereInput[]>
}
export interface CategoryWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  AND?: Nullable<CategoryWhereInput[]>
  OR?: Nullable<CategoryWhereInput[]>
}
export interface CollectionWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  AND?: Nullable<CollectionWhereInput[]>
  OR?: Nullable<CollectionWhereInput[]>
}
