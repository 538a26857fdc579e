/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, TranslatableKinds, TranslationErrorCode } from '@semena/contract/enums'
import type { AttributeValueTranslationInput, NameTranslationInput, PromotionRuleTranslationInput, PromotionTranslationInput, ShippingPriceTranslationInput, TranslationInput } from '../../platform/inputs.generated.ts'

export type DeskTranslationsQueryVariables = {
  kind: TranslatableKinds
  after?: string | null | undefined
}

export type DeskTranslationsQuery = { translations: { totalCount: number | null, edges: Array<{ node:
        | { __typename: 'ProductTranslatableContent', of: string, productName: string, productDescription: string | null, productSeoTitle: string | null, productSeoDescription: string | null, productRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, productCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }
        | { __typename: 'CollectionTranslatableContent', of: string, collectionName: string, collectionDescription: string | null, collectionSeoTitle: string | null, collectionSeoDescription: string | null, collectionRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, collectionCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }
        | { __typename: 'CategoryTranslatableContent', of: string, categoryName: string, categoryDescription: string | null, categorySeoTitle: string | null, categorySeoDescription: string | null, categoryRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, categoryCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }
        | { __typename: 'AttributeTranslatableContent', of: string, attributeName: string, attributeRU: { name: string } | null, attributeCS: { name: string } | null }
        | { __typename: 'AttributeValueTranslatableContent', of: string, attributeValueName: string, attributeValuePlainText: string | null, attributeValueRichText: string | null, attribute: { name: string } | null, attributeValueRU: { name: string, plainText: string | null, richText: string | null } | null, attributeValueCS: { name: string, plainText: string | null, richText: string | null } | null }
        | { __typename: 'ProductVariantTranslatableContent', of: string, productVariantName: string, productVariantRU: { name: string } | null, productVariantCS: { name: string } | null }
        | { __typename: 'PageTranslatableContent', of: string, pageTitle: string, pageContent: string | null, pageSeoTitle: string | null, pageSeoDescription: string | null, pageRU: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, pageCS: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null }
        | { __typename: 'ShippingMethodTranslatableContent', of: string, shippingMethodName: string, shippingMethodDescription: string | null, shippingMethodRU: { name: string | null, description: string | null } | null, shippingMethodCS: { name: string | null, description: string | null } | null }
        | { __typename: 'VoucherTranslatableContent', of: string, voucherName: string | null, voucherRU: { name: string | null } | null, voucherCS: { name: string | null } | null }
        | { __typename: 'MenuItemTranslatableContent', of: string, menuItemName: string, menuItemRU: { name: string } | null, menuItemCS: { name: string } | null }
        | { __typename: 'PromotionTranslatableContent', of: string, promotionName: string, promotionDescription: string | null, promotionRU: { name: string | null, description: string | null } | null, promotionCS: { name: string | null, description: string | null } | null }
        | { __typename: 'PromotionRuleTranslatableContent', of: string, promotionRuleName: string | null, promotionRuleDescription: string | null, promotionRuleRU: { name: string | null, description: string | null } | null, promotionRuleCS: { name: string | null, description: string | null } | null }
        | { __typename: 'SaleTranslatableContent' }
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskTrProductFragment = { of: string, productName: string, productDescription: string | null, productSeoTitle: string | null, productSeoDescription: string | null, productRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, productCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }

export type DeskTrCollectionFragment = { of: string, collectionName: string, collectionDescription: string | null, collectionSeoTitle: string | null, collectionSeoDescription: string | null, collectionRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, collectionCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }

export type DeskTrCategoryFragment = { of: string, categoryName: string, categoryDescription: string | null, categorySeoTitle: string | null, categorySeoDescription: string | null, categoryRU: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, categoryCS: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null }

export type DeskTrAttributeFragment = { of: string, attributeName: string, attributeRU: { name: string } | null, attributeCS: { name: string } | null }

export type DeskTrAttributeValueFragment = { of: string, attributeValueName: string, attributeValuePlainText: string | null, attributeValueRichText: string | null, attribute: { name: string } | null, attributeValueRU: { name: string, plainText: string | null, richText: string | null } | null, attributeValueCS: { name: string, plainText: string | null, richText: string | null } | null }

export type DeskTrVoucherFragment = { of: string, voucherName: string | null, voucherRU: { name: string | null } | null, voucherCS: { name: string | null } | null }

export type DeskTrProductVariantFragment = { of: string, productVariantName: string, productVariantRU: { name: string } | null, productVariantCS: { name: string } | null }

export type DeskTrPageFragment = { of: string, pageTitle: string, pageContent: string | null, pageSeoTitle: string | null, pageSeoDescription: string | null, pageRU: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, pageCS: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null }

export type DeskTrShippingMethodFragment = { of: string, shippingMethodName: string, shippingMethodDescription: string | null, shippingMethodRU: { name: string | null, description: string | null } | null, shippingMethodCS: { name: string | null, description: string | null } | null }

export type DeskTrMenuItemFragment = { of: string, menuItemName: string, menuItemRU: { name: string } | null, menuItemCS: { name: string } | null }

export type DeskTrPromotionFragment = { of: string, promotionName: string, promotionDescription: string | null, promotionRU: { name: string | null, description: string | null } | null, promotionCS: { name: string | null, description: string | null } | null }

export type DeskTrPromotionRuleFragment = { of: string, promotionRuleName: string | null, promotionRuleDescription: string | null, promotionRuleRU: { name: string | null, description: string | null } | null, promotionRuleCS: { name: string | null, description: string | null } | null }

export type DeskTranslateProductMutationVariables = {
  id: string
  input: TranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateProductMutation = { productTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateCollectionMutationVariables = {
  id: string
  input: TranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateCollectionMutation = { collectionTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateCategoryMutationVariables = {
  id: string
  input: TranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateCategoryMutation = { categoryTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateAttributeMutationVariables = {
  id: string
  input: NameTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateAttributeMutation = { attributeTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateAttributeValueMutationVariables = {
  id: string
  input: AttributeValueTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateAttributeValueMutation = { attributeValueTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateProductVariantMutationVariables = {
  id: string
  input: NameTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateProductVariantMutation = { productVariantTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslateShippingMethodMutationVariables = {
  id: string
  input: ShippingPriceTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslateShippingMethodMutation = { shippingPriceTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTextPromotionMutationVariables = {
  id: string
  input: PromotionTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTextPromotionMutation = { promotionTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTextVoucherMutationVariables = {
  id: string
  input: NameTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTextVoucherMutation = { voucherTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskTranslatePromotionRuleMutationVariables = {
  id: string
  input: PromotionRuleTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskTranslatePromotionRuleMutation = { promotionRuleTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export const DeskTranslationsDocument: TypedDocument<DeskTranslationsQuery, DeskTranslationsQueryVariables> = { name: 'DeskTranslations', kind: 'query', source: "query DeskTranslations($kind:TranslatableKinds!$after:String){translations(kind:$kind first:100 after:$after){totalCount edges{node{__typename ...on ProductTranslatableContent{...DeskTrProduct}...on CollectionTranslatableContent{...DeskTrCollection}...on CategoryTranslatableContent{...DeskTrCategory}...on AttributeTranslatableContent{...DeskTrAttribute}...on AttributeValueTranslatableContent{...DeskTrAttributeValue}...on ProductVariantTranslatableContent{...DeskTrProductVariant}...on PageTranslatableContent{...DeskTrPage}...on ShippingMethodTranslatableContent{...DeskTrShippingMethod}...on MenuItemTranslatableContent{...DeskTrMenuItem}...on PromotionTranslatableContent{...DeskTrPromotion}...on PromotionRuleTranslatableContent{...DeskTrPromotionRule}...on VoucherTranslatableContent{...DeskTrVoucher}}}pageInfo{hasNextPage endCursor}}}fragment DeskTrProduct on ProductTranslatableContent{of:productId productName:name productDescription:description productSeoTitle:seoTitle productSeoDescription:seoDescription productRU:translation(languageCode:RU){name description seoTitle seoDescription}productCS:translation(languageCode:CS){name description seoTitle seoDescription}}fragment DeskTrCollection on CollectionTranslatableContent{of:collectionId collectionName:name collectionDescription:description collectionSeoTitle:seoTitle collectionSeoDescription:seoDescription collectionRU:translation(languageCode:RU){name description seoTitle seoDescription}collectionCS:translation(languageCode:CS){name description seoTitle seoDescription}}fragment DeskTrCategory on CategoryTranslatableContent{of:categoryId categoryName:name categoryDescription:description categorySeoTitle:seoTitle categorySeoDescription:seoDescription categoryRU:translation(languageCode:RU){name description seoTitle seoDescription}categoryCS:translation(languageCode:CS){name description seoTitle seoDescription}}fragment DeskTrAttribute on AttributeTranslatableContent{of:attributeId attributeName:name attributeRU:translation(languageCode:RU){name}attributeCS:translation(languageCode:CS){name}}fragment DeskTrAttributeValue on AttributeValueTranslatableContent{of:attributeValueId attributeValueName:name attributeValuePlainText:plainText attributeValueRichText:richText attribute{name}attributeValueRU:translation(languageCode:RU){name plainText richText}attributeValueCS:translation(languageCode:CS){name plainText richText}}fragment DeskTrProductVariant on ProductVariantTranslatableContent{of:productVariantId productVariantName:name productVariantRU:translation(languageCode:RU){name}productVariantCS:translation(languageCode:CS){name}}fragment DeskTrPage on PageTranslatableContent{of:pageId pageTitle:title pageContent:content pageSeoTitle:seoTitle pageSeoDescription:seoDescription pageRU:translation(languageCode:RU){title content seoTitle seoDescription}pageCS:translation(languageCode:CS){title content seoTitle seoDescription}}fragment DeskTrShippingMethod on ShippingMethodTranslatableContent{of:shippingMethodId shippingMethodName:name shippingMethodDescription:description shippingMethodRU:translation(languageCode:RU){name description}shippingMethodCS:translation(languageCode:CS){name description}}fragment DeskTrMenuItem on MenuItemTranslatableContent{of:menuItemId menuItemName:name menuItemRU:translation(languageCode:RU){name}menuItemCS:translation(languageCode:CS){name}}fragment DeskTrPromotion on PromotionTranslatableContent{of:promotionId promotionName:name promotionDescription:description promotionRU:translation(languageCode:RU){name description}promotionCS:translation(languageCode:CS){name description}}fragment DeskTrPromotionRule on PromotionRuleTranslatableContent{of:promotionRuleId promotionRuleName:name promotionRuleDescription:description promotionRuleRU:translation(languageCode:RU){name description}promotionRuleCS:translation(languageCode:CS){name description}}fragment DeskTrVoucher on VoucherTranslatableContent{of:voucherId voucherName:name voucherRU:translation(languageCode:RU){name}voucherCS:translation(languageCode:CS){name}}" }

export const DeskTranslateProductDocument: TypedDocument<DeskTranslateProductMutation, DeskTranslateProductMutationVariables> = { name: 'DeskTranslateProduct', kind: 'mutation', source: "mutation DeskTranslateProduct($id:ID!$input:TranslationInput!$languageCode:LanguageCodeEnum!){productTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateCollectionDocument: TypedDocument<DeskTranslateCollectionMutation, DeskTranslateCollectionMutationVariables> = { name: 'DeskTranslateCollection', kind: 'mutation', source: "mutation DeskTranslateCollection($id:ID!$input:TranslationInput!$languageCode:LanguageCodeEnum!){collectionTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateCategoryDocument: TypedDocument<DeskTranslateCategoryMutation, DeskTranslateCategoryMutationVariables> = { name: 'DeskTranslateCategory', kind: 'mutation', source: "mutation DeskTranslateCategory($id:ID!$input:TranslationInput!$languageCode:LanguageCodeEnum!){categoryTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateAttributeDocument: TypedDocument<DeskTranslateAttributeMutation, DeskTranslateAttributeMutationVariables> = { name: 'DeskTranslateAttribute', kind: 'mutation', source: "mutation DeskTranslateAttribute($id:ID!$input:NameTranslationInput!$languageCode:LanguageCodeEnum!){attributeTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateAttributeValueDocument: TypedDocument<DeskTranslateAttributeValueMutation, DeskTranslateAttributeValueMutationVariables> = { name: 'DeskTranslateAttributeValue', kind: 'mutation', source: "mutation DeskTranslateAttributeValue($id:ID!$input:AttributeValueTranslationInput!$languageCode:LanguageCodeEnum!){attributeValueTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateProductVariantDocument: TypedDocument<DeskTranslateProductVariantMutation, DeskTranslateProductVariantMutationVariables> = { name: 'DeskTranslateProductVariant', kind: 'mutation', source: "mutation DeskTranslateProductVariant($id:ID!$input:NameTranslationInput!$languageCode:LanguageCodeEnum!){productVariantTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslateShippingMethodDocument: TypedDocument<DeskTranslateShippingMethodMutation, DeskTranslateShippingMethodMutationVariables> = { name: 'DeskTranslateShippingMethod', kind: 'mutation', source: "mutation DeskTranslateShippingMethod($id:ID!$input:ShippingPriceTranslationInput!$languageCode:LanguageCodeEnum!){shippingPriceTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTextPromotionDocument: TypedDocument<DeskTextPromotionMutation, DeskTextPromotionMutationVariables> = { name: 'DeskTextPromotion', kind: 'mutation', source: "mutation DeskTextPromotion($id:ID!$input:PromotionTranslationInput!$languageCode:LanguageCodeEnum!){promotionTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTextVoucherDocument: TypedDocument<DeskTextVoucherMutation, DeskTextVoucherMutationVariables> = { name: 'DeskTextVoucher', kind: 'mutation', source: "mutation DeskTextVoucher($id:ID!$input:NameTranslationInput!$languageCode:LanguageCodeEnum!){voucherTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskTranslatePromotionRuleDocument: TypedDocument<DeskTranslatePromotionRuleMutation, DeskTranslatePromotionRuleMutationVariables> = { name: 'DeskTranslatePromotionRule', kind: 'mutation', source: "mutation DeskTranslatePromotionRule($id:ID!$input:PromotionRuleTranslationInput!$languageCode:LanguageCodeEnum!){promotionRuleTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }
