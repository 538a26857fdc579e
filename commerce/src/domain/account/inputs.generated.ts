/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum, OrderDirection, UserSortField } from '@semena/contract/enums'
import type { AddressInput, DateRangeInput, DateTimeRangeInput, IntRangeInput, MetadataFilter, MetadataInput } from '../inputs.generated.ts'

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
export interface CustomerFilterInput {
  dateJoined?: Nullable<DateRangeInput>
  metadata?: Nullable<MetadataFilter[]>
  numberOfOrders?: Nullable<IntRangeInput>
  placedOrders?: Nullable<DateRangeInput>
  search?: Nullable<string>
  ids?: Nullable<string[]>
  updatedAt?: Nullable<DateTimeRangeInput>
}
export interface UserSortingInput { direction: OrderDirection; field: UserSortField }
