/* Written by npm run generate. Do not edit. */
import type { AllocationStrategyEnum, CountryCode, MarkAsPaidStrategyEnum, TransactionFlowStrategyEnum } from '@semena/contract/enums'
import type { MetadataInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

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
export interface CheckoutAutoCompleteInput { enabled: boolean; delay?: Nullable<number>; cutOffDate?: Nullable<Date> }
export interface PaymentSettingsInput {
  defaultTransactionFlowStrategy?: Nullable<TransactionFlowStrategyEnum>
  releaseFundsForExpiredCheckouts?: Nullable<boolean>
  checkoutTtlBeforeReleasingFunds?: Nullable<number>
  checkoutReleaseFundsCutOffDate?: Nullable<Date>
}
