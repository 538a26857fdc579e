/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum, VoucherCodeBulkDeleteErrorCode } from '@semena/contract/enums'
import type { NameTranslationInput } from '../../domain/translation/inputs.generated.ts'
import type { CatalogueInput, ExportVoucherCodesInput, VoucherChannelListingInput, VoucherFilterInput, VoucherInput, VoucherSortingInput } from '../../domain/voucher/inputs.generated.ts'
import type { ExportFileSource } from '../export/sources.ts'
import type { ExportError } from '../export/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { DiscountError, Money, PageInfo } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'
import type { TranslationError } from '../translation/types.generated.ts'
import type { VoucherCodeSource, VoucherListingSource, VoucherSource } from './sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface VoucherCodeCountableEdge { node: VoucherCodeSource; cursor: string }
export interface VoucherTranslation { id: string; language: LanguageDisplay; name: Maybe<string> }
export interface VoucherCountableEdge { node: VoucherSource; cursor: string }
export interface VoucherCreate { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherUpdate { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherDelete { errors: readonly DiscountError[]; voucher: Maybe<VoucherSource> }
export interface VoucherBulkDelete { count: number; errors: readonly DiscountError[] }
export interface VoucherAddCatalogues { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherRemoveCatalogues { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherChannelListingUpdate { voucher: Maybe<VoucherSource>; errors: readonly DiscountError[] }
export interface VoucherCodeBulkDelete { count: number; errors: readonly VoucherCodeBulkDeleteError[] }
export interface VoucherTranslate { errors: readonly TranslationError[]; voucher: Maybe<VoucherSource> }
export interface VoucherCodeBulkDeleteError {
  path: Maybe<string>
  message: Maybe<string>
  code: VoucherCodeBulkDeleteErrorCode
  voucherCodes: Maybe<readonly string[]>
}
export interface ExportVoucherCodes { exportFile: Maybe<ExportFileSource>; errors: readonly ExportError[] }

declare module '../resolver-types.ts' {
interface Types {
  VoucherCode: {
    source: VoucherCodeSource
    fields: {
      id: string
      code: Maybe<string>
      used: Maybe<number>
      isActive: Maybe<boolean>
      createdAt: Date
    }
    args: {}
  }
  VoucherCodeCountableConnection: {
    source: Listed<VoucherCodeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly VoucherCodeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  VoucherChannelListing: {
    source: VoucherListingSource
    fields: {
      id: string
      channel: ChannelSource
      discountValue: number
      currency: string
      minSpent: Maybe<Money>
    }
    args: {}
  }
  VoucherCountableConnection: {
    source: Listed<VoucherSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly VoucherCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface QueryFields {
  voucher: Maybe<VoucherSource>
  vouchers: Maybe<Listed<VoucherSource>>
}
interface QueryArguments {
  voucher: { id: string; channel?: Nullable<string> }
  vouchers: { filter?: Nullable<VoucherFilterInput>; sortBy?: Nullable<VoucherSortingInput>; query?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  voucherCreate: Maybe<VoucherCreate>
  voucherUpdate: Maybe<VoucherUpdate>
  voucherDelete: Maybe<VoucherDelete>
  voucherBulkDelete: Maybe<VoucherBulkDelete>
  voucherCataloguesAdd: Maybe<VoucherAddCatalogues>
  voucherCataloguesRemove: Maybe<VoucherRemoveCatalogues>
  voucherChannelListingUpdate: Maybe<VoucherChannelListingUpdate>
  voucherCodeBulkDelete: Maybe<VoucherCodeBulkDelete>
  voucherTranslate: Maybe<VoucherTranslate>
  exportVoucherCodes: Maybe<ExportVoucherCodes>
}
interface MutationArguments {
  voucherCreate: { input: VoucherInput }
  voucherUpdate: { id: string; input: VoucherInput }
  voucherDelete: { id: string }
  voucherBulkDelete: { ids: string[] }
  voucherCataloguesAdd: { id: string; input: CatalogueInput }
  voucherCataloguesRemove: { id: string; input: CatalogueInput }
  voucherChannelListingUpdate: { id: string; input: VoucherChannelListingInput }
  voucherCodeBulkDelete: { ids: string[] }
  voucherTranslate: { id: string; input: NameTranslationInput; languageCode: LanguageCodeEnum }
  exportVoucherCodes: { input: ExportVoucherCodesInput }
}
}
