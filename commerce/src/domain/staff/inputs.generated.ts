/* Written by npm run generate. Do not edit. */
import type { AppSortField, AppTypeEnum, OrderDirection, PermissionEnum, PermissionGroupSortField, StaffMemberStatus } from '@semena/contract/enums'
import type { CustomerInput } from '../account/inputs.generated.ts'
import type { AddressFilterInput, DateTimeRangeInput, GlobalIDFilterInput, IntFilterInput, MetadataFilterInput, MetadataInput, StringFilterInput } from '../inputs.generated.ts'
import type { InvoiceFilterInput, OrderAuthorizeStatusEnumFilterInput, OrderChargeStatusEnumFilterInput, OrderStatusEnumFilterInput, PriceFilterInput, UUIDFilterInput } from '../order/inputs.generated.ts'

type Nullable<T> = T | null

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
export interface CustomerBulkUpdateInput {
  id?: Nullable<string>
  externalReference?: Nullable<string>
  input: CustomerInput
}
export interface CustomerOrderWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  number?: Nullable<IntFilterInput>
  channelId?: Nullable<GlobalIDFilterInput>
  createdAt?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
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
  linesCount?: Nullable<IntFilterInput>
  totalGross?: Nullable<PriceFilterInput>
  totalNet?: Nullable<PriceFilterInput>
  productTypeId?: Nullable<GlobalIDFilterInput>
  billingAddress?: Nullable<AddressFilterInput>
  shippingAddress?: Nullable<AddressFilterInput>
  AND?: Nullable<CustomerOrderWhereInput[]>
  OR?: Nullable<CustomerOrderWhereInput[]>
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
