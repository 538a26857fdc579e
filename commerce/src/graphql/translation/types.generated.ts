/* Written by npm run generate. Do not edit. */
import type { AttributeTranslateErrorCode, AttributeValueTranslateErrorCode, ErrorPolicyEnum, LanguageCodeEnum, ProductTranslateErrorCode, ProductVariantTranslateErrorCode, TranslatableKinds, TranslationErrorCode } from '@semena/contract/enums'
import type { AttributeBulkTranslateInput, AttributeValueBulkTranslateInput, AttributeValueTranslationInput, NameTranslationInput, PageTranslationInput, ProductBulkTranslateInput, ProductVariantBulkTranslateInput, ShippingPriceTranslationInput, TranslationInput } from '../../domain/translation/inputs.generated.ts'
import type { AttributeSource, AttributeValueSource } from '../attribute/sources.ts'
import type { AttributeTranslation, AttributeValueTranslation } from '../attribute/types.generated.ts'
import type { CategorySource, CollectionSource, ProductSource, VariantSource } from '../catalog/sources.ts'
import type { CategoryTranslation, CollectionTranslation, ProductTranslation, ProductVariantTranslation } from '../catalog/types.generated.ts'
import type { MenuItemSource, PageSource } from '../content/sources.ts'
import type { MenuItemTranslation, PageTranslation } from '../content/types.generated.ts'
import type { PromotionRuleTranslation, PromotionTranslation } from '../promotion/types.generated.ts'
import type { SaleSource } from '../sale/sources.ts'
import type { SaleTranslation } from '../sale/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { MethodSource } from '../shipping/sources.ts'
import type { ShippingMethodTranslation } from '../shipping/types.generated.ts'
import type { TranslatableSource } from './sources.ts'
import type { VoucherSource } from '../voucher/sources.ts'
import type { VoucherTranslation } from '../voucher/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface ProductBulkTranslate {
  count: number
  results: readonly ProductBulkTranslateResult[]
  errors: readonly ProductBulkTranslateError[]
}
export interface ProductBulkTranslateResult {
  translation: Maybe<ProductTranslation>
  errors: Maybe<readonly ProductBulkTranslateError[]>
}
export interface ProductBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: ProductTranslateErrorCode
}
export interface ProductVariantBulkTranslate {
  count: number
  results: readonly ProductVariantBulkTranslateResult[]
  errors: readonly ProductVariantBulkTranslateError[]
}
export interface ProductVariantBulkTranslateResult {
  translation: Maybe<ProductVariantTranslation>
  errors: Maybe<readonly ProductVariantBulkTranslateError[]>
}
export interface ProductVariantBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: ProductVariantTranslateErrorCode
}
export interface AttributeBulkTranslate {
  count: number
  results: readonly AttributeBulkTranslateResult[]
  errors: readonly AttributeBulkTranslateError[]
}
export interface AttributeBulkTranslateResult {
  translation: Maybe<AttributeTranslation>
  errors: Maybe<readonly AttributeBulkTranslateError[]>
}
export interface AttributeBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeTranslateErrorCode
}
export interface AttributeValueBulkTranslate {
  count: number
  results: readonly AttributeValueBulkTranslateResult[]
  errors: readonly AttributeValueBulkTranslateError[]
}
export interface AttributeValueBulkTranslateResult {
  translation: Maybe<AttributeValueTranslation>
  errors: Maybe<readonly AttributeValueBulkTranslateError[]>
}
export interface AttributeValueBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeValueTranslateErrorCode
}
export interface TranslationError { field: Maybe<string>; message: Maybe<string>; code: TranslationErrorCode }
export interface TranslatableItemEdge { node: TranslatableItem; cursor: string }
export interface PageTranslate { errors: readonly TranslationError[]; page: Maybe<TranslatableSource> }
export interface ProductTranslate { errors: readonly TranslationError[]; product: Maybe<ProductSource> }
export interface ProductVariantTranslate { errors: readonly TranslationError[]; productVariant: Maybe<VariantSource> }
export interface CollectionTranslate { errors: readonly TranslationError[]; collection: Maybe<CollectionSource> }
export interface AttributeTranslate { errors: readonly TranslationError[]; attribute: Maybe<AttributeSource> }
export interface AttributeValueTranslate {
  errors: readonly TranslationError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface MenuItemTranslate { errors: readonly TranslationError[]; menuItem: Maybe<MenuItemSource> }
export interface ShippingPriceTranslate { errors: readonly TranslationError[]; shippingMethod: Maybe<MethodSource> }
export type TranslatableItem =
  | (TranslatableSource & { __typename: 'ProductTranslatableContent' })
  | (TranslatableSource & { __typename: 'CollectionTranslatableContent' })
  | (TranslatableSource & { __typename: 'CategoryTranslatableContent' })
  | (TranslatableSource & { __typename: 'AttributeTranslatableContent' })
  | (TranslatableSource & { __typename: 'AttributeValueTranslatableContent' })
  | (TranslatableSource & { __typename: 'ProductVariantTranslatableContent' })
  | (TranslatableSource & { __typename: 'PageTranslatableContent' })
  | (TranslatableSource & { __typename: 'ShippingMethodTranslatableContent' })
  | (TranslatableSource & { __typename: 'VoucherTranslatableContent' })
  | (TranslatableSource & { __typename: 'MenuItemTranslatableContent' })
  | (TranslatableSource & { __typename: 'PromotionTranslatableContent' })
  | (TranslatableSource & { __typename: 'PromotionRuleTranslatableContent' })
  | (TranslatableSource & { __typename: 'SaleTranslatableContent' })

declare module '../resolver-types.ts' {
interface Types {
  TranslatableItemConnection: {
    source: Listed<TranslatableItem>
    fields: {
      pageInfo: PageInfo
      edges: readonly TranslatableItemEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ProductTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      productId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<ProductTranslation>
      product: Maybe<ProductSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CollectionTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      collectionId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<CollectionTranslation>
      collection: Maybe<CollectionSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CategoryTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      categoryId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<CategoryTranslation>
      category: Maybe<CategorySource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      attributeId: string
      name: string
      translation: Maybe<AttributeTranslation>
      attribute: Maybe<AttributeSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeValueTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      attributeValueId: string
      name: string
      richText: Maybe<unknown>
      plainText: Maybe<string>
      translation: Maybe<AttributeValueTranslation>
      attributeValue: Maybe<AttributeValueSource>
      attribute: Maybe<TranslatableSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ProductVariantTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      productVariantId: string
      name: string
      translation: Maybe<ProductVariantTranslation>
      productVariant: Maybe<VariantSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PageTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      pageId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      title: string
      content: Maybe<unknown>
      translation: Maybe<PageTranslation>
      page: Maybe<PageSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ShippingMethodTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      shippingMethodId: string
      name: string
      description: Maybe<unknown>
      translation: Maybe<ShippingMethodTranslation>
      shippingMethod: Maybe<MethodSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  VoucherTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      voucherId: string
      name: Maybe<string>
      translation: Maybe<VoucherTranslation>
      voucher: Maybe<VoucherSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  SaleTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      saleId: string
      name: string
      translation: Maybe<SaleTranslation>
      sale: Maybe<SaleSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  MenuItemTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      menuItemId: string
      name: string
      translation: Maybe<MenuItemTranslation>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      promotionId: string
      name: string
      description: Maybe<unknown>
      translation: Maybe<PromotionTranslation>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionRuleTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      promotionRuleId: string
      name: Maybe<string>
      description: Maybe<unknown>
      translation: Maybe<PromotionRuleTranslation>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
}
interface AbstractTypes {
  TranslatableItem: {
    value: TranslatableItem
    names: 'ProductTranslatableContent' | 'CollectionTranslatableContent' | 'CategoryTranslatableContent' | 'AttributeTranslatableContent' | 'AttributeValueTranslatableContent' | 'ProductVariantTranslatableContent' | 'PageTranslatableContent' | 'ShippingMethodTranslatableContent' | 'VoucherTranslatableContent' | 'MenuItemTranslatableContent' | 'PromotionTranslatableContent' | 'PromotionRuleTranslatableContent' | 'SaleTranslatableContent'
  }
}
interface QueryFields {
  translations: Maybe<Listed<TranslatableItem>>
  translation: Maybe<TranslatableItem>
}
interface QueryArguments {
  translations: { kind: TranslatableKinds; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  translation: { id: string; kind: TranslatableKinds }
}
interface MutationFields {
  productBulkTranslate: Maybe<ProductBulkTranslate>
  productVariantBulkTranslate: Maybe<ProductVariantBulkTranslate>
  attributeBulkTranslate: Maybe<AttributeBulkTranslate>
  attributeValueBulkTranslate: Maybe<AttributeValueBulkTranslate>
  pageTranslate: Maybe<PageTranslate>
  productTranslate: Maybe<ProductTranslate>
  productVariantTranslate: Maybe<ProductVariantTranslate>
  collectionTranslate: Maybe<CollectionTranslate>
  attributeTranslate: Maybe<AttributeTranslate>
  attributeValueTranslate: Maybe<AttributeValueTranslate>
  shippingPriceTranslate: Maybe<ShippingPriceTranslate>
  menuItemTranslate: Maybe<MenuItemTranslate>
}
interface MutationArguments {
  productBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: ProductBulkTranslateInput[] }
  productVariantBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: ProductVariantBulkTranslateInput[] }
  attributeBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: AttributeBulkTranslateInput[] }
  attributeValueBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: AttributeValueBulkTranslateInput[] }
  pageTranslate: { id: string; input: PageTranslationInput; languageCode: LanguageCodeEnum }
  productTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
  productVariantTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
  collectionTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
  attributeTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
  attributeValueTranslate: { id: string; input: AttributeValueTranslationInput; languageCode: LanguageCodeEnum }
  shippingPriceTranslate: { id: string; input: ShippingPriceTranslationInput; languageCode: LanguageCodeEnum }
  menuItemTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
}
}
