/* Written by npm run generate. Do not edit. */
import type { OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PageSortField, PaymentChargeStatusEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

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
export interface SeoInput { title?: Nullable<string>; description?: Nullable<string> }
export interface PageSortingInput { direction: OrderDirection; field: PageSortField }
export interface PageFilterInput {
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  pageTypes?: Nullable<string[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface MenuCreateInput { name: string; slug?: Nullable<string>; items?: Nullable<MenuItemInput[]> }
export interface MenuInput { name?: Nullable<string>; slug?: Nullable<string> }
export interface MenuItemCreateInput {
  name: string
  url?: Nullable<string>
  category?: Nullable<string>
  collection?: Nullable<string>
  page?: Nullable<string>
  menu: string
  parent?: Nullable<string>
}
export interface MenuItemInput {
  name?: Nullable<string>
  url?: Nullable<string>
  category?: Nullable<string>
  collection?: Nullable<string>
  page?: Nullable<string>
}
export interface MenuItemMoveInput { itemId: string; parentId?: Nullable<string>; sortOrder?: Nullable<number> }
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
export interface PageCreateInput {
  slug?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<string>
  attributes?: Nullable<AttributeValueInput[]>
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<string>
  seo?: Nullable<SeoInput>
  pageType: string
}
export interface PageInput {
  slug?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<string>
  attributes?: Nullable<AttributeValueInput[]>
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<string>
  seo?: Nullable<SeoInput>
}
export interface PromotionTranslationInput { name?: Nullable<string>; description?: Nullable<unknown> }
export interface PromotionRuleTranslationInput { name?: Nullable<string>; description?: Nullable<unknown> }
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface TranslationInput {
  slug?: Nullable<string>
  seoTitle?: Nullable<string>
  seoDescription?: Nullable<string>
  name?: Nullable<string>
  description?: Nullable<string>
}
export interface NameTranslationInput { name?: Nullable<string> }
export interface PageTranslationInput {
  slug?: Nullable<string>
  seoTitle?: Nullable<string>
  seoDescription?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<string>
}
export interface AttributeValueTranslationInput {
  name?: Nullable<string>
  richText?: Nullable<string>
  plainText?: Nullable<string>
}
export interface ShippingPriceTranslationInput { name?: Nullable<string>; description?: Nullable<string> }
