/* Written by npm run generate. Do not edit. */
import type { DiscountStatusEnum, DiscountValueTypeEnum, FileTypesEnum, OrderDirection, VoucherDiscountType, VoucherSortField, VoucherTypeEnum } from '@semena/contract/enums'
import type { DateTimeRangeInput, IntRangeInput, MetadataFilter } from '../inputs.generated.ts'

type Nullable<T> = T | null

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
  startDate?: Nullable<Date>
  endDate?: Nullable<Date>
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
export interface ExportVoucherCodesInput {
  voucherId?: Nullable<string>
  ids?: Nullable<string[]>
  fileType: FileTypesEnum
}
