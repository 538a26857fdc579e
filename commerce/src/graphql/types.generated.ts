/* Written by npm run generate. Do not edit. */
import type { UploadedFile } from '../domain/media/uploaded-file.ts'
import type { AccountConfirmModeEnum, AccountErrorCode, AddressTypeEnum, AllocationStrategyEnum, AnnouncementImportanceEnum, AppErrorCode, AppProblemCreateErrorCode, AppProblemDismissErrorCode, AppProblemDismissedByEnum, AppTypeEnum, AttributeBulkCreateErrorCode, AttributeBulkUpdateErrorCode, AttributeEntityTypeEnum, AttributeErrorCode, AttributeInputTypeEnum, AttributeTranslateErrorCode, AttributeTypeEnum, AttributeValueTranslateErrorCode, ChannelErrorCode, CheckoutAuthorizeStatusEnum, CheckoutChargeStatusEnum, CheckoutCreateFromOrderErrorCode, CheckoutCreateFromOrderUnavailableVariantErrorCode, CheckoutErrorCode, CircuitBreakerStateEnum, CollectionErrorCode, ConfigurationTypeFieldEnum, CountryCode, CustomerBulkUpdateErrorCode, CustomerEventsEnum, DeliveryOptionsCalculateErrorCode, DiscountErrorCode, DiscountValueTypeEnum, ErrorPolicyEnum, EventDeliveryStatusEnum, ExportErrorCode, ExportEventsEnum, FulfillmentStatus, GiftCardErrorCode, GiftCardEventsEnum, GiftCardSettingsErrorCode, GiftCardSettingsExpiryTypeEnum, IconThumbnailFormatEnum, InvoiceErrorCode, JobStatusEnum, LanguageCodeEnum, MarkAsPaidStrategyEnum, MeasurementUnitsEnum, MenuErrorCode, MetadataErrorCode, NavigationType, OrderAction, OrderAuthorizeStatusEnum, OrderBulkCreateErrorCode, OrderChargeStatusEnum, OrderCreateFromCheckoutErrorCode, OrderDiscountType, OrderErrorCode, OrderEventsEmailsEnum, OrderEventsEnum, OrderGrantRefundCreateErrorCode, OrderGrantRefundCreateLineErrorCode, OrderGrantRefundUpdateErrorCode, OrderGrantRefundUpdateLineErrorCode, OrderGrantedRefundStatusEnum, OrderNoteAddErrorCode, OrderNoteUpdateErrorCode, OrderOriginEnum, OrderSettingsErrorCode, OrderStatus, PageErrorCode, PasswordLoginModeEnum, PaymentChargeStatusEnum, PaymentErrorCode, PaymentGatewayConfigErrorCode, PaymentGatewayInitializeErrorCode, PermissionEnum, PermissionGroupErrorCode, PluginErrorCode, PostalCodeRuleInclusionTypeEnum, ProductAttributeType, ProductBulkCreateErrorCode, ProductErrorCode, ProductMediaType, ProductTranslateErrorCode, ProductTypeKindEnum, ProductVariantBulkErrorCode, ProductVariantTranslateErrorCode, PromotionCreateErrorCode, PromotionDeleteErrorCode, PromotionEventsEnum, PromotionRuleCreateErrorCode, PromotionRuleDeleteErrorCode, PromotionRuleUpdateErrorCode, PromotionTypeEnum, PromotionUpdateErrorCode, RefundSettingsErrorCode, ReportingPeriod, ReturnSettingsErrorCode, RewardTypeEnum, RewardValueTypeEnum, SaleType, SendConfirmationEmailErrorCode, ShippingErrorCode, ShippingMethodTypeEnum, ShopErrorCode, StockBulkUpdateErrorCode, StockErrorCode, StockUpdatePolicyEnum, TaxCalculationStrategy, TaxClassCreateErrorCode, TaxClassDeleteErrorCode, TaxClassUpdateErrorCode, TaxConfigurationUpdateErrorCode, TaxCountryConfigurationDeleteErrorCode, TaxCountryConfigurationUpdateErrorCode, TaxableObjectDiscountTypeEnum, ThumbnailFormatEnum, TimePeriodTypeEnum, TokenizedPaymentFlowEnum, TransactionActionEnum, TransactionCreateErrorCode, TransactionEventReportErrorCode, TransactionEventTypeEnum, TransactionFlowStrategyEnum, TransactionInitializeErrorCode, TransactionKind, TransactionProcessErrorCode, TransactionRequestActionErrorCode, TransactionRequestRefundForGrantedRefundErrorCode, TransactionUpdateErrorCode, TranslatableKinds, TranslationErrorCode, UploadErrorCode, VariantAttributeScope, VoucherCodeBulkDeleteErrorCode, VoucherTypeEnum, WarehouseClickAndCollectOptionEnum, WarehouseErrorCode, WebhookDryRunErrorCode, WebhookErrorCode, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum, WebhookTriggerErrorCode, WeightUnitsEnum } from '@semena/contract/enums'
import type { AccountInput, AccountRegisterInput, AddressInput, AppExtensionFilterInput, AppFilterInput, AppInput, AppInstallInput, AppProblemCreateInput, AppProblemDismissInput, AppSortingInput, AppTokenInput, AttributeBulkTranslateInput, AttributeBulkUpdateInput, AttributeChoicesSortingInput, AttributeCreateInput, AttributeFilterInput, AttributeSortingInput, AttributeUpdateInput, AttributeValueBulkTranslateInput, AttributeValueCreateInput, AttributeValueFilterInput, AttributeValueTranslationInput, AttributeValueUpdateInput, AttributeValueWhereInput, AttributeWhereInput, CatalogueInput, CategoryFilterInput, CategoryInput, CategorySortingInput, CategoryWhereInput, ChannelCreateInput, ChannelDeleteInput, ChannelUpdateInput, CheckoutAddressValidationRules, CheckoutCreateInput, CheckoutFilterInput, CheckoutLineInput, CheckoutLineUpdateInput, CheckoutSortingInput, CollectionChannelListingUpdateInput, CollectionCreateInput, CollectionFilterInput, CollectionInput, CollectionSortingInput, CollectionWhereInput, CountryFilterInput, CustomerBulkUpdateInput, CustomerFilterInput, CustomerInput, CustomerOrderWhereInput, CustomerWhereInput, DraftOrderCreateInput, DraftOrderInput, DraftOrderWhereInput, EventDeliveryAttemptSortingInput, EventDeliveryFilterInput, EventDeliverySortingInput, ExportFileFilterInput, ExportFileSortingInput, ExportGiftCardsInput, ExportProductsInput, ExportVoucherCodesInput, FulfillmentCancelInput, FulfillmentUpdateTrackingInput, GiftCardAddNoteInput, GiftCardBulkCreateInput, GiftCardCreateInput, GiftCardEventFilterInput, GiftCardFilterInput, GiftCardResendInput, GiftCardSettingsUpdateInput, GiftCardSortingInput, GiftCardTagFilterInput, GiftCardUpdateInput, InvoiceCreateInput, MediaSortingInput, MenuCreateInput, MenuFilterInput, MenuInput, MenuItemCreateInput, MenuItemFilterInput, MenuItemInput, MenuItemMoveInput, MenuItemSortingInput, MenuSortingInput, MetadataInput, MoveProductInput, NameTranslationInput, OrderAddNoteInput, OrderBulkCreateInput, OrderDiscountCommonInput, OrderDraftFilterInput, OrderFilterInput, OrderFulfillInput, OrderGrantRefundCreateInput, OrderGrantRefundUpdateInput, OrderLineCreateInput, OrderLineInput, OrderNoteInput, OrderRefundProductsInput, OrderReturnProductsInput, OrderSettingsUpdateInput, OrderSortingInput, OrderUpdateInput, OrderUpdateShippingInput, OrderWhereInput, PageCreateInput, PageFilterInput, PageInput, PageSortingInput, PageTranslationInput, PageTypeCreateInput, PageTypeFilterInput, PageTypeSortingInput, PageTypeUpdateInput, PageWhereInput, PaymentFilterInput, PaymentGatewayToInitialize, PaymentInput, PaymentMethodDetailsInput, PermissionGroupCreateInput, PermissionGroupFilterInput, PermissionGroupSortingInput, PermissionGroupUpdateInput, PluginFilterInput, PluginSortingInput, PluginUpdateInput, ProductAttributeAssignInput, ProductAttributeAssignmentUpdateInput, ProductBulkCreateInput, ProductBulkTranslateInput, ProductChannelListingUpdateInput, ProductCreateInput, ProductFilterInput, ProductInput, ProductMediaCreateInput, ProductMediaUpdateInput, ProductOrder, ProductTypeFilterInput, ProductTypeInput, ProductTypeSortingInput, ProductVariantBulkCreateInput, ProductVariantBulkTranslateInput, ProductVariantBulkUpdateInput, ProductVariantChannelListingAddInput, ProductVariantCreateInput, ProductVariantFilterInput, ProductVariantInput, ProductVariantSortingInput, ProductVariantWhereInput, ProductWhereInput, PromotionCreateInput, PromotionRuleCreateInput, PromotionRuleTranslationInput, PromotionRuleUpdateInput, PromotionSortingInput, PromotionTranslationInput, PromotionUpdateInput, PromotionWhereInput, RefundSettingsUpdateInput, ReorderInput, ReturnSettingsUpdateInput, SaleChannelListingInput, SaleFilterInput, SaleInput, SaleSortingInput, ShippingMethodChannelListingInput, ShippingPriceExcludeProductsInput, ShippingPriceInput, ShippingPriceTranslationInput, ShippingZoneCreateInput, ShippingZoneFilterInput, ShippingZoneUpdateInput, ShopSettingsInput, SiteDomainInput, StaffCreateInput, StaffUpdateInput, StaffUserInput, StockBulkUpdateInput, StockFilterInput, StockInput, TaxClassCreateInput, TaxClassFilterInput, TaxClassRateInput, TaxClassSortingInput, TaxClassUpdateInput, TaxConfigurationFilterInput, TaxConfigurationUpdateInput, TransactionCreateInput, TransactionEventInput, TransactionSortingInput, TransactionUpdateInput, TransactionWhereInput, TranslationInput, UpdateInvoiceInput, UserCreateInput, UserSortingInput, VoucherChannelListingInput, VoucherFilterInput, VoucherInput, VoucherSortingInput, WarehouseCreateInput, WarehouseFilterInput, WarehouseSortingInput, WarehouseUpdateInput, WebhookCreateInput, WebhookUpdateInput } from '../inputs.generated.ts'
import type { CustomerEventSource, UserPermissionSource, UserSource } from './account/sources.ts'
import type { AddressSource } from './address/sources.ts'
import type { AttributeSource, AttributeValueSource, ChoiceSource, ReferenceTypeSource, SelectedAttributeSource } from './attribute/sources.ts'
import type { AssignedVariantAttributeSource, CategorySource, CollectionChannelListingSource, CollectionSource, MediaSource, ProductChannelListingSource, ProductSource, ProductTypeSource, StockSource, VariantChannelListingSource, VariantSource } from './catalog/sources.ts'
import type { CheckoutLineSource, CheckoutSource, LineProblemSource } from './checkout/sources.ts'
import type { MenuItemSource, MenuSource, PageSource, PageTypeSource } from './content/sources.ts'
import type { ExportEventSource, ExportFileSource } from './export/sources.ts'
import type { GiftCardEventSource, GiftCardSettingsSource, GiftCardSource, GiftCardTagSource } from './gift-card/sources.ts'
import type { InvoiceSource } from './invoice/sources.ts'
import type { PaymentSource, StepSource } from './legacy-payment/sources.ts'
import type { AllocationSource, EventDiscountSource, EventLineSource, FulfillmentLineSource, FulfillmentSource, OrderDiscountSource, OrderEventSource, OrderLineSource, OrderSource } from './order/sources.ts'
import type { CardSource, OtherMethodSource, PaidGiftCardSource, PaymentMethodSource, TransactionEventSource, TransactionSource } from './payment/sources.ts'
import type { PromotionEventSource, PromotionSource, RuleSource } from './promotion/sources.ts'
import type { GrantedRefundLineSource, GrantedRefundSource } from './refund/sources.ts'
import type { SaleListingSource, SaleSource } from './sale/sources.ts'
import type { Listed } from './shared/listed.ts'
import type { MethodListingSource, MethodSource, ShippingMethodSource, ZoneSource } from './shipping/sources.ts'
import type { ChannelSettingsSource, ChannelSource, ShopSource } from './shop/sources.ts'
import type { AppSource, AppTokenSource, ExtensionSource, GroupSource, InstallationSource, LogoSource, ProblemSource } from './staff/sources.ts'
import type { TaxClassSource, TaxConfigurationSource, TaxCountryExceptionSource, TaxCountrySource, TaxRateSource } from './tax/sources.ts'
import type { TranslatableSource } from './translation/sources.ts'
import type { VoucherCodeSource, VoucherListingSource, VoucherSource } from './voucher/sources.ts'
import type { WarehouseSource } from './warehouse/sources.ts'
import type { AttemptSource, DeliverySource, EventSource, TaxableLineSource, TaxableSource, WebhookSource } from './webhook/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

/** Values of the schema's own scalars, as resolvers get them and as they travel. */
export interface Scalars {
  Metadata: { input: Record<string, string>; wire: Record<string, string> }
  DateTime: { input: Date; wire: string }
  JSON: { input: unknown; wire: unknown }
  JSONString: { input: unknown; wire: string }
  Decimal: { input: number; wire: number }
  Date: { input: string; wire: string }
  UUID: { input: string; wire: string }
  PositiveDecimal: { input: number; wire: number }
  Upload: { input: UploadedFile; wire: never }
  GenericScalar: { input: unknown; wire: unknown }
  PositiveInt: { input: number; wire: number }
  Minute: { input: number; wire: number }
  Hour: { input: number; wire: number }
  Day: { input: number; wire: number }
  WeightScalar: { input: number; wire: number }
}

