/* Written by npm run generate. Do not edit. */
import type { AccountConfirmModeEnum, AllocationStrategyEnum, AttributeEntityTypeEnum, AttributeInputTypeEnum, AttributeTypeEnum, CountryCode, DiscountStatusEnum, DiscountValueTypeEnum, ExportScope, FileTypesEnum, FulfillmentStatus, GiftCardSettingsExpiryTypeEnum, LanguageCodeEnum, MarkAsPaidStrategyEnum, MeasurementUnitsEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderEventsEnum, OrderSortField, OrderStatus, OrderStatusFilter, PageSortField, PasswordLoginModeEnum, PaymentChargeStatusEnum, PaymentMethodTypeEnum, PermissionEnum, PostalCodeRuleInclusionTypeEnum, ProductFieldEnum, ProductTypeKindEnum, PromotionSortField, PromotionTypeEnum, RewardTypeEnum, RewardValueTypeEnum, ShippingMethodTypeEnum, StockAvailability, TaxCalculationStrategy, TimePeriodTypeEnum, TransactionFlowStrategyEnum, UserSortField, VoucherDiscountType, VoucherSortField, VoucherTypeEnum, WarehouseClickAndCollectOptionEnum, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum, WeightUnitsEnum } from '@semena/contract/enums'

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
  isConfirmed?: Nullable<boolean>
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
export interface AppInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  permissions?: Nullable<PermissionEnum[]>
}
export interface AppInstallInput {
  appName: string
  manifestUrl: string
  activateAfterInstallation?: Nullable<boolean>
  permissions?: Nullable<PermissionEnum[]>
}
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
export interface ProductStockFilterInput { warehouseIds?: Nullable<string[]>; quantity?: Nullable<IntRangeInput> }
export interface ChannelCreateInput {
  isActive?: Nullable<boolean>
  stockSettings?: Nullable<StockSettingsInput>
  addShippingZones?: Nullable<string[]>
  addWarehouses?: Nullable<string[]>
  orderSettings?: Nullable<OrderSettingsInput>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  checkoutSettings?: Nullable<CheckoutSettingsInput>
  paymentSettings?: Nullable<PaymentSettingsInput>
  name: string
  slug: string
  currencyCode: string
  defaultCountry: CountryCode
}
export interface ChannelUpdateInput {
  isActive?: Nullable<boolean>
  stockSettings?: Nullable<StockSettingsInput>
  addShippingZones?: Nullable<string[]>
  addWarehouses?: Nullable<string[]>
  orderSettings?: Nullable<OrderSettingsInput>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  checkoutSettings?: Nullable<CheckoutSettingsInput>
  paymentSettings?: Nullable<PaymentSettingsInput>
  name?: Nullable<string>
  slug?: Nullable<string>
  defaultCountry?: Nullable<CountryCode>
  removeShippingZones?: Nullable<string[]>
  removeWarehouses?: Nullable<string[]>
}
export interface ChannelDeleteInput { channelId: string }
export interface StockSettingsInput { allocationStrategy: AllocationStrategyEnum }
export interface OrderSettingsInput {
  automaticallyConfirmAllNewOrders?: Nullable<boolean>
  automaticallyFulfillNonShippableGiftCard?: Nullable<boolean>
  expireOrdersAfter?: Nullable<number>
  deleteExpiredOrdersAfter?: Nullable<number>
  markAsPaidStrategy?: Nullable<MarkAsPaidStrategyEnum>
  allowUnpaidOrders?: Nullable<boolean>
  includeDraftOrderInVoucherUsage?: Nullable<boolean>
  draftOrderLinePriceFreezePeriod?: Nullable<number>
  useLegacyLineDiscountPropagation?: Nullable<boolean>
}
export interface CheckoutSettingsInput {
  useLegacyErrorFlow?: Nullable<boolean>
  automaticallyCompleteFullyPaidCheckouts?: Nullable<boolean>
  automaticCompletion?: Nullable<CheckoutAutoCompleteInput>
  allowLegacyGiftCardUse?: Nullable<boolean>
}
export interface CheckoutAutoCompleteInput { enabled: boolean; delay?: Nullable<number>; cutOffDate?: Nullable<string> }
export interface PaymentSettingsInput {
  defaultTransactionFlowStrategy?: Nullable<TransactionFlowStrategyEnum>
  releaseFundsForExpiredCheckouts?: Nullable<boolean>
  checkoutTtlBeforeReleasingFunds?: Nullable<number>
  checkoutReleaseFundsCutOffDate?: Nullable<string>
}
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
export interface PageSortingInput { direction: OrderDirection; field: PageSortField }
export interface PageFilterInput {
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  pageTypes?: Nullable<string[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
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
export interface DraftOrderCreateInput {
  billingAddress?: Nullable<AddressInput>
  saveBillingAddress?: Nullable<boolean>
  user?: Nullable<string>
  userEmail?: Nullable<string>
  discount?: Nullable<number>
  shippingAddress?: Nullable<AddressInput>
  saveShippingAddress?: Nullable<boolean>
  shippingMethod?: Nullable<string>
  voucher?: Nullable<string>
  voucherCode?: Nullable<string>
  customerNote?: Nullable<string>
  channelId?: Nullable<string>
  redirectUrl?: Nullable<string>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
  lines?: Nullable<OrderLineCreateInput[]>
}
export interface DraftOrderInput {
  billingAddress?: Nullable<AddressInput>
  saveBillingAddress?: Nullable<boolean>
  user?: Nullable<string>
  userEmail?: Nullable<string>
  discount?: Nullable<number>
  shippingAddress?: Nullable<AddressInput>
  saveShippingAddress?: Nullable<boolean>
  shippingMethod?: Nullable<string>
  voucher?: Nullable<string>
  voucherCode?: Nullable<string>
  customerNote?: Nullable<string>
  channelId?: Nullable<string>
  redirectUrl?: Nullable<string>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
}
export interface OrderReturnProductsInput {
  orderLines?: Nullable<OrderReturnLineInput[]>
  fulfillmentLines?: Nullable<OrderReturnFulfillmentLineInput[]>
  amountToRefund?: Nullable<number>
  includeShippingCosts?: Nullable<boolean>
  refund?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnLineInput {
  orderLineId: string
  quantity: number
  replace?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnFulfillmentLineInput {
  fulfillmentLineId: string
  quantity: number
  replace?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface GiftCardFilterInput {
  isActive?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  tags?: Nullable<string[]>
  products?: Nullable<string[]>
  assignedTo?: Nullable<string[]>
  usedBy?: Nullable<string[]>
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
  startDate?: Nullable<string>
  endDate?: Nullable<string>
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
  startDate?: Nullable<string>
  endDate?: Nullable<string>
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
export interface MetadataInput { key: string; value: string }
export interface OrderUpdateInput {
  billingAddress?: Nullable<AddressInput>
  userEmail?: Nullable<string>
  shippingAddress?: Nullable<AddressInput>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
}
export interface OrderLineCreateInput {
  quantity: number
  variantId: string
  forceNewLine?: Nullable<boolean>
  price?: Nullable<number>
}
export interface OrderDiscountCommonInput { valueType: DiscountValueTypeEnum; value: number; reason?: Nullable<string> }
export interface OrderWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  number?: Nullable<IntFilterInput>
  channelId?: Nullable<GlobalIDFilterInput>
  createdAt?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  user?: Nullable<GlobalIDFilterInput>
  userEmail?: Nullable<StringFilterInput>
  authorizeStatus?: Nullable<OrderAuthorizeStatusEnumFilterInput>
  chargeStatus?: Nullable<OrderChargeStatusEnumFilterInput>
  status?: Nullable<OrderStatusEnumFilterInput>
  checkoutToken?: Nullable<UUIDFilterInput>
  checkoutId?: Nullable<GlobalIDFilterInput>
  isClickAndCollect?: Nullable<boolean>
  isGiftCardUsed?: Nullable<boolean>
  isGiftCardBought?: Nullable<boolean>
  voucherCode?: Nullable<StringFilterInput>
  hasInvoices?: Nullable<boolean>
  invoices?: Nullable<InvoiceFilterInput[]>
  hasFulfillments?: Nullable<boolean>
  fulfillments?: Nullable<FulfillmentFilterInput[]>
  lines?: Nullable<LinesFilterInput[]>
  linesCount?: Nullable<IntFilterInput>
  transactions?: Nullable<TransactionFilterInput[]>
  totalGross?: Nullable<PriceFilterInput>
  totalNet?: Nullable<PriceFilterInput>
  productTypeId?: Nullable<GlobalIDFilterInput>
  events?: Nullable<OrderEventFilterInput[]>
  billingAddress?: Nullable<AddressFilterInput>
  shippingAddress?: Nullable<AddressFilterInput>
  AND?: Nullable<OrderWhereInput[]>
  OR?: Nullable<OrderWhereInput[]>
}
export interface UUIDFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface OrderAuthorizeStatusEnumFilterInput {
  eq?: Nullable<OrderAuthorizeStatusEnum>
  oneOf?: Nullable<OrderAuthorizeStatusEnum[]>
}
export interface OrderChargeStatusEnumFilterInput {
  eq?: Nullable<OrderChargeStatusEnum>
  oneOf?: Nullable<OrderChargeStatusEnum[]>
}
export interface OrderStatusEnumFilterInput { eq?: Nullable<OrderStatus>; oneOf?: Nullable<OrderStatus[]> }
export interface LinesFilterInput { metadata?: Nullable<MetadataFilterInput> }
export interface TransactionFilterInput {
  paymentMethodDetails?: Nullable<PaymentMethodDetailsFilterInput>
  pspReference?: Nullable<StringFilterInput>
  metadata?: Nullable<MetadataFilterInput>
}
export interface PaymentMethodDetailsFilterInput {
  type?: Nullable<PaymentMethodTypeEnumFilterInput>
  card?: Nullable<PaymentMethodDetailsCardFilterInput>
}
export interface PaymentMethodTypeEnumFilterInput {
  eq?: Nullable<PaymentMethodTypeEnum>
  oneOf?: Nullable<PaymentMethodTypeEnum[]>
}
export interface PaymentMethodDetailsCardFilterInput { brand?: Nullable<StringFilterInput> }
export interface PriceFilterInput { currency?: Nullable<string>; amount: DecimalFilterInput }
export interface OrderEventFilterInput {
  date?: Nullable<DateTimeRangeInput>
  type?: Nullable<OrderEventTypeEnumFilterInput>
}
export interface OrderEventTypeEnumFilterInput { eq?: Nullable<OrderEventsEnum>; oneOf?: Nullable<OrderEventsEnum[]> }
export interface FulfillmentFilterInput {
  status?: Nullable<FulfillmentStatusEnumFilterInput>
  metadata?: Nullable<MetadataFilterInput>
  warehouse?: Nullable<FulfillmentWarehouseFilterInput>
}
export interface FulfillmentStatusEnumFilterInput {
  eq?: Nullable<FulfillmentStatus>
  oneOf?: Nullable<FulfillmentStatus[]>
}
export interface FulfillmentWarehouseFilterInput {
  id?: Nullable<GlobalIDFilterInput>
  slug?: Nullable<StringFilterInput>
  externalReference?: Nullable<StringFilterInput>
}
export interface InvoiceFilterInput { createdAt?: Nullable<DateTimeRangeInput> }
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
export interface OrderFulfillInput {
  lines: OrderFulfillLineInput[]
  notifyCustomer?: Nullable<boolean>
  allowStockToBeExceeded?: Nullable<boolean>
  trackingNumber?: Nullable<string>
}
export interface OrderFulfillLineInput { orderLineId?: Nullable<string>; stocks: OrderFulfillStockInput[] }
export interface OrderFulfillStockInput { quantity: number; warehouse: string }
export interface FulfillmentUpdateTrackingInput {
  trackingNumber?: Nullable<string>
  notifyCustomer?: Nullable<boolean>
}
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
export interface OrderGrantRefundCreateInput {
  amount?: Nullable<number>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
  lines?: Nullable<OrderGrantRefundCreateLineInput[]>
  grantRefundForShipping?: Nullable<boolean>
  transactionId: string
}
export interface OrderGrantRefundCreateLineInput {
  id: string
  quantity: number
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface ReorderInput { id: string; sortOrder?: Nullable<number> }
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
export interface ShippingZoneCreateInput {
  name?: Nullable<string>
  description?: Nullable<string>
  countries?: Nullable<string[]>
  default?: Nullable<boolean>
  addWarehouses?: Nullable<string[]>
  addChannels?: Nullable<string[]>
}
export interface ShippingZoneUpdateInput {
  name?: Nullable<string>
  description?: Nullable<string>
  countries?: Nullable<string[]>
  default?: Nullable<boolean>
  addWarehouses?: Nullable<string[]>
  addChannels?: Nullable<string[]>
  removeWarehouses?: Nullable<string[]>
  removeChannels?: Nullable<string[]>
}
export interface ShippingPriceInput {
  name?: Nullable<string>
  description?: Nullable<string>
  minimumOrderWeight?: Nullable<number>
  maximumOrderWeight?: Nullable<number>
  maximumDeliveryDays?: Nullable<number>
  minimumDeliveryDays?: Nullable<number>
  type?: Nullable<ShippingMethodTypeEnum>
  shippingZone?: Nullable<string>
  addPostalCodeRules?: Nullable<ShippingPostalCodeRulesCreateInputRange[]>
  deletePostalCodeRules?: Nullable<string[]>
  inclusionType?: Nullable<PostalCodeRuleInclusionTypeEnum>
  taxClass?: Nullable<string>
}
export interface ShippingPostalCodeRulesCreateInputRange { start: string; end?: Nullable<string> }
export interface ShippingMethodChannelListingInput {
  addChannels?: Nullable<ShippingMethodChannelListingAddInput[]>
  removeChannels?: Nullable<string[]>
}
export interface ShippingMethodChannelListingAddInput {
  channelId: string
  price?: Nullable<number>
  minimumOrderPrice?: Nullable<number>
  maximumOrderPrice?: Nullable<number>
}
export interface ShopSettingsInput {
  name?: Nullable<string>
  headerText?: Nullable<string>
  description?: Nullable<string>
  trackInventoryByDefault?: Nullable<boolean>
  fulfillmentAutoApprove?: Nullable<boolean>
  fulfillmentAllowUnpaid?: Nullable<boolean>
  defaultMailSenderName?: Nullable<string>
  defaultMailSenderAddress?: Nullable<string>
  customerSetPasswordUrl?: Nullable<string>
  limitQuantityPerCheckout?: Nullable<number>
  enableAccountConfirmationByEmail?: Nullable<boolean>
  allowLoginWithoutConfirmation?: Nullable<boolean>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  useLegacyShippingZoneStockAvailability?: Nullable<boolean>
  defaultWeightUnit?: Nullable<WeightUnitsEnum>
  reserveStockDurationAnonymousUser?: Nullable<number>
  reserveStockDurationAuthenticatedUser?: Nullable<number>
  allowStorefrontTraffic?: Nullable<boolean>
  preserveAllAddressFields?: Nullable<boolean>
  passwordLoginMode?: Nullable<PasswordLoginModeEnum>
  includeTaxesInPrices?: Nullable<boolean>
  displayGrossPrices?: Nullable<boolean>
  chargeTaxesOnShipping?: Nullable<boolean>
  useLegacyUpdateWebhookEmission?: Nullable<boolean>
  accountConfirmMergeMode?: Nullable<AccountConfirmModeEnum>
}
export interface StaffCreateInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  email?: Nullable<string>
  isActive?: Nullable<boolean>
  note?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  addGroups?: Nullable<string[]>
  redirectUrl?: Nullable<string>
}
export interface StaffUpdateInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  email?: Nullable<string>
  isActive?: Nullable<boolean>
  note?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  addGroups?: Nullable<string[]>
  removeGroups?: Nullable<string[]>
}
export interface PermissionGroupCreateInput {
  addPermissions?: Nullable<PermissionEnum[]>
  addUsers?: Nullable<string[]>
  addChannels?: Nullable<string[]>
  name: string
  restrictedAccessToChannels?: Nullable<boolean>
}
export interface PermissionGroupUpdateInput {
  addPermissions?: Nullable<PermissionEnum[]>
  addUsers?: Nullable<string[]>
  addChannels?: Nullable<string[]>
  name?: Nullable<string>
  removePermissions?: Nullable<PermissionEnum[]>
  removeUsers?: Nullable<string[]>
  removeChannels?: Nullable<string[]>
  restrictedAccessToChannels?: Nullable<boolean>
}
export interface TaxClassCreateInput { name: string; createCountryRates?: Nullable<CountryRateInput[]> }
export interface CountryRateInput { countryCode: CountryCode; rate: number }
export interface TaxConfigurationUpdateInput {
  chargeTaxes?: Nullable<boolean>
  taxCalculationStrategy?: Nullable<TaxCalculationStrategy>
  displayGrossPrices?: Nullable<boolean>
  pricesEnteredWithTax?: Nullable<boolean>
  updateCountriesConfiguration?: Nullable<TaxConfigurationPerCountryInput[]>
  removeCountriesConfiguration?: Nullable<CountryCode[]>
  useWeightedTaxForShipping?: Nullable<boolean>
  taxAppId?: Nullable<string>
}
export interface TaxConfigurationPerCountryInput {
  countryCode: CountryCode
  chargeTaxes: boolean
  taxCalculationStrategy?: Nullable<TaxCalculationStrategy>
  displayGrossPrices: boolean
  taxAppId?: Nullable<string>
  useWeightedTaxForShipping?: Nullable<boolean>
}
export interface TaxClassRateInput { taxClassId?: Nullable<string>; rate?: Nullable<number> }
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
export interface StockBulkUpdateInput {
  variantId?: Nullable<string>
  variantExternalReference?: Nullable<string>
  warehouseId?: Nullable<string>
  warehouseExternalReference?: Nullable<string>
  quantity: number
}
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
export interface WarehouseCreateInput {
  slug?: Nullable<string>
  email?: Nullable<string>
  externalReference?: Nullable<string>
  name: string
  address: AddressInput
  shippingZones?: Nullable<string[]>
}
export interface WarehouseUpdateInput {
  slug?: Nullable<string>
  email?: Nullable<string>
  externalReference?: Nullable<string>
  name?: Nullable<string>
  address?: Nullable<AddressInput>
  clickAndCollectOption?: Nullable<WarehouseClickAndCollectOptionEnum>
  isPrivate?: Nullable<boolean>
}
export interface WebhookCreateInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  targetUrl?: Nullable<string>
  events?: Nullable<WebhookEventTypeEnum[]>
  asyncEvents?: Nullable<WebhookEventTypeAsyncEnum[]>
  syncEvents?: Nullable<WebhookEventTypeSyncEnum[]>
  app?: Nullable<string>
  isActive?: Nullable<boolean>
  secretKey?: Nullable<string>
  query?: Nullable<string>
  customHeaders?: Nullable<string>
}
export interface WebhookUpdateInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  targetUrl?: Nullable<string>
  events?: Nullable<WebhookEventTypeEnum[]>
  asyncEvents?: Nullable<WebhookEventTypeAsyncEnum[]>
  syncEvents?: Nullable<WebhookEventTypeSyncEnum[]>
  app?: Nullable<string>
  isActive?: Nullable<boolean>
  secretKey?: Nullable<string>
  query?: Nullable<string>
  customHeaders?: Nullable<string>
}
export interface ProductVariantWhereInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  sku?: Nullable<StringFilterInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  attributes?: Nullable<AssignedAttributeWhereInput[]>
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
