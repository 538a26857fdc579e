/* Written by npm run generate. Do not edit. */
import type { CollectionErrorCode, CountryCode, ErrorPolicyEnum, LanguageCodeEnum, ProductAttributeType, ProductBulkCreateErrorCode, ProductErrorCode, ProductMediaType, ProductTypeKindEnum, ProductVariantBulkErrorCode, StockBulkUpdateErrorCode, StockErrorCode, ThumbnailFormatEnum, UploadErrorCode, VariantAttributeScope } from '@semena/contract/enums'
import type { AttributeFilterInput, AttributeWhereInput, CategoryFilterInput, CategoryInput, CategorySortingInput, CollectionChannelListingUpdateInput, CollectionCreateInput, CollectionFilterInput, CollectionInput, CollectionSortingInput, MediaSortingInput, MoveProductInput, ProductAttributeAssignInput, ProductAttributeAssignmentUpdateInput, ProductBulkCreateInput, ProductChannelListingUpdateInput, ProductCreateInput, ProductFilterInput, ProductInput, ProductMediaCreateInput, ProductMediaUpdateInput, ProductTypeFilterInput, ProductTypeInput, ProductTypeSortingInput, ProductVariantBulkCreateInput, ProductVariantBulkUpdateInput, ProductVariantChannelListingAddInput, ProductVariantCreateInput, ProductVariantFilterInput, ProductVariantInput, ProductVariantSortingInput, ProductWhereInput, StockBulkUpdateInput, StockInput } from '../../domain/catalog/inputs.generated.ts'
import type { ExportProductsInput } from '../../domain/export/inputs.generated.ts'
import type { AddressInput, CategoryWhereInput, CollectionWhereInput, ProductVariantWhereInput, ReorderInput } from '../../domain/inputs.generated.ts'
import type { ProductOrder } from '../../domain/order/inputs.generated.ts'
import type { TranslationInput } from '../../domain/translation/inputs.generated.ts'
import type { UploadedFile } from '../../domain/uploaded-file.ts'
import type { AttributeSource, SelectedAttributeSource } from '../attribute/sources.ts'
import type { AssignedVariantAttributeSource, CategorySource, CollectionChannelListingSource, CollectionSource, MediaSource, ProductChannelListingSource, ProductSource, ProductTypeSource, StockSource, VariantChannelListingSource, VariantSource } from './sources.ts'
import type { ExportFileSource } from '../export/sources.ts'
import type { ExportError } from '../export/types.generated.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { File, Image, Money, MoneyRange, PageInfo, Weight } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'
import type { TaxClassSource } from '../tax/sources.ts'
import type { TaxedMoney, TaxedMoneyRange } from '../tax/types.generated.ts'
import type { TranslationError } from '../translation/types.generated.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface ProductCountableEdge { node: ProductSource; cursor: string }
export interface CategoryCountableEdge { node: CategorySource; cursor: string }
export interface CategoryTranslation {
  id: string
  language: LanguageDisplay
  seoTitle: Maybe<string>
  seoDescription: Maybe<string>
  slug: Maybe<string>
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface VariantPricingInfo {
  onSale: Maybe<boolean>
  discount: Maybe<TaxedMoney>
  price: Maybe<TaxedMoney>
  priceUndiscounted: Maybe<TaxedMoney>
}
export interface ProductVariantTranslation { id: string; language: LanguageDisplay; name: string }
export interface ProductPricingInfo {
  onSale: Maybe<boolean>
  discount: Maybe<TaxedMoney>
  displayGrossPrices: boolean
  priceRange: Maybe<TaxedMoneyRange>
  priceRangeUndiscounted: Maybe<TaxedMoneyRange>
}
export interface ProductVariantCountableEdge { node: VariantSource; cursor: string }
export interface CollectionTranslation {
  id: string
  language: LanguageDisplay
  seoTitle: Maybe<string>
  seoDescription: Maybe<string>
  slug: Maybe<string>
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface ProductTranslation {
  id: string
  language: LanguageDisplay
  seoTitle: Maybe<string>
  seoDescription: Maybe<string>
  slug: Maybe<string>
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface CollectionCountableEdge { node: CollectionSource; cursor: string }
export interface CategoryCreate { errors: readonly ProductError[]; category: Maybe<CategorySource> }
export interface CategoryUpdate { errors: readonly ProductError[]; category: Maybe<CategorySource> }
export interface CategoryDelete { errors: readonly ProductError[]; category: Maybe<CategorySource> }
export interface CategoryBulkDelete { count: number; errors: readonly ProductError[] }
export interface CategoryTranslate { errors: readonly TranslationError[]; category: Maybe<CategorySource> }
export interface ProductError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
}
export interface CollectionCreate { errors: readonly CollectionError[]; collection: Maybe<CollectionSource> }
export interface CollectionUpdate { errors: readonly CollectionError[]; collection: Maybe<CollectionSource> }
export interface CollectionDelete { errors: readonly CollectionError[]; collection: Maybe<CollectionSource> }
export interface CollectionBulkDelete { count: number; errors: readonly CollectionError[] }
export interface CollectionAddProducts { collection: Maybe<CollectionSource>; errors: readonly CollectionError[] }
export interface CollectionRemoveProducts { collection: Maybe<CollectionSource>; errors: readonly CollectionError[] }
export interface CollectionReorderProducts { collection: Maybe<CollectionSource>; errors: readonly CollectionError[] }
export interface CollectionChannelListingUpdate {
  collection: Maybe<CollectionSource>
  errors: readonly CollectionChannelListingError[]
}
export interface CollectionChannelListingError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface CollectionError {
  field: Maybe<string>
  message: Maybe<string>
  products: Maybe<readonly string[]>
  code: CollectionErrorCode
}
export interface ExportProducts { exportFile: Maybe<ExportFileSource>; errors: readonly ExportError[] }
export interface ProductMediaCreate {
  product: Maybe<ProductSource>
  media: Maybe<MediaSource>
  errors: readonly ProductError[]
}
export interface ProductMediaUpdate {
  product: Maybe<ProductSource>
  media: Maybe<MediaSource>
  errors: readonly ProductError[]
}
export interface ProductMediaDelete {
  product: Maybe<ProductSource>
  media: Maybe<MediaSource>
  errors: readonly ProductError[]
}
export interface ProductMediaBulkDelete { count: number; errors: readonly ProductError[] }
export interface ProductMediaReorder {
  product: Maybe<ProductSource>
  media: Maybe<readonly MediaSource[]>
  errors: readonly ProductError[]
}
export interface VariantMediaAssign {
  productVariant: Maybe<VariantSource>
  media: Maybe<MediaSource>
  errors: readonly ProductError[]
}
export interface VariantMediaUnassign {
  productVariant: Maybe<VariantSource>
  media: Maybe<MediaSource>
  errors: readonly ProductError[]
}
export interface ProductTypeCreate { errors: readonly ProductError[]; productType: Maybe<ProductTypeSource> }
export interface ProductTypeUpdate { errors: readonly ProductError[]; productType: Maybe<ProductTypeSource> }
export interface ProductTypeDelete { errors: readonly ProductError[]; productType: Maybe<ProductTypeSource> }
export interface ProductTypeBulkDelete { count: number; errors: readonly ProductError[] }
export interface ProductTypeReorderAttributes { productType: Maybe<ProductTypeSource>; errors: readonly ProductError[] }
export interface ProductTypeCountableEdge { node: ProductTypeSource; cursor: string }
export interface ProductAttributeAssign { productType: Maybe<ProductTypeSource>; errors: readonly ProductError[] }
export interface ProductAttributeUnassign { productType: Maybe<ProductTypeSource>; errors: readonly ProductError[] }
export interface ProductAttributeAssignmentUpdate {
  productType: Maybe<ProductTypeSource>
  errors: readonly ProductError[]
}
export interface ProductCreate { errors: readonly ProductError[]; product: Maybe<ProductSource> }
export interface ProductUpdate { errors: readonly ProductError[]; product: Maybe<ProductSource> }
export interface ProductDelete { errors: readonly ProductError[]; product: Maybe<ProductSource> }
export interface ProductBulkDelete { count: number; errors: readonly ProductError[] }
export interface ProductChannelListingUpdate {
  product: Maybe<ProductSource>
  errors: readonly ProductChannelListingError[]
}
export interface ProductChannelListingError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
  variants: Maybe<readonly string[]>
}
export interface Margin { start: Maybe<number>; stop: Maybe<number> }
export interface ProductBulkCreate {
  count: number
  results: readonly ProductBulkResult[]
  errors: readonly ProductBulkCreateError[]
}
export interface ProductBulkResult { product: Maybe<ProductSource>; errors: Maybe<readonly ProductBulkCreateError[]> }
export interface ProductBulkCreateError {
  path: Maybe<string>
  message: Maybe<string>
  code: ProductBulkCreateErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  warehouses: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface FileUpload { uploadedFile: Maybe<File>; errors: readonly UploadError[] }
export interface UploadError { field: Maybe<string>; message: Maybe<string>; code: UploadErrorCode }
export interface ProductVariantCreate { errors: readonly ProductError[]; productVariant: Maybe<VariantSource> }
export interface ProductVariantUpdate { errors: readonly ProductError[]; productVariant: Maybe<VariantSource> }
export interface ProductVariantDelete { errors: readonly ProductError[]; productVariant: Maybe<VariantSource> }
export interface ProductVariantBulkDelete { count: number; errors: readonly ProductError[] }
export interface ProductVariantChannelListingUpdate {
  variant: Maybe<VariantSource>
  errors: readonly ProductChannelListingError[]
}
export interface ProductVariantStocksCreate { productVariant: Maybe<VariantSource>; errors: readonly BulkStockError[] }
export interface ProductVariantStocksUpdate { productVariant: Maybe<VariantSource>; errors: readonly BulkStockError[] }
export interface ProductVariantStocksDelete { productVariant: Maybe<VariantSource>; errors: readonly StockError[] }
export interface BulkStockError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  index: Maybe<number>
}
export interface StockError { field: Maybe<string>; message: Maybe<string>; code: StockErrorCode }
export interface ProductVariantReorder { product: Maybe<ProductSource>; errors: readonly ProductError[] }
export interface ProductVariantSetDefault { product: Maybe<ProductSource>; errors: readonly ProductError[] }
export interface ProductVariantBulkCreate {
  count: number
  productVariants: readonly VariantSource[]
  results: readonly ProductVariantBulkResult[]
  errors: readonly BulkProductError[]
}
export interface ProductVariantBulkResult {
  productVariant: Maybe<VariantSource>
  errors: Maybe<readonly ProductVariantBulkError[]>
}
export interface ProductVariantBulkUpdate {
  count: number
  results: readonly ProductVariantBulkResult[]
  errors: readonly ProductVariantBulkError[]
}
export interface ProductVariantBulkError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductVariantBulkErrorCode
  path: Maybe<string>
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  warehouses: Maybe<readonly string[]>
  stocks: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
  channelListings: Maybe<readonly string[]>
}
export interface BulkProductError {
  field: Maybe<string>
  message: Maybe<string>
  code: ProductErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
  index: Maybe<number>
  warehouses: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface StockBulkUpdate {
  count: number
  results: readonly StockBulkResult[]
  errors: readonly StockBulkUpdateError[]
}
export interface StockBulkResult { stock: Maybe<StockSource>; errors: Maybe<readonly StockBulkUpdateError[]> }
export interface StockBulkUpdateError { field: Maybe<string>; message: Maybe<string>; code: StockBulkUpdateErrorCode }
export interface ProductVariantReorderAttributeValues {
  productVariant: Maybe<VariantSource>
  errors: readonly ProductError[]
}
export interface ProductReorderAttributeValues { product: Maybe<ProductSource>; errors: readonly ProductError[] }

declare module '../resolver-types.ts' {
interface Types {
  ProductType: {
    source: ProductTypeSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      slug: string
      hasVariants: boolean
      isShippingRequired: boolean
      isDigital: boolean
      weight: Maybe<Weight>
      kind: ProductTypeKindEnum
      taxClass: Maybe<TaxClassSource>
      variantAttributes: Maybe<readonly AttributeSource[]>
      assignedVariantAttributes: Maybe<readonly AssignedVariantAttributeSource[]>
      productAttributes: Maybe<readonly AttributeSource[]>
      availableAttributes: Maybe<Listed<AttributeSource>>
      products: Maybe<Listed<ProductSource>>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      variantAttributes: { variantSelection?: Nullable<VariantAttributeScope> }
      assignedVariantAttributes: { variantSelection?: Nullable<VariantAttributeScope> }
      availableAttributes: { filter?: Nullable<AttributeFilterInput>; where?: Nullable<AttributeWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  ProductCountableConnection: {
    source: Listed<ProductSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ProductCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Product: {
    source: ProductSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      name: string
      description: Maybe<unknown>
      productType: ProductTypeSource
      slug: string
      category: Maybe<CategorySource>
      created: Date
      updatedAt: Date
      weight: Maybe<Weight>
      defaultVariant: Maybe<VariantSource>
      rating: Maybe<number>
      channel: Maybe<string>
      descriptionJson: Maybe<unknown>
      thumbnail: Maybe<Image>
      pricing: Maybe<ProductPricingInfo>
      isAvailable: Maybe<boolean>
      attribute: Maybe<SelectedAttributeSource>
      attributes: readonly SelectedAttributeSource[]
      mediaById: Maybe<MediaSource>
      variant: Maybe<VariantSource>
      variants: Maybe<readonly VariantSource[]>
      productVariants: Maybe<Listed<VariantSource>>
      media: Maybe<readonly MediaSource[]>
      collections: Maybe<readonly CollectionSource[]>
      translation: Maybe<ProductTranslation>
      availableForPurchase: Maybe<Date | string>
      availableForPurchaseAt: Maybe<Date>
      isAvailableForPurchase: Maybe<boolean>
      externalReference: Maybe<string>
      assignedAttribute: Maybe<SelectedAttributeSource>
      assignedAttributes: readonly SelectedAttributeSource[]
      chargeTaxes: boolean
      channelListings: Maybe<readonly ProductChannelListingSource[]>
      taxClass: Maybe<TaxClassSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      thumbnail: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
      pricing: { address?: Nullable<AddressInput> }
      isAvailable: { address?: Nullable<AddressInput> }
      attribute: { slug: string }
      mediaById: { id: string }
      variant: { id?: Nullable<string>; sku?: Nullable<string> }
      productVariants: { filter?: Nullable<ProductVariantFilterInput>; where?: Nullable<ProductVariantWhereInput>; sortBy?: Nullable<ProductVariantSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      media: { sortBy?: Nullable<MediaSortingInput> }
      translation: { languageCode: LanguageCodeEnum }
      assignedAttribute: { slug: string }
      assignedAttributes: { limit: number | null }
    }
  }
  Category: {
    source: CategorySource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      name: string
      description: Maybe<unknown>
      slug: string
      parent: Maybe<CategorySource>
      level: number
      ancestors: Maybe<Listed<CategorySource>>
      products: Maybe<Listed<ProductSource>>
      children: Maybe<Listed<CategorySource>>
      backgroundImage: Maybe<Image>
      translation: Maybe<CategoryTranslation>
      descriptionJson: Maybe<unknown>
      updatedAt: Date
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      ancestors: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { filter?: Nullable<ProductFilterInput>; where?: Nullable<ProductWhereInput>; sortBy?: Nullable<ProductOrder>; search?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      children: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      backgroundImage: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CategoryCountableConnection: {
    source: Listed<CategorySource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CategoryCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ProductVariant: {
    source: VariantSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      sku: Maybe<string>
      product: ProductSource
      trackInventory: boolean
      quantityLimitPerCustomer: Maybe<number>
      weight: Maybe<Weight>
      channel: Maybe<string>
      pricing: Maybe<VariantPricingInfo>
      attributes: readonly SelectedAttributeSource[]
      media: Maybe<readonly MediaSource[]>
      translation: Maybe<ProductVariantTranslation>
      quantityAvailable: Maybe<number>
      created: Date
      updatedAt: Date
      externalReference: Maybe<string>
      assignedAttribute: Maybe<SelectedAttributeSource>
      assignedAttributes: readonly SelectedAttributeSource[]
      channelListings: Maybe<readonly VariantChannelListingSource[]>
      margin: Maybe<number>
      stocks: Maybe<readonly StockSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      pricing: { address?: Nullable<AddressInput> }
      attributes: { variantSelection?: Nullable<VariantAttributeScope> }
      translation: { languageCode: LanguageCodeEnum }
      quantityAvailable: { address?: Nullable<AddressInput>; countryCode?: Nullable<CountryCode> }
      assignedAttribute: { slug: string }
      assignedAttributes: { limit: number | null }
      stocks: { address?: Nullable<AddressInput>; countryCode?: Nullable<CountryCode> }
    }
  }
  ProductMedia: {
    source: MediaSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      sortOrder: Maybe<number>
      alt: string
      type: ProductMediaType
      oembedData: unknown
      url: string
      productId: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      url: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
    }
  }
  ProductVariantCountableConnection: {
    source: Listed<VariantSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ProductVariantCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Collection: {
    source: CollectionSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      name: string
      description: Maybe<unknown>
      slug: string
      channel: Maybe<string>
      products: Maybe<Listed<ProductSource>>
      backgroundImage: Maybe<Image>
      translation: Maybe<CollectionTranslation>
      descriptionJson: Maybe<unknown>
      channelListings: Maybe<readonly CollectionChannelListingSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      products: { filter?: Nullable<ProductFilterInput>; where?: Nullable<ProductWhereInput>; search?: Nullable<string>; sortBy?: Nullable<ProductOrder>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      backgroundImage: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CollectionCountableConnection: {
    source: Listed<CollectionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CollectionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CollectionChannelListing: {
    source: CollectionChannelListingSource
    fields: {
      id: string
      publicationDate: Maybe<Date | string>
      publishedAt: Maybe<Date>
      isPublished: boolean
      channel: ChannelSource
    }
    args: {}
  }
  ProductTypeCountableConnection: {
    source: Listed<ProductTypeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ProductTypeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AssignedVariantAttribute: {
    source: AssignedVariantAttributeSource
    fields: {
      attribute: AttributeSource
      variantSelection: boolean
    }
    args: {}
  }
  ProductChannelListing: {
    source: ProductChannelListingSource
    fields: {
      id: string
      publicationDate: Maybe<Date | string>
      publishedAt: Maybe<Date>
      isPublished: boolean
      channel: ChannelSource
      visibleInListings: boolean
      availableForPurchase: Maybe<Date | string>
      availableForPurchaseAt: Maybe<Date>
      discountedPrice: Maybe<Money>
      purchaseCost: Maybe<MoneyRange>
      margin: Maybe<Margin>
      isAvailableForPurchase: Maybe<boolean>
      pricing: Maybe<ProductPricingInfo>
    }
    args: {
      pricing: { address?: Nullable<AddressInput> }
    }
  }
  ProductVariantChannelListing: {
    source: VariantChannelListingSource
    fields: {
      id: string
      channel: ChannelSource
      price: Maybe<Money>
      costPrice: Maybe<Money>
      priorPrice: Maybe<Money>
      margin: Maybe<number>
    }
    args: {}
  }
  Stock: {
    source: StockSource
    fields: {
      id: string
      warehouse: WarehouseSource
      productVariant: VariantSource
      quantity: number
      quantityAllocated: number
      quantityReserved: number
    }
    args: {}
  }
}
interface QueryFields {
  categories: Maybe<Listed<CategorySource>>
  category: Maybe<CategorySource>
  collection: Maybe<CollectionSource>
  collections: Maybe<Listed<CollectionSource>>
  product: Maybe<ProductSource>
  products: Maybe<Listed<ProductSource>>
  productVariant: Maybe<VariantSource>
  productVariants: Maybe<Listed<VariantSource>>
  productType: Maybe<ProductTypeSource>
  productTypes: Maybe<Listed<ProductTypeSource>>
}
interface QueryArguments {
  categories: { filter?: Nullable<CategoryFilterInput>; where?: Nullable<CategoryWhereInput>; sortBy?: Nullable<CategorySortingInput>; level?: Nullable<number>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  category: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum> }
  collection: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; channel?: Nullable<string> }
  collections: { filter?: Nullable<CollectionFilterInput>; where?: Nullable<CollectionWhereInput>; sortBy?: Nullable<CollectionSortingInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  product: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; externalReference?: Nullable<string>; channel?: Nullable<string> }
  products: { filter?: Nullable<ProductFilterInput>; where?: Nullable<ProductWhereInput>; sortBy?: Nullable<ProductOrder>; search?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  productVariant: { id?: Nullable<string>; sku?: Nullable<string>; externalReference?: Nullable<string>; channel?: Nullable<string> }
  productVariants: { ids?: Nullable<string[]>; channel?: Nullable<string>; filter?: Nullable<ProductVariantFilterInput>; where?: Nullable<ProductVariantWhereInput>; search?: Nullable<string>; sortBy?: Nullable<ProductVariantSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  productType: { id: string }
  productTypes: { filter?: Nullable<ProductTypeFilterInput>; sortBy?: Nullable<ProductTypeSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  categoryCreate: Maybe<CategoryCreate>
  categoryUpdate: Maybe<CategoryUpdate>
  categoryDelete: Maybe<CategoryDelete>
  categoryBulkDelete: Maybe<CategoryBulkDelete>
  categoryTranslate: Maybe<CategoryTranslate>
  collectionCreate: Maybe<CollectionCreate>
  collectionUpdate: Maybe<CollectionUpdate>
  collectionDelete: Maybe<CollectionDelete>
  collectionBulkDelete: Maybe<CollectionBulkDelete>
  collectionAddProducts: Maybe<CollectionAddProducts>
  collectionRemoveProducts: Maybe<CollectionRemoveProducts>
  collectionReorderProducts: Maybe<CollectionReorderProducts>
  collectionChannelListingUpdate: Maybe<CollectionChannelListingUpdate>
  exportProducts: Maybe<ExportProducts>
  productMediaCreate: Maybe<ProductMediaCreate>
  productMediaUpdate: Maybe<ProductMediaUpdate>
  productMediaDelete: Maybe<ProductMediaDelete>
  productMediaBulkDelete: Maybe<ProductMediaBulkDelete>
  productMediaReorder: Maybe<ProductMediaReorder>
  variantMediaAssign: Maybe<VariantMediaAssign>
  variantMediaUnassign: Maybe<VariantMediaUnassign>
  productTypeCreate: Maybe<ProductTypeCreate>
  productTypeUpdate: Maybe<ProductTypeUpdate>
  productTypeDelete: Maybe<ProductTypeDelete>
  productTypeBulkDelete: Maybe<ProductTypeBulkDelete>
  productTypeReorderAttributes: Maybe<ProductTypeReorderAttributes>
  productAttributeAssign: Maybe<ProductAttributeAssign>
  productAttributeUnassign: Maybe<ProductAttributeUnassign>
  productAttributeAssignmentUpdate: Maybe<ProductAttributeAssignmentUpdate>
  productCreate: Maybe<ProductCreate>
  productUpdate: Maybe<ProductUpdate>
  productDelete: Maybe<ProductDelete>
  productBulkDelete: Maybe<ProductBulkDelete>
  productChannelListingUpdate: Maybe<ProductChannelListingUpdate>
  productBulkCreate: Maybe<ProductBulkCreate>
  fileUpload: Maybe<FileUpload>
  productVariantCreate: Maybe<ProductVariantCreate>
  productVariantUpdate: Maybe<ProductVariantUpdate>
  productVariantDelete: Maybe<ProductVariantDelete>
  productVariantBulkDelete: Maybe<ProductVariantBulkDelete>
  productVariantChannelListingUpdate: Maybe<ProductVariantChannelListingUpdate>
  productVariantStocksCreate: Maybe<ProductVariantStocksCreate>
  productVariantStocksUpdate: Maybe<ProductVariantStocksUpdate>
  productVariantStocksDelete: Maybe<ProductVariantStocksDelete>
  productVariantReorder: Maybe<ProductVariantReorder>
  productVariantSetDefault: Maybe<ProductVariantSetDefault>
  productVariantBulkCreate: Maybe<ProductVariantBulkCreate>
  productVariantBulkUpdate: Maybe<ProductVariantBulkUpdate>
  stockBulkUpdate: Maybe<StockBulkUpdate>
  productVariantReorderAttributeValues: Maybe<ProductVariantReorderAttributeValues>
  productReorderAttributeValues: Maybe<ProductReorderAttributeValues>
}
interface MutationArguments {
  categoryCreate: { input: CategoryInput; parent?: Nullable<string> }
  categoryUpdate: { id: string; input: CategoryInput }
  categoryDelete: { id: string }
  categoryBulkDelete: { ids: string[] }
  categoryTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
  collectionCreate: { input: CollectionCreateInput }
  collectionUpdate: { id: string; input: CollectionInput }
  collectionDelete: { id: string }
  collectionBulkDelete: { ids: string[] }
  collectionAddProducts: { collectionId: string; products: string[] }
  collectionRemoveProducts: { collectionId: string; products: string[] }
  collectionReorderProducts: { collectionId: string; moves: MoveProductInput[] }
  collectionChannelListingUpdate: { id: string; input: CollectionChannelListingUpdateInput }
  exportProducts: { input: ExportProductsInput }
  productMediaCreate: { input: ProductMediaCreateInput }
  productMediaUpdate: { id: string; input: ProductMediaUpdateInput }
  productMediaDelete: { id: string }
  productMediaBulkDelete: { ids: string[] }
  productMediaReorder: { mediaIds: string[]; productId: string }
  variantMediaAssign: { mediaId: string; variantId: string }
  variantMediaUnassign: { mediaId: string; variantId: string }
  productTypeCreate: { input: ProductTypeInput }
  productTypeUpdate: { id: string; input: ProductTypeInput }
  productTypeDelete: { id: string }
  productTypeBulkDelete: { ids: string[] }
  productTypeReorderAttributes: { moves: ReorderInput[]; productTypeId: string; type: ProductAttributeType }
  productAttributeAssign: { operations: ProductAttributeAssignInput[]; productTypeId: string }
  productAttributeUnassign: { attributeIds: string[]; productTypeId: string }
  productAttributeAssignmentUpdate: { operations: ProductAttributeAssignmentUpdateInput[]; productTypeId: string }
  productCreate: { input: ProductCreateInput }
  productUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: ProductInput }
  productDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
  productBulkDelete: { ids: string[] }
  productChannelListingUpdate: { id: string; input: ProductChannelListingUpdateInput }
  productBulkCreate: { errorPolicy?: Nullable<ErrorPolicyEnum>; products: ProductBulkCreateInput[] }
  fileUpload: { file: UploadedFile }
  productVariantCreate: { input: ProductVariantCreateInput }
  productVariantUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: ProductVariantInput; sku?: Nullable<string> }
  productVariantDelete: { externalReference?: Nullable<string>; id?: Nullable<string>; sku?: Nullable<string> }
  productVariantBulkDelete: { ids?: Nullable<string[]>; skus?: Nullable<string[]> }
  productVariantChannelListingUpdate: { id?: Nullable<string>; input: ProductVariantChannelListingAddInput[]; sku?: Nullable<string> }
  productVariantStocksCreate: { stocks: StockInput[]; variantId: string }
  productVariantStocksUpdate: { sku?: Nullable<string>; stocks: StockInput[]; variantId?: Nullable<string> }
  productVariantStocksDelete: { sku?: Nullable<string>; variantId?: Nullable<string>; warehouseIds?: Nullable<string[]> }
  productVariantReorder: { moves: ReorderInput[]; productId: string }
  productVariantSetDefault: { productId: string; variantId: string }
  productVariantBulkCreate: { errorPolicy?: Nullable<ErrorPolicyEnum>; product: string; variants: ProductVariantBulkCreateInput[] }
  productVariantBulkUpdate: { errorPolicy?: Nullable<ErrorPolicyEnum>; product: string; variants: ProductVariantBulkUpdateInput[] }
  stockBulkUpdate: { errorPolicy?: Nullable<ErrorPolicyEnum>; stocks: StockBulkUpdateInput[] }
  productVariantReorderAttributeValues: { attributeId: string; moves: ReorderInput[]; variantId: string }
  productReorderAttributeValues: { attributeId: string; moves: ReorderInput[]; productId: string }
}
}
