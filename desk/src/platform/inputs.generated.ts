/* Written by npm run generate. Do not edit. */
import type { ExportScope, FileTypesEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PaymentChargeStatusEnum, ProductFieldEnum, StockAvailability } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

export interface AttributeInput {
  slug?: Nullable<string>
  value?: Nullable<AssignedAttributeValueInput>
  values?: Nullable<string[]>
  valuesRange?: Nullable<IntRangeInput>
  boolean?: Nullable<boolean>
}
export interface AssignedAttributeValueInput {
  slug?: Nullable<StringFilterInput>
  name?: Nullable<StringFilterInput>
  numeric?: Nullable<DecimalFilterInput>
  boolean?: Nullable<boolean>
}
export interface ProductFilterInput {
  isPublished?: Nullable<boolean>
  collections?: Nullable<string[]>
  categories?: Nullable<string[]>
  hasCategory?: Nullable<boolean>
  attributes?: Nullable<AttributeInput[]>
  stockAvailability?: Nullable<StockAvailability>
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
export interface MetadataFilter { key: string; value?: Nullable<string> }
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
export interface ExportProductsInput {
  scope: ExportScope
  filter?: Nullable<ProductFilterInput>
  ids?: Nullable<string[]>
  exportInfo?: Nullable<ExportInfoInput>
  fileType: FileTypesEnum
}
export interface ExportInfoInput {
  attributes?: Nullable<string[]>
  warehouses?: Nullable<string[]>
  channels?: Nullable<string[]>
  fields?: Nullable<ProductFieldEnum[]>
}
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
