/* Written by npm run generate. Do not edit. */
import type { GiftCardErrorCode, GiftCardEventsEnum, GiftCardSettingsErrorCode, GiftCardSettingsExpiryTypeEnum, TimePeriodTypeEnum } from '@semena/contract/enums'
import type { ExportGiftCardsInput, GiftCardAddNoteInput, GiftCardBulkCreateInput, GiftCardCreateInput, GiftCardEventFilterInput, GiftCardFilterInput, GiftCardResendInput, GiftCardSettingsUpdateInput, GiftCardSortingInput, GiftCardTagFilterInput, GiftCardUpdateInput } from '../../domain/gift-card/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { ProductSource } from '../catalog/sources.ts'
import type { ExportFileSource } from '../export/sources.ts'
import type { ExportError } from '../export/types.generated.ts'
import type { GiftCardEventSource, GiftCardSettingsSource, GiftCardSource, GiftCardTagSource } from './sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo } from '../shared/types.generated.ts'
import type { AppSource } from '../staff/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

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

declare module '../resolver-types.ts' {
interface Types {
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
}
interface QueryFields {
  giftCard: Maybe<GiftCardSource>
  giftCards: Maybe<Listed<GiftCardSource>>
  giftCardCurrencies: readonly string[]
  giftCardTags: Maybe<Listed<GiftCardTagSource>>
  giftCardSettings: GiftCardSettingsSource
}
interface QueryArguments {
  giftCard: { id: string }
  giftCards: { sortBy?: Nullable<GiftCardSortingInput>; filter?: Nullable<GiftCardFilterInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  giftCardTags: { filter?: Nullable<GiftCardTagFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
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
}
interface MutationArguments {
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
}
}
