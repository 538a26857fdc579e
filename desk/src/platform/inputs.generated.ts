/* Written by npm run generate. Do not edit. */
import type { AccountConfirmModeEnum, AllocationStrategyEnum, CountryCode, DiscountValueTypeEnum, LanguageCodeEnum, MarkAsPaidStrategyEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PasswordLoginModeEnum, PaymentChargeStatusEnum, PermissionEnum, PostalCodeRuleInclusionTypeEnum, ShippingMethodTypeEnum, TaxCalculationStrategy, TransactionFlowStrategyEnum, WarehouseClickAndCollectOptionEnum, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum, WeightUnitsEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

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
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
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
export interface StockInput { warehouse: string; quantity: number }
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
