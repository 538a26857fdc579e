/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum, SaleType } from '@semena/contract/enums'
import type { SaleChannelListingInput, SaleFilterInput, SaleInput, SaleSortingInput } from '../../domain/sale/inputs.generated.ts'
import type { NameTranslationInput } from '../../domain/translation/inputs.generated.ts'
import type { CatalogueInput } from '../../domain/voucher/inputs.generated.ts'
import type { CategorySource, CollectionSource, ProductSource, VariantSource } from '../catalog/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { SaleListingSource, SaleSource } from './sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { DiscountError, PageInfo } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'
import type { TranslationError } from '../translation/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface SaleTranslation { id: string; language: LanguageDisplay; name: Maybe<string> }
export interface SaleCountableEdge { node: SaleSource; cursor: string }
export interface SaleCreate { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleUpdate { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleDelete { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleBulkDelete { count: number; errors: readonly DiscountError[] }
export interface SaleAddCatalogues { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleRemoveCatalogues { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleChannelListingUpdate { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleTranslate { errors: readonly TranslationError[]; sale: Maybe<SaleSource> }

declare module '../resolver-types.ts' {
interface Types {
  Sale: {
    source: SaleSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      type: SaleType
      startDate: Date
      endDate: Maybe<Date>
      created: Date
      updatedAt: Date
      categories: Maybe<Listed<CategorySource>>
      collections: Maybe<Listed<CollectionSource>>
      products: Maybe<Listed<ProductSource>>
      variants: Maybe<Listed<VariantSource>>
      translation: Maybe<SaleTranslation>
      channelListings: Maybe<readonly SaleListingSource[]>
      discountValue: Maybe<number>
      currency: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      categories: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      collections: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      variants: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  SaleChannelListing: {
    source: SaleListingSource
    fields: {
      id: string
      channel: ChannelSource
      discountValue: number
      currency: string
    }
    args: {}
  }
  SaleCountableConnection: {
    source: Listed<SaleSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly SaleCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface QueryFields {
  sale: Maybe<SaleSource>
  sales: Maybe<Listed<SaleSource>>
}
interface QueryArguments {
  sale: { id: string; channel?: Nullable<string> }
  sales: { filter?: Nullable<SaleFilterInput>; sortBy?: Nullable<SaleSortingInput>; query?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  saleCreate: Maybe<SaleCreate>
  saleUpdate: Maybe<SaleUpdate>
  saleDelete: Maybe<SaleDelete>
  saleBulkDelete: Maybe<SaleBulkDelete>
  saleCataloguesAdd: Maybe<SaleAddCatalogues>
  saleCataloguesRemove: Maybe<SaleRemoveCatalogues>
  saleChannelListingUpdate: Maybe<SaleChannelListingUpdate>
  saleTranslate: Maybe<SaleTranslate>
}
interface MutationArguments {
  saleCreate: { input: SaleInput }
  saleUpdate: { id: string; input: SaleInput }
  saleDelete: { id: string }
  saleBulkDelete: { ids: string[] }
  saleCataloguesAdd: { id: string; input: CatalogueInput }
  saleCataloguesRemove: { id: string; input: CatalogueInput }
  saleChannelListingUpdate: { id: string; input: SaleChannelListingInput }
  saleTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
}
}
