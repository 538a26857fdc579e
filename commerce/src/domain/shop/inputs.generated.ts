/* Written by npm run generate. Do not edit. */
import type { AccountConfirmModeEnum, OrderDirection, PasswordLoginModeEnum, PluginConfigurationType, PluginSortField, WeightUnitsEnum } from '@semena/contract/enums'
import type { MetadataInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface PluginFilterInput {
  statusInChannels?: Nullable<PluginStatusInChannelsInput>
  search?: Nullable<string>
  type?: Nullable<PluginConfigurationType>
}
export interface PluginStatusInChannelsInput { active: boolean; channels: string[] }
export interface PluginSortingInput { direction: OrderDirection; field: PluginSortField }
export interface PluginUpdateInput { active?: Nullable<boolean>; configuration?: Nullable<ConfigurationItemInput[]> }
export interface ConfigurationItemInput { name: string; value?: Nullable<string> }
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
