/* Written by npm run generate. Do not edit. */
import type { DiscountErrorCode, DiscountValueTypeEnum, LanguageCodeEnum, VoucherTypeEnum, WeightUnitsEnum } from '@semena/contract/enums'
import type { UploadedFile } from '../../domain/uploaded-file.ts'
import type { UserSource } from '../account/sources.ts'
import type { CategorySource, CollectionSource, ProductSource, VariantSource } from '../catalog/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from './listed.ts'
import type { CountryDisplay } from '../shop/types.generated.ts'
import type { AppSource } from '../staff/sources.ts'
import type { VoucherCodeSource, VoucherListingSource, VoucherSource } from '../voucher/sources.ts'
import type { VoucherTranslation } from '../voucher/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface DiscountError {
  field: Maybe<string>
  message: Maybe<string>
  products: Maybe<readonly string[]>
  code: DiscountErrorCode
  channels: Maybe<readonly string[]>
  voucherCodes: Maybe<readonly string[]>
}
export interface Weight { unit: WeightUnitsEnum; value: number }
export interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: Maybe<string>
  endCursor: Maybe<string>
}
export interface Image { url: string; alt: Maybe<string> }
export interface Money { currency: string; amount: number; fractionalAmount: number; fractionDigits: number }
export interface File { url: string; contentType: Maybe<string> }
export interface ChoiceValue { raw: Maybe<string>; verbose: Maybe<string> }
export interface MoneyRange { start: Maybe<Money>; stop: Maybe<Money> }
export type UserOrApp =
  | (UserSource & { __typename: 'User' })
  | (AppSource & { __typename: 'App' })

declare module '../resolver-types.ts' {
interface Scalars {
  DateTime: { input: Date; wire: string }
  JSON: { input: unknown; wire: unknown }
  JSONString: { input: unknown; wire: string }
  Decimal: { input: number; wire: number }
  Date: { input: string; wire: string }
  UUID: { input: string; wire: string }
  PositiveDecimal: { input: number; wire: number }
  Upload: { input: UploadedFile; wire: never }
  GenericScalar: { input: unknown; wire: unknown }
  PositiveInt: { input: number; wire: number }
  Minute: { input: number; wire: number }
  Hour: { input: number; wire: number }
  Day: { input: number; wire: number }
  WeightScalar: { input: number; wire: number }
}
interface Types {
  Voucher: {
    source: VoucherSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: Maybe<string>
      codes: Maybe<Listed<VoucherCodeSource>>
      code: Maybe<string>
      usageLimit: Maybe<number>
      used: number
      startDate: Date
      endDate: Maybe<Date>
      applyOncePerOrder: boolean
      applyOncePerCustomer: boolean
      singleUse: boolean
      onlyForStaff: boolean
      minCheckoutItemsQuantity: Maybe<number>
      categories: Maybe<Listed<CategorySource>>
      collections: Maybe<Listed<CollectionSource>>
      products: Maybe<Listed<ProductSource>>
      variants: Maybe<Listed<VariantSource>>
      countries: Maybe<readonly CountryDisplay[]>
      translation: Maybe<VoucherTranslation>
      discountValueType: DiscountValueTypeEnum
      discountValue: Maybe<number>
      currency: Maybe<string>
      minSpent: Maybe<Money>
      type: VoucherTypeEnum
      channelListings: Maybe<readonly VoucherListingSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      codes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      categories: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      collections: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      products: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      variants: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
}
interface AbstractTypes {
  UserOrApp: {
    value: UserOrApp
    names: 'User' | 'App'
  }
}
}
