/* Written by npm run generate. Do not edit. */
import type { AttributeEntityTypeEnum, AttributeInputTypeEnum, AttributeTypeEnum, MeasurementUnitsEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PaymentChargeStatusEnum, ProductTypeKindEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

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
export interface AttributeValueCreateInput {
  value?: Nullable<string>
  richText?: Nullable<string>
  plainText?: Nullable<string>
  fileUrl?: Nullable<string>
  contentType?: Nullable<string>
  externalReference?: Nullable<string>
  name: string
}
export interface AttributeValueUpdateInput {
  value?: Nullable<string>
  richText?: Nullable<string>
  plainText?: Nullable<string>
  fileUrl?: Nullable<string>
  contentType?: Nullable<string>
  externalReference?: Nullable<string>
  name?: Nullable<string>
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
  richText?: Nullable<string>
  plainText?: Nullable<string>
  boolean?: Nullable<boolean>
  date?: Nullable<string>
  dateTime?: Nullable<string>
}
export interface AttributeValueSelectableTypeInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  value?: Nullable<string>
}
export interface CategoryInput {
  description?: Nullable<string>
  name?: Nullable<string>
  slug?: Nullable<string>
  seo?: Nullable<SeoInput>
  backgroundImage?: Nullable<File>
  backgroundImageAlt?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface SeoInput { title?: Nullable<string>; description?: Nullable<string> }
export interface CollectionCreateInput {
  isPublished?: Nullable<boolean>
  name?: Nullable<string>
  slug?: Nullable<string>
  description?: Nullable<string>
  backgroundImage?: Nullable<File>
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
  description?: Nullable<string>
  backgroundImage?: Nullable<File>
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
  publishedAt?: Nullable<string>
}
export interface MetadataFilter { key: string; value?: Nullable<string> }
export interface MetadataInput { key: string; value: string }
export interface OrderFilterInput {
  paymentStatus?: Nullable<PaymentChargeStatusEnum[]>
  status?: Nullable<OrderStatusFilter[]>
  customer?: Nullable<string>
  created?: Nullable<DateRangeInput>
  search?: Nullable<string>
  channels?: Nullable<string[]>
  authorizeStatus?: Nullable<OrderAuthorizeStatusEnum[]>
  chargeStatus?: Nullable<OrderChargeStatusEnum[]>
  updatedAt?: Nullable<DateTimeRangeInput>
  ids?: Nullable<string[]>
  checkoutTokens?: Nullable<string[]>
  giftCardUsed?: Nullable<boolean>
  giftCardBought?: Nullable<boolean>
  isClickAndCollect?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  numbers?: Nullable<string[]>
  checkoutIds?: Nullable<string[]>
}
export interface OrderSortingInput { direction: OrderDirection; field: OrderSortField }
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
export interface ProductCreateInput {
  attributes?: Nullable<AttributeValueInput[]>
  category?: Nullable<string>
  chargeTaxes?: Nullable<boolean>
  collections?: Nullable<string[]>
  description?: Nullable<string>
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
  description?: Nullable<string>
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
  publishedAt?: Nullable<string>
  visibleInListings?: Nullable<boolean>
  isAvailableForPurchase?: Nullable<boolean>
  availableForPurchaseDate?: Nullable<string>
  availableForPurchaseAt?: Nullable<string>
  addVariants?: Nullable<string[]>
  removeVariants?: Nullable<string[]>
}
export interface ReorderInput { id: string; sortOrder?: Nullable<number> }
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface TranslationInput {
  slug?: Nullable<string>
  seoTitle?: Nullable<string>
  seoDescription?: Nullable<string>
  name?: Nullable<string>
  description?: Nullable<string>
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
  richText?: Nullable<string>
  plainText?: Nullable<string>
  boolean?: Nullable<boolean>
  date?: Nullable<string>
  dateTime?: Nullable<string>
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
