/* Written by npm run generate. Do not edit. */
import type { CheckoutAuthorizeStatusEnum, CheckoutChargeStatusEnum, CheckoutSortField, LanguageCodeEnum, OrderDirection } from '@semena/contract/enums'
import type { AddressInput, DateRangeInput, MetadataFilter, MetadataInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

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
  metadata?: Nullable<MetadataFilter[]>
  authorizeStatus?: Nullable<CheckoutAuthorizeStatusEnum[]>
  chargeStatus?: Nullable<CheckoutChargeStatusEnum[]>
}
export interface CheckoutSortingInput { direction: OrderDirection; field: CheckoutSortField }
