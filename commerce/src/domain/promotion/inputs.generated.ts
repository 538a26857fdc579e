/* Written by npm run generate. Do not edit. */
import type { OrderDirection, PromotionSortField, PromotionTypeEnum, RewardTypeEnum, RewardValueTypeEnum } from '@semena/contract/enums'
import type { ProductWhereInput } from '../catalog/inputs.generated.ts'
import type { CategoryWhereInput, CollectionWhereInput, DateTimeFilterInput, DecimalFilterInput, MetadataFilter, ProductVariantWhereInput, StringFilterInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface PromotionWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  name?: Nullable<StringFilterInput>
  endDate?: Nullable<DateTimeFilterInput>
  startDate?: Nullable<DateTimeFilterInput>
  isOldSale?: Nullable<boolean>
  type?: Nullable<PromotionTypeEnumFilterInput>
  AND?: Nullable<PromotionWhereInput[]>
  OR?: Nullable<PromotionWhereInput[]>
}
export interface PromotionTypeEnumFilterInput {
  eq?: Nullable<PromotionTypeEnum>
  oneOf?: Nullable<PromotionTypeEnum[]>
}
export interface PromotionSortingInput { direction: OrderDirection; field: PromotionSortField }
export interface PromotionTranslationInput { name?: Nullable<string>; description?: Nullable<unknown> }
export interface PromotionRuleTranslationInput { name?: Nullable<string>; description?: Nullable<unknown> }
export interface PromotionCreateInput {
  description?: Nullable<unknown>
  startDate?: Nullable<Date>
  endDate?: Nullable<Date>
  name: string
  type: PromotionTypeEnum
  rules?: Nullable<PromotionRuleInput[]>
}
export interface PromotionUpdateInput {
  description?: Nullable<unknown>
  startDate?: Nullable<Date>
  endDate?: Nullable<Date>
  name?: Nullable<string>
}
export interface PromotionRuleInput {
  name?: Nullable<string>
  description?: Nullable<unknown>
  cataloguePredicate?: Nullable<CataloguePredicateInput>
  orderPredicate?: Nullable<OrderPredicateInput>
  rewardValueType?: Nullable<RewardValueTypeEnum>
  rewardValue?: Nullable<number>
  rewardType?: Nullable<RewardTypeEnum>
  channels?: Nullable<string[]>
  gifts?: Nullable<string[]>
}
export interface PromotionRuleCreateInput {
  name?: Nullable<string>
  description?: Nullable<unknown>
  cataloguePredicate?: Nullable<CataloguePredicateInput>
  orderPredicate?: Nullable<OrderPredicateInput>
  rewardValueType?: Nullable<RewardValueTypeEnum>
  rewardValue?: Nullable<number>
  rewardType?: Nullable<RewardTypeEnum>
  channels?: Nullable<string[]>
  gifts?: Nullable<string[]>
  promotion: string
}
export interface PromotionRuleUpdateInput {
  name?: Nullable<string>
  description?: Nullable<unknown>
  cataloguePredicate?: Nullable<CataloguePredicateInput>
  orderPredicate?: Nullable<OrderPredicateInput>
  rewardValueType?: Nullable<RewardValueTypeEnum>
  rewardValue?: Nullable<number>
  rewardType?: Nullable<RewardTypeEnum>
  addChannels?: Nullable<string[]>
  removeChannels?: Nullable<string[]>
  addGifts?: Nullable<string[]>
  removeGifts?: Nullable<string[]>
}
export interface CataloguePredicateInput {
  variantPredicate?: Nullable<ProductVariantWhereInput>
  productPredicate?: Nullable<ProductWhereInput>
  categoryPredicate?: Nullable<CategoryWhereInput>
  collectionPredicate?: Nullable<CollectionWhereInput>
  AND?: Nullable<CataloguePredicateInput[]>
  OR?: Nullable<CataloguePredicateInput[]>
}
export interface OrderPredicateInput {
  discountedObjectPredicate?: Nullable<DiscountedObjectWhereInput>
  AND?: Nullable<OrderPredicateInput[]>
  OR?: Nullable<OrderPredicateInput[]>
}
export interface DiscountedObjectWhereInput {
  baseSubtotalPrice?: Nullable<DecimalFilterInput>
  baseTotalPrice?: Nullable<DecimalFilterInput>
  AND?: Nullable<DiscountedObjectWhereInput[]>
  OR?: Nullable<DiscountedObjectWhereInput[]>
}