export interface UserCountableEdge { node: UserSource; cursor: string }
export interface ExternalAuthentication { id: string; name: Maybe<string> }
export interface AccountError {
  field: Maybe<string>
  message: Maybe<string>
  code: AccountErrorCode
  addressType: Maybe<AddressTypeEnum>
  attributes: Maybe<readonly string[]>
}
export interface AccountRegister {
  user: Maybe<UserSource>
  requiresConfirmation: Maybe<boolean>
  errors: readonly AccountError[]
}
export interface ConfirmAccount { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface CreateToken {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface RefreshToken { token: Maybe<string>; user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface VerifyToken {
  user: Maybe<UserSource>
  isValid: boolean
  payload: Maybe<unknown>
  errors: readonly AccountError[]
}
export interface DeactivateAllUserTokens { errors: readonly AccountError[] }
export interface ExternalAuthenticationUrl { authenticationData: Maybe<unknown>; errors: readonly AccountError[] }
export interface ExternalObtainAccessTokens {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface ExternalRefresh {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface ExternalVerify {
  user: Maybe<UserSource>
  isValid: boolean
  verifyData: Maybe<unknown>
  errors: readonly AccountError[]
}
export interface ExternalLogout { logoutData: Maybe<unknown>; errors: readonly AccountError[] }
export interface RequestPasswordReset { errors: readonly AccountError[] }
export interface SetPassword {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface PasswordChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface RequestEmailChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface ConfirmEmailChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface SendConfirmationEmail { errors: readonly SendConfirmationEmailError[] }
export interface SendConfirmationEmailError {
  field: Maybe<string>
  message: Maybe<string>
  code: SendConfirmationEmailErrorCode
}
export interface AccountUpdate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface AccountAddressCreate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountAddressUpdate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountAddressDelete {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountSetDefaultAddress { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface UserAvatarUpdate { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface UserAvatarDelete { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface AccountRequestDeletion { errors: readonly AccountError[] }
export interface AccountDelete { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerCreate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerUpdate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerDelete { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerBulkDelete { count: number; errors: readonly AccountError[] }
export interface UserBulkSetActive { count: number; errors: readonly AccountError[] }
export interface AddressValidationData {
  countryCode: string
  countryName: string
  addressFormat: string
  addressLatinFormat: string
  allowedFields: readonly string[]
  requiredFields: readonly string[]
  upperFields: readonly string[]
  countryAreaType: string
  countryAreaChoices: readonly ChoiceValue[]
  cityType: string
  cityChoices: readonly ChoiceValue[]
  cityAreaType: string
  cityAreaChoices: readonly ChoiceValue[]
  postalCodeType: string
  postalCodeMatchers: readonly string[]
  postalCodeExamples: readonly string[]
  postalCodePrefix: string
}
export interface AddressCreate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressUpdate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressDelete {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressSetDefault { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface AppCountableEdge { node: AppSource; cursor: string }
export interface AppError {
  field: Maybe<string>
  message: Maybe<string>
  code: AppErrorCode
  permissions: Maybe<readonly PermissionEnum[]>
}
export interface AppCreate { authToken: Maybe<string>; errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppUpdate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppDelete { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppTokenCreate {
  authToken: Maybe<string>
  errors: readonly AppError[]
  appToken: Maybe<AppTokenSource>
}
export interface AppTokenDelete { errors: readonly AppError[]; appToken: Maybe<AppTokenSource> }
export interface AppTokenVerify { valid: boolean; errors: readonly AppError[] }
export interface AppExtensionCountableEdge { node: ExtensionSource; cursor: string }
export interface AppBrand { logo: LogoSource }
export interface AppInstall { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppRetryInstall { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppDeleteFailedInstallation { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppFetchManifest { manifest: Maybe<Manifest>; errors: readonly AppError[] }
export interface Manifest {
  identifier: string
  version: string
  name: string
  about: Maybe<string>
  permissions: Maybe<readonly Permission[]>
  appUrl: Maybe<string>
  configurationUrl: Maybe<string>
  tokenTargetUrl: Maybe<string>
  dataPrivacy: Maybe<string>
  dataPrivacyUrl: Maybe<string>
  homepageUrl: Maybe<string>
  supportUrl: Maybe<string>
  extensions: readonly AppManifestExtension[]
  webhooks: readonly AppManifestWebhook[]
  audience: Maybe<string>
  requiredSaleorVersion: Maybe<AppManifestRequiredSaleorVersion>
  author: Maybe<string>
  brand: Maybe<AppManifestBrand>
}
export interface AppManifestExtension {
  permissions: readonly Permission[]
  label: string
  url: string
  mountName: string
  targetName: string
  settings: unknown
  identifier: Maybe<string>
}
export interface AppManifestWebhook {
  name: string
  asyncEvents: Maybe<readonly WebhookEventTypeAsyncEnum[]>
  syncEvents: Maybe<readonly WebhookEventTypeSyncEnum[]>
  query: string
  targetUrl: string
}
export interface AppManifestRequiredSaleorVersion { constraint: string; satisfied: boolean }
export interface AppManifestBrand { logo: LogoSource }
export interface AppActivate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppDeactivate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppReenableSyncWebhooks { app: Maybe<AppSource>; errors: readonly AppError[] }
export interface AppProblemDismissed {
  by: AppProblemDismissedByEnum
  user: Maybe<UserSource>
  userEmail: Maybe<string>
}
export interface AppProblemDismiss { errors: readonly AppProblemDismissError[] }
export interface AppProblemDismissError {
  field: Maybe<string>
  message: Maybe<string>
  code: AppProblemDismissErrorCode
}
export interface AppProblemCreate { appProblem: Maybe<ProblemSource>; errors: readonly AppProblemCreateError[] }
export interface AppProblemCreateError { field: Maybe<string>; message: Maybe<string>; code: AppProblemCreateErrorCode }
export interface AttributeCreate { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeUpdate { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeDelete { errors: readonly AttributeError[]; attribute: Maybe<AttributeSource> }
export interface AttributeBulkDelete { count: number; errors: readonly AttributeError[] }
export interface AttributeBulkCreate {
  count: number
  results: readonly AttributeBulkCreateResult[]
  errors: readonly AttributeBulkCreateError[]
}
export interface AttributeBulkCreateResult {
  attribute: Maybe<AttributeSource>
  errors: Maybe<readonly AttributeBulkCreateError[]>
}
export interface AttributeBulkCreateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeBulkCreateErrorCode
}
export interface AttributeBulkUpdate {
  count: number
  results: readonly AttributeBulkUpdateResult[]
  errors: readonly AttributeBulkUpdateError[]
}
export interface AttributeBulkUpdateResult {
  attribute: Maybe<AttributeSource>
  errors: Maybe<readonly AttributeBulkUpdateError[]>
}
export interface AttributeBulkUpdateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeBulkUpdateErrorCode
}
export interface AttributeValueCreate {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueUpdate {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueDelete {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueBulkDelete { count: number; errors: readonly AttributeError[] }
export interface AttributeReorderValues { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeError { field: Maybe<string>; message: Maybe<string>; code: AttributeErrorCode }
export interface AttributeValueTranslation {
  id: string
  language: LanguageDisplay
  name: string
  richText: Maybe<unknown>
  plainText: Maybe<string>
}
export interface AttributeTranslation { id: string; language: LanguageDisplay; name: string }
export interface AttributeCountableEdge { node: AttributeSource; cursor: string }
export interface AttributeValueCountableEdge { node: AttributeValueSource; cursor: string }
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
export interface ChannelCreate { errors: readonly ChannelError[]; channel: Maybe<ChannelSource> }
export interface ChannelUpdate { errors: readonly ChannelError[]; channel: Maybe<ChannelSource> }
export interface ChannelActivate { channel: Maybe<ChannelSource>; errors: readonly ChannelError[] }
export interface ChannelDeactivate { channel: Maybe<ChannelSource>; errors: readonly ChannelError[] }
export interface ChannelDelete { errors: readonly ChannelError[]; channel: Maybe<ChannelSource> }
export interface ChannelReorderWarehouses { channel: Maybe<ChannelSource>; errors: readonly ChannelError[] }
export interface ChannelError {
  field: Maybe<string>
  message: Maybe<string>
  code: ChannelErrorCode
  shippingZones: Maybe<readonly string[]>
  warehouses: Maybe<readonly string[]>
}
export interface CheckoutCountableEdge { node: CheckoutSource; cursor: string }
export interface CheckoutAddPromoCode { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutError {
  field: Maybe<string>
  message: Maybe<string>
  code: CheckoutErrorCode
  variants: Maybe<readonly string[]>
  lines: Maybe<readonly string[]>
  addressType: Maybe<AddressTypeEnum>
}
export interface CheckoutBillingAddressUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutComplete {
  order: Maybe<OrderSource>
  confirmationNeeded: boolean
  confirmationData: Maybe<unknown>
  errors: readonly CheckoutError[]
}
export interface CheckoutCreate {
  created: Maybe<boolean>
  errors: readonly CheckoutError[]
  checkout: Maybe<CheckoutSource>
}
export interface CheckoutEmailUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesDelete { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesAdd { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutRemovePromoCode { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutShippingAddressUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutDeliveryMethodUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLanguageCodeUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutDelete { errors: readonly CheckoutDeleteError[] }
export interface CheckoutDeleteError { field: Maybe<string>; message: Maybe<string>; code: CheckoutErrorCode }
export interface CheckoutLineCountableEdge { node: CheckoutLineSource; cursor: string }
export interface DeliveryOptionsCalculateError {
  field: Maybe<string>
  message: Maybe<string>
  code: DeliveryOptionsCalculateErrorCode
}
export interface CheckoutCustomerAttach { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCustomerDetach { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface DeliveryOptionsCalculate {
  deliveries: readonly Delivery[]
  errors: readonly DeliveryOptionsCalculateError[]
}
export interface Delivery { id: string; shippingMethod: Maybe<ShippingMethodSource> }
export interface CheckoutLineDelete { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutShippingMethodUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCustomerNoteUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCreateFromOrder {
  unavailableVariants: Maybe<readonly CheckoutCreateFromOrderUnavailableVariant[]>
  checkout: Maybe<CheckoutSource>
  errors: readonly CheckoutCreateFromOrderError[]
}
export interface CheckoutCreateFromOrderError {
  field: Maybe<string>
  message: Maybe<string>
  code: CheckoutCreateFromOrderErrorCode
}
export interface CheckoutCreateFromOrderUnavailableVariant {
  message: string
  code: CheckoutCreateFromOrderUnavailableVariantErrorCode
  variantId: string
  lineId: string
}
export interface CheckoutProblemDeliveryMethodStale { delivery: Delivery }
export interface CheckoutProblemDeliveryMethodInvalid { delivery: Delivery }
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
export interface PageTranslation {
  id: string
  language: LanguageDisplay
  seoTitle: Maybe<string>
  seoDescription: Maybe<string>
  slug: Maybe<string>
  title: Maybe<string>
  content: Maybe<unknown>
}
export interface MenuItemTranslation { id: string; language: LanguageDisplay; name: string }
export interface PageCountableEdge { node: PageSource; cursor: string }
export interface CustomerBulkUpdate {
  count: number
  results: readonly CustomerBulkResult[]
  errors: readonly CustomerBulkUpdateError[]
}
export interface CustomerBulkResult { customer: Maybe<UserSource>; errors: Maybe<readonly CustomerBulkUpdateError[]> }
export interface CustomerBulkUpdateError {
  path: Maybe<string>
  message: Maybe<string>
  code: CustomerBulkUpdateErrorCode
  attributes: Maybe<readonly string[]>
}
export interface DiscountError {
  field: Maybe<string>
  message: Maybe<string>
  products: Maybe<readonly string[]>
  code: DiscountErrorCode
  channels: Maybe<readonly string[]>
  voucherCodes: Maybe<readonly string[]>
}
export interface DraftOrderCreate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderUpdate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderDelete { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderBulkDelete { count: number; errors: readonly OrderError[] }
export interface DraftOrderComplete { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface TaxableObjectDiscount { name: Maybe<string>; amount: Money; type: TaxableObjectDiscountTypeEnum }
export interface CustomerType {
  id: string
  privateMetadata: readonly MetadataItem[]
  metadata: readonly MetadataItem[]
  name: string
  slug: string
  isDefault: boolean
}
export interface TransactionAction { actionType: TransactionActionEnum; amount: number; currency: string }
export interface TransactionProcessAction { amount: number; currency: string; actionType: TransactionFlowStrategyEnum }
export interface ExportFileCountableEdge { node: ExportFileSource; cursor: string }
export interface ExportError { field: Maybe<string>; message: Maybe<string>; code: ExportErrorCode }
export interface FulfillmentCancel {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentReturnProducts {
  returnFulfillment: Maybe<FulfillmentSource>
  replaceFulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  replaceOrder: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentRefundProducts {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface GiftCardCountableEdge { node: GiftCardSource; cursor: string }
export interface GiftCardTagCountableEdge { node: GiftCardTagSource; cursor: string }
export interface GiftCardEventBalance {
  initialBalance: Maybe<Money>
  currentBalance: Money
  oldInitialBalance: Maybe<Money>
  oldCurrentBalance: Maybe<Money>
}
export interface GiftCardEventAssignment {
  oldAssignedTo: Maybe<UserSource>
  currentAssignedTo: Maybe<UserSource>
  oldAssignedToEmail: Maybe<string>
  currentAssignedToEmail: Maybe<string>
}
export interface GiftCardError {
  field: Maybe<string>
  message: Maybe<string>
  code: GiftCardErrorCode
  tags: Maybe<readonly string[]>
}
export interface TimePeriod { amount: number; type: TimePeriodTypeEnum }
export interface GiftCardSettingsError { field: Maybe<string>; message: Maybe<string>; code: GiftCardSettingsErrorCode }
export interface GiftCardActivate { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardAssignUser { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardUnassignUser { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardCreate { errors: readonly GiftCardError[]; giftCard: Maybe<GiftCardSource> }
export interface GiftCardDelete { errors: readonly GiftCardError[]; giftCard: Maybe<GiftCardSource> }
export interface GiftCardDeactivate { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardBalanceAdjust { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardUpdate { errors: readonly GiftCardError[]; giftCard: Maybe<GiftCardSource> }
export interface GiftCardResend { giftCard: Maybe<GiftCardSource>; errors: readonly GiftCardError[] }
export interface GiftCardAddNote {
  giftCard: Maybe<GiftCardSource>
  event: Maybe<GiftCardEventSource>
  errors: readonly GiftCardError[]
}
export interface GiftCardBulkCreate {
  count: number
  giftCards: readonly GiftCardSource[]
  errors: readonly GiftCardError[]
}
export interface GiftCardBulkDelete { count: number; errors: readonly GiftCardError[] }
export interface GiftCardBulkActivate { count: number; errors: readonly GiftCardError[] }
export interface GiftCardBulkDeactivate { count: number; errors: readonly GiftCardError[] }
export interface GiftCardSettingsUpdate {
  giftCardSettings: Maybe<GiftCardSettingsSource>
  errors: readonly GiftCardSettingsError[]
}
export interface ExportGiftCards { exportFile: Maybe<ExportFileSource>; errors: readonly ExportError[] }
export interface InvoiceRequest {
  order: Maybe<OrderSource>
  errors: readonly InvoiceError[]
  invoice: Maybe<InvoiceSource>
}
export interface InvoiceRequestDelete { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceCreate { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceDelete { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceUpdate { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceSendNotification { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceError { field: Maybe<string>; message: Maybe<string>; code: InvoiceErrorCode }
export interface PaymentCountableEdge { node: PaymentSource; cursor: string }
export interface CreditCard {
  brand: string
  firstDigits: Maybe<string>
  lastDigits: string
  expMonth: Maybe<number>
  expYear: Maybe<number>
}
export interface CheckoutPaymentCreate {
  checkout: Maybe<CheckoutSource>
  payment: Maybe<PaymentSource>
  errors: readonly PaymentError[]
}
export interface PaymentError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentErrorCode
  variants: Maybe<readonly string[]>
}
export interface OrderCapture { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderRefund { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderVoid { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface MenuCountableEdge { node: MenuSource; cursor: string }
export interface MenuItemCountableEdge { node: MenuItemSource; cursor: string }
export interface MenuCreate { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuUpdate { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuDelete { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuBulkDelete { count: number; errors: readonly MenuError[] }
export interface MenuItemCreate { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemUpdate { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemDelete { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemBulkDelete { count: number; errors: readonly MenuError[] }
export interface MenuItemMove { menu: Maybe<MenuSource>; errors: readonly MenuError[] }
export interface AssignNavigation { menu: Maybe<MenuSource>; errors: readonly MenuError[] }
export interface MenuError { field: Maybe<string>; message: Maybe<string>; code: MenuErrorCode }
export interface MetadataItem { key: string; value: string }
export interface MetadataError { field: Maybe<string>; message: Maybe<string>; code: MetadataErrorCode }
export interface UpdateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface DeleteMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface UpdatePrivateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface DeletePrivateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface OrderCreateFromCheckout { order: Maybe<OrderSource>; errors: readonly OrderCreateFromCheckoutError[] }
export interface OrderCreateFromCheckoutError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderCreateFromCheckoutErrorCode
  variants: Maybe<readonly string[]>
  lines: Maybe<readonly string[]>
}
export interface OrderBulkCreate {
  count: number
  results: readonly OrderBulkCreateResult[]
  errors: readonly OrderBulkCreateError[]
}
export interface OrderBulkCreateResult { order: Maybe<OrderSource>; errors: Maybe<readonly OrderBulkCreateError[]> }
export interface OrderBulkCreateError {
  path: Maybe<string>
  message: Maybe<string>
  code: Maybe<OrderBulkCreateErrorCode>
}
export interface OrderUpdate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface OrderUpdateShipping { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderLinesCreate {
  order: Maybe<OrderSource>
  orderLines: Maybe<readonly OrderLineSource[]>
  errors: readonly OrderError[]
}
export interface OrderLineUpdate {
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
  orderLine: Maybe<OrderLineSource>
}
export interface OrderLineDelete {
  order: Maybe<OrderSource>
  orderLine: Maybe<OrderLineSource>
  errors: readonly OrderError[]
}
export interface OrderDiscountAdd { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderDiscountUpdate { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderDiscountDelete { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderLineDiscountUpdate {
  orderLine: Maybe<OrderLineSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface OrderLineDiscountRemove {
  orderLine: Maybe<OrderLineSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface OrderNoteAdd {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderNoteAddError[]
}
export interface OrderNoteUpdate {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderNoteUpdateError[]
}
export interface OrderAddNote {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderError[]
}
export interface OrderNoteAddError { field: Maybe<string>; message: Maybe<string>; code: Maybe<OrderNoteAddErrorCode> }
export interface OrderNoteUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: Maybe<OrderNoteUpdateErrorCode>
}
export interface OrderSettingsUpdate {
  orderSettings: Maybe<ChannelSettingsSource>
  errors: readonly OrderSettingsError[]
}
export interface OrderSettingsError { field: Maybe<string>; message: Maybe<string>; code: OrderSettingsErrorCode }
export interface OrderEventCountableEdge { node: OrderEventSource; cursor: string }
export interface OrderLineDiscount {
  id: string
  type: OrderDiscountType
  name: Maybe<string>
  translatedName: Maybe<string>
  valueType: DiscountValueTypeEnum
  value: number
  reason: Maybe<string>
  total: Money
  unit: Money
}
export interface OrderError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderErrorCode
  warehouse: Maybe<string>
  orderLines: Maybe<readonly string[]>
  variants: Maybe<readonly string[]>
  addressType: Maybe<AddressTypeEnum>
}
export interface OrderCountableEdge { node: OrderSource; cursor: string }
export interface OrderCancel { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderBulkCancel { count: number; errors: readonly OrderError[] }
export interface OrderConfirm { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderMarkAsPaid { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderFulfill {
  fulfillments: Maybe<readonly FulfillmentSource[]>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentApprove {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentUpdateTracking {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface PageTypeCountableEdge { node: PageTypeSource; cursor: string }
export interface PageTypeCreate { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeUpdate { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeDelete { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeBulkDelete { count: number; errors: readonly PageError[] }
export interface PageTypeReorderAttributes { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageAttributeAssign { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageAttributeUnassign { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageCreate { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageUpdate { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageDelete { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageBulkDelete { count: number; errors: readonly PageError[] }
export interface PageBulkPublish { count: number; errors: readonly PageError[] }
export interface PageReorderAttributeValues { page: Maybe<PageSource>; errors: readonly PageError[] }
export interface PageError {
  field: Maybe<string>
  message: Maybe<string>
  code: PageErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
}
export interface TransactionCountableEdge { node: TransactionSource; cursor: string }
export interface PaymentGateway {
  name: string
  id: string
  config: readonly GatewayConfigLine[]
  currencies: readonly string[]
}
export interface PaymentGatewayInitialize {
  gatewayConfigs: Maybe<readonly PaymentGatewayConfig[]>
  errors: readonly PaymentGatewayInitializeError[]
}
export interface PaymentGatewayConfig {
  id: string
  data: Maybe<unknown>
  errors: Maybe<readonly PaymentGatewayConfigError[]>
}
export interface PaymentGatewayConfigError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentGatewayConfigErrorCode
}
export interface PaymentGatewayInitializeError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentGatewayInitializeErrorCode
}
export interface TransactionInitialize {
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  data: Maybe<unknown>
  errors: readonly TransactionInitializeError[]
}
export interface TransactionInitializeError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionInitializeErrorCode
}
export interface TransactionProcess {
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  data: Maybe<unknown>
  errors: readonly TransactionProcessError[]
}
export interface TransactionProcessError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionProcessErrorCode
}
export interface TransactionCreate { transaction: Maybe<TransactionSource>; errors: readonly TransactionCreateError[] }
export interface TransactionCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionCreateErrorCode
}
export interface TransactionUpdate { transaction: Maybe<TransactionSource>; errors: readonly TransactionUpdateError[] }
export interface TransactionUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionUpdateErrorCode
}
export interface TransactionRequestAction {
  transaction: Maybe<TransactionSource>
  errors: readonly TransactionRequestActionError[]
}
export interface TransactionRequestActionError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionRequestActionErrorCode
}
export interface TransactionEventReport {
  alreadyProcessed: Maybe<boolean>
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  errors: readonly TransactionEventReportError[]
}
export interface TransactionEventReportError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionEventReportErrorCode
}
export interface PluginCountableEdge { node: never; cursor: string }
export interface PluginConfiguration {
  active: boolean
  channel: Maybe<ChannelSource>
  configuration: Maybe<readonly ConfigurationItem[]>
}
export interface ConfigurationItem {
  name: string
  value: Maybe<string>
  type: Maybe<ConfigurationTypeFieldEnum>
  helpText: Maybe<string>
  label: Maybe<string>
}
export interface PluginUpdate { plugin: Maybe<never>; errors: readonly PluginError[] }
export interface PluginError { field: Maybe<string>; message: Maybe<string>; code: PluginErrorCode }
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
export interface PromotionCountableEdge { node: PromotionSource; cursor: string }
export interface PromotionTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface PromotionRuleTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface PromotionCreate { errors: readonly PromotionCreateError[]; promotion: Maybe<PromotionSource> }
export interface PromotionUpdate { errors: readonly PromotionUpdateError[]; promotion: Maybe<PromotionSource> }
export interface PromotionDelete { errors: readonly PromotionDeleteError[]; promotion: Maybe<PromotionSource> }
export interface PromotionBulkDelete { count: number; errors: readonly DiscountError[] }
export interface PromotionRuleCreate { errors: readonly PromotionRuleCreateError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionRuleUpdate { errors: readonly PromotionRuleUpdateError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionRuleDelete { errors: readonly PromotionRuleDeleteError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionTranslate { errors: readonly TranslationError[]; promotion: Maybe<PromotionSource> }
export interface PromotionRuleTranslate { errors: readonly TranslationError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionCreateErrorCode
  index: Maybe<number>
  rulesLimit: Maybe<number>
  rulesLimitExceedBy: Maybe<number>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionUpdateError { field: Maybe<string>; message: Maybe<string>; code: PromotionUpdateErrorCode }
export interface PromotionDeleteError { field: Maybe<string>; message: Maybe<string>; code: PromotionDeleteErrorCode }
export interface PromotionRuleCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleCreateErrorCode
  rulesLimit: Maybe<number>
  rulesLimitExceedBy: Maybe<number>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionRuleUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleUpdateErrorCode
  channels: Maybe<readonly string[]>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionRuleDeleteError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleDeleteErrorCode
}
export interface OrderGrantRefundCreate {
  order: Maybe<OrderSource>
  grantedRefund: Maybe<GrantedRefundSource>
  errors: readonly OrderGrantRefundCreateError[]
}
export interface OrderGrantRefundCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundCreateErrorCode
  lines: Maybe<readonly OrderGrantRefundCreateLineError[]>
}
export interface OrderGrantRefundCreateLineError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundCreateLineErrorCode
  lineId: string
}
export interface OrderGrantRefundUpdate {
  order: Maybe<OrderSource>
  grantedRefund: Maybe<GrantedRefundSource>
  errors: readonly OrderGrantRefundUpdateError[]
}
export interface OrderGrantRefundUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundUpdateErrorCode
  addLines: Maybe<readonly OrderGrantRefundUpdateLineError[]>
  removeLines: Maybe<readonly OrderGrantRefundUpdateLineError[]>
}
export interface OrderGrantRefundUpdateLineError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundUpdateLineErrorCode
  lineId: string
}
export interface TransactionRequestRefundForGrantedRefund {
  transaction: Maybe<TransactionSource>
  errors: readonly TransactionRequestRefundForGrantedRefundError[]
}
export interface TransactionRequestRefundForGrantedRefundError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionRequestRefundForGrantedRefundErrorCode
}
export interface RefundSettings { reasonReferenceType: Maybe<PageTypeSource> }
export interface RefundSettingsUpdate {
  refundSettings: Maybe<RefundSettings>
  errors: readonly RefundSettingsUpdateError[]
}
export interface RefundSettingsUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: RefundSettingsErrorCode
}
export interface RefundReasonReferenceTypeClear {
  refundSettings: RefundSettings
  errors: readonly RefundReasonReferenceTypeClearError[]
}
export interface RefundReasonReferenceTypeClearError {
  field: Maybe<string>
  message: Maybe<string>
  code: RefundSettingsErrorCode
}
export interface ReturnSettings { reasonReferenceType: Maybe<PageTypeSource> }
export interface ReturnSettingsUpdate {
  returnSettings: Maybe<ReturnSettings>
  errors: readonly ReturnSettingsUpdateError[]
}
export interface ReturnSettingsUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: ReturnSettingsErrorCode
}
export interface ReturnReasonReferenceTypeClear {
  returnSettings: Maybe<ReturnSettings>
  errors: readonly ReturnReasonReferenceTypeClearError[]
}
export interface ReturnReasonReferenceTypeClearError {
  field: Maybe<string>
  message: Maybe<string>
  code: ReturnSettingsErrorCode
}
export interface SaleTranslation { id: string; language: LanguageDisplay; name: Maybe<string> }
export interface SaleCountableEdge { node: SaleSource; cursor: string }
export interface SaleCreate { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleUpdate { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleDelete { errors: readonly DiscountError[]; sale: Maybe<SaleSource> }
export interface SaleBulkDelete { count: number; errors: readonly DiscountError[] }
export interface SaleAddCatalogues { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleRemoveCatalogues { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleChannelListingUpdate { sale: Maybe<SaleSource>; errors: readonly DiscountError[] }
export interface SaleTranslate { errors: readonly TranslationError[]; sale: Maybe<SaleSource> }
export interface Weight { unit: WeightUnitsEnum; value: number }
export interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: Maybe<string>
  endCursor: Maybe<string>
}
export interface Image { url: string; alt: Maybe<string> }
export interface Money { currency: string; amount: number; fractionalAmount: number; fractionDigits: number }
export interface File { url: string; contentType: Maybe<string> }
export interface ChoiceValue { raw: Maybe<string>; verbose: Maybe<string> }
export interface MoneyRange { start: Maybe<Money>; stop: Maybe<Money> }
export interface ShippingMethodTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface ShippingMethodsPerCountry {
  countryCode: CountryCode
  shippingMethods: Maybe<readonly ShippingMethodSource[]>
}
export interface ShippingZoneCountableEdge { node: ZoneSource; cursor: string }
export interface ShippingZoneCreate { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneUpdate { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneDelete { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneBulkDelete { count: number; errors: readonly ShippingError[] }
export interface ShippingMethodPostalCodeRule {
  id: string
  start: Maybe<string>
  end: Maybe<string>
  inclusionType: Maybe<PostalCodeRuleInclusionTypeEnum>
}
export interface ShippingPriceCreate {
  shippingZone: Maybe<ZoneSource>
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceUpdate {
  shippingZone: Maybe<ZoneSource>
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceDelete {
  shippingMethod: Maybe<MethodSource>
  shippingZone: Maybe<ZoneSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceBulkDelete { count: number; errors: readonly ShippingError[] }
export interface ShippingMethodChannelListingUpdate {
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceExcludeProducts { shippingMethod: Maybe<MethodSource>; errors: readonly ShippingError[] }
export interface ShippingPriceRemoveProductFromExclude {
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingError {
  field: Maybe<string>
  message: Maybe<string>
  code: ShippingErrorCode
  warehouses: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface LanguageDisplay { code: LanguageCodeEnum; language: string }
export interface CountryDisplay { code: string; country: string }
export interface GatewayConfigLine { field: string; value: Maybe<string> }
export interface ShopTranslation { id: string; language: LanguageDisplay; headerText: string; description: string }
export interface StaffNotificationRecipient {
  id: string
  user: Maybe<UserSource>
  email: Maybe<string>
  active: Maybe<boolean>
}
export interface LimitInfo { currentUsage: Limits; allowedUsage: Limits }
export interface Limits {
  channels: Maybe<number>
  orders: Maybe<number>
  productVariants: Maybe<number>
  staffUsers: Maybe<number>
  warehouses: Maybe<number>
}
export interface Announcement {
  createdAt: Date
  updatedAt: Date
  title: string
  messageHtml: string
  importance: AnnouncementImportanceEnum
  type: string
  extra: Record<string, string>
}
export interface Domain { host: string; sslEnabled: boolean; url: string }
export interface ShopError { field: Maybe<string>; message: Maybe<string>; code: ShopErrorCode }
export interface ShopSettingsUpdate { shop: Maybe<ShopSource>; errors: readonly ShopError[] }
export interface ShopAddressUpdate { shop: Maybe<ShopSource>; errors: readonly ShopError[] }
export interface ShopDomainUpdate { shop: Maybe<ShopSource>; errors: readonly ShopError[] }
export interface Permission { code: PermissionEnum; name: string }
export interface GroupCountableEdge { node: GroupSource; cursor: string }
export interface StaffError {
  field: Maybe<string>
  message: Maybe<string>
  code: AccountErrorCode
  addressType: Maybe<AddressTypeEnum>
  attributes: Maybe<readonly string[]>
  permissions: Maybe<readonly PermissionEnum[]>
  groups: Maybe<readonly string[]>
  users: Maybe<readonly string[]>
}
export interface PermissionGroupError {
  field: Maybe<string>
  message: Maybe<string>
  code: PermissionGroupErrorCode
  permissions: Maybe<readonly PermissionEnum[]>
  users: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface StaffCreate { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffUpdate { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffDelete { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffBulkDelete { count: number; errors: readonly StaffError[] }
export interface PermissionGroupCreate { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }
export interface PermissionGroupUpdate { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }
export interface PermissionGroupDelete { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }
export interface TaxedMoney { currency: string; gross: Money; net: Money; tax: Money }
export interface TaxedMoneyRange { start: Maybe<TaxedMoney>; stop: Maybe<TaxedMoney> }
export interface TaxClassCountableEdge { node: TaxClassSource; cursor: string }
export interface TaxClassCreate { errors: readonly TaxClassCreateError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxClassCreateErrorCode
  countryCodes: readonly string[]
}
export interface TaxClassUpdate { errors: readonly TaxClassUpdateError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxClassUpdateErrorCode
  countryCodes: readonly string[]
}
export interface TaxClassDelete { errors: readonly TaxClassDeleteError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassDeleteError { field: Maybe<string>; message: Maybe<string>; code: TaxClassDeleteErrorCode }
export interface TaxConfigurationCountableEdge { node: TaxConfigurationSource; cursor: string }
export interface TaxConfigurationUpdate {
  errors: readonly TaxConfigurationUpdateError[]
  taxConfiguration: Maybe<TaxConfigurationSource>
}
export interface TaxConfigurationUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxConfigurationUpdateErrorCode
  countryCodes: readonly string[]
}
export interface TaxCountryConfigurationUpdate {
  taxCountryConfiguration: Maybe<TaxCountrySource>
  errors: readonly TaxCountryConfigurationUpdateError[]
}
export interface TaxCountryConfigurationUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxCountryConfigurationUpdateErrorCode
  taxClassIds: readonly string[]
}
export interface TaxCountryConfigurationDelete {
  taxCountryConfiguration: Maybe<TaxCountrySource>
  errors: readonly TaxCountryConfigurationDeleteError[]
}
export interface TaxCountryConfigurationDeleteError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxCountryConfigurationDeleteErrorCode
}
export interface ProductBulkTranslate {
  count: number
  results: readonly ProductBulkTranslateResult[]
  errors: readonly ProductBulkTranslateError[]
}
export interface ProductBulkTranslateResult {
  translation: Maybe<ProductTranslation>
  errors: Maybe<readonly ProductBulkTranslateError[]>
}
export interface ProductBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: ProductTranslateErrorCode
}
export interface ProductVariantBulkTranslate {
  count: number
  results: readonly ProductVariantBulkTranslateResult[]
  errors: readonly ProductVariantBulkTranslateError[]
}
export interface ProductVariantBulkTranslateResult {
  translation: Maybe<ProductVariantTranslation>
  errors: Maybe<readonly ProductVariantBulkTranslateError[]>
}
export interface ProductVariantBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: ProductVariantTranslateErrorCode
}
export interface AttributeBulkTranslate {
  count: number
  results: readonly AttributeBulkTranslateResult[]
  errors: readonly AttributeBulkTranslateError[]
}
export interface AttributeBulkTranslateResult {
  translation: Maybe<AttributeTranslation>
  errors: Maybe<readonly AttributeBulkTranslateError[]>
}
export interface AttributeBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeTranslateErrorCode
}
export interface AttributeValueBulkTranslate {
  count: number
  results: readonly AttributeValueBulkTranslateResult[]
  errors: readonly AttributeValueBulkTranslateError[]
}
export interface AttributeValueBulkTranslateResult {
  translation: Maybe<AttributeValueTranslation>
  errors: Maybe<readonly AttributeValueBulkTranslateError[]>
}
export interface AttributeValueBulkTranslateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeValueTranslateErrorCode
}
export interface TranslationError { field: Maybe<string>; message: Maybe<string>; code: TranslationErrorCode }
export interface TranslatableItemEdge { node: TranslatableItem; cursor: string }
export interface PageTranslate { errors: readonly TranslationError[]; page: Maybe<TranslatableSource> }
export interface ProductTranslate { errors: readonly TranslationError[]; product: Maybe<ProductSource> }
export interface ProductVariantTranslate { errors: readonly TranslationError[]; productVariant: Maybe<VariantSource> }
export interface CollectionTranslate { errors: readonly TranslationError[]; collection: Maybe<CollectionSource> }
export interface AttributeTranslate { errors: readonly TranslationError[]; attribute: Maybe<AttributeSource> }
export interface AttributeValueTranslate {
  errors: readonly TranslationError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface MenuItemTranslate { errors: readonly TranslationError[]; menuItem: Maybe<MenuItemSource> }
export interface ShippingPriceTranslate { errors: readonly TranslationError[]; shippingMethod: Maybe<MethodSource> }
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
export interface VoucherCodeCountableEdge { node: VoucherCodeSource; cursor: string }
export interface VoucherTranslation { id: string; language: LanguageDisplay; name: Maybe<string> }
export interface VoucherCountableEdge { node: VoucherSource; cursor: string }
export interface VoucherCreate { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherUpdate { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherDelete { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherBulkDelete { count: number; errors: readonly DiscountError[] }
export interface VoucherAddCatalogues { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherRemoveCatalogues { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherChannelListingUpdate { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherCodeBulkDelete { count: number; errors: readonly VoucherCodeBulkDeleteError[] }
export interface VoucherTranslate { errors: readonly TranslationError[]; voucher: Maybe<VoucherSource> }
export interface VoucherCodeBulkDeleteError {
  path: Maybe<string>
  message: Maybe<string>
  code: VoucherCodeBulkDeleteErrorCode
  voucherCodes: Maybe<readonly string[]>
}
export interface ExportVoucherCodes { exportFile: Maybe<ExportFileSource>; errors: readonly ExportError[] }
export interface StockCountableEdge { node: StockSource; cursor: string }
export interface WarehouseCreate { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseUpdate { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseDelete { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseCountableEdge { node: WarehouseSource; cursor: string }
export interface WarehouseShippingZoneAssign { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseShippingZoneUnassign { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseError {
  field: Maybe<string>
  message: Maybe<string>
  code: WarehouseErrorCode
  shippingZones: Maybe<readonly string[]>
}
export interface WebhookEvent { name: string; eventType: WebhookEventTypeEnum }
export interface WebhookEventSync { name: string; eventType: WebhookEventTypeSyncEnum }
export interface WebhookEventAsync { name: string; eventType: WebhookEventTypeAsyncEnum }
export interface EventDeliveryCountableEdge { node: DeliverySource; cursor: string }
export interface EventDeliveryAttemptCountableEdge { node: AttemptSource; cursor: string }
export interface WebhookCreate { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookUpdate { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookDelete { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookDryRun { payload: Maybe<unknown>; errors: readonly WebhookDryRunError[] }
export interface WebhookDryRunError { field: Maybe<string>; message: Maybe<string>; code: WebhookDryRunErrorCode }
export interface WebhookTrigger { delivery: Maybe<DeliverySource>; errors: readonly WebhookTriggerError[] }
export interface WebhookTriggerError { field: Maybe<string>; message: Maybe<string>; code: WebhookTriggerErrorCode }
export interface EventDeliveryRetry { delivery: Maybe<DeliverySource>; errors: readonly WebhookError[] }
export interface WebhookError { field: Maybe<string>; message: Maybe<string>; code: WebhookErrorCode }

/** Of each type that is resolved field by field: from what, the values of its fields, and their arguments. */
export interface Types {
  User: {
    source: UserSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      email: string
      firstName: string
      lastName: string
      isStaff: boolean
      isActive: boolean
      isConfirmed: boolean
      addresses: readonly AddressSource[]
      checkoutIds: Maybe<readonly string[]>
      orders: Maybe<Listed<OrderSource>>
      languageCode: LanguageCodeEnum
      defaultShippingAddress: Maybe<AddressSource>
      defaultBillingAddress: Maybe<AddressSource>
      dateJoined: Date
      checkoutTokens: Maybe<readonly string[]>
      checkouts: Maybe<Listed<CheckoutSource>>
      giftCards: Maybe<Listed<GiftCardSource>>
      note: Maybe<string>
      userPermissions: Maybe<readonly UserPermissionSource[]>
      permissionGroups: Maybe<readonly GroupSource[]>
      editableGroups: Maybe<readonly GroupSource[]>
      accessibleChannels: Maybe<readonly ChannelSource[]>
      restrictedAccessToChannels: boolean
      avatar: Maybe<Image>
      events: Maybe<readonly CustomerEventSource[]>
      externalReference: Maybe<string>
      lastLogin: Maybe<Date>
      updatedAt: Date
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      checkoutIds: { channel?: Nullable<string> }
      orders: { where?: Nullable<CustomerOrderWhereInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      checkoutTokens: { channel?: Nullable<string> }
      checkouts: { channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      giftCards: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      avatar: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
    }
  }
  UserCountableConnection: {
    source: Listed<UserSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly UserCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CustomerEvent: {
    source: CustomerEventSource
    fields: {
      id: string
      date: Maybe<Date>
      type: Maybe<CustomerEventsEnum>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      message: Maybe<string>
      count: Maybe<number>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  Address: {
    source: AddressSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      firstName: string
      lastName: string
      companyName: string
      streetAddress1: string
      streetAddress2: string
      city: string
      cityArea: string
      postalCode: string
      country: CountryDisplay
      countryArea: string
      phone: Maybe<string>
      isDefaultShippingAddress: Maybe<boolean>
      isDefaultBillingAddress: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  App: {
    source: AppSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      identifier: Maybe<string>
      permissions: Maybe<readonly Permission[]>
      created: Maybe<Date>
      isActive: Maybe<boolean>
      name: Maybe<string>
      type: Maybe<AppTypeEnum>
      tokens: Maybe<readonly AppTokenSource[]>
      aboutApp: Maybe<string>
      dataPrivacy: Maybe<string>
      dataPrivacyUrl: Maybe<string>
      homepageUrl: Maybe<string>
      supportUrl: Maybe<string>
      configurationUrl: Maybe<string>
      appUrl: Maybe<string>
      manifestUrl: Maybe<string>
      version: Maybe<string>
      author: Maybe<string>
      webhooks: Maybe<readonly WebhookSource[]>
      accessToken: Maybe<string>
      extensions: readonly ExtensionSource[]
      problems: Maybe<readonly ProblemSource[]>
      brand: Maybe<AppBrand>
      breakerState: CircuitBreakerStateEnum
      breakerLastStateChange: Maybe<Date>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      problems: { limit?: Nullable<number> }
    }
  }
  AppToken: {
    source: AppTokenSource
    fields: {
      id: string
      name: Maybe<string>
      authToken: Maybe<string>
    }
    args: {}
  }
  AppCountableConnection: {
    source: Listed<AppSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AppCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AppExtension: {
    source: ExtensionSource
    fields: {
      id: string
      permissions: readonly Permission[]
      label: string
      url: string
      mountName: string
      targetName: string
      settings: unknown
      identifier: Maybe<string>
      app: AppSource
      accessToken: Maybe<string>
    }
    args: {}
  }
  AppExtensionCountableConnection: {
    source: Listed<ExtensionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AppExtensionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AppInstallation: {
    source: InstallationSource
    fields: {
      id: string
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      appName: string
      manifestUrl: string
      brand: Maybe<AppBrand>
    }
    args: {}
  }
  AppBrandLogo: {
    source: LogoSource
    fields: {
      default: string
    }
    args: {
      default: { size?: Nullable<number>; format: IconThumbnailFormatEnum | null }
    }
  }
  AppManifestBrandLogo: {
    source: LogoSource
    fields: {
      default: string
    }
    args: {
      default: { size?: Nullable<number>; format: IconThumbnailFormatEnum | null }
    }
  }
  AppProblem: {
    source: ProblemSource
    fields: {
      id: string
      createdAt: Date
      updatedAt: Date
      count: number
      isCritical: boolean
      dismissed: Maybe<AppProblemDismissed>
      message: string
      key: string
    }
    args: {}
  }
  Attribute: {
    source: AttributeSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      inputType: Maybe<AttributeInputTypeEnum>
      entityType: Maybe<AttributeEntityTypeEnum>
      name: string
      slug: string
      type: AttributeTypeEnum
      unit: Maybe<MeasurementUnitsEnum>
      choices: Maybe<Listed<AttributeValueSource>>
      valueRequired: boolean
      visibleInStorefront: boolean
      translation: Maybe<AttributeTranslation>
      withChoices: boolean
      externalReference: Maybe<string>
      filterableInStorefront: boolean
      filterableInDashboard: boolean
      availableInGrid: boolean
      storefrontSearchPosition: number
      referenceTypes: Maybe<readonly ReferenceTypeSource[]>
      productTypes: Listed<ProductTypeSource>
      productVariantTypes: Listed<ProductTypeSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      choices: { sortBy?: Nullable<AttributeChoicesSortingInput>; filter?: Nullable<AttributeValueFilterInput>; where?: Nullable<AttributeValueWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
      referenceTypes: { limit: number | null }
      productTypes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      productVariantTypes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  SelectedAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      values: readonly AttributeValueSource[]
    }
    args: {}
  }
  AttributeValue: {
    source: AttributeValueSource
    fields: {
      id: string
      name: Maybe<string>
      slug: Maybe<string>
      value: Maybe<string>
      translation: Maybe<AttributeValueTranslation>
      inputType: Maybe<AttributeInputTypeEnum>
      reference: Maybe<string>
      file: Maybe<File>
      richText: Maybe<unknown>
      plainText: Maybe<string>
      boolean: Maybe<boolean>
      date: Maybe<Date | string>
      dateTime: Maybe<Date>
      externalReference: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeCountableConnection: {
    source: Listed<AttributeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AttributeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AttributeValueCountableConnection: {
    source: Listed<AttributeValueSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AttributeValueCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AssignedBooleanAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<boolean>
    }
    args: {}
  }
  AssignedFileAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<File>
    }
    args: {}
  }
  AssignedMultiChoiceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly ChoiceSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedNumericAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<number>
    }
    args: {}
  }
  AssignedPlainTextAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<string>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedTextAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<unknown>
      translation: Maybe<unknown>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedSingleChoiceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ChoiceSource>
    }
    args: {}
  }
  AssignedSingleCollectionReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<CollectionSource>
    }
    args: {}
  }
  AssignedChoiceAttributeValue: {
    source: ChoiceSource
    fields: {
      name: Maybe<string>
      slug: Maybe<string>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedDateAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<Date | string>
    }
    args: {}
  }
  AssignedDateTimeAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<Date>
    }
    args: {}
  }
  AssignedSwatchAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ChoiceSource>
    }
    args: {}
  }
  AssignedSwatchAttributeValue: {
    source: ChoiceSource
    fields: {
      name: Maybe<string>
      slug: Maybe<string>
      hexColor: Maybe<string>
      file: Maybe<File>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedSinglePageReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<PageSource>
    }
    args: {}
  }
  AssignedMultiPageReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly PageSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleProductReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ProductSource>
    }
    args: {}
  }
  AssignedMultiProductReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly ProductSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleProductVariantReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<VariantSource>
    }
    args: {}
  }
  AssignedMultiProductVariantReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly VariantSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleCategoryReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<CategorySource>
    }
    args: {}
  }
  AssignedMultiCategoryReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly CategorySource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedMultiCollectionReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly CollectionSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
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
  Channel: {
    source: ChannelSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      slug: string
      name: string
      isActive: boolean
      currencyCode: string
      defaultCountry: CountryDisplay
      countries: Maybe<readonly CountryDisplay[]>
      availableShippingMethodsPerCountry: Maybe<readonly ShippingMethodsPerCountry[]>
      warehouses: readonly WarehouseSource[]
      hasOrders: boolean
      stockSettings: ChannelSettingsSource
      orderSettings: ChannelSettingsSource
      checkoutSettings: ChannelSettingsSource
      paymentSettings: ChannelSettingsSource
      taxConfiguration: TaxConfigurationSource
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      availableShippingMethodsPerCountry: { countries?: Nullable<CountryCode[]> }
    }
  }
  StockSettings: {
    source: ChannelSettingsSource
    fields: {
      allocationStrategy: AllocationStrategyEnum
    }
    args: {}
  }
  OrderSettings: {
    source: ChannelSettingsSource
    fields: {
      automaticallyConfirmAllNewOrders: boolean
      automaticallyFulfillNonShippableGiftCard: boolean
      expireOrdersAfter: Maybe<number>
      markAsPaidStrategy: MarkAsPaidStrategyEnum
      deleteExpiredOrdersAfter: number
      allowUnpaidOrders: boolean
      includeDraftOrderInVoucherUsage: boolean
      draftOrderLinePriceFreezePeriod: Maybe<number>
      useLegacyLineDiscountPropagation: boolean
    }
    args: {}
  }
  CheckoutSettings: {
    source: ChannelSettingsSource
    fields: {
      useLegacyErrorFlow: boolean
      automaticallyCompleteFullyPaidCheckouts: boolean
      automaticCompletionDelay: Maybe<number>
      automaticCompletionCutOffDate: Maybe<Date>
      allowLegacyGiftCardUse: boolean
    }
    args: {}
  }
  PaymentSettings: {
    source: ChannelSettingsSource
    fields: {
      defaultTransactionFlowStrategy: TransactionFlowStrategyEnum
      releaseFundsForExpiredCheckouts: Maybe<boolean>
      checkoutTtlBeforeReleasingFunds: Maybe<number>
      checkoutReleaseFundsCutOffDate: Maybe<Date>
    }
    args: {}
  }
  Checkout: {
    source: CheckoutSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      created: Date
      updatedAt: Date
      lastChange: Date
      user: Maybe<UserSource>
      channel: ChannelSource
      billingAddress: Maybe<AddressSource>
      shippingAddress: Maybe<AddressSource>
      customerNote: string
      note: string
      discount: Maybe<Money>
      discountName: Maybe<string>
      translatedDiscountName: Maybe<string>
      voucherCode: Maybe<string>
      availableShippingMethods: readonly ShippingMethodSource[]
      shippingMethods: readonly ShippingMethodSource[]
      availablePaymentGateways: readonly PaymentGateway[]
      email: Maybe<string>
      giftCards: readonly GiftCardSource[]
      isShippingRequired: boolean
      quantity: number
      stockReservationExpires: Maybe<Date>
      lines: readonly CheckoutLineSource[]
      shippingPrice: TaxedMoney
      shippingMethod: Maybe<ShippingMethodSource>
      deliveryMethod: Maybe<DeliveryMethod>
      availableCollectionPoints: readonly WarehouseSource[]
      subtotalPrice: TaxedMoney
      taxExemption: boolean
      token: string
      totalPrice: TaxedMoney
      totalBalance: Money
      languageCode: LanguageCodeEnum
      transactions: Maybe<readonly TransactionSource[]>
      displayGrossPrices: boolean
      authorizeStatus: CheckoutAuthorizeStatusEnum
      chargeStatus: CheckoutChargeStatusEnum
      delivery: Maybe<Delivery>
      problems: Maybe<readonly CheckoutProblem[]>
      voucher: Maybe<VoucherSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  CheckoutLine: {
    source: CheckoutLineSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      variant: VariantSource
      quantity: number
      unitPrice: TaxedMoney
      undiscountedUnitPrice: Money
      priorUnitPrice: Maybe<Money>
      totalPrice: TaxedMoney
      undiscountedTotalPrice: Money
      priorTotalPrice: Maybe<Money>
      requiresShipping: boolean
      isGift: Maybe<boolean>
      problems: Maybe<readonly CheckoutLineProblem[]>
      priceOverrideReason: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  CheckoutCountableConnection: {
    source: Listed<CheckoutSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CheckoutCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CheckoutLineCountableConnection: {
    source: Listed<CheckoutLineSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CheckoutLineCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CheckoutLineProblemInsufficientStock: {
    source: LineProblemSource
    fields: {
      availableQuantity: Maybe<number>
      line: CheckoutLineSource
      variant: VariantSource
    }
    args: {}
  }
  CheckoutLineProblemVariantNotAvailable: {
    source: LineProblemSource
    fields: {
      line: CheckoutLineSource
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
  PageType: {
    source: PageTypeSource
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
      attributes: Maybe<readonly AttributeSource[]>
      availableAttributes: Maybe<Listed<AttributeSource>>
      hasPages: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      availableAttributes: { filter?: Nullable<AttributeFilterInput>; where?: Nullable<AttributeWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  Page: {
    source: PageSource
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
      title: string
      content: Maybe<unknown>
      publishedAt: Maybe<Date>
      isPublished: boolean
      slug: string
      pageType: PageTypeSource
      created: Date
      translation: Maybe<PageTranslation>
      attribute: Maybe<SelectedAttributeSource>
      attributes: readonly SelectedAttributeSource[]
      assignedAttribute: Maybe<SelectedAttributeSource>
      assignedAttributes: readonly SelectedAttributeSource[]
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
      attribute: { slug: string }
      assignedAttribute: { slug: string }
      assignedAttributes: { limit: number | null }
    }
  }
  MenuItem: {
    source: MenuItemSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      menu: MenuSource
      parent: Maybe<MenuItemSource>
      category: Maybe<CategorySource>
      collection: Maybe<CollectionSource>
      page: Maybe<PageSource>
      level: number
      children: Maybe<readonly MenuItemSource[]>
      url: Maybe<string>
      translation: Maybe<MenuItemTranslation>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  Menu: {
    source: MenuSource
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
      items: Maybe<readonly MenuItemSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  PageCountableConnection: {
    source: Listed<PageSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PageCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Voucher: {
    source: VoucherSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: Maybe<string>
      codes: Maybe<Listed<VoucherCodeSource>>
      code: Maybe<string>
      usageLimit: Maybe<number>
      used: number
      startDate: Date
      endDate: Maybe<Date>
      applyOncePerOrder: boolean
      applyOncePerCustomer: boolean
      singleUse: boolean
      onlyForStaff: boolean
      minCheckoutItemsQuantity: Maybe<number>
      categories: Maybe<Listed<CategorySource>>
      collections: Maybe<Listed<CollectionSource>>
      products: Maybe<Listed<ProductSource>>
      variants: Maybe<Listed<VariantSource>>
      countries: Maybe<readonly CountryDisplay[]>
      translation: Maybe<VoucherTranslation>
      discountValueType: DiscountValueTypeEnum
      discountValue: Maybe<number>
      currency: Maybe<string>
      minSpent: Maybe<Money>
      type: VoucherTypeEnum
      channelListings: Maybe<readonly VoucherListingSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      codes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      categories: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      collections: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      variants: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  TaxableObject: {
    source: TaxableSource
    fields: {
      sourceObject: TaxSourceObject
      pricesEnteredWithTax: boolean
      currency: string
      shippingPrice: Money
      address: Maybe<AddressSource>
      discounts: readonly TaxableObjectDiscount[]
      lines: readonly TaxableLineSource[]
      channel: ChannelSource
    }
    args: {}
  }
  TaxableObjectLine: {
    source: TaxableLineSource
    fields: {
      sourceLine: TaxSourceLine
      quantity: number
      chargeTaxes: boolean
      productName: string
      variantName: string
      productSku: Maybe<string>
      unitPrice: Money
      totalPrice: Money
    }
    args: {}
  }
  PaymentAuthorize: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentCaptureEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentRefundEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentVoidEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentConfirmEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentProcessEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentListGateways: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  OrderFilterShippingMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  CheckoutFilterShippingMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  ShippingListMethodsForCheckout: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  CalculateTaxes: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      taxBase: TaxableSource
    }
    args: {}
  }
  ListStoredPaymentMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
    }
    args: {}
  }
  StoredPaymentMethodDeleteRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      paymentMethodId: string
      channel: ChannelSource
    }
    args: {}
  }
  PaymentGatewayInitializeTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
    }
    args: {}
  }
  PaymentMethodInitializeTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
      paymentFlowToSupport: TokenizedPaymentFlowEnum
    }
    args: {}
  }
  PaymentMethodProcessTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
      id: string
    }
    args: {}
  }
  ProductVariantDiscountedPriceUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
      previousPrice: Money
      newPrice: Money
    }
    args: {}
  }
  ProductVariantOutOfStockForClickAndCollect: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  ProductVariantBackInStockForClickAndCollect: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  AttributeValueCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  AttributeValueUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  AttributeValueDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  GiftCardExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  ProductExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  SaleCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleToggle: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  PromotionRuleCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  PromotionRuleUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  PromotionRuleDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  InvoiceRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: OrderSource
    }
    args: {}
  }
  InvoiceDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  InvoiceSent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CustomerTypeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  CustomerTypeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  CustomerTypeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  PermissionGroupCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  PermissionGroupUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  PermissionGroupDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  TranslationCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      translation: Maybe<TranslationTypes>
    }
    args: {}
  }
  TranslationUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      translation: Maybe<TranslationTypes>
    }
    args: {}
  }
  VoucherCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherCodesCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucherCodes: Maybe<readonly VoucherCodeSource[]>
    }
    args: {}
  }
  VoucherCodesDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucherCodes: Maybe<readonly VoucherCodeSource[]>
    }
    args: {}
  }
  VoucherMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherCodeExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  ThumbnailCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      id: Maybe<string>
      url: Maybe<string>
      objectId: Maybe<string>
      mediaUrl: Maybe<string>
    }
    args: {}
  }
  DraftOrderCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  DraftOrderUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  DraftOrderDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderConfirmed: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFullyPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderRefunded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFullyRefunded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFulfilled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderCancelled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderExpired: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CheckoutCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutFullyPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutFullyAuthorized: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  ProductVariantOutOfStockInChannel: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  ProductVariantBackInStockInChannel: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  AccountConfirmationRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountChangeEmailRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
      newEmail: Maybe<string>
    }
    args: {}
  }
  AccountEmailChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
      newEmail: Maybe<string>
    }
    args: {}
  }
  AccountSetPasswordRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountConfirmed: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountDeleteRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AddressCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AddressUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AddressDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AppInstalled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AttributeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  AttributeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  AttributeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  CategoryCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  CategoryUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  CategoryDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  ChannelCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  GiftCardCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardSent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
      channel: Maybe<string>
      sentToEmail: Maybe<string>
    }
    args: {}
  }
  GiftCardStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  MenuCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuItemCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  MenuItemUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  MenuItemDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  ProductCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductMediaCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductMediaUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductMediaDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductVariantCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantOutOfStock: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantBackInStock: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantStockUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  FulfillmentCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
      notifyCustomer: boolean
    }
    args: {}
  }
  FulfillmentTrackingNumberUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  FulfillmentCanceled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  FulfillmentApproved: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
      notifyCustomer: boolean
    }
    args: {}
  }
  FulfillmentMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CustomerCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CollectionCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  PageCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageTypeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  PageTypeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  PageTypeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  ShopMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  StaffCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffSetPasswordRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  TransactionItemMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
    }
    args: {}
  }
  TransactionCancelationRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
    }
    args: {}
  }
  TransactionChargeRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
    }
    args: {}
  }
  TransactionRefundRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
      grantedRefund: Maybe<GrantedRefundSource>
    }
    args: {}
  }
  PaymentGatewayInitializeSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      amount: Maybe<number>
    }
    args: {}
  }
  TransactionInitializeSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: TransactionSource
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      merchantReference: string
      customerIpAddress: Maybe<string>
      action: TransactionProcessAction
      idempotencyKey: string
    }
    args: {}
  }
  TransactionProcessSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: TransactionSource
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      merchantReference: string
      customerIpAddress: Maybe<string>
      action: TransactionProcessAction
    }
    args: {}
  }
  PromotionCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  ShippingZoneCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingZoneUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingZoneDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  WarehouseCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  WarehouseUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  WarehouseDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  PromotionStarted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionEnded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  ShippingZoneMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  WarehouseMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  ShippingPriceCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingPriceUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingPriceDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  OrderBulkCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      orders: Maybe<readonly OrderSource[]>
    }
    args: {}
  }
  ExportFileCountableConnection: {
    source: Listed<ExportFileSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ExportFileCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ExportFile: {
    source: ExportFileSource
    fields: {
      id: string
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      url: Maybe<string>
      events: Maybe<readonly ExportEventSource[]>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  ExportEvent: {
    source: ExportEventSource
    fields: {
      id: string
      date: Date
      type: ExportEventsEnum
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      message: string
    }
    args: {}
  }
  GiftCard: {
    source: GiftCardSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      displayCode: string
      last4CodeChars: string
      code: string
      created: Date
      createdBy: Maybe<UserSource>
      createdByEmail: Maybe<string>
      user: Maybe<UserSource>
      endDate: Maybe<Date>
      startDate: Maybe<Date>
      usedBy: Maybe<UserSource>
      usedByEmail: Maybe<string>
      assignedTo: Maybe<UserSource>
      assignedToEmail: Maybe<string>
      lastUsedOn: Maybe<Date>
      expiryDate: Maybe<Date | string>
      app: Maybe<AppSource>
      product: Maybe<ProductSource>
      events: readonly GiftCardEventSource[]
      tags: readonly GiftCardTagSource[]
      boughtInChannel: Maybe<string>
      isActive: boolean
      initialBalance: Money
      currentBalance: Money
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      events: { filter?: Nullable<GiftCardEventFilterInput> }
    }
  }
  GiftCardCountableConnection: {
    source: Listed<GiftCardSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly GiftCardCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  GiftCardTag: {
    source: GiftCardTagSource
    fields: {
      id: string
      name: string
    }
    args: {}
  }
  GiftCardTagCountableConnection: {
    source: Listed<GiftCardTagSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly GiftCardTagCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  GiftCardEvent: {
    source: GiftCardEventSource
    fields: {
      id: string
      date: Maybe<Date>
      type: Maybe<GiftCardEventsEnum>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      message: Maybe<string>
      email: Maybe<string>
      orderId: Maybe<string>
      orderNumber: Maybe<string>
      tags: Maybe<readonly string[]>
      oldTags: Maybe<readonly string[]>
      balance: Maybe<GiftCardEventBalance>
      assignedTo: Maybe<GiftCardEventAssignment>
      expiryDate: Maybe<Date | string>
      oldExpiryDate: Maybe<Date | string>
    }
    args: {}
  }
  GiftCardSettings: {
    source: GiftCardSettingsSource
    fields: {
      expiryType: GiftCardSettingsExpiryTypeEnum
      expiryPeriod: Maybe<TimePeriod>
    }
    args: {}
  }
  Invoice: {
    source: InvoiceSource
    fields: {
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      id: string
      number: Maybe<string>
      externalUrl: Maybe<string>
      url: Maybe<string>
      order: Maybe<OrderSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  PaymentCountableConnection: {
    source: Listed<PaymentSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PaymentCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Transaction: {
    source: StepSource
    fields: {
      id: string
      created: Date
      payment: PaymentSource
      token: string
      kind: TransactionKind
      isSuccess: boolean
      error: Maybe<string>
      gatewayResponse: unknown
      amount: Maybe<Money>
    }
    args: {}
  }
  MenuCountableConnection: {
    source: Listed<MenuSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly MenuCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  MenuItemCountableConnection: {
    source: Listed<MenuItemSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly MenuItemCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  OrderEventCountableConnection: {
    source: Listed<OrderEventSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly OrderEventCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Order: {
    source: OrderSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      created: Date
      updatedAt: Date
      status: OrderStatus
      user: Maybe<UserSource>
      billingAddress: Maybe<AddressSource>
      shippingAddress: Maybe<AddressSource>
      shippingMethodName: Maybe<string>
      collectionPointName: Maybe<string>
      trackingClientId: string
      channel: ChannelSource
      lines: readonly OrderLineSource[]
      actions: readonly OrderAction[]
      shippingMethods: readonly ShippingMethodSource[]
      availableShippingMethods: Maybe<readonly ShippingMethodSource[]>
      availableCollectionPoints: readonly WarehouseSource[]
      number: string
      origin: OrderOriginEnum
      original: Maybe<string>
      isPaid: boolean
      paymentStatus: PaymentChargeStatusEnum
      paymentStatusDisplay: string
      authorizeStatus: OrderAuthorizeStatusEnum
      chargeStatus: OrderChargeStatusEnum
      transactions: readonly TransactionSource[]
      payments: readonly PaymentSource[]
      total: TaxedMoney
      undiscountedTotal: TaxedMoney
      shippingMethod: Maybe<ShippingMethodSource>
      undiscountedShippingPrice: Money
      shippingPrice: TaxedMoney
      shippingTaxRate: number
      shippingTaxClass: Maybe<TaxClassSource>
      shippingTaxClassName: Maybe<string>
      shippingTaxClassMetadata: readonly MetadataItem[]
      shippingTaxClassPrivateMetadata: readonly MetadataItem[]
      taxExemption: boolean
      token: string
      voucherCode: Maybe<string>
      giftCards: readonly GiftCardSource[]
      customerNote: string
      weight: Weight
      redirectUrl: Maybe<string>
      subtotal: TaxedMoney
      statusDisplay: string
      canFinalize: boolean
      totalAuthorized: Money
      totalCaptured: Money
      totalCharged: Money
      totalCanceled: Money
      events: readonly OrderEventSource[]
      totalBalance: Money
      userEmail: Maybe<string>
      isShippingRequired: boolean
      deliveryMethod: Maybe<DeliveryMethod>
      languageCode: string
      languageCodeEnum: LanguageCodeEnum
      discount: Maybe<Money>
      discountName: Maybe<string>
      translatedDiscountName: Maybe<string>
      discounts: readonly OrderDiscountSource[]
      errors: readonly OrderError[]
      displayGrossPrices: boolean
      externalReference: Maybe<string>
      checkoutId: Maybe<string>
      grantedRefunds: readonly GrantedRefundSource[]
      totalGrantedRefund: Money
      totalRemainingGrant: Money
      invoices: readonly InvoiceSource[]
      totalRefunded: Money
      totalRefundPending: Money
      totalAuthorizePending: Money
      totalChargePending: Money
      totalCancelPending: Money
      fulfillments: readonly FulfillmentSource[]
      voucher: Maybe<VoucherSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  OrderLine: {
    source: OrderLineSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      productName: string
      variantName: string
      productSku: Maybe<string>
      productVariantId: Maybe<string>
      isShippingRequired: boolean
      isPriceOverridden: Maybe<boolean>
      priceOverrideReason: Maybe<string>
      allocations: Maybe<readonly AllocationSource[]>
      taxClass: Maybe<TaxClassSource>
      taxClassName: Maybe<string>
      taxClassMetadata: readonly MetadataItem[]
      taxClassPrivateMetadata: readonly MetadataItem[]
      discounts: Maybe<readonly OrderLineDiscount[]>
      quantity: number
      quantityFulfilled: number
      taxRate: number
      thumbnail: Maybe<Image>
      unitPrice: TaxedMoney
      undiscountedUnitPrice: TaxedMoney
      unitDiscount: Money
      unitDiscountReason: Maybe<string>
      unitDiscountValue: number
      unitDiscountType: Maybe<DiscountValueTypeEnum>
      totalPrice: TaxedMoney
      undiscountedTotalPrice: TaxedMoney
      variant: Maybe<VariantSource>
      translatedProductName: string
      translatedVariantName: string
      quantityToFulfill: number
      voucherCode: Maybe<string>
      isGift: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      thumbnail: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
    }
  }
  Allocation: {
    source: AllocationSource
    fields: {
      id: string
      quantity: number
      warehouse: WarehouseSource
    }
    args: {}
  }
  OrderEvent: {
    source: OrderEventSource
    fields: {
      id: string
      date: Maybe<Date>
      type: Maybe<OrderEventsEnum>
      user: Maybe<UserSource>
      message: Maybe<string>
      amount: Maybe<number>
      app: Maybe<AppSource>
      email: Maybe<string>
      emailType: Maybe<OrderEventsEmailsEnum>
      paymentId: Maybe<string>
      paymentGateway: Maybe<string>
      quantity: Maybe<number>
      composedId: Maybe<string>
      orderNumber: Maybe<string>
      invoiceNumber: Maybe<string>
      oversoldItems: Maybe<readonly string[]>
      lines: Maybe<readonly EventLineSource[]>
      fulfilledItems: Maybe<readonly FulfillmentLineSource[]>
      warehouse: Maybe<WarehouseSource>
      transactionReference: Maybe<string>
      shippingCostsIncluded: Maybe<boolean>
      relatedOrder: Maybe<OrderSource>
      related: Maybe<OrderEventSource>
      discount: Maybe<EventDiscountSource>
      reference: Maybe<string>
    }
    args: {}
  }
  OrderEventOrderLineObject: {
    source: EventLineSource
    fields: {
      quantity: Maybe<number>
      orderLine: Maybe<OrderLineSource>
      itemName: Maybe<string>
      discount: Maybe<EventDiscountSource>
    }
    args: {}
  }
  OrderEventDiscountObject: {
    source: EventDiscountSource
    fields: {
      valueType: DiscountValueTypeEnum
      value: number
      reason: Maybe<string>
      amount: Maybe<Money>
      oldValueType: Maybe<DiscountValueTypeEnum>
      oldValue: Maybe<number>
      oldAmount: Maybe<Money>
    }
    args: {}
  }
  OrderDiscount: {
    source: OrderDiscountSource
    fields: {
      id: string
      type: OrderDiscountType
      name: Maybe<string>
      translatedName: Maybe<string>
      valueType: DiscountValueTypeEnum
      value: number
      reason: Maybe<string>
      amount: Money
      total: Money
    }
    args: {}
  }
  OrderCountableConnection: {
    source: Listed<OrderSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly OrderCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Fulfillment: {
    source: FulfillmentSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      fulfillmentOrder: number
      status: FulfillmentStatus
      trackingNumber: string
      created: Date
      lines: Maybe<readonly FulfillmentLineSource[]>
      statusDisplay: Maybe<string>
      warehouse: Maybe<WarehouseSource>
      shippingRefundedAmount: Maybe<Money>
      totalRefundedAmount: Maybe<Money>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  FulfillmentLine: {
    source: FulfillmentLineSource
    fields: {
      id: string
      quantity: number
      orderLine: Maybe<OrderLineSource>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {}
  }
  PageTypeCountableConnection: {
    source: Listed<PageTypeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PageTypeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TransactionCountableConnection: {
    source: Listed<TransactionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TransactionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TransactionItem: {
    source: TransactionSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      token: string
      createdAt: Date
      modifiedAt: Date
      actions: readonly TransactionActionEnum[]
      authorizedAmount: Money
      authorizePendingAmount: Money
      refundedAmount: Money
      refundPendingAmount: Money
      canceledAmount: Money
      cancelPendingAmount: Money
      chargedAmount: Money
      chargePendingAmount: Money
      name: string
      message: string
      pspReference: string
      order: Maybe<OrderSource>
      checkout: Maybe<CheckoutSource>
      events: readonly TransactionEventSource[]
      externalUrl: string
      paymentMethodDetails: Maybe<PaymentMethodSource>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
      createdBy: Maybe<UserOrApp>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  Payment: {
    source: PaymentSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      gateway: string
      isActive: boolean
      created: Date
      modified: Date
      token: string
      checkout: Maybe<CheckoutSource>
      order: Maybe<OrderSource>
      paymentMethodType: string
      customerIpAddress: Maybe<string>
      chargeStatus: PaymentChargeStatusEnum
      actions: readonly OrderAction[]
      total: Maybe<Money>
      capturedAmount: Maybe<Money>
      transactions: Maybe<readonly StepSource[]>
      availableCaptureAmount: Maybe<Money>
      availableRefundAmount: Maybe<Money>
      creditCard: Maybe<CreditCard>
      pspReference: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TransactionEvent: {
    source: TransactionEventSource
    fields: {
      id: string
      createdAt: Date
      pspReference: string
      message: string
      externalUrl: string
      amount: Money
      type: Maybe<TransactionEventTypeEnum>
      idempotencyKey: Maybe<string>
      reasonReference: Maybe<PageSource>
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  CardPaymentMethodDetails: {
    source: CardSource
    fields: {
      name: string
      brand: Maybe<string>
      firstDigits: Maybe<string>
      lastDigits: Maybe<string>
      expMonth: Maybe<number>
      expYear: Maybe<number>
    }
    args: {}
  }
  GiftCardPaymentMethodDetails: {
    source: PaidGiftCardSource
    fields: {
      name: string
      brand: Maybe<string>
      lastChars: Maybe<string>
      isSaleorGiftcard: boolean
    }
    args: {}
  }
  OtherPaymentMethodDetails: {
    source: OtherMethodSource
    fields: {
      name: string
    }
    args: {}
  }
  PluginCountableConnection: {
    source: Listed<never>
    fields: {
      pageInfo: PageInfo
      edges: readonly PluginCountableEdge[]
      totalCount: Maybe<number>
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
  Promotion: {
    source: PromotionSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      type: Maybe<PromotionTypeEnum>
      description: Maybe<unknown>
      startDate: Date
      endDate: Maybe<Date>
      createdAt: Date
      updatedAt: Date
      rules: Maybe<readonly RuleSource[]>
      translation: Maybe<PromotionTranslation>
      events: Maybe<readonly PromotionEvent[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionRule: {
    source: RuleSource
    fields: {
      id: string
      name: Maybe<string>
      description: Maybe<unknown>
      promotion: Maybe<PromotionSource>
      channels: Maybe<readonly ChannelSource[]>
      rewardValue: Maybe<number>
      rewardValueType: Maybe<RewardValueTypeEnum>
      predicateType: Maybe<PromotionTypeEnum>
      cataloguePredicate: Maybe<unknown>
      orderPredicate: Maybe<unknown>
      rewardType: Maybe<RewardTypeEnum>
      translation: Maybe<PromotionRuleTranslation>
      giftIds: Maybe<readonly string[]>
      giftsLimit: Maybe<number>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionCountableConnection: {
    source: Listed<PromotionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PromotionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  PromotionCreatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionUpdatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionStartedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionEndedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionRuleCreatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
  PromotionRuleUpdatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
  PromotionRuleDeletedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
  OrderGrantedRefund: {
    source: GrantedRefundSource
    fields: {
      id: string
      createdAt: Date
      updatedAt: Date
      amount: Money
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      shippingCostsIncluded: boolean
      lines: Maybe<readonly GrantedRefundLineSource[]>
      status: OrderGrantedRefundStatusEnum
      transactionEvents: Maybe<readonly TransactionEventSource[]>
      transaction: Maybe<TransactionSource>
    }
    args: {}
  }
  OrderGrantedRefundLine: {
    source: GrantedRefundLineSource
    fields: {
      id: string
      quantity: number
      orderLine: OrderLineSource
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {}
  }
  Sale: {
    source: SaleSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      type: SaleType
      startDate: Date
      endDate: Maybe<Date>
      created: Date
      updatedAt: Date
      categories: Maybe<Listed<CategorySource>>
      collections: Maybe<Listed<CollectionSource>>
      products: Maybe<Listed<ProductSource>>
      variants: Maybe<Listed<VariantSource>>
      translation: Maybe<SaleTranslation>
      channelListings: Maybe<readonly SaleListingSource[]>
      discountValue: Maybe<number>
      currency: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      categories: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      collections: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      variants: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  SaleChannelListing: {
    source: SaleListingSource
    fields: {
      id: string
      channel: ChannelSource
      discountValue: number
      currency: string
    }
    args: {}
  }
  SaleCountableConnection: {
    source: Listed<SaleSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly SaleCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ShippingMethod: {
    source: ShippingMethodSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      description: Maybe<unknown>
      maximumDeliveryDays: Maybe<number>
      minimumDeliveryDays: Maybe<number>
      maximumOrderWeight: Maybe<Weight>
      minimumOrderWeight: Maybe<Weight>
      translation: Maybe<ShippingMethodTranslation>
      price: Money
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      active: boolean
      message: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ShippingZone: {
    source: ZoneSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      default: boolean
      priceRange: Maybe<MoneyRange>
      countries: readonly CountryDisplay[]
      shippingMethods: Maybe<readonly MethodSource[]>
      warehouses: readonly WarehouseSource[]
      channels: readonly ChannelSource[]
      description: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  ShippingZoneCountableConnection: {
    source: Listed<ZoneSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ShippingZoneCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ShippingMethodType: {
    source: MethodSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      description: Maybe<unknown>
      type: Maybe<ShippingMethodTypeEnum>
      translation: Maybe<ShippingMethodTranslation>
      channelListings: Maybe<readonly MethodListingSource[]>
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      postalCodeRules: Maybe<readonly ShippingMethodPostalCodeRule[]>
      excludedProducts: Maybe<Listed<ProductSource>>
      minimumOrderWeight: Maybe<Weight>
      maximumOrderWeight: Maybe<Weight>
      maximumDeliveryDays: Maybe<number>
      minimumDeliveryDays: Maybe<number>
      taxClass: Maybe<TaxClassSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
      excludedProducts: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  ShippingMethodChannelListing: {
    source: MethodListingSource
    fields: {
      id: string
      channel: ChannelSource
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      price: Maybe<Money>
    }
    args: {}
  }
  Query: {
    source: unknown
    fields: {
      shop: ShopSource
      me: Maybe<UserSource>
      customers: Maybe<Listed<UserSource>>
      user: Maybe<UserSource>
      addressValidationRules: Maybe<AddressValidationData>
      address: Maybe<AddressSource>
      apps: Maybe<Listed<AppSource>>
      app: Maybe<AppSource>
      appsInstallations: readonly InstallationSource[]
      appExtensions: Maybe<Listed<ExtensionSource>>
      appExtension: Maybe<ExtensionSource>
      attributes: Maybe<Listed<AttributeSource>>
      attribute: Maybe<AttributeSource>
      categories: Maybe<Listed<CategorySource>>
      category: Maybe<CategorySource>
      collection: Maybe<CollectionSource>
      collections: Maybe<Listed<CollectionSource>>
      product: Maybe<ProductSource>
      products: Maybe<Listed<ProductSource>>
      productVariant: Maybe<VariantSource>
      productVariants: Maybe<Listed<VariantSource>>
      channel: Maybe<ChannelSource>
      channels: Maybe<readonly ChannelSource[]>
      checkout: Maybe<CheckoutSource>
      checkouts: Maybe<Listed<CheckoutSource>>
      checkoutLines: Maybe<Listed<CheckoutLineSource>>
      page: Maybe<PageSource>
      pages: Maybe<Listed<PageSource>>
      menu: Maybe<MenuSource>
      draftOrders: Maybe<Listed<OrderSource>>
      exportFile: Maybe<ExportFileSource>
      exportFiles: Maybe<Listed<ExportFileSource>>
      giftCard: Maybe<GiftCardSource>
      giftCards: Maybe<Listed<GiftCardSource>>
      giftCardCurrencies: readonly string[]
      giftCardTags: Maybe<Listed<GiftCardTagSource>>
      giftCardSettings: GiftCardSettingsSource
      payment: Maybe<PaymentSource>
      payments: Maybe<Listed<PaymentSource>>
      menus: Maybe<Listed<MenuSource>>
      menuItem: Maybe<MenuItemSource>
      menuItems: Maybe<Listed<MenuItemSource>>
      orderSettings: Maybe<ChannelSettingsSource>
      order: Maybe<OrderSource>
      orders: Maybe<Listed<OrderSource>>
      ordersTotal: Maybe<TaxedMoney>
      homepageEvents: Maybe<Listed<OrderEventSource>>
      pageType: Maybe<PageTypeSource>
      pageTypes: Maybe<Listed<PageTypeSource>>
      transaction: Maybe<TransactionSource>
      transactions: Maybe<Listed<TransactionSource>>
      plugins: Maybe<Listed<never>>
      plugin: Maybe<never>
      productType: Maybe<ProductTypeSource>
      productTypes: Maybe<Listed<ProductTypeSource>>
      promotion: Maybe<PromotionSource>
      promotions: Maybe<Listed<PromotionSource>>
      refundSettings: RefundSettings
      returnSettings: ReturnSettings
      sale: Maybe<SaleSource>
      sales: Maybe<Listed<SaleSource>>
      shippingZone: Maybe<ZoneSource>
      shippingZones: Maybe<Listed<ZoneSource>>
      permissionGroups: Maybe<Listed<GroupSource>>
      permissionGroup: Maybe<GroupSource>
      staffUsers: Maybe<Listed<UserSource>>
      taxClass: Maybe<TaxClassSource>
      taxClasses: Maybe<Listed<TaxClassSource>>
      taxConfiguration: Maybe<TaxConfigurationSource>
      taxConfigurations: Maybe<Listed<TaxConfigurationSource>>
      taxCountryConfiguration: Maybe<TaxCountrySource>
      taxCountryConfigurations: Maybe<readonly TaxCountrySource[]>
      translations: Maybe<Listed<TranslatableItem>>
      translation: Maybe<TranslatableItem>
      voucher: Maybe<VoucherSource>
      vouchers: Maybe<Listed<VoucherSource>>
      warehouse: Maybe<WarehouseSource>
      warehouses: Maybe<Listed<WarehouseSource>>
      stock: Maybe<StockSource>
      stocks: Maybe<Listed<StockSource>>
      webhook: Maybe<WebhookSource>
      webhookEvents: Maybe<readonly WebhookEvent[]>
    }
    args: {
      customers: { filter?: Nullable<CustomerFilterInput>; where?: Nullable<CustomerWhereInput>; sortBy?: Nullable<UserSortingInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      user: { id?: Nullable<string>; email?: Nullable<string>; externalReference?: Nullable<string> }
      addressValidationRules: { countryCode: CountryCode; countryArea?: Nullable<string>; city?: Nullable<string>; cityArea?: Nullable<string> }
      address: { id: string }
      apps: { filter?: Nullable<AppFilterInput>; sortBy?: Nullable<AppSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      app: { id?: Nullable<string> }
      appExtensions: { filter?: Nullable<AppExtensionFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      appExtension: { id: string }
      attributes: { filter?: Nullable<AttributeFilterInput>; where?: Nullable<AttributeWhereInput>; search?: Nullable<string>; sortBy?: Nullable<AttributeSortingInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      attribute: { id?: Nullable<string>; slug?: Nullable<string>; externalReference?: Nullable<string> }
      categories: { filter?: Nullable<CategoryFilterInput>; where?: Nullable<CategoryWhereInput>; sortBy?: Nullable<CategorySortingInput>; level?: Nullable<number>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      category: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum> }
      collection: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; channel?: Nullable<string> }
      collections: { filter?: Nullable<CollectionFilterInput>; where?: Nullable<CollectionWhereInput>; sortBy?: Nullable<CollectionSortingInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      product: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; externalReference?: Nullable<string>; channel?: Nullable<string> }
      products: { filter?: Nullable<ProductFilterInput>; where?: Nullable<ProductWhereInput>; sortBy?: Nullable<ProductOrder>; search?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      productVariant: { id?: Nullable<string>; sku?: Nullable<string>; externalReference?: Nullable<string>; channel?: Nullable<string> }
      productVariants: { ids?: Nullable<string[]>; channel?: Nullable<string>; filter?: Nullable<ProductVariantFilterInput>; where?: Nullable<ProductVariantWhereInput>; search?: Nullable<string>; sortBy?: Nullable<ProductVariantSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      channel: { id?: Nullable<string>; slug?: Nullable<string> }
      checkout: { id?: Nullable<string>; token?: Nullable<string> }
      checkouts: { sortBy?: Nullable<CheckoutSortingInput>; filter?: Nullable<CheckoutFilterInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      checkoutLines: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      page: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; channel?: Nullable<string> }
      pages: { sortBy?: Nullable<PageSortingInput>; filter?: Nullable<PageFilterInput>; where?: Nullable<PageWhereInput>; search?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      menu: { channel?: Nullable<string>; id?: Nullable<string>; name?: Nullable<string>; slug?: Nullable<string> }
      draftOrders: { sortBy?: Nullable<OrderSortingInput>; filter?: Nullable<OrderDraftFilterInput>; where?: Nullable<DraftOrderWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      exportFile: { id: string }
      exportFiles: { filter?: Nullable<ExportFileFilterInput>; sortBy?: Nullable<ExportFileSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      giftCard: { id: string }
      giftCards: { sortBy?: Nullable<GiftCardSortingInput>; filter?: Nullable<GiftCardFilterInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      giftCardTags: { filter?: Nullable<GiftCardTagFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      payment: { id: string }
      payments: { filter?: Nullable<PaymentFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      menus: { channel?: Nullable<string>; sortBy?: Nullable<MenuSortingInput>; filter?: Nullable<MenuFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      menuItem: { id: string; channel?: Nullable<string> }
      menuItems: { channel?: Nullable<string>; sortBy?: Nullable<MenuItemSortingInput>; filter?: Nullable<MenuItemFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      order: { id?: Nullable<string>; externalReference?: Nullable<string> }
      orders: { sortBy?: Nullable<OrderSortingInput>; filter?: Nullable<OrderFilterInput>; where?: Nullable<OrderWhereInput>; channel?: Nullable<string>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      ordersTotal: { period?: Nullable<ReportingPeriod>; channel?: Nullable<string> }
      homepageEvents: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      pageType: { id: string }
      pageTypes: { sortBy?: Nullable<PageTypeSortingInput>; filter?: Nullable<PageTypeFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      transaction: { id?: Nullable<string>; token?: Nullable<string> }
      transactions: { where?: Nullable<TransactionWhereInput>; sortBy?: Nullable<TransactionSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      plugins: { filter?: Nullable<PluginFilterInput>; sortBy?: Nullable<PluginSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      plugin: { id: string }
      productType: { id: string }
      productTypes: { filter?: Nullable<ProductTypeFilterInput>; sortBy?: Nullable<ProductTypeSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      promotion: { id: string }
      promotions: { where?: Nullable<PromotionWhereInput>; sortBy?: Nullable<PromotionSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      sale: { id: string; channel?: Nullable<string> }
      sales: { filter?: Nullable<SaleFilterInput>; sortBy?: Nullable<SaleSortingInput>; query?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      shippingZone: { id: string; channel?: Nullable<string> }
      shippingZones: { filter?: Nullable<ShippingZoneFilterInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      permissionGroups: { filter?: Nullable<PermissionGroupFilterInput>; sortBy?: Nullable<PermissionGroupSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      permissionGroup: { id: string }
      staffUsers: { filter?: Nullable<StaffUserInput>; sortBy?: Nullable<UserSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      taxClass: { id: string }
      taxClasses: { sortBy?: Nullable<TaxClassSortingInput>; filter?: Nullable<TaxClassFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      taxConfiguration: { id: string }
      taxConfigurations: { filter?: Nullable<TaxConfigurationFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      taxCountryConfiguration: { countryCode: CountryCode }
      translations: { kind: TranslatableKinds; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { id: string; kind: TranslatableKinds }
      voucher: { id: string; channel?: Nullable<string> }
      vouchers: { filter?: Nullable<VoucherFilterInput>; sortBy?: Nullable<VoucherSortingInput>; query?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      warehouse: { id?: Nullable<string>; externalReference?: Nullable<string> }
      warehouses: { filter?: Nullable<WarehouseFilterInput>; sortBy?: Nullable<WarehouseSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      stock: { id: string }
      stocks: { filter?: Nullable<StockFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      webhook: { id: string }
    }
  }
  Shop: {
    source: ShopSource
    fields: {
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      id: string
      availablePaymentGateways: readonly PaymentGateway[]
      availableShippingMethods: Maybe<readonly ShippingMethodSource[]>
      channelCurrencies: readonly string[]
      countries: readonly CountryDisplay[]
      defaultCountry: Maybe<CountryDisplay>
      description: Maybe<string>
      domain: Domain
      languages: readonly LanguageDisplay[]
      name: string
      phonePrefixes: readonly string[]
      trackInventoryByDefault: Maybe<boolean>
      limitQuantityPerCheckout: Maybe<number>
      companyAddress: Maybe<AddressSource>
      version: string
      schemaVersion: string
      displayGrossPrices: boolean
      availableExternalAuthentications: readonly ExternalAuthentication[]
      defaultMailSenderName: Maybe<string>
      defaultMailSenderAddress: Maybe<string>
      permissions: readonly Permission[]
      headerText: Maybe<string>
      fulfillmentAutoApprove: boolean
      fulfillmentAllowUnpaid: boolean
      customerSetPasswordUrl: Maybe<string>
      enableAccountConfirmationByEmail: Maybe<boolean>
      allowLoginWithoutConfirmation: Maybe<boolean>
      passwordLoginMode: PasswordLoginModeEnum
      allowStorefrontTraffic: boolean
      preserveAllAddressFields: boolean
      defaultWeightUnit: Maybe<WeightUnitsEnum>
      reserveStockDurationAnonymousUser: Maybe<number>
      reserveStockDurationAuthenticatedUser: Maybe<number>
      staffNotificationRecipients: Maybe<readonly StaffNotificationRecipient[]>
      limits: LimitInfo
      announcements: readonly Announcement[]
      availableTaxApps: readonly AppSource[]
      includeTaxesInPrices: boolean
      chargeTaxesOnShipping: boolean
      useLegacyShippingZoneStockAvailability: boolean
      accountConfirmMergeMode: AccountConfirmModeEnum
      useLegacyUpdateWebhookEmission: Maybe<boolean>
      translation: Maybe<ShopTranslation>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      availablePaymentGateways: { currency?: Nullable<string>; channel?: Nullable<string> }
      availableShippingMethods: { channel: string; address?: Nullable<AddressInput> }
      countries: { languageCode?: Nullable<LanguageCodeEnum>; filter?: Nullable<CountryFilterInput> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  Mutation: {
    source: unknown
    fields: {
      shopSettingsUpdate: Maybe<ShopSettingsUpdate>
      shopAddressUpdate: Maybe<ShopAddressUpdate>
      shopDomainUpdate: Maybe<ShopDomainUpdate>
      tokenCreate: Maybe<CreateToken>
      tokenRefresh: Maybe<RefreshToken>
      tokenVerify: Maybe<VerifyToken>
      tokensDeactivateAll: Maybe<DeactivateAllUserTokens>
      externalAuthenticationUrl: Maybe<ExternalAuthenticationUrl>
      externalObtainAccessTokens: Maybe<ExternalObtainAccessTokens>
      externalRefresh: Maybe<ExternalRefresh>
      externalVerify: Maybe<ExternalVerify>
      externalLogout: Maybe<ExternalLogout>
      requestPasswordReset: Maybe<RequestPasswordReset>
      sendConfirmationEmail: Maybe<SendConfirmationEmail>
      confirmAccount: Maybe<ConfirmAccount>
      setPassword: Maybe<SetPassword>
      passwordChange: Maybe<PasswordChange>
      requestEmailChange: Maybe<RequestEmailChange>
      confirmEmailChange: Maybe<ConfirmEmailChange>
      accountAddressCreate: Maybe<AccountAddressCreate>
      accountAddressUpdate: Maybe<AccountAddressUpdate>
      accountAddressDelete: Maybe<AccountAddressDelete>
      accountSetDefaultAddress: Maybe<AccountSetDefaultAddress>
      accountRegister: Maybe<AccountRegister>
      accountUpdate: Maybe<AccountUpdate>
      accountRequestDeletion: Maybe<AccountRequestDeletion>
      accountDelete: Maybe<AccountDelete>
      customerCreate: Maybe<CustomerCreate>
      customerUpdate: Maybe<CustomerUpdate>
      customerDelete: Maybe<CustomerDelete>
      customerBulkDelete: Maybe<CustomerBulkDelete>
      userAvatarUpdate: Maybe<UserAvatarUpdate>
      userAvatarDelete: Maybe<UserAvatarDelete>
      userBulkSetActive: Maybe<UserBulkSetActive>
      addressCreate: Maybe<AddressCreate>
      addressUpdate: Maybe<AddressUpdate>
      addressDelete: Maybe<AddressDelete>
      addressSetDefault: Maybe<AddressSetDefault>
      appCreate: Maybe<AppCreate>
      appUpdate: Maybe<AppUpdate>
      appDelete: Maybe<AppDelete>
      appTokenCreate: Maybe<AppTokenCreate>
      appTokenDelete: Maybe<AppTokenDelete>
      appTokenVerify: Maybe<AppTokenVerify>
      appInstall: Maybe<AppInstall>
      appRetryInstall: Maybe<AppRetryInstall>
      appDeleteFailedInstallation: Maybe<AppDeleteFailedInstallation>
      appFetchManifest: Maybe<AppFetchManifest>
      appActivate: Maybe<AppActivate>
      appDeactivate: Maybe<AppDeactivate>
      appReenableSyncWebhooks: Maybe<AppReenableSyncWebhooks>
      appProblemCreate: Maybe<AppProblemCreate>
      appProblemDismiss: Maybe<AppProblemDismiss>
      attributeCreate: Maybe<AttributeCreate>
      attributeUpdate: Maybe<AttributeUpdate>
      attributeDelete: Maybe<AttributeDelete>
      attributeBulkDelete: Maybe<AttributeBulkDelete>
      attributeBulkCreate: Maybe<AttributeBulkCreate>
      attributeBulkUpdate: Maybe<AttributeBulkUpdate>
      attributeValueCreate: Maybe<AttributeValueCreate>
      attributeValueUpdate: Maybe<AttributeValueUpdate>
      attributeValueDelete: Maybe<AttributeValueDelete>
      attributeValueBulkDelete: Maybe<AttributeValueBulkDelete>
      attributeReorderValues: Maybe<AttributeReorderValues>
      categoryCreate: Maybe<CategoryCreate>
      categoryUpdate: Maybe<CategoryUpdate>
      categoryDelete: Maybe<CategoryDelete>
      categoryBulkDelete: Maybe<CategoryBulkDelete>
      categoryTranslate: Maybe<CategoryTranslate>
      channelCreate: Maybe<ChannelCreate>
      channelUpdate: Maybe<ChannelUpdate>
      channelActivate: Maybe<ChannelActivate>
      channelDeactivate: Maybe<ChannelDeactivate>
      channelDelete: Maybe<ChannelDelete>
      channelReorderWarehouses: Maybe<ChannelReorderWarehouses>
      checkoutAddPromoCode: Maybe<CheckoutAddPromoCode>
      checkoutBillingAddressUpdate: Maybe<CheckoutBillingAddressUpdate>
      checkoutComplete: Maybe<CheckoutComplete>
      checkoutCreate: Maybe<CheckoutCreate>
      checkoutDelete: Maybe<CheckoutDelete>
      checkoutEmailUpdate: Maybe<CheckoutEmailUpdate>
      checkoutLinesDelete: Maybe<CheckoutLinesDelete>
      checkoutLinesAdd: Maybe<CheckoutLinesAdd>
      checkoutLinesUpdate: Maybe<CheckoutLinesUpdate>
      checkoutRemovePromoCode: Maybe<CheckoutRemovePromoCode>
      checkoutShippingAddressUpdate: Maybe<CheckoutShippingAddressUpdate>
      checkoutDeliveryMethodUpdate: Maybe<CheckoutDeliveryMethodUpdate>
      checkoutLanguageCodeUpdate: Maybe<CheckoutLanguageCodeUpdate>
      deliveryOptionsCalculate: Maybe<DeliveryOptionsCalculate>
      checkoutCreateFromOrder: Maybe<CheckoutCreateFromOrder>
      checkoutCustomerAttach: Maybe<CheckoutCustomerAttach>
      checkoutCustomerDetach: Maybe<CheckoutCustomerDetach>
      checkoutCustomerNoteUpdate: Maybe<CheckoutCustomerNoteUpdate>
      checkoutLineDelete: Maybe<CheckoutLineDelete>
      checkoutShippingMethodUpdate: Maybe<CheckoutShippingMethodUpdate>
      collectionCreate: Maybe<CollectionCreate>
      collectionUpdate: Maybe<CollectionUpdate>
      collectionDelete: Maybe<CollectionDelete>
      collectionBulkDelete: Maybe<CollectionBulkDelete>
      collectionAddProducts: Maybe<CollectionAddProducts>
      collectionRemoveProducts: Maybe<CollectionRemoveProducts>
      collectionReorderProducts: Maybe<CollectionReorderProducts>
      collectionChannelListingUpdate: Maybe<CollectionChannelListingUpdate>
      customerBulkUpdate: Maybe<CustomerBulkUpdate>
      draftOrderCreate: Maybe<DraftOrderCreate>
      draftOrderUpdate: Maybe<DraftOrderUpdate>
      draftOrderDelete: Maybe<DraftOrderDelete>
      draftOrderBulkDelete: Maybe<DraftOrderBulkDelete>
      draftOrderComplete: Maybe<DraftOrderComplete>
      orderFulfillmentCancel: Maybe<FulfillmentCancel>
      orderFulfillmentReturnProducts: Maybe<FulfillmentReturnProducts>
      orderFulfillmentRefundProducts: Maybe<FulfillmentRefundProducts>
      giftCardActivate: Maybe<GiftCardActivate>
      giftCardAssignUser: Maybe<GiftCardAssignUser>
      giftCardUnassignUser: Maybe<GiftCardUnassignUser>
      giftCardCreate: Maybe<GiftCardCreate>
      giftCardDelete: Maybe<GiftCardDelete>
      giftCardDeactivate: Maybe<GiftCardDeactivate>
      giftCardBalanceAdjust: Maybe<GiftCardBalanceAdjust>
      giftCardUpdate: Maybe<GiftCardUpdate>
      giftCardResend: Maybe<GiftCardResend>
      giftCardAddNote: Maybe<GiftCardAddNote>
      giftCardBulkCreate: Maybe<GiftCardBulkCreate>
      giftCardBulkDelete: Maybe<GiftCardBulkDelete>
      giftCardBulkActivate: Maybe<GiftCardBulkActivate>
      giftCardBulkDeactivate: Maybe<GiftCardBulkDeactivate>
      giftCardSettingsUpdate: Maybe<GiftCardSettingsUpdate>
      exportGiftCards: Maybe<ExportGiftCards>
      invoiceRequest: Maybe<InvoiceRequest>
      invoiceRequestDelete: Maybe<InvoiceRequestDelete>
      invoiceCreate: Maybe<InvoiceCreate>
      invoiceDelete: Maybe<InvoiceDelete>
      invoiceUpdate: Maybe<InvoiceUpdate>
      invoiceSendNotification: Maybe<InvoiceSendNotification>
      checkoutPaymentCreate: Maybe<CheckoutPaymentCreate>
      orderCapture: Maybe<OrderCapture>
      orderRefund: Maybe<OrderRefund>
      orderVoid: Maybe<OrderVoid>
      menuCreate: Maybe<MenuCreate>
      menuUpdate: Maybe<MenuUpdate>
      menuDelete: Maybe<MenuDelete>
      menuBulkDelete: Maybe<MenuBulkDelete>
      menuItemCreate: Maybe<MenuItemCreate>
      menuItemUpdate: Maybe<MenuItemUpdate>
      menuItemDelete: Maybe<MenuItemDelete>
      menuItemBulkDelete: Maybe<MenuItemBulkDelete>
      menuItemMove: Maybe<MenuItemMove>
      assignNavigation: Maybe<AssignNavigation>
      deleteMetadata: Maybe<DeleteMetadata>
      deletePrivateMetadata: Maybe<DeletePrivateMetadata>
      updateMetadata: Maybe<UpdateMetadata>
      updatePrivateMetadata: Maybe<UpdatePrivateMetadata>
      orderCreateFromCheckout: Maybe<OrderCreateFromCheckout>
      orderBulkCreate: Maybe<OrderBulkCreate>
      orderUpdate: Maybe<OrderUpdate>
      orderUpdateShipping: Maybe<OrderUpdateShipping>
      orderLinesCreate: Maybe<OrderLinesCreate>
      orderLineUpdate: Maybe<OrderLineUpdate>
      orderLineDelete: Maybe<OrderLineDelete>
      orderDiscountAdd: Maybe<OrderDiscountAdd>
      orderDiscountUpdate: Maybe<OrderDiscountUpdate>
      orderDiscountDelete: Maybe<OrderDiscountDelete>
      orderLineDiscountUpdate: Maybe<OrderLineDiscountUpdate>
      orderLineDiscountRemove: Maybe<OrderLineDiscountRemove>
      orderNoteAdd: Maybe<OrderNoteAdd>
      orderNoteUpdate: Maybe<OrderNoteUpdate>
      orderAddNote: Maybe<OrderAddNote>
      orderSettingsUpdate: Maybe<OrderSettingsUpdate>
      orderCancel: Maybe<OrderCancel>
      orderBulkCancel: Maybe<OrderBulkCancel>
      orderConfirm: Maybe<OrderConfirm>
      orderMarkAsPaid: Maybe<OrderMarkAsPaid>
      orderFulfill: Maybe<OrderFulfill>
      orderFulfillmentApprove: Maybe<FulfillmentApprove>
      orderFulfillmentUpdateTracking: Maybe<FulfillmentUpdateTracking>
      pageTypeCreate: Maybe<PageTypeCreate>
      pageTypeUpdate: Maybe<PageTypeUpdate>
      pageTypeDelete: Maybe<PageTypeDelete>
      pageTypeBulkDelete: Maybe<PageTypeBulkDelete>
      pageTypeReorderAttributes: Maybe<PageTypeReorderAttributes>
      pageAttributeAssign: Maybe<PageAttributeAssign>
      pageAttributeUnassign: Maybe<PageAttributeUnassign>
      pageCreate: Maybe<PageCreate>
      pageUpdate: Maybe<PageUpdate>
      pageDelete: Maybe<PageDelete>
      pageBulkDelete: Maybe<PageBulkDelete>
      pageBulkPublish: Maybe<PageBulkPublish>
      pageReorderAttributeValues: Maybe<PageReorderAttributeValues>
      paymentGatewayInitialize: Maybe<PaymentGatewayInitialize>
      transactionInitialize: Maybe<TransactionInitialize>
      transactionProcess: Maybe<TransactionProcess>
      transactionCreate: Maybe<TransactionCreate>
      transactionUpdate: Maybe<TransactionUpdate>
      transactionRequestAction: Maybe<TransactionRequestAction>
      transactionEventReport: Maybe<TransactionEventReport>
      pluginUpdate: Maybe<PluginUpdate>
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
      promotionCreate: Maybe<PromotionCreate>
      promotionUpdate: Maybe<PromotionUpdate>
      promotionDelete: Maybe<PromotionDelete>
      promotionRuleCreate: Maybe<PromotionRuleCreate>
      promotionRuleUpdate: Maybe<PromotionRuleUpdate>
      promotionRuleDelete: Maybe<PromotionRuleDelete>
      promotionTranslate: Maybe<PromotionTranslate>
      promotionRuleTranslate: Maybe<PromotionRuleTranslate>
      promotionBulkDelete: Maybe<PromotionBulkDelete>
      orderGrantRefundCreate: Maybe<OrderGrantRefundCreate>
      orderGrantRefundUpdate: Maybe<OrderGrantRefundUpdate>
      transactionRequestRefundForGrantedRefund: Maybe<TransactionRequestRefundForGrantedRefund>
      refundSettingsUpdate: Maybe<RefundSettingsUpdate>
      refundReasonReferenceClear: Maybe<RefundReasonReferenceTypeClear>
      returnSettingsUpdate: Maybe<ReturnSettingsUpdate>
      returnReasonReferenceClear: Maybe<ReturnReasonReferenceTypeClear>
      saleCreate: Maybe<SaleCreate>
      saleUpdate: Maybe<SaleUpdate>
      saleDelete: Maybe<SaleDelete>
      saleBulkDelete: Maybe<SaleBulkDelete>
      saleCataloguesAdd: Maybe<SaleAddCatalogues>
      saleCataloguesRemove: Maybe<SaleRemoveCatalogues>
      saleChannelListingUpdate: Maybe<SaleChannelListingUpdate>
      saleTranslate: Maybe<SaleTranslate>
      shippingZoneCreate: Maybe<ShippingZoneCreate>
      shippingZoneUpdate: Maybe<ShippingZoneUpdate>
      shippingZoneDelete: Maybe<ShippingZoneDelete>
      shippingZoneBulkDelete: Maybe<ShippingZoneBulkDelete>
      shippingPriceCreate: Maybe<ShippingPriceCreate>
      shippingPriceUpdate: Maybe<ShippingPriceUpdate>
      shippingPriceDelete: Maybe<ShippingPriceDelete>
      shippingPriceBulkDelete: Maybe<ShippingPriceBulkDelete>
      shippingMethodChannelListingUpdate: Maybe<ShippingMethodChannelListingUpdate>
      shippingPriceExcludeProducts: Maybe<ShippingPriceExcludeProducts>
      shippingPriceRemoveProductFromExclude: Maybe<ShippingPriceRemoveProductFromExclude>
      staffCreate: Maybe<StaffCreate>
      staffUpdate: Maybe<StaffUpdate>
      staffDelete: Maybe<StaffDelete>
      staffBulkDelete: Maybe<StaffBulkDelete>
      permissionGroupCreate: Maybe<PermissionGroupCreate>
      permissionGroupUpdate: Maybe<PermissionGroupUpdate>
      permissionGroupDelete: Maybe<PermissionGroupDelete>
      taxClassCreate: Maybe<TaxClassCreate>
      taxClassUpdate: Maybe<TaxClassUpdate>
      taxClassDelete: Maybe<TaxClassDelete>
      taxConfigurationUpdate: Maybe<TaxConfigurationUpdate>
      taxCountryConfigurationUpdate: Maybe<TaxCountryConfigurationUpdate>
      taxCountryConfigurationDelete: Maybe<TaxCountryConfigurationDelete>
      productBulkTranslate: Maybe<ProductBulkTranslate>
      productVariantBulkTranslate: Maybe<ProductVariantBulkTranslate>
      attributeBulkTranslate: Maybe<AttributeBulkTranslate>
      attributeValueBulkTranslate: Maybe<AttributeValueBulkTranslate>
      pageTranslate: Maybe<PageTranslate>
      productTranslate: Maybe<ProductTranslate>
      productVariantTranslate: Maybe<ProductVariantTranslate>
      collectionTranslate: Maybe<CollectionTranslate>
      attributeTranslate: Maybe<AttributeTranslate>
      attributeValueTranslate: Maybe<AttributeValueTranslate>
      shippingPriceTranslate: Maybe<ShippingPriceTranslate>
      menuItemTranslate: Maybe<MenuItemTranslate>
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
      voucherCreate: Maybe<VoucherCreate>
      voucherUpdate: Maybe<VoucherUpdate>
      voucherDelete: Maybe<VoucherDelete>
      voucherBulkDelete: Maybe<VoucherBulkDelete>
      voucherCataloguesAdd: Maybe<VoucherAddCatalogues>
      voucherCataloguesRemove: Maybe<VoucherRemoveCatalogues>
      voucherChannelListingUpdate: Maybe<VoucherChannelListingUpdate>
      voucherCodeBulkDelete: Maybe<VoucherCodeBulkDelete>
      voucherTranslate: Maybe<VoucherTranslate>
      exportVoucherCodes: Maybe<ExportVoucherCodes>
      createWarehouse: Maybe<WarehouseCreate>
      updateWarehouse: Maybe<WarehouseUpdate>
      deleteWarehouse: Maybe<WarehouseDelete>
      assignWarehouseShippingZone: Maybe<WarehouseShippingZoneAssign>
      unassignWarehouseShippingZone: Maybe<WarehouseShippingZoneUnassign>
      webhookCreate: Maybe<WebhookCreate>
      webhookUpdate: Maybe<WebhookUpdate>
      webhookDelete: Maybe<WebhookDelete>
      webhookDryRun: Maybe<WebhookDryRun>
      webhookTrigger: Maybe<WebhookTrigger>
      eventDeliveryRetry: Maybe<EventDeliveryRetry>
    }
    args: {
      shopSettingsUpdate: { input: ShopSettingsInput }
      shopAddressUpdate: { input?: Nullable<AddressInput> }
      shopDomainUpdate: { input?: Nullable<SiteDomainInput> }
      tokenCreate: { audience?: Nullable<string>; email: string; password: string }
      tokenRefresh: { csrfToken?: Nullable<string>; refreshToken?: Nullable<string> }
      tokenVerify: { token: string }
      externalAuthenticationUrl: { input: unknown; pluginId: string }
      externalObtainAccessTokens: { input: unknown; pluginId: string }
      externalRefresh: { input: unknown; pluginId: string }
      externalVerify: { input: unknown; pluginId: string }
      externalLogout: { input: unknown; pluginId: string }
      requestPasswordReset: { channel?: Nullable<string>; email: string; redirectUrl: string }
      sendConfirmationEmail: { channel: string; redirectUrl: string }
      confirmAccount: { email: string; token: string }
      setPassword: { email: string; password: string; token: string }
      passwordChange: { newPassword: string; oldPassword?: Nullable<string> }
      requestEmailChange: { channel?: Nullable<string>; newEmail: string; password: string; redirectUrl: string }
      confirmEmailChange: { channel?: Nullable<string>; token: string }
      accountAddressCreate: { customerId?: Nullable<string>; input: AddressInput; type?: Nullable<AddressTypeEnum> }
      accountAddressUpdate: { id: string; input: AddressInput }
      accountAddressDelete: { id: string }
      accountSetDefaultAddress: { id: string; type: AddressTypeEnum }
      accountRegister: { input: AccountRegisterInput }
      accountUpdate: { customerId?: Nullable<string>; input: AccountInput }
      accountRequestDeletion: { channel?: Nullable<string>; redirectUrl: string }
      accountDelete: { token: string }
      customerCreate: { input: UserCreateInput }
      customerUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: CustomerInput }
      customerDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
      customerBulkDelete: { ids: string[] }
      userAvatarUpdate: { image: UploadedFile }
      userBulkSetActive: { ids: string[]; isActive: boolean }
      addressCreate: { input: AddressInput; userId: string }
      addressUpdate: { id: string; input: AddressInput }
      addressDelete: { id: string }
      addressSetDefault: { addressId: string; type: AddressTypeEnum; userId: string }
      appCreate: { input: AppInput }
      appUpdate: { id: string; input: AppInput }
      appDelete: { id: string }
      appTokenCreate: { input: AppTokenInput }
      appTokenDelete: { id: string }
      appTokenVerify: { token: string }
      appInstall: { input: AppInstallInput }
      appRetryInstall: { activateAfterInstallation: boolean | null; id: string }
      appDeleteFailedInstallation: { id: string }
      appFetchManifest: { manifestUrl: string }
      appActivate: { id: string }
      appDeactivate: { id: string }
      appReenableSyncWebhooks: { appId: string }
      appProblemCreate: { input: AppProblemCreateInput }
      appProblemDismiss: { input: AppProblemDismissInput }
      attributeCreate: { input: AttributeCreateInput }
      attributeUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: AttributeUpdateInput }
      attributeDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
      attributeBulkDelete: { ids: string[] }
      attributeBulkCreate: { attributes: AttributeCreateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
      attributeBulkUpdate: { attributes: AttributeBulkUpdateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
      attributeValueCreate: { attribute: string; input: AttributeValueCreateInput }
      attributeValueUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: AttributeValueUpdateInput }
      attributeValueDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
      attributeValueBulkDelete: { ids: string[] }
      attributeReorderValues: { attributeId: string; moves: ReorderInput[] }
      categoryCreate: { input: CategoryInput; parent?: Nullable<string> }
      categoryUpdate: { id: string; input: CategoryInput }
      categoryDelete: { id: string }
      categoryBulkDelete: { ids: string[] }
      categoryTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
      channelCreate: { input: ChannelCreateInput }
      channelUpdate: { id: string; input: ChannelUpdateInput }
      channelActivate: { id: string }
      channelDeactivate: { id: string }
      channelDelete: { id: string; input?: Nullable<ChannelDeleteInput> }
      channelReorderWarehouses: { channelId: string; moves: ReorderInput[] }
      checkoutAddPromoCode: { checkoutId?: Nullable<string>; id?: Nullable<string>; promoCode: string; token?: Nullable<string> }
      checkoutBillingAddressUpdate: { billingAddress: AddressInput; checkoutId?: Nullable<string>; id?: Nullable<string>; saveAddress: boolean | null; token?: Nullable<string>; validationRules?: Nullable<CheckoutAddressValidationRules> }
      checkoutComplete: { checkoutId?: Nullable<string>; id?: Nullable<string>; metadata?: Nullable<MetadataInput[]>; paymentData?: Nullable<unknown>; redirectUrl?: Nullable<string>; storeSource: boolean | null; token?: Nullable<string> }
      checkoutCreate: { input: CheckoutCreateInput }
      checkoutDelete: { id: string }
      checkoutEmailUpdate: { checkoutId?: Nullable<string>; email: string; id?: Nullable<string>; token?: Nullable<string> }
      checkoutLinesDelete: { id?: Nullable<string>; linesIds: string[]; token?: Nullable<string> }
      checkoutLinesAdd: { checkoutId?: Nullable<string>; id?: Nullable<string>; lines: CheckoutLineInput[]; token?: Nullable<string> }
      checkoutLinesUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; lines: CheckoutLineUpdateInput[]; token?: Nullable<string> }
      checkoutRemovePromoCode: { checkoutId?: Nullable<string>; id?: Nullable<string>; promoCode?: Nullable<string>; promoCodeId?: Nullable<string>; token?: Nullable<string> }
      checkoutShippingAddressUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; saveAddress: boolean | null; shippingAddress: AddressInput; token?: Nullable<string>; validationRules?: Nullable<CheckoutAddressValidationRules> }
      checkoutDeliveryMethodUpdate: { deliveryMethodId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
      checkoutLanguageCodeUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; languageCode: LanguageCodeEnum; token?: Nullable<string> }
      deliveryOptionsCalculate: { id: string }
      checkoutCreateFromOrder: { id: string }
      checkoutCustomerAttach: { checkoutId?: Nullable<string>; customerId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
      checkoutCustomerDetach: { checkoutId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
      checkoutCustomerNoteUpdate: { customerNote: string; id: string }
      checkoutLineDelete: { checkoutId?: Nullable<string>; id?: Nullable<string>; lineId?: Nullable<string>; token?: Nullable<string> }
      checkoutShippingMethodUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; shippingMethodId?: Nullable<string>; token?: Nullable<string> }
      collectionCreate: { input: CollectionCreateInput }
      collectionUpdate: { id: string; input: CollectionInput }
      collectionDelete: { id: string }
      collectionBulkDelete: { ids: string[] }
      collectionAddProducts: { collectionId: string; products: string[] }
      collectionRemoveProducts: { collectionId: string; products: string[] }
      collectionReorderProducts: { collectionId: string; moves: MoveProductInput[] }
      collectionChannelListingUpdate: { id: string; input: CollectionChannelListingUpdateInput }
      customerBulkUpdate: { customers: CustomerBulkUpdateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
      draftOrderCreate: { input: DraftOrderCreateInput }
      draftOrderUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: DraftOrderInput }
      draftOrderDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
      draftOrderBulkDelete: { ids: string[] }
      draftOrderComplete: { id: string }
      orderFulfillmentCancel: { id: string; input?: Nullable<FulfillmentCancelInput> }
      orderFulfillmentReturnProducts: { input: OrderReturnProductsInput; order: string }
      orderFulfillmentRefundProducts: { input: OrderRefundProductsInput; order: string }
      giftCardActivate: { id: string }
      giftCardAssignUser: { id: string; userId: string }
      giftCardUnassignUser: { id: string }
      giftCardCreate: { input: GiftCardCreateInput }
      giftCardDelete: { id: string }
      giftCardDeactivate: { id: string }
      giftCardBalanceAdjust: { amount: number; id: string }
      giftCardUpdate: { id: string; input: GiftCardUpdateInput }
      giftCardResend: { input: GiftCardResendInput }
      giftCardAddNote: { id: string; input: GiftCardAddNoteInput }
      giftCardBulkCreate: { input: GiftCardBulkCreateInput }
      giftCardBulkDelete: { ids: string[] }
      giftCardBulkActivate: { ids: string[] }
      giftCardBulkDeactivate: { ids: string[] }
      giftCardSettingsUpdate: { input: GiftCardSettingsUpdateInput }
      exportGiftCards: { input: ExportGiftCardsInput }
      invoiceRequest: { number?: Nullable<string>; orderId: string }
      invoiceRequestDelete: { id: string }
      invoiceCreate: { input: InvoiceCreateInput; orderId: string }
      invoiceDelete: { id: string }
      invoiceUpdate: { id: string; input: UpdateInvoiceInput }
      invoiceSendNotification: { id: string }
      checkoutPaymentCreate: { checkoutId?: Nullable<string>; id?: Nullable<string>; input: PaymentInput; token?: Nullable<string> }
      orderCapture: { amount: number; id: string }
      orderRefund: { amount: number; id: string }
      orderVoid: { id: string }
      menuCreate: { input: MenuCreateInput }
      menuUpdate: { id: string; input: MenuInput }
      menuDelete: { id: string }
      menuBulkDelete: { ids: string[] }
      menuItemCreate: { input: MenuItemCreateInput }
      menuItemUpdate: { id: string; input: MenuItemInput }
      menuItemDelete: { id: string }
      menuItemBulkDelete: { ids: string[] }
      menuItemMove: { menu: string; moves: MenuItemMoveInput[] }
      assignNavigation: { menu?: Nullable<string>; navigationType: NavigationType }
      deleteMetadata: { id: string; keys: string[] }
      deletePrivateMetadata: { id: string; keys: string[] }
      updateMetadata: { id: string; input: MetadataInput[] }
      updatePrivateMetadata: { id: string; input: MetadataInput[] }
      orderCreateFromCheckout: { id: string; metadata?: Nullable<MetadataInput[]>; privateMetadata?: Nullable<MetadataInput[]>; removeCheckout: boolean | null }
      orderBulkCreate: { errorPolicy?: Nullable<ErrorPolicyEnum>; orders: OrderBulkCreateInput[]; stockUpdatePolicy?: Nullable<StockUpdatePolicyEnum> }
      orderUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: OrderUpdateInput }
      orderUpdateShipping: { order: string; input: OrderUpdateShippingInput }
      orderLinesCreate: { id: string; input: OrderLineCreateInput[] }
      orderLineUpdate: { id: string; input: OrderLineInput }
      orderLineDelete: { id: string }
      orderDiscountAdd: { input: OrderDiscountCommonInput; orderId: string }
      orderDiscountUpdate: { discountId: string; input: OrderDiscountCommonInput }
      orderDiscountDelete: { discountId: string }
      orderLineDiscountUpdate: { input: OrderDiscountCommonInput; orderLineId: string }
      orderLineDiscountRemove: { orderLineId: string }
      orderNoteAdd: { order: string; input: OrderNoteInput }
      orderNoteUpdate: { note: string; input: OrderNoteInput }
      orderAddNote: { order: string; input: OrderAddNoteInput }
      orderSettingsUpdate: { input: OrderSettingsUpdateInput }
      orderCancel: { id: string }
      orderBulkCancel: { ids: string[] }
      orderConfirm: { id: string }
      orderMarkAsPaid: { id: string; transactionReference?: Nullable<string> }
      orderFulfill: { input: OrderFulfillInput; order?: Nullable<string> }
      orderFulfillmentApprove: { allowStockToBeExceeded: boolean | null; id: string; notifyCustomer: boolean }
      orderFulfillmentUpdateTracking: { id: string; input: FulfillmentUpdateTrackingInput }
      pageTypeCreate: { input: PageTypeCreateInput }
      pageTypeUpdate: { id?: Nullable<string>; input: PageTypeUpdateInput }
      pageTypeDelete: { id: string }
      pageTypeBulkDelete: { ids: string[] }
      pageTypeReorderAttributes: { moves: ReorderInput[]; pageTypeId: string }
      pageAttributeAssign: { attributeIds: string[]; pageTypeId: string }
      pageAttributeUnassign: { attributeIds: string[]; pageTypeId: string }
      pageCreate: { input: PageCreateInput }
      pageUpdate: { id: string; input: PageInput }
      pageDelete: { id: string }
      pageBulkDelete: { ids: string[] }
      pageBulkPublish: { ids: string[]; isPublished: boolean }
      pageReorderAttributeValues: { attributeId: string; moves: ReorderInput[]; pageId: string }
      paymentGatewayInitialize: { amount?: Nullable<number>; id: string; paymentGateways?: Nullable<PaymentGatewayToInitialize[]> }
      transactionInitialize: { action?: Nullable<TransactionFlowStrategyEnum>; amount?: Nullable<number>; customerIpAddress?: Nullable<string>; id: string; idempotencyKey?: Nullable<string>; paymentGateway: PaymentGatewayToInitialize }
      transactionProcess: { customerIpAddress?: Nullable<string>; data?: Nullable<unknown>; id?: Nullable<string>; token?: Nullable<string> }
      transactionCreate: { id: string; transaction: TransactionCreateInput; transactionEvent?: Nullable<TransactionEventInput> }
      transactionUpdate: { id?: Nullable<string>; token?: Nullable<string>; transaction?: Nullable<TransactionUpdateInput>; transactionEvent?: Nullable<TransactionEventInput> }
      transactionRequestAction: { actionType: TransactionActionEnum; amount?: Nullable<number>; id?: Nullable<string>; refundReason?: Nullable<string>; refundReasonReference?: Nullable<string>; token?: Nullable<string> }
      transactionEventReport: { amount?: Nullable<number>; availableActions?: Nullable<TransactionActionEnum[]>; externalUrl?: Nullable<string>; id?: Nullable<string>; message?: Nullable<string>; paymentMethodDetails?: Nullable<PaymentMethodDetailsInput>; pspReference: string; time?: Nullable<Date>; token?: Nullable<string>; transactionMetadata?: Nullable<MetadataInput[]>; transactionPrivateMetadata?: Nullable<MetadataInput[]>; type: TransactionEventTypeEnum }
      pluginUpdate: { channelId?: Nullable<string>; id: string; input: PluginUpdateInput }
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
      promotionCreate: { input: PromotionCreateInput }
      promotionUpdate: { id: string; input: PromotionUpdateInput }
      promotionDelete: { id: string }
      promotionRuleCreate: { input: PromotionRuleCreateInput }
      promotionRuleUpdate: { id: string; input: PromotionRuleUpdateInput }
      promotionRuleDelete: { id: string }
      promotionTranslate: { id: string; input: PromotionTranslationInput; languageCode: LanguageCodeEnum }
      promotionRuleTranslate: { id: string; input: PromotionRuleTranslationInput; languageCode: LanguageCodeEnum }
      promotionBulkDelete: { ids: string[] }
      orderGrantRefundCreate: { id: string; input: OrderGrantRefundCreateInput }
      orderGrantRefundUpdate: { id: string; input: OrderGrantRefundUpdateInput }
      transactionRequestRefundForGrantedRefund: { grantedRefundId: string; id?: Nullable<string>; token?: Nullable<string> }
      refundSettingsUpdate: { input: RefundSettingsUpdateInput }
      returnSettingsUpdate: { input: ReturnSettingsUpdateInput }
      saleCreate: { input: SaleInput }
      saleUpdate: { id: string; input: SaleInput }
      saleDelete: { id: string }
      saleBulkDelete: { ids: string[] }
      saleCataloguesAdd: { id: string; input: CatalogueInput }
      saleCataloguesRemove: { id: string; input: CatalogueInput }
      saleChannelListingUpdate: { id: string; input: SaleChannelListingInput }
      saleTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
      shippingZoneCreate: { input: ShippingZoneCreateInput }
      shippingZoneUpdate: { id: string; input: ShippingZoneUpdateInput }
      shippingZoneDelete: { id: string }
      shippingZoneBulkDelete: { ids: string[] }
      shippingPriceCreate: { input: ShippingPriceInput }
      shippingPriceUpdate: { id: string; input: ShippingPriceInput }
      shippingPriceDelete: { id: string }
      shippingPriceBulkDelete: { ids: string[] }
      shippingMethodChannelListingUpdate: { id: string; input: ShippingMethodChannelListingInput }
      shippingPriceExcludeProducts: { id: string; input: ShippingPriceExcludeProductsInput }
      shippingPriceRemoveProductFromExclude: { id: string; products: string[] }
      staffCreate: { input: StaffCreateInput }
      staffUpdate: { id: string; input: StaffUpdateInput }
      staffDelete: { id: string }
      staffBulkDelete: { ids: string[] }
      permissionGroupCreate: { input: PermissionGroupCreateInput }
      permissionGroupUpdate: { id: string; input: PermissionGroupUpdateInput }
      permissionGroupDelete: { id: string }
      taxClassCreate: { input: TaxClassCreateInput }
      taxClassUpdate: { id: string; input: TaxClassUpdateInput }
      taxClassDelete: { id: string }
      taxConfigurationUpdate: { id: string; input: TaxConfigurationUpdateInput }
      taxCountryConfigurationUpdate: { countryCode: CountryCode; updateTaxClassRates: TaxClassRateInput[] }
      taxCountryConfigurationDelete: { countryCode: CountryCode }
      productBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: ProductBulkTranslateInput[] }
      productVariantBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: ProductVariantBulkTranslateInput[] }
      attributeBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: AttributeBulkTranslateInput[] }
      attributeValueBulkTranslate: { errorPolicy?: Nullable<ErrorPolicyEnum>; translations: AttributeValueBulkTranslateInput[] }
      pageTranslate: { id: string; input: PageTranslationInput; languageCode: LanguageCodeEnum }
      productTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
      productVariantTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
      collectionTranslate: { id: string; input: TranslationInput; languageCode: LanguageCodeEnum }
      attributeTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
      attributeValueTranslate: { id: string; input: AttributeValueTranslationInput; languageCode: LanguageCodeEnum }
      shippingPriceTranslate: { id: string; input: ShippingPriceTranslationInput; languageCode: LanguageCodeEnum }
      menuItemTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
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
      voucherCreate: { input: VoucherInput }
      voucherUpdate: { id: string; input: VoucherInput }
      voucherDelete: { id: string }
      voucherBulkDelete: { ids: string[] }
      voucherCataloguesAdd: { id: string; input: CatalogueInput }
      voucherCataloguesRemove: { id: string; input: CatalogueInput }
      voucherChannelListingUpdate: { id: string; input: VoucherChannelListingInput }
      voucherCodeBulkDelete: { ids: string[] }
      voucherTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
      exportVoucherCodes: { input: ExportVoucherCodesInput }
      createWarehouse: { input: WarehouseCreateInput }
      updateWarehouse: { externalReference?: Nullable<string>; id?: Nullable<string>; input: WarehouseUpdateInput }
      deleteWarehouse: { id: string }
      assignWarehouseShippingZone: { id: string; shippingZoneIds: string[] }
      unassignWarehouseShippingZone: { id: string; shippingZoneIds: string[] }
      webhookCreate: { input: WebhookCreateInput }
      webhookUpdate: { id?: Nullable<string>; identifier?: Nullable<string>; input: WebhookUpdateInput }
      webhookDelete: { id?: Nullable<string>; identifier?: Nullable<string> }
      webhookDryRun: { objectId: string; query: string }
      webhookTrigger: { objectId: string; webhookId: string }
      eventDeliveryRetry: { id: string }
    }
  }
  Group: {
    source: GroupSource
    fields: {
      id: string
      name: string
      users: Maybe<readonly UserSource[]>
      permissions: Maybe<readonly Permission[]>
      userCanManage: boolean
      accessibleChannels: Maybe<readonly ChannelSource[]>
      restrictedAccessToChannels: boolean
    }
    args: {}
  }
  UserPermission: {
    source: UserPermissionSource
    fields: {
      code: PermissionEnum
      name: string
      sourcePermissionGroups: Maybe<readonly GroupSource[]>
    }
    args: {
      sourcePermissionGroups: { userId: string }
    }
  }
  GroupCountableConnection: {
    source: Listed<GroupSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly GroupCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TaxClass: {
    source: TaxClassSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      countries: readonly TaxRateSource[]
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TaxClassCountryRate: {
    source: TaxRateSource
    fields: {
      country: CountryDisplay
      rate: number
      taxClass: Maybe<TaxClassSource>
    }
    args: {}
  }
  TaxClassCountableConnection: {
    source: Listed<TaxClassSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TaxClassCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TaxConfiguration: {
    source: TaxConfigurationSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      channel: ChannelSource
      chargeTaxes: boolean
      taxCalculationStrategy: Maybe<TaxCalculationStrategy>
      displayGrossPrices: boolean
      pricesEnteredWithTax: boolean
      countries: readonly TaxCountryExceptionSource[]
      taxAppId: Maybe<string>
      useWeightedTaxForShipping: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TaxConfigurationPerCountry: {
    source: TaxCountryExceptionSource
    fields: {
      country: CountryDisplay
      chargeTaxes: boolean
      taxCalculationStrategy: Maybe<TaxCalculationStrategy>
      displayGrossPrices: boolean
      taxAppId: Maybe<string>
      useWeightedTaxForShipping: Maybe<boolean>
    }
    args: {}
  }
  TaxConfigurationCountableConnection: {
    source: Listed<TaxConfigurationSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TaxConfigurationCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TaxCountryConfiguration: {
    source: TaxCountrySource
    fields: {
      country: CountryDisplay
      taxClassCountryRates: readonly TaxRateSource[]
    }
    args: {}
  }
  TranslatableItemConnection: {
    source: Listed<TranslatableItem>
    fields: {
      pageInfo: PageInfo
      edges: readonly TranslatableItemEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ProductTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      productId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<ProductTranslation>
      product: Maybe<ProductSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CollectionTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      collectionId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<CollectionTranslation>
      collection: Maybe<CollectionSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  CategoryTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      categoryId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      name: string
      description: Maybe<unknown>
      translation: Maybe<CategoryTranslation>
      category: Maybe<CategorySource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      attributeId: string
      name: string
      translation: Maybe<AttributeTranslation>
      attribute: Maybe<AttributeSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeValueTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      attributeValueId: string
      name: string
      richText: Maybe<unknown>
      plainText: Maybe<string>
      translation: Maybe<AttributeValueTranslation>
      attributeValue: Maybe<AttributeValueSource>
      attribute: Maybe<TranslatableSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ProductVariantTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      productVariantId: string
      name: string
      translation: Maybe<ProductVariantTranslation>
      productVariant: Maybe<VariantSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PageTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      pageId: string
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      slug: Maybe<string>
      title: string
      content: Maybe<unknown>
      translation: Maybe<PageTranslation>
      page: Maybe<PageSource>
      attributeValues: readonly TranslatableSource[]
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ShippingMethodTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      shippingMethodId: string
      name: string
      description: Maybe<unknown>
      translation: Maybe<ShippingMethodTranslation>
      shippingMethod: Maybe<MethodSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  VoucherTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      voucherId: string
      name: Maybe<string>
      translation: Maybe<VoucherTranslation>
      voucher: Maybe<VoucherSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  SaleTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      saleId: string
      name: string
      translation: Maybe<SaleTranslation>
      sale: Maybe<SaleSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  MenuItemTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      menuItemId: string
      name: string
      translation: Maybe<MenuItemTranslation>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      promotionId: string
      name: string
      description: Maybe<unknown>
      translation: Maybe<PromotionTranslation>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionRuleTranslatableContent: {
    source: TranslatableSource
    fields: {
      id: string
      promotionRuleId: string
      name: Maybe<string>
      description: Maybe<unknown>
      translation: Maybe<PromotionRuleTranslation>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
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
  VoucherCode: {
    source: VoucherCodeSource
    fields: {
      id: string
      code: Maybe<string>
      used: Maybe<number>
      isActive: Maybe<boolean>
      createdAt: Date
    }
    args: {}
  }
  VoucherCodeCountableConnection: {
    source: Listed<VoucherCodeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly VoucherCodeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  VoucherChannelListing: {
    source: VoucherListingSource
    fields: {
      id: string
      channel: ChannelSource
      discountValue: number
      currency: string
      minSpent: Maybe<Money>
    }
    args: {}
  }
  VoucherCountableConnection: {
    source: Listed<VoucherSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly VoucherCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Warehouse: {
    source: WarehouseSource
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
      email: string
      isPrivate: boolean
      address: AddressSource
      companyName: string
      clickAndCollectOption: WarehouseClickAndCollectOptionEnum
      shippingZones: Listed<ZoneSource>
      stocks: Maybe<Listed<StockSource>>
      externalReference: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      shippingZones: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      stocks: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  StockCountableConnection: {
    source: Listed<StockSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly StockCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  WarehouseCountableConnection: {
    source: Listed<WarehouseSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly WarehouseCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Webhook: {
    source: WebhookSource
    fields: {
      id: string
      name: Maybe<string>
      identifier: Maybe<string>
      events: readonly WebhookEvent[]
      syncEvents: readonly WebhookEventSync[]
      asyncEvents: readonly WebhookEventAsync[]
      app: AppSource
      eventDeliveries: Maybe<Listed<DeliverySource>>
      targetUrl: string
      isActive: boolean
      secretKey: Maybe<string>
      subscriptionQuery: Maybe<string>
      customHeaders: Maybe<unknown>
    }
    args: {
      eventDeliveries: { sortBy?: Nullable<EventDeliverySortingInput>; filter?: Nullable<EventDeliveryFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  EventDelivery: {
    source: DeliverySource
    fields: {
      id: string
      createdAt: Date
      status: EventDeliveryStatusEnum
      eventType: WebhookEventTypeEnum
      attempts: Maybe<Listed<AttemptSource>>
      payload: Maybe<string>
    }
    args: {
      attempts: { sortBy?: Nullable<EventDeliveryAttemptSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  EventDeliveryCountableConnection: {
    source: Listed<DeliverySource>
    fields: {
      pageInfo: PageInfo
      edges: readonly EventDeliveryCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  EventDeliveryAttempt: {
    source: AttemptSource
    fields: {
      id: string
      createdAt: Date
      taskId: Maybe<string>
      duration: Maybe<number>
      response: Maybe<string>
      responseHeaders: Maybe<string>
      responseStatusCode: Maybe<number>
      requestHeaders: Maybe<string>
      status: EventDeliveryStatusEnum
    }
    args: {}
  }
  EventDeliveryAttemptCountableConnection: {
    source: Listed<AttemptSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly EventDeliveryAttemptCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}

export type DeliveryMethod =
  | (WarehouseSource & { __typename: 'Warehouse' })
  | (ShippingMethodSource & { __typename: 'ShippingMethod' })
export type CheckoutProblem =
  | (CheckoutProblemDeliveryMethodStale & { __typename: 'CheckoutProblemDeliveryMethodStale' })
  | (CheckoutProblemDeliveryMethodInvalid & { __typename: 'CheckoutProblemDeliveryMethodInvalid' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemInsufficientStock' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemVariantNotAvailable' })
export type CheckoutLineProblem =
  | (LineProblemSource & { __typename: 'CheckoutLineProblemInsufficientStock' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemVariantNotAvailable' })
export type TaxSourceObject =
  | (CheckoutSource & { __typename: 'Checkout' })
  | (OrderSource & { __typename: 'Order' })
export type TaxSourceLine =
  | (CheckoutLineSource & { __typename: 'CheckoutLine' })
  | (OrderLineSource & { __typename: 'OrderLine' })
export type TranslationTypes =
  | (ProductTranslation & { __typename: 'ProductTranslation' })
  | (CollectionTranslation & { __typename: 'CollectionTranslation' })
  | (CategoryTranslation & { __typename: 'CategoryTranslation' })
  | (AttributeTranslation & { __typename: 'AttributeTranslation' })
  | (AttributeValueTranslation & { __typename: 'AttributeValueTranslation' })
  | (ProductVariantTranslation & { __typename: 'ProductVariantTranslation' })
  | (PageTranslation & { __typename: 'PageTranslation' })
  | (ShippingMethodTranslation & { __typename: 'ShippingMethodTranslation' })
  | (VoucherTranslation & { __typename: 'VoucherTranslation' })
  | (MenuItemTranslation & { __typename: 'MenuItemTranslation' })
  | (PromotionTranslation & { __typename: 'PromotionTranslation' })
  | (PromotionRuleTranslation & { __typename: 'PromotionRuleTranslation' })
  | (SaleTranslation & { __typename: 'SaleTranslation' })
export type Event =
  | (EventSource & { __typename: 'PaymentAuthorize' })
  | (EventSource & { __typename: 'PaymentCaptureEvent' })
  | (EventSource & { __typename: 'PaymentRefundEvent' })
  | (EventSource & { __typename: 'PaymentVoidEvent' })
  | (EventSource & { __typename: 'PaymentConfirmEvent' })
  | (EventSource & { __typename: 'PaymentProcessEvent' })
  | (EventSource & { __typename: 'PaymentListGateways' })
  | (EventSource & { __typename: 'OrderFilterShippingMethods' })
  | (EventSource & { __typename: 'CheckoutFilterShippingMethods' })
  | (EventSource & { __typename: 'ShippingListMethodsForCheckout' })
  | (EventSource & { __typename: 'CalculateTaxes' })
  | (EventSource & { __typename: 'ListStoredPaymentMethods' })
  | (EventSource & { __typename: 'StoredPaymentMethodDeleteRequested' })
  | (EventSource & { __typename: 'PaymentGatewayInitializeTokenizationSession' })
  | (EventSource & { __typename: 'PaymentMethodInitializeTokenizationSession' })
  | (EventSource & { __typename: 'PaymentMethodProcessTokenizationSession' })
  | (EventSource & { __typename: 'ProductVariantDiscountedPriceUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStockForClickAndCollect' })
  | (EventSource & { __typename: 'ProductVariantBackInStockForClickAndCollect' })
  | (EventSource & { __typename: 'AttributeValueCreated' })
  | (EventSource & { __typename: 'AttributeValueUpdated' })
  | (EventSource & { __typename: 'AttributeValueDeleted' })
  | (EventSource & { __typename: 'GiftCardExportCompleted' })
  | (EventSource & { __typename: 'ProductExportCompleted' })
  | (EventSource & { __typename: 'SaleCreated' })
  | (EventSource & { __typename: 'SaleUpdated' })
  | (EventSource & { __typename: 'SaleDeleted' })
  | (EventSource & { __typename: 'SaleToggle' })
  | (EventSource & { __typename: 'PromotionRuleCreated' })
  | (EventSource & { __typename: 'PromotionRuleUpdated' })
  | (EventSource & { __typename: 'PromotionRuleDeleted' })
  | (EventSource & { __typename: 'InvoiceRequested' })
  | (EventSource & { __typename: 'InvoiceDeleted' })
  | (EventSource & { __typename: 'InvoiceSent' })
  | (EventSource & { __typename: 'CustomerTypeCreated' })
  | (EventSource & { __typename: 'CustomerTypeUpdated' })
  | (EventSource & { __typename: 'CustomerTypeDeleted' })
  | (EventSource & { __typename: 'PermissionGroupCreated' })
  | (EventSource & { __typename: 'PermissionGroupUpdated' })
  | (EventSource & { __typename: 'PermissionGroupDeleted' })
  | (EventSource & { __typename: 'TranslationCreated' })
  | (EventSource & { __typename: 'TranslationUpdated' })
  | (EventSource & { __typename: 'VoucherCreated' })
  | (EventSource & { __typename: 'VoucherUpdated' })
  | (EventSource & { __typename: 'VoucherDeleted' })
  | (EventSource & { __typename: 'VoucherCodesCreated' })
  | (EventSource & { __typename: 'VoucherCodesDeleted' })
  | (EventSource & { __typename: 'VoucherMetadataUpdated' })
  | (EventSource & { __typename: 'VoucherCodeExportCompleted' })
  | (EventSource & { __typename: 'ThumbnailCreated' })
  | (EventSource & { __typename: 'DraftOrderCreated' })
  | (EventSource & { __typename: 'DraftOrderUpdated' })
  | (EventSource & { __typename: 'DraftOrderDeleted' })
  | (EventSource & { __typename: 'OrderCreated' })
  | (EventSource & { __typename: 'OrderUpdated' })
  | (EventSource & { __typename: 'OrderConfirmed' })
  | (EventSource & { __typename: 'OrderPaid' })
  | (EventSource & { __typename: 'OrderFullyPaid' })
  | (EventSource & { __typename: 'OrderRefunded' })
  | (EventSource & { __typename: 'OrderFullyRefunded' })
  | (EventSource & { __typename: 'OrderFulfilled' })
  | (EventSource & { __typename: 'OrderCancelled' })
  | (EventSource & { __typename: 'OrderExpired' })
  | (EventSource & { __typename: 'OrderMetadataUpdated' })
  | (EventSource & { __typename: 'CheckoutCreated' })
  | (EventSource & { __typename: 'CheckoutUpdated' })
  | (EventSource & { __typename: 'CheckoutFullyPaid' })
  | (EventSource & { __typename: 'CheckoutFullyAuthorized' })
  | (EventSource & { __typename: 'CheckoutMetadataUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStockInChannel' })
  | (EventSource & { __typename: 'ProductVariantBackInStockInChannel' })
  | (EventSource & { __typename: 'AccountConfirmationRequested' })
  | (EventSource & { __typename: 'AccountChangeEmailRequested' })
  | (EventSource & { __typename: 'AccountEmailChanged' })
  | (EventSource & { __typename: 'AccountSetPasswordRequested' })
  | (EventSource & { __typename: 'AccountConfirmed' })
  | (EventSource & { __typename: 'AccountDeleteRequested' })
  | (EventSource & { __typename: 'AccountDeleted' })
  | (EventSource & { __typename: 'AddressCreated' })
  | (EventSource & { __typename: 'AddressUpdated' })
  | (EventSource & { __typename: 'AddressDeleted' })
  | (EventSource & { __typename: 'AppInstalled' })
  | (EventSource & { __typename: 'AppUpdated' })
  | (EventSource & { __typename: 'AppDeleted' })
  | (EventSource & { __typename: 'AppStatusChanged' })
  | (EventSource & { __typename: 'AttributeCreated' })
  | (EventSource & { __typename: 'AttributeUpdated' })
  | (EventSource & { __typename: 'AttributeDeleted' })
  | (EventSource & { __typename: 'CategoryCreated' })
  | (EventSource & { __typename: 'CategoryUpdated' })
  | (EventSource & { __typename: 'CategoryDeleted' })
  | (EventSource & { __typename: 'ChannelCreated' })
  | (EventSource & { __typename: 'ChannelUpdated' })
  | (EventSource & { __typename: 'ChannelDeleted' })
  | (EventSource & { __typename: 'ChannelStatusChanged' })
  | (EventSource & { __typename: 'ChannelMetadataUpdated' })
  | (EventSource & { __typename: 'GiftCardCreated' })
  | (EventSource & { __typename: 'GiftCardUpdated' })
  | (EventSource & { __typename: 'GiftCardDeleted' })
  | (EventSource & { __typename: 'GiftCardSent' })
  | (EventSource & { __typename: 'GiftCardStatusChanged' })
  | (EventSource & { __typename: 'GiftCardMetadataUpdated' })
  | (EventSource & { __typename: 'MenuCreated' })
  | (EventSource & { __typename: 'MenuUpdated' })
  | (EventSource & { __typename: 'MenuDeleted' })
  | (EventSource & { __typename: 'MenuItemCreated' })
  | (EventSource & { __typename: 'MenuItemUpdated' })
  | (EventSource & { __typename: 'MenuItemDeleted' })
  | (EventSource & { __typename: 'ProductCreated' })
  | (EventSource & { __typename: 'ProductUpdated' })
  | (EventSource & { __typename: 'ProductDeleted' })
  | (EventSource & { __typename: 'ProductMetadataUpdated' })
  | (EventSource & { __typename: 'ProductMediaCreated' })
  | (EventSource & { __typename: 'ProductMediaUpdated' })
  | (EventSource & { __typename: 'ProductMediaDeleted' })
  | (EventSource & { __typename: 'ProductVariantCreated' })
  | (EventSource & { __typename: 'ProductVariantUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStock' })
  | (EventSource & { __typename: 'ProductVariantBackInStock' })
  | (EventSource & { __typename: 'ProductVariantStockUpdated' })
  | (EventSource & { __typename: 'ProductVariantDeleted' })
  | (EventSource & { __typename: 'ProductVariantMetadataUpdated' })
  | (EventSource & { __typename: 'FulfillmentCreated' })
  | (EventSource & { __typename: 'FulfillmentTrackingNumberUpdated' })
  | (EventSource & { __typename: 'FulfillmentCanceled' })
  | (EventSource & { __typename: 'FulfillmentApproved' })
  | (EventSource & { __typename: 'FulfillmentMetadataUpdated' })
  | (EventSource & { __typename: 'CustomerCreated' })
  | (EventSource & { __typename: 'CustomerUpdated' })
  | (EventSource & { __typename: 'CustomerDeleted' })
  | (EventSource & { __typename: 'CustomerMetadataUpdated' })
  | (EventSource & { __typename: 'CollectionCreated' })
  | (EventSource & { __typename: 'CollectionUpdated' })
  | (EventSource & { __typename: 'CollectionDeleted' })
  | (EventSource & { __typename: 'CollectionMetadataUpdated' })
  | (EventSource & { __typename: 'PageCreated' })
  | (EventSource & { __typename: 'PageUpdated' })
  | (EventSource & { __typename: 'PageDeleted' })
  | (EventSource & { __typename: 'PageTypeCreated' })
  | (EventSource & { __typename: 'PageTypeUpdated' })
  | (EventSource & { __typename: 'PageTypeDeleted' })
  | (EventSource & { __typename: 'ShopMetadataUpdated' })
  | (EventSource & { __typename: 'StaffCreated' })
  | (EventSource & { __typename: 'StaffUpdated' })
  | (EventSource & { __typename: 'StaffDeleted' })
  | (EventSource & { __typename: 'StaffSetPasswordRequested' })
  | (EventSource & { __typename: 'TransactionItemMetadataUpdated' })
  | (EventSource & { __typename: 'TransactionCancelationRequested' })
  | (EventSource & { __typename: 'TransactionChargeRequested' })
  | (EventSource & { __typename: 'TransactionRefundRequested' })
  | (EventSource & { __typename: 'PaymentGatewayInitializeSession' })
  | (EventSource & { __typename: 'TransactionInitializeSession' })
  | (EventSource & { __typename: 'TransactionProcessSession' })
  | (EventSource & { __typename: 'PromotionCreated' })
  | (EventSource & { __typename: 'PromotionUpdated' })
  | (EventSource & { __typename: 'PromotionDeleted' })
  | (EventSource & { __typename: 'ShippingZoneCreated' })
  | (EventSource & { __typename: 'ShippingZoneUpdated' })
  | (EventSource & { __typename: 'ShippingZoneDeleted' })
  | (EventSource & { __typename: 'WarehouseCreated' })
  | (EventSource & { __typename: 'WarehouseUpdated' })
  | (EventSource & { __typename: 'WarehouseDeleted' })
  | (EventSource & { __typename: 'PromotionStarted' })
  | (EventSource & { __typename: 'PromotionEnded' })
  | (EventSource & { __typename: 'ShippingZoneMetadataUpdated' })
  | (EventSource & { __typename: 'WarehouseMetadataUpdated' })
  | (EventSource & { __typename: 'ShippingPriceCreated' })
  | (EventSource & { __typename: 'ShippingPriceUpdated' })
  | (EventSource & { __typename: 'ShippingPriceDeleted' })
  | (EventSource & { __typename: 'OrderBulkCreated' })
export type IssuingPrincipal =
  | (AppSource & { __typename: 'App' })
  | (UserSource & { __typename: 'User' })
export type OrderOrCheckout =
  | (CheckoutSource & { __typename: 'Checkout' })
  | (OrderSource & { __typename: 'Order' })
export type ObjectWithMetadata =
  | (UserSource & { __typename: 'User' })
  | (AddressSource & { __typename: 'Address' })
  | (AppSource & { __typename: 'App' })
  | (AttributeSource & { __typename: 'Attribute' })
  | (ProductTypeSource & { __typename: 'ProductType' })
  | (ProductSource & { __typename: 'Product' })
  | (CategorySource & { __typename: 'Category' })
  | (VariantSource & { __typename: 'ProductVariant' })
  | (MediaSource & { __typename: 'ProductMedia' })
  | (CollectionSource & { __typename: 'Collection' })
  | (ChannelSource & { __typename: 'Channel' })
  | (CheckoutSource & { __typename: 'Checkout' })
  | (CheckoutLineSource & { __typename: 'CheckoutLine' })
  | (PageTypeSource & { __typename: 'PageType' })
  | (PageSource & { __typename: 'Page' })
  | (MenuItemSource & { __typename: 'MenuItem' })
  | (MenuSource & { __typename: 'Menu' })
  | (VoucherSource & { __typename: 'Voucher' })
  | (GiftCardSource & { __typename: 'GiftCard' })
  | (InvoiceSource & { __typename: 'Invoice' })
  | (OrderSource & { __typename: 'Order' })
  | (OrderLineSource & { __typename: 'OrderLine' })
  | (FulfillmentSource & { __typename: 'Fulfillment' })
  | (TransactionSource & { __typename: 'TransactionItem' })
  | (PaymentSource & { __typename: 'Payment' })
  | (PromotionSource & { __typename: 'Promotion' })
  | (SaleSource & { __typename: 'Sale' })
  | (ShippingMethodSource & { __typename: 'ShippingMethod' })
  | (ZoneSource & { __typename: 'ShippingZone' })
  | (MethodSource & { __typename: 'ShippingMethodType' })
  | (ShopSource & { __typename: 'Shop' })
  | (TaxClassSource & { __typename: 'TaxClass' })
  | (TaxConfigurationSource & { __typename: 'TaxConfiguration' })
  | (WarehouseSource & { __typename: 'Warehouse' })
export type PromotionEvent =
  | (PromotionEventSource & { __typename: 'PromotionCreatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionUpdatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionStartedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionEndedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleCreatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleUpdatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleDeletedEvent' })
export type TranslatableItem =
  | (TranslatableSource & { __typename: 'ProductTranslatableContent' })
  | (TranslatableSource & { __typename: 'CollectionTranslatableContent' })
  | (TranslatableSource & { __typename: 'CategoryTranslatableContent' })
  | (TranslatableSource & { __typename: 'AttributeTranslatableContent' })
  | (TranslatableSource & { __typename: 'AttributeValueTranslatableContent' })
  | (TranslatableSource & { __typename: 'ProductVariantTranslatableContent' })
  | (TranslatableSource & { __typename: 'PageTranslatableContent' })
  | (TranslatableSource & { __typename: 'ShippingMethodTranslatableContent' })
  | (TranslatableSource & { __typename: 'VoucherTranslatableContent' })
  | (TranslatableSource & { __typename: 'MenuItemTranslatableContent' })
  | (TranslatableSource & { __typename: 'PromotionTranslatableContent' })
  | (TranslatableSource & { __typename: 'PromotionRuleTranslatableContent' })
  | (TranslatableSource & { __typename: 'SaleTranslatableContent' })
export type UserOrApp =
  | (UserSource & { __typename: 'User' })
  | (AppSource & { __typename: 'App' })

/** Of each interface and union: what it is resolved from, and the types that may turn out to be it. */
export interface AbstractTypes {
  AssignedAttribute: {
    value: SelectedAttributeSource
    names: 'AssignedBooleanAttribute' | 'AssignedFileAttribute' | 'AssignedMultiChoiceAttribute' | 'AssignedNumericAttribute' | 'AssignedPlainTextAttribute' | 'AssignedTextAttribute' | 'AssignedSingleChoiceAttribute' | 'AssignedSingleCollectionReferenceAttribute' | 'AssignedDateAttribute' | 'AssignedDateTimeAttribute' | 'AssignedSwatchAttribute' | 'AssignedSinglePageReferenceAttribute' | 'AssignedMultiPageReferenceAttribute' | 'AssignedSingleProductReferenceAttribute' | 'AssignedMultiProductReferenceAttribute' | 'AssignedSingleProductVariantReferenceAttribute' | 'AssignedMultiProductVariantReferenceAttribute' | 'AssignedSingleCategoryReferenceAttribute' | 'AssignedMultiCategoryReferenceAttribute' | 'AssignedMultiCollectionReferenceAttribute'
  }
  ReferenceType: {
    value: ReferenceTypeSource
    names: 'ProductType' | 'PageType'
  }
  DeliveryMethod: {
    value: DeliveryMethod
    names: 'Warehouse' | 'ShippingMethod'
  }
  CheckoutProblem: {
    value: CheckoutProblem
    names: 'CheckoutProblemDeliveryMethodStale' | 'CheckoutProblemDeliveryMethodInvalid' | 'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable'
  }
  CheckoutLineProblem: {
    value: CheckoutLineProblem
    names: 'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable'
  }
  TaxSourceObject: {
    value: TaxSourceObject
    names: 'Checkout' | 'Order'
  }
  TaxSourceLine: {
    value: TaxSourceLine
    names: 'CheckoutLine' | 'OrderLine'
  }
  TranslationTypes: {
    value: TranslationTypes
    names: 'ProductTranslation' | 'CollectionTranslation' | 'CategoryTranslation' | 'AttributeTranslation' | 'AttributeValueTranslation' | 'ProductVariantTranslation' | 'PageTranslation' | 'ShippingMethodTranslation' | 'VoucherTranslation' | 'MenuItemTranslation' | 'PromotionTranslation' | 'PromotionRuleTranslation' | 'SaleTranslation'
  }
  Event: {
    value: Event
    names: 'PaymentAuthorize' | 'PaymentCaptureEvent' | 'PaymentRefundEvent' | 'PaymentVoidEvent' | 'PaymentConfirmEvent' | 'PaymentProcessEvent' | 'PaymentListGateways' | 'OrderFilterShippingMethods' | 'CheckoutFilterShippingMethods' | 'ShippingListMethodsForCheckout' | 'CalculateTaxes' | 'ListStoredPaymentMethods' | 'StoredPaymentMethodDeleteRequested' | 'PaymentGatewayInitializeTokenizationSession' | 'PaymentMethodInitializeTokenizationSession' | 'PaymentMethodProcessTokenizationSession' | 'ProductVariantDiscountedPriceUpdated' | 'ProductVariantOutOfStockForClickAndCollect' | 'ProductVariantBackInStockForClickAndCollect' | 'AttributeValueCreated' | 'AttributeValueUpdated' | 'AttributeValueDeleted' | 'GiftCardExportCompleted' | 'ProductExportCompleted' | 'SaleCreated' | 'SaleUpdated' | 'SaleDeleted' | 'SaleToggle' | 'PromotionRuleCreated' | 'PromotionRuleUpdated' | 'PromotionRuleDeleted' | 'InvoiceRequested' | 'InvoiceDeleted' | 'InvoiceSent' | 'CustomerTypeCreated' | 'CustomerTypeUpdated' | 'CustomerTypeDeleted' | 'PermissionGroupCreated' | 'PermissionGroupUpdated' | 'PermissionGroupDeleted' | 'TranslationCreated' | 'TranslationUpdated' | 'VoucherCreated' | 'VoucherUpdated' | 'VoucherDeleted' | 'VoucherCodesCreated' | 'VoucherCodesDeleted' | 'VoucherMetadataUpdated' | 'VoucherCodeExportCompleted' | 'ThumbnailCreated' | 'DraftOrderCreated' | 'DraftOrderUpdated' | 'DraftOrderDeleted' | 'OrderCreated' | 'OrderUpdated' | 'OrderConfirmed' | 'OrderPaid' | 'OrderFullyPaid' | 'OrderRefunded' | 'OrderFullyRefunded' | 'OrderFulfilled' | 'OrderCancelled' | 'OrderExpired' | 'OrderMetadataUpdated' | 'CheckoutCreated' | 'CheckoutUpdated' | 'CheckoutFullyPaid' | 'CheckoutFullyAuthorized' | 'CheckoutMetadataUpdated' | 'ProductVariantOutOfStockInChannel' | 'ProductVariantBackInStockInChannel' | 'AccountConfirmationRequested' | 'AccountChangeEmailRequested' | 'AccountEmailChanged' | 'AccountSetPasswordRequested' | 'AccountConfirmed' | 'AccountDeleteRequested' | 'AccountDeleted' | 'AddressCreated' | 'AddressUpdated' | 'AddressDeleted' | 'AppInstalled' | 'AppUpdated' | 'AppDeleted' | 'AppStatusChanged' | 'AttributeCreated' | 'AttributeUpdated' | 'AttributeDeleted' | 'CategoryCreated' | 'CategoryUpdated' | 'CategoryDeleted' | 'ChannelCreated' | 'ChannelUpdated' | 'ChannelDeleted' | 'ChannelStatusChanged' | 'ChannelMetadataUpdated' | 'GiftCardCreated' | 'GiftCardUpdated' | 'GiftCardDeleted' | 'GiftCardSent' | 'GiftCardStatusChanged' | 'GiftCardMetadataUpdated' | 'MenuCreated' | 'MenuUpdated' | 'MenuDeleted' | 'MenuItemCreated' | 'MenuItemUpdated' | 'MenuItemDeleted' | 'ProductCreated' | 'ProductUpdated' | 'ProductDeleted' | 'ProductMetadataUpdated' | 'ProductMediaCreated' | 'ProductMediaUpdated' | 'ProductMediaDeleted' | 'ProductVariantCreated' | 'ProductVariantUpdated' | 'ProductVariantOutOfStock' | 'ProductVariantBackInStock' | 'ProductVariantStockUpdated' | 'ProductVariantDeleted' | 'ProductVariantMetadataUpdated' | 'FulfillmentCreated' | 'FulfillmentTrackingNumberUpdated' | 'FulfillmentCanceled' | 'FulfillmentApproved' | 'FulfillmentMetadataUpdated' | 'CustomerCreated' | 'CustomerUpdated' | 'CustomerDeleted' | 'CustomerMetadataUpdated' | 'CollectionCreated' | 'CollectionUpdated' | 'CollectionDeleted' | 'CollectionMetadataUpdated' | 'PageCreated' | 'PageUpdated' | 'PageDeleted' | 'PageTypeCreated' | 'PageTypeUpdated' | 'PageTypeDeleted' | 'ShopMetadataUpdated' | 'StaffCreated' | 'StaffUpdated' | 'StaffDeleted' | 'StaffSetPasswordRequested' | 'TransactionItemMetadataUpdated' | 'TransactionCancelationRequested' | 'TransactionChargeRequested' | 'TransactionRefundRequested' | 'PaymentGatewayInitializeSession' | 'TransactionInitializeSession' | 'TransactionProcessSession' | 'PromotionCreated' | 'PromotionUpdated' | 'PromotionDeleted' | 'ShippingZoneCreated' | 'ShippingZoneUpdated' | 'ShippingZoneDeleted' | 'WarehouseCreated' | 'WarehouseUpdated' | 'WarehouseDeleted' | 'PromotionStarted' | 'PromotionEnded' | 'ShippingZoneMetadataUpdated' | 'WarehouseMetadataUpdated' | 'ShippingPriceCreated' | 'ShippingPriceUpdated' | 'ShippingPriceDeleted' | 'OrderBulkCreated'
  }
  IssuingPrincipal: {
    value: IssuingPrincipal
    names: 'App' | 'User'
  }
  OrderOrCheckout: {
    value: OrderOrCheckout
    names: 'Checkout' | 'Order'
  }
  ObjectWithMetadata: {
    value: ObjectWithMetadata
    names: 'User' | 'Address' | 'App' | 'Attribute' | 'ProductType' | 'Product' | 'Category' | 'ProductVariant' | 'ProductMedia' | 'Collection' | 'Channel' | 'Checkout' | 'CheckoutLine' | 'PageType' | 'Page' | 'MenuItem' | 'Menu' | 'Voucher' | 'GiftCard' | 'Invoice' | 'Order' | 'OrderLine' | 'Fulfillment' | 'TransactionItem' | 'Payment' | 'Promotion' | 'Sale' | 'ShippingMethod' | 'ShippingZone' | 'ShippingMethodType' | 'Shop' | 'TaxClass' | 'TaxConfiguration' | 'Warehouse'
  }
  PaymentMethodDetails: {
    value: PaymentMethodSource
    names: 'CardPaymentMethodDetails' | 'GiftCardPaymentMethodDetails' | 'OtherPaymentMethodDetails'
  }
  PromotionEvent: {
    value: PromotionEvent
    names: 'PromotionCreatedEvent' | 'PromotionUpdatedEvent' | 'PromotionStartedEvent' | 'PromotionEndedEvent' | 'PromotionRuleCreatedEvent' | 'PromotionRuleUpdatedEvent' | 'PromotionRuleDeletedEvent'
  }
  TranslatableItem: {
    value: TranslatableItem
    names: 'ProductTranslatableContent' | 'CollectionTranslatableContent' | 'CategoryTranslatableContent' | 'AttributeTranslatableContent' | 'AttributeValueTranslatableContent' | 'ProductVariantTranslatableContent' | 'PageTranslatableContent' | 'ShippingMethodTranslatableContent' | 'VoucherTranslatableContent' | 'MenuItemTranslatableContent' | 'PromotionTranslatableContent' | 'PromotionRuleTranslatableContent' | 'SaleTranslatableContent'
  }
  UserOrApp: {
    value: UserOrApp
    names: 'User' | 'App'
  }
}
