/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum } from '@semena/contract/enums'

type Nullable<T> = T | null

export interface ProductBulkTranslateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  languageCode: LanguageCodeEnum
  translationFields: TranslationInput
}
export interface ProductVariantBulkTranslateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  languageCode: LanguageCodeEnum
  translationFields: NameTranslationInput
}
export interface AttributeBulkTranslateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  languageCode: LanguageCodeEnum
  translationFields: NameTranslationInput
}
export interface AttributeValueBulkTranslateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  languageCode: LanguageCodeEnum
  translationFields: AttributeValueTranslationInput
}
export interface TranslationInput {
  slug?: Nullable<string>
  seoTitle?: Nullable<string>
  seoDescription?: Nullable<string>
  name?: Nullable<string>
  description?: Nullable<unknown>
}
export interface NameTranslationInput { name?: Nullable<string> }
export interface PageTranslationInput {
  slug?: Nullable<string>
  seoTitle?: Nullable<string>
  seoDescription?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<unknown>
}
export interface AttributeValueTranslationInput {
  name?: Nullable<string>
  richText?: Nullable<unknown>
  plainText?: Nullable<string>
}
export interface ShippingPriceTranslationInput { name?: Nullable<string>; description?: Nullable<unknown> }
