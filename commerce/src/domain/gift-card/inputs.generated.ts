/* Written by npm run generate. Do not edit. */
import type { ExportScope, FileTypesEnum, GiftCardEventsEnum, GiftCardSettingsExpiryTypeEnum, GiftCardSortField, OrderDirection, TimePeriodTypeEnum } from '@semena/contract/enums'
import type { MetadataFilter, MetadataInput, PriceRangeInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface GiftCardTagFilterInput { search?: Nullable<string> }
export interface GiftCardEventFilterInput { type?: Nullable<GiftCardEventsEnum>; orders?: Nullable<string[]> }
export interface GiftCardFilterInput {
  isActive?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  tags?: Nullable<string[]>
  products?: Nullable<string[]>
  assignedTo?: Nullable<string[]>
  usedBy?: Nullable<string[]>
  used?: Nullable<boolean>
  currency?: Nullable<string>
  currentBalance?: Nullable<PriceRangeInput>
  initialBalance?: Nullable<PriceRangeInput>
  code?: Nullable<string>
  createdByEmail?: Nullable<string>
}
export interface GiftCardSortingInput { direction: OrderDirection; field: GiftCardSortField }
export interface GiftCardCreateInput {
  addTags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  startDate?: Nullable<string>
  endDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  balance: PriceInput
  userEmail?: Nullable<string>
  channel?: Nullable<string>
  isActive: boolean
  code?: Nullable<string>
  note?: Nullable<string>
  assignedTo?: Nullable<string>
}
export interface GiftCardUpdateInput {
  addTags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  startDate?: Nullable<string>
  endDate?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  removeTags?: Nullable<string[]>
  balanceAmount?: Nullable<number>
}
export interface GiftCardAddNoteInput { message: string }
export interface GiftCardResendInput { id: string; email?: Nullable<string>; channel: string }
export interface GiftCardBulkCreateInput {
  count: number
  balance: PriceInput
  tags?: Nullable<string[]>
  expiryDate?: Nullable<string>
  isActive: boolean
}
export interface PriceInput { currency: string; amount: number }
export interface TimePeriodInputType { amount: number; type: TimePeriodTypeEnum }
export interface GiftCardSettingsUpdateInput {
  expiryType?: Nullable<GiftCardSettingsExpiryTypeEnum>
  expiryPeriod?: Nullable<TimePeriodInputType>
}
export interface ExportGiftCardsInput {
  scope: ExportScope
  filter?: Nullable<GiftCardFilterInput>
  ids?: Nullable<string[]>
  fileType: FileTypesEnum
}
