/* Written by npm run generate. Do not edit. */
import type { AccountConfirmModeEnum, AllocationStrategyEnum, AnnouncementImportanceEnum, ChannelErrorCode, ConfigurationTypeFieldEnum, CountryCode, LanguageCodeEnum, MarkAsPaidStrategyEnum, PasswordLoginModeEnum, PluginErrorCode, ShopErrorCode, TransactionFlowStrategyEnum, WeightUnitsEnum } from '@semena/contract/enums'
import type { ChannelCreateInput, ChannelDeleteInput, ChannelUpdateInput } from '../../domain/channel/inputs.generated.ts'
import type { AddressInput, ReorderInput } from '../../domain/inputs.generated.ts'
import type { CountryFilterInput, PluginFilterInput, PluginSortingInput, PluginUpdateInput, ShopSettingsInput, SiteDomainInput } from '../../domain/shop/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { ExternalAuthentication } from '../account/types.generated.ts'
import type { AddressSource } from '../address/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { PaymentGateway } from '../payment/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { ShippingMethodSource } from '../shipping/sources.ts'
import type { ShippingMethodsPerCountry } from '../shipping/types.generated.ts'
import type { ChannelSettingsSource, ChannelSource, ShopSource } from './sources.ts'
import type { AppSource } from '../staff/sources.ts'
import type { Permission } from '../staff/types.generated.ts'
import type { TaxConfigurationSource } from '../tax/sources.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

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

declare module '../resolver-types.ts' {
interface Types {
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
  PluginCountableConnection: {
    source: Listed<never>
    fields: {
      pageInfo: PageInfo
      edges: readonly PluginCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
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
}
interface QueryFields {
  shop: ShopSource
  channel: Maybe<ChannelSource>
  channels: Maybe<readonly ChannelSource[]>
  plugins: Maybe<Listed<never>>
  plugin: Maybe<never>
}
interface QueryArguments {
  channel: { id?: Nullable<string>; slug?: Nullable<string> }
  plugins: { filter?: Nullable<PluginFilterInput>; sortBy?: Nullable<PluginSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  plugin: { id: string }
}
interface MutationFields {
  shopSettingsUpdate: Maybe<ShopSettingsUpdate>
  shopAddressUpdate: Maybe<ShopAddressUpdate>
  shopDomainUpdate: Maybe<ShopDomainUpdate>
  channelCreate: Maybe<ChannelCreate>
  channelUpdate: Maybe<ChannelUpdate>
  channelActivate: Maybe<ChannelActivate>
  channelDeactivate: Maybe<ChannelDeactivate>
  channelDelete: Maybe<ChannelDelete>
  channelReorderWarehouses: Maybe<ChannelReorderWarehouses>
  pluginUpdate: Maybe<PluginUpdate>
}
interface MutationArguments {
  shopSettingsUpdate: { input: ShopSettingsInput }
  shopAddressUpdate: { input?: Nullable<AddressInput> }
  shopDomainUpdate: { input?: Nullable<SiteDomainInput> }
  channelCreate: { input: ChannelCreateInput }
  channelUpdate: { id: string; input: ChannelUpdateInput }
  channelActivate: { id: string }
  channelDeactivate: { id: string }
  channelDelete: { id: string; input?: Nullable<ChannelDeleteInput> }
  channelReorderWarehouses: { channelId: string; moves: ReorderInput[] }
  pluginUpdate: { channelId?: Nullable<string>; id: string; input: PluginUpdateInput }
}
}
