/* Written by npm run generate. Do not edit. */
import type { CountryCode, DiscountStatusEnum, DiscountValueTypeEnum, GiftCardSettingsExpiryTypeEnum, LanguageCodeEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PaymentChargeStatusEnum, PromotionSortField, PromotionTypeEnum, RewardTypeEnum, RewardValueTypeEnum, StockAvailability, TimePeriodTypeEnum, UserSortField, VoucherDiscountType, VoucherSortField, VoucherTypeEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

export interface UserCreateInput {
  defaultBillingAddress?: Nullable<AddressInput>
  defaultShippingAddress?: Nullable<AddressInput>
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  email?: Nullable<string>
  isActive?: Nullable<boolean>
  note?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
  externalReference?: Nullable<string>
  redirectUrl?: Nullable<string>
  channel?: Nullable<string>
}
export interface CustomerInput {
  defaultBillingAddress?: Nullable<AddressInput>
  defaultShippingAddress?: Nullable<AddressInput>
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  email?: Nullable<string>
  isActive?: Nullable<boolean>
  note?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
  externalReference?: Nullable<string>
  isConfirmed?: Nullable<boolean>
}
export interface UserSortingInput { direction: OrderDirection; field: UserSortField }
export interface AddressInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  companyName?: Nullable<string>
  streetAddress1?: Nullable<string>
  streetAddress2?: Nullable<string>
  city?: Nullable<string>
  cityArea?: Nullable<string>
  postalCode?: Nullable<string>
  country?: Nullable<CountryCode>
  countryArea?: Nullable<string>
  phone?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  skipValidation?: Nullable<boolean>
}
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
  publishedFrom?: Nullable<string>
  availableFrom?: Nullable<string>
  price?: Nullable<DecimalFilterInput>
  minimalPrice?: Nullable<DecimalFilterInput>
  attributes?: Nullable<AttributeInput[]>
  stockAvailability?: Nullable<StockAvailability>
  giftCard?: Nullable<boolean>
  hasCategory?: Nullable<boolean>
  AND?: Nullable<ProductWhereInput[]>
  OR?: Nullable<ProductWhereInput[]>
  updatedAt?: Nullable<DateTimeFilterInput>
}
export interface MetadataFilterInput { key: string; value?: Nullable<MetadataValueFilterInput> }
export interface MetadataValueFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface IntFilterInput { eq?: Nullable<number>; oneOf?: Nullable<number[]>; range?: Nullable<IntRangeInput> }
export interface AddressFilterInput {
  phoneNumber?: Nullable<StringFilterInput>
  country?: Nullable<CountryCodeEnumFilterInput>
}
export interface CountryCodeEnumFilterInput {
  eq?: Nullable<CountryCode>
  oneOf?: Nullable<CountryCode[]>
  notOneOf?: Nullable<CountryCode[]>
}
export interface CustomerWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  email?: Nullable<StringFilterInput>
  firstName?: Nullable<StringFilterInput>
  lastName?: Nullable<StringFilterInput>
  isActive?: Nullable<boolean>
  dateJoined?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  placedOrdersAt?: Nullable<DateTimeRangeInput>
  addresses?: Nullable<AddressFilterInput>
  numberOfOrders?: Nullable<IntFilterInput>
  AND?: Nullable<CustomerWhereInput[]>
  OR?: Nullable<CustomerWhereInput[]>
}
export interface GiftCardFilterInput {
  isActive?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  tags?: Nullable<string[]>
  products?: Nullable<string[]>
  assignedTo?: Nullable<string[]>
  used?: Nullable<boolean>
  currency?: Nullable<string>
  currentBalance?: Nullable<PriceRangeInput>
  initialBalance?: Nullable<PriceRangeInput>
  code?: Nullable<string>
  createdByEmail?: Nullable<string>
}
export interface GiftCardCreateInput {
  addTags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  balance: PriceInput
  userEmail?: Nullable<string>
  channel?: Nullable<string>
  isActive: boolean
  code?: Nullable<string>
  note?: Nullable<string>
  assignedTo?: Nullable<string>
}
export interface GiftCardUpdateInput {
  addTags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  removeTags?: Nullable<string[]>
  balanceAmount?: Nullable<number>
}
export interface GiftCardResendInput { id: string; email?: Nullable<string>; channel: string }
export interface GiftCardBulkCreateInput {
  count: number
  balance: PriceInput
  tags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  isActive: boolean
}
export interface PriceInput { currency: string; amount: number }
export interface TimePeriodInputType { amount: number; type: TimePeriodTypeEnum }
export interface GiftCardSettingsUpdateInput {
  expiryType?: Nullable<GiftCardSettingsExpiryTypeEnum>
  expiryPeriod?: Nullable<TimePeriodInputType>
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
export interface PromotionCreateInput {
  description?: Nullable<unknown>
  startDate?: Nullable<string>
  endDate?: Nullable<string>
  name: string
  type: PromotionTypeEnum
  rules?: Nullable<PromotionRuleInput[]>
}
export interface PromotionUpdateInput {
  description?: Nullable<unknown>
  startDate?: Nullable<string>
  endDate?: Nullable<string>
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
export interface GlobalIDFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
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
export interface DateTimeFilterInput {
  eq?: Nullable<string>
  oneOf?: Nullable<string[]>
  range?: Nullable<DateTimeRangeInput>
}
export interface NameTranslationInput { name?: Nullable<string> }
export interface VoucherFilterInput {
  status?: Nullable<DiscountStatusEnum[]>
  timesUsed?: Nullable<IntRangeInput>
  discountType?: Nullable<VoucherDiscountType[]>
  started?: Nullable<DateTimeRangeInput>
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
}
export interface VoucherSortingInput { direction: OrderDirection; channel?: Nullable<string>; field: VoucherSortField }
export interface VoucherInput {
  type?: Nullable<VoucherTypeEnum>
  name?: Nullable<string>
  code?: Nullable<string>
  addCodes?: Nullable<string[]>
  startDate?: Nullable<string>
  endDate?: Nullable<string>
  discountValueType?: Nullable<DiscountValueTypeEnum>
  products?: Nullable<string[]>
  variants?: Nullable<string[]>
  collections?: Nullable<string[]>
  categories?: Nullable<string[]>
  minCheckoutItemsQuantity?: Nullable<number>
  countries?: Nullable<string[]>
  applyOncePerOrder?: Nullable<boolean>
  applyOncePerCustomer?: Nullable<boolean>
  onlyForStaff?: Nullable<boolean>
  singleUse?: Nullable<boolean>
  usageLimit?: Nullable<number>
}
export interface CatalogueInput {
  products?: Nullable<string[]>
  categories?: Nullable<string[]>
  collections?: Nullable<string[]>
  variants?: Nullable<string[]>
}
export interface VoucherChannelListingInput {
  addChannels?: Nullable<VoucherChannelListingAddInput[]>
  removeChannels?: Nullable<string[]>
}
export interface VoucherChannelListingAddInput {
  channelId: string
  discountValue?: Nullable<number>
  minAmountSpent?: Nullable<number>
}
export interface ProductVariantWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  sku?: Nullable<StringFilterInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  AND?: Nullable<ProductVariantWhereInput[]>
  OR?: Nullable<ProductVariantWhereInput[]>
}
export interface CategoryWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  AND?: Nullable<CategoryWhereInput[]>
  OR?: Nullable<CategoryWhereInput[]>
}
export interface CollectionWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  AND?: Nullable<CollectionWhereInput[]>
  OR?: Nullable<CollectionWhereInput[]>
}
