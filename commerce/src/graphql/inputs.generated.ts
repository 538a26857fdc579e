/* Written by npm run generate. Do not edit. */
import type { AccountConfirmModeEnum, AppSortField, AppTypeEnum, AttributeChoicesSortField, AttributeSortField, AttributeTypeEnum, CategorySortField, CheckoutSortField, CollectionPublished, CollectionSortField, CountryCode, EventDeliveryAttemptSortField, EventDeliverySortField, EventDeliveryStatusEnum, LanguageCodeEnum, MediaChoicesSortField, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PageSortField, PasswordLoginModeEnum, PaymentChargeStatusEnum, PermissionEnum, PermissionGroupSortField, PluginConfigurationType, PluginSortField, ProductOrderField, ProductVariantSortField, StaffMemberStatus, StockAvailability, UserSortField, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum, WeightUnitsEnum } from '@semena/contract/enums'

type Nullable<T> = T | null

export interface AccountRegisterInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  languageCode?: Nullable<LanguageCodeEnum>
  email: string
  password: string
  redirectUrl?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  channel?: Nullable<string>
}
export interface AccountInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  languageCode?: Nullable<LanguageCodeEnum>
  defaultBillingAddress?: Nullable<AddressInput>
  defaultShippingAddress?: Nullable<AddressInput>
  metadata?: Nullable<MetadataInput[]>
}
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
export interface CustomerFilterInput {
  dateJoined?: Nullable<DateRangeInput>
  numberOfOrders?: Nullable<IntRangeInput>
  placedOrders?: Nullable<DateRangeInput>
  search?: Nullable<string>
  ids?: Nullable<string[]>
  updatedAt?: Nullable<DateTimeRangeInput>
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
  skipValidation: boolean | null
}
export interface AppInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  permissions?: Nullable<PermissionEnum[]>
}
export interface AppTokenInput { name?: Nullable<string>; app: string }
export interface AppFilterInput {
  search?: Nullable<string>
  isActive?: Nullable<boolean>
  type?: Nullable<AppTypeEnum>
}
export interface AppSortingInput { direction: OrderDirection; field: AppSortField }
export interface AppExtensionFilterInput { mountName?: Nullable<string[]>; targetName?: Nullable<string> }
export interface AppInstallInput {
  appName: string
  manifestUrl: string
  activateAfterInstallation: boolean | null
  permissions?: Nullable<PermissionEnum[]>
}
export interface AppProblemDismissInput {
  byApp?: Nullable<AppProblemDismissByAppInput>
  byStaffWithIds?: Nullable<AppProblemDismissByStaffWithIdsInput>
  byStaffWithKeys?: Nullable<AppProblemDismissByStaffWithKeysInput>
}
export interface AppProblemDismissByAppInput { ids?: Nullable<string[]>; keys?: Nullable<string[]> }
export interface AppProblemDismissByStaffWithIdsInput { ids: string[] }
export interface AppProblemDismissByStaffWithKeysInput { keys: string[]; app: string }
export interface AppProblemCreateInput {
  message: string
  key: string
  criticalThreshold?: Nullable<number>
  aggregationPeriod: number | null
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
export interface AttributeFilterInput {
  search?: Nullable<string>
  ids?: Nullable<string[]>
  type?: Nullable<AttributeTypeEnum>
  inCollection?: Nullable<string>
  inCategory?: Nullable<string>
  slugs?: Nullable<string[]>
}
export interface AttributeChoicesSortingInput { direction: OrderDirection; field: AttributeChoicesSortField }
export interface AttributeValueFilterInput {
  search?: Nullable<string>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface AttributeSortingInput { direction: OrderDirection; field: AttributeSortField }
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
  giftCard?: Nullable<boolean>
  hasCategory?: Nullable<boolean>
  AND?: Nullable<ProductWhereInput[]>
  OR?: Nullable<ProductWhereInput[]>
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
export interface CheckoutAddressValidationRules {
  checkRequiredFields: boolean | null
  checkFieldsFormat: boolean | null
  enableFieldsNormalization: boolean | null
}
export interface CheckoutCreateInput {
  channel?: Nullable<string>
  lines: CheckoutLineInput[]
  email?: Nullable<string>
  saveShippingAddress?: Nullable<boolean>
  shippingAddress?: Nullable<AddressInput>
  saveBillingAddress?: Nullable<boolean>
  billingAddress?: Nullable<AddressInput>
  languageCode?: Nullable<LanguageCodeEnum>
  validationRules?: Nullable<CheckoutValidationRules>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface CheckoutLineInput {
  quantity: number
  variantId: string
  price?: Nullable<number>
  priceOverrideReason?: Nullable<string>
  forceNewLine: boolean | null
  metadata?: Nullable<MetadataInput[]>
}
export interface CheckoutValidationRules {
  shippingAddress?: Nullable<CheckoutAddressValidationRules>
  billingAddress?: Nullable<CheckoutAddressValidationRules>
}
export interface CheckoutLineUpdateInput {
  variantId?: Nullable<string>
  quantity?: Nullable<number>
  price?: Nullable<number>
  priceOverrideReason?: Nullable<string>
  lineId?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
}
export interface CheckoutFilterInput {
  customer?: Nullable<string>
  created?: Nullable<DateRangeInput>
  search?: Nullable<string>
  channels?: Nullable<string[]>
  updatedAt?: Nullable<DateRangeInput>
}
export interface CheckoutSortingInput { direction: OrderDirection; field: CheckoutSortField }
export interface PageSortingInput { direction: OrderDirection; field: PageSortField }
export interface PageFilterInput {
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  pageTypes?: Nullable<string[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface PageWhereInput {
  ids?: Nullable<string[]>
  slug?: Nullable<StringFilterInput>
  pageType?: Nullable<GlobalIDFilterInput>
}
export interface MetadataFilter { key: string; value?: Nullable<string> }
export interface MetadataInput { key: string; value: string }
export interface ProductOrder {
  direction: OrderDirection
  channel?: Nullable<string>
  attributeId?: Nullable<string>
  field?: Nullable<ProductOrderField>
}
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
  numbers?: Nullable<string[]>
  checkoutIds?: Nullable<string[]>
}
export interface OrderSortingInput { direction: OrderDirection; field: OrderSortField }
export interface OrderFulfillInput {
  lines: OrderFulfillLineInput[]
  notifyCustomer?: Nullable<boolean>
  allowStockToBeExceeded: boolean | null
  trackingNumber?: Nullable<string>
}
export interface OrderFulfillLineInput { orderLineId?: Nullable<string>; stocks: OrderFulfillStockInput[] }
export interface OrderFulfillStockInput { quantity: number; warehouse: string }
export interface FulfillmentUpdateTrackingInput { trackingNumber?: Nullable<string>; notifyCustomer: boolean | null }
export interface PaymentGatewayToInitialize { id: string; data?: Nullable<unknown> }
export interface PaymentMethodDetailsInput {
  card?: Nullable<CardPaymentMethodDetailsInput>
  other?: Nullable<OtherPaymentMethodDetailsInput>
  giftCard?: Nullable<GiftCardPaymentMethodDetailsInput>
}
export interface CardPaymentMethodDetailsInput {
  name: string
  brand?: Nullable<string>
  firstDigits?: Nullable<string>
  lastDigits?: Nullable<string>
  expMonth?: Nullable<number>
  expYear?: Nullable<number>
}
export interface OtherPaymentMethodDetailsInput { name: string }
export interface GiftCardPaymentMethodDetailsInput {
  name: string
  brand?: Nullable<string>
  lastChars?: Nullable<string>
}
export interface PluginFilterInput {
  statusInChannels?: Nullable<PluginStatusInChannelsInput>
  search?: Nullable<string>
  type?: Nullable<PluginConfigurationType>
}
export interface PluginStatusInChannelsInput { active: boolean; channels: string[] }
export interface PluginSortingInput { direction: OrderDirection; field: PluginSortField }
export interface PluginUpdateInput { active?: Nullable<boolean>; configuration?: Nullable<ConfigurationItemInput[]> }
export interface ConfigurationItemInput { name: string; value?: Nullable<string> }
export interface GlobalIDFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface StringFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface DecimalFilterInput {
  eq?: Nullable<number>
  oneOf?: Nullable<number[]>
  range?: Nullable<DecimalRangeInput>
}
export interface DecimalRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateTimeRangeInput { gte?: Nullable<Date>; lte?: Nullable<Date> }
export interface IntRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface PriceRangeInput { gte?: Nullable<number>; lte?: Nullable<number> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface CountryFilterInput { attachedToShippingZones?: Nullable<boolean> }
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
export interface SiteDomainInput { domain?: Nullable<string>; name?: Nullable<string> }
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
  restrictedAccessToChannels: boolean | null
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
export interface StaffUserInput {
  status?: Nullable<StaffMemberStatus>
  search?: Nullable<string>
  ids?: Nullable<string[]>
}
export interface PermissionGroupFilterInput { search?: Nullable<string>; ids?: Nullable<string[]> }
export interface PermissionGroupSortingInput { direction: OrderDirection; field: PermissionGroupSortField }
export interface EventDeliverySortingInput { direction: OrderDirection; field: EventDeliverySortField }
export interface EventDeliveryFilterInput {
  status?: Nullable<EventDeliveryStatusEnum>
  eventType?: Nullable<WebhookEventTypeEnum>
}
export interface EventDeliveryAttemptSortingInput { direction: OrderDirection; field: EventDeliveryAttemptSortField }
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
  customHeaders?: Nullable<unknown>
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
  customHeaders?: Nullable<unknown>
}
