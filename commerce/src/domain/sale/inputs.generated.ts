/* Written by npm run generate. Do not edit. */
import type { DiscountStatusEnum, DiscountValueTypeEnum, OrderDirection, SaleSortField } from '@semena/contract/enums'
import type { DateTimeRangeInput, MetadataFilter } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface SaleFilterInput {
  status?: Nullable<DiscountStatusEnum[]>
  saleType?: Nullable<DiscountValueTypeEnum>
  started?: Nullable<DateTimeRangeInput>
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  updatedAt?: Nullable<DateTimeRangeInput>
}
export interface SaleSortingInput { direction: OrderDirection; channel?: Nullable<string>; field: SaleSortField }
export interface SaleInput {
  name?: Nullable<string>
  type?: Nullable<DiscountValueTypeEnum>
  value?: Nullable<number>
  products?: Nullable<string[]>
  variants?: Nullable<string[]>
  categories?: Nullable<string[]>
  collections?: Nullable<string[]>
  startDate?: Nullable<Date>
  endDate?: Nullable<Date>
}
export interface SaleChannelListingInput {
  addChannels?: Nullable<SaleChannelListingAddInput[]>
  removeChannels?: Nullable<string[]>
}
export interface SaleChannelListingAddInput { channelId: string; discountValue: number }
