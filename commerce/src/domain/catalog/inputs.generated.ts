/* Written by npm run generate. Do not edit. */
import type { AttributeChoicesSortField, AttributeEntityTypeEnum, AttributeInputTypeEnum, AttributeSortField, AttributeTypeEnum, CategorySortField, CollectionPublished, CollectionSortField, MeasurementUnitsEnum, MediaChoicesSortField, OrderDirection, ProductAttributeType, ProductTypeConfigurable, ProductTypeEnum, ProductTypeKindEnum, ProductTypeSortField, ProductVariantSortField, StockAvailability } from '@semena/contract/enums'
import type { AttributeValueInput, AttributeValueSelectableTypeInput, DateRangeInput, DateTimeFilterInput, DateTimeRangeInput, DecimalFilterInput, GlobalIDFilterInput, IntRangeInput, MetadataFilter, MetadataInput, PriceRangeInput, StringFilterInput } from '../inputs.generated.ts'
import type { UploadedFile } from '../uploaded-file.ts'

type Nullable<T> = T | null

export interface AttributeCreateInput {
  inputType?: Nullable<AttributeInputTypeEnum>
  entityType?: Nullable<AttributeEntityTypeEnum>
  name: string
  slug?: Nullable<string>
  type: AttributeTypeEnum
  unit?: Nullable<MeasurementUnitsEnum>
  values?: Nullable<AttributeValueCreateInput[]>
  valueRequired?: Nullable<boolean>
  isVariantOnly?: Nullable<boolean>
  visibleInStorefront?: Nullable<boolean>
  filterableInStorefront?: Nullable<boolean>
  filterableInDashboard?: Nullable<boolean>
  storefrontSearchPosition?: Nullable<number>
  availableInGrid?: Nullable<boolean>
  externalReference?: Nullable<string>
  referenceTypes?: Nullable<string[]>
}
export interface AttributeUpdateInput {
  name?: Nullable<string>
  slug?: Nullable<string>
  unit?: Nullable<MeasurementUnitsEnum>
  removeValues?: Nullable<string[]>
  addValues?: Nullable<AttributeValueUpdateInput[]>
  valueRequired?: Nullable<boolean>
  isVariantOnly?: Nullable<boolean>
  visibleInStorefront?: Nullable<boolean>
  filterableInStorefront?: Nullable<boolean>
  filterableInDashboard?: Nullable<boolean>
  storefrontSearchPosition?: Nullable<number>
  availableInGrid?: Nullable<boolean>
  externalReference?: Nullable<string>
  referenceTypes?: Nullable<string[]>
}
export interface AttributeBulkUpdateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  fields: AttributeUpdateInput
}
export interface AttributeValueCreateInput {
  value?: Nullable<string>
  richText?: Nullable<unknown>
  plainText?: Nullable<string>
  fileUrl?: Nullable<string>
  contentType?: Nullable<string>
  externalReference?: Nullable<string>
  name: string
}
export interface AttributeValueUpdateInput {
  value?: Nullable<string>
  richText?: Nullable<unknown>
  plainText?: Nullable<string>
  fileUrl?: Nullable<string>
  contentType?: Nullable<string>
  externalReference?: Nullable<string>
  name?: Nullable<string>
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
export interface AssignedAttributeWhereInput { slug?: Nullable<string>; value?: Nullable<AssignedAttributeValueInput> }
export interface AssignedAttributeReferenceInput {
  referencedIds?: Nullable<ContainsFilterInput>
  pageSlugs?: Nullable<ContainsFilterInput>
  productSlugs?: Nullable<ContainsFilterInput>
  productVariantSkus?: Nullable<ContainsFilterInput>
  categorySlugs?: Nullable<ContainsFilterInput>
  collectionSlugs?: Nullable<ContainsFilterInput>
}
export interface ContainsFilterInput { containsAny?: Nullable<string[]>; containsAll?: Nullable<string[]> }
export interface AttributeFilterInput {
  search?: Nullable<string>
  ids?: Nullable<string[]>
  type?: Nullable<AttributeTypeEnum>
  inCollection?: Nullable<string>
  inCategory?: Nullable<string>
  slugs?: Nullable<string[]>
  valueRequired?: Nullable<boolean>
  isVariantOnly?: Nullable<boolean>
  visibleInStorefront?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  filterableInStorefront?: Nullable<boolean>
  availableInGrid?: Nullable<boolean>
  filterableInDashboard?: Nullable<boolean>
  channel?: Nullable<string>
}
export interface AttributeChoicesSortingInput { direction: OrderDirection; field: AttributeChoicesSortField }
export interface AttributeValueFilterInput {
  search?: Nullable<string>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface AttributeSortingInput { direction: OrderDirection; field: AttributeSortField }
export interface AttributeWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  name?: Nullable<StringFilterInput>
  slug?: Nullable<StringFilterInput>
  withChoices?: Nullable<boolean>
  inputType?: Nullable<AttributeInputTypeEnumFilterInput>
  entityType?: Nullable<AttributeEntityTypeEnumFilterInput>
  type?: Nullable<AttributeTypeEnumFilterInput>
  unit?: Nullable<MeasurementUnitsEnumFilterInput>
  inCollection?: Nullable<string>
  inCategory?: Nullable<string>
  valueRequired?: Nullable<boolean>
  visibleInStorefront?: Nullable<boolean>
  filterableInDashboard?: Nullable<boolean>
  AND?: Nullable<AttributeWhereInput[]>
  OR?: Nullable<AttributeWhereInput[]>
}
export interface AttributeInputTypeEnumFilterInput {
  eq?: Nullable<AttributeInputTypeEnum>
  oneOf?: Nullable<AttributeInputTypeEnum[]>
}
export interface AttributeEntityTypeEnumFilterInput {
  eq?: Nullable<AttributeEntityTypeEnum>
  oneOf?: Nullable<AttributeEntityTypeEnum[]>
}
export interface AttributeTypeEnumFilterInput {
  eq?: Nullable<AttributeTypeEnum>
  oneOf?: Nullable<AttributeTypeEnum[]>
}
export interface MeasurementUnitsEnumFilterInput {
  eq?: Nullable<MeasurementUnitsEnum>
  oneOf?: Nullable<MeasurementUnitsEnum[]>
}
export interface AttributeValueWhereInput {
  ids?: Nullable<string[]>
  name?: Nullable<StringFilterInput>
  slug?: Nullable<StringFilterInput>
  AND?: Nullable<AttributeValueWhereInput[]>
  OR?: Nullable<AttributeValueWhereInput[]>
}
export interface ProductWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  name?: Nullable<StringFilterInput>
  slug?: Nullable<StringFilterInput>
  productType?: Nullable<GlobalIDFilterInput>
  category?: Nullable<GlobalIDFilterInput>
  collection?: Nullable<GlobalIDFilterInput>
  isAvailable?: Nullable<boolean>
  isPublished?: Nullable<boolean>
  isVisibleInListing?: Nullable<boolean>
  publishedFrom?: Nullable<Date>
  availableFrom?: Nullable<Date>
  price?: Nullable<DecimalFilterInput>
  minimalPrice?: Nullable<DecimalFilterInput>
  attributes?: Nullable<AttributeInput[]>
  stockAvailability?: Nullable<StockAvailability>
  stocks?: Nullable<ProductStockFilterInput>
  giftCard?: Nullable<boolean>
  hasCategory?: Nullable<boolean>
  AND?: Nullable<ProductWhereInput[]>
  OR?: Nullable<ProductWhereInput[]>
  updatedAt?: Nullable<DateTimeFilterInput>
}
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
  publishedFrom?: Nullable<Date>
  isAvailable?: Nullable<boolean>
  availableFrom?: Nullable<Date>
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
export interface ProductVariantFilterInput {
  search?: Nullable<string>
  sku?: Nullable<string[]>
  metadata?: Nullable<MetadataFilter[]>
  isPreorder?: Nullable<boolean>
  updatedAt?: Nullable<DateTimeRangeInput>
}
export interface ProductVariantSortingInput { direction: OrderDirection; field: ProductVariantSortField }
export interface MediaSortingInput { direction: OrderDirection; field: MediaChoicesSortField }
export interface CategoryFilterInput {
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
  updatedAt?: Nullable<DateTimeRangeInput>
}
export interface CategorySortingInput {
  direction: OrderDirection
  channel?: Nullable<string>
  field: CategorySortField
}
export interface CollectionFilterInput {
  published?: Nullable<CollectionPublished>
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
  channel?: Nullable<string>
}
export interface CollectionSortingInput {
  direction: OrderDirection
  channel?: Nullable<string>
  field: CollectionSortField
}
export interface CategoryInput {
  description?: Nullable<unknown>
  name?: Nullable<string>
  slug?: Nullable<string>
  seo?: Nullable<SeoInput>
  backgroundImage?: Nullable<UploadedFile>
  backgroundImageAlt?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface SeoInput { title?: Nullable<string>; description?: Nullable<string> }
export interface ProductStockFilterInput { warehouseIds?: Nullable<string[]>; quantity?: Nullable<IntRangeInput> }
export interface CollectionCreateInput {
  isPublished?: Nullable<boolean>
  name?: Nullable<string>
  slug?: Nullable<string>
  description?: Nullable<unknown>
  backgroundImage?: Nullable<UploadedFile>
  backgroundImageAlt?: Nullable<string>
  seo?: Nullable<SeoInput>
  publicationDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  products?: Nullable<string[]>
}
export interface CollectionInput {
  isPublished?: Nullable<boolean>
  name?: Nullable<string>
  slug?: Nullable<string>
  description?: Nullable<unknown>
  backgroundImage?: Nullable<UploadedFile>
  backgroundImageAlt?: Nullable<string>
  seo?: Nullable<SeoInput>
  publicationDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface MoveProductInput { productId: string; sortOrder?: Nullable<number> }
export interface CollectionChannelListingUpdateInput {
  addChannels?: Nullable<PublishableChannelListingInput[]>
  removeChannels?: Nullable<string[]>
}
export interface PublishableChannelListingInput {
  channelId: string
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<Date>
}
export interface ProductMediaCreateInput {
  alt?: Nullable<string>
  image?: Nullable<UploadedFile>
  product: string
  mediaUrl?: Nullable<string>
}
export interface ProductMediaUpdateInput { alt?: Nullable<string> }
export interface ProductTypeInput {
  name?: Nullable<string>
  slug?: Nullable<string>
  kind?: Nullable<ProductTypeKindEnum>
  hasVariants?: Nullable<boolean>
  productAttributes?: Nullable<string[]>
  variantAttributes?: Nullable<string[]>
  isShippingRequired?: Nullable<boolean>
  isDigital?: Nullable<boolean>
  weight?: Nullable<number>
  taxClass?: Nullable<string>
}
export interface ProductTypeFilterInput {
  search?: Nullable<string>
  configurable?: Nullable<ProductTypeConfigurable>
  productType?: Nullable<ProductTypeEnum>
  metadata?: Nullable<MetadataFilter[]>
  kind?: Nullable<ProductTypeKindEnum>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface ProductTypeSortingInput { direction: OrderDirection; field: ProductTypeSortField }
export interface ProductAttributeAssignInput {
  id: string
  type: ProductAttributeType
  variantSelection?: Nullable<boolean>
}
export interface ProductAttributeAssignmentUpdateInput { id: string; variantSelection: boolean }
export interface ProductCreateInput {
  attributes?: Nullable<AttributeValueInput[]>
  category?: Nullable<string>
  chargeTaxes?: Nullable<boolean>
  collections?: Nullable<string[]>
  description?: Nullable<unknown>
  name?: Nullable<string>
  slug?: Nullable<string>
  taxClass?: Nullable<string>
  seo?: Nullable<SeoInput>
  weight?: Nullable<number>
  rating?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
  productType: string
}
export interface ProductInput {
  attributes?: Nullable<AttributeValueInput[]>
  category?: Nullable<string>
  chargeTaxes?: Nullable<boolean>
  collections?: Nullable<string[]>
  description?: Nullable<unknown>
  name?: Nullable<string>
  slug?: Nullable<string>
  taxClass?: Nullable<string>
  seo?: Nullable<SeoInput>
  weight?: Nullable<number>
  rating?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
}
export interface ProductChannelListingUpdateInput {
  updateChannels?: Nullable<ProductChannelListingAddInput[]>
  removeChannels?: Nullable<string[]>
}
export interface ProductChannelListingAddInput {
  channelId: string
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<Date>
  visibleInListings?: Nullable<boolean>
  isAvailableForPurchase?: Nullable<boolean>
  availableForPurchaseDate?: Nullable<string>
  availableForPurchaseAt?: Nullable<Date>
  addVariants?: Nullable<string[]>
  removeVariants?: Nullable<string[]>
}
export interface ProductBulkCreateInput {
  attributes?: Nullable<AttributeValueInput[]>
  category?: Nullable<string>
  chargeTaxes?: Nullable<boolean>
  collections?: Nullable<string[]>
  description?: Nullable<unknown>
  name?: Nullable<string>
  slug?: Nullable<string>
  taxClass?: Nullable<string>
  seo?: Nullable<SeoInput>
  weight?: Nullable<number>
  rating?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
  productType: string
  media?: Nullable<MediaInput[]>
  channelListings?: Nullable<ProductChannelListingCreateInput[]>
  variants?: Nullable<ProductVariantBulkCreateInput[]>
}
export interface MediaInput { alt?: Nullable<string>; image?: Nullable<UploadedFile>; mediaUrl?: Nullable<string> }
export interface ProductChannelListingCreateInput {
  channelId: string
  isPublished?: Nullable<boolean>
  publishedAt?: Nullable<Date>
  visibleInListings?: Nullable<boolean>
  isAvailableForPurchase?: Nullable<boolean>
  availableForPurchaseAt?: Nullable<Date>
}
export interface ProductVariantCreateInput {
  attributes: AttributeValueInput[]
  sku?: Nullable<string>
  name?: Nullable<string>
  trackInventory?: Nullable<boolean>
  weight?: Nullable<number>
  quantityLimitPerCustomer?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
  product: string
  stocks?: Nullable<StockInput[]>
}
export interface ProductVariantInput {
  attributes?: Nullable<AttributeValueInput[]>
  sku?: Nullable<string>
  name?: Nullable<string>
  trackInventory?: Nullable<boolean>
  weight?: Nullable<number>
  quantityLimitPerCustomer?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
}
export interface ProductVariantChannelListingAddInput {
  channelId: string
  price: number
  costPrice?: Nullable<number>
  priorPrice?: Nullable<number>
}
export interface StockInput { warehouse: string; quantity: number }
export interface ProductVariantBulkCreateInput {
  attributes: BulkAttributeValueInput[]
  sku?: Nullable<string>
  name?: Nullable<string>
  trackInventory?: Nullable<boolean>
  weight?: Nullable<number>
  quantityLimitPerCustomer?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
  stocks?: Nullable<StockInput[]>
  channelListings?: Nullable<ProductVariantChannelListingAddInput[]>
}
export interface ProductVariantBulkUpdateInput {
  attributes?: Nullable<BulkAttributeValueInput[]>
  sku?: Nullable<string>
  name?: Nullable<string>
  trackInventory?: Nullable<boolean>
  weight?: Nullable<number>
  quantityLimitPerCustomer?: Nullable<number>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalReference?: Nullable<string>
  stocks?: Nullable<ProductVariantStocksUpdateInput>
  channelListings?: Nullable<ProductVariantChannelListingUpdateInput>
  id: string
}
export interface BulkAttributeValueInput {
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
export interface ProductVariantStocksUpdateInput {
  create?: Nullable<StockInput[]>
  update?: Nullable<StockUpdateInput[]>
  remove?: Nullable<string[]>
}
export interface ProductVariantChannelListingUpdateInput {
  create?: Nullable<ProductVariantChannelListingAddInput[]>
  update?: Nullable<ChannelListingUpdateInput[]>
  remove?: Nullable<string[]>
}
export interface StockUpdateInput { stock: string; quantity: number }
export interface ChannelListingUpdateInput {
  channelListing: string
  price?: Nullable<number>
  costPrice?: Nullable<number>
  priorPrice?: Nullable<number>
}
export interface StockBulkUpdateInput {
  variantId?: Nullable<string>
  variantExternalReference?: Nullable<string>
  warehouseId?: Nullable<string>
  warehouseExternalReference?: Nullable<string>
  quantity: number
}
