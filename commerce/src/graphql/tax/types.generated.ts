/* Written by npm run generate. Do not edit. */
import type { CountryCode, TaxCalculationStrategy, TaxClassCreateErrorCode, TaxClassDeleteErrorCode, TaxClassUpdateErrorCode, TaxConfigurationUpdateErrorCode, TaxCountryConfigurationDeleteErrorCode, TaxCountryConfigurationUpdateErrorCode } from '@semena/contract/enums'
import type { TaxClassCreateInput, TaxClassFilterInput, TaxClassRateInput, TaxClassSortingInput, TaxClassUpdateInput, TaxConfigurationFilterInput, TaxConfigurationUpdateInput } from '../../domain/tax/inputs.generated.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { CountryDisplay } from '../shop/types.generated.ts'
import type { TaxClassSource, TaxConfigurationSource, TaxCountryExceptionSource, TaxCountrySource, TaxRateSource } from './sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface TaxedMoney { currency: string; gross: Money; net: Money; tax: Money }
export interface TaxedMoneyRange { start: Maybe<TaxedMoney>; stop: Maybe<TaxedMoney> }
export interface TaxClassCountableEdge { node: TaxClassSource; cursor: string }
export interface TaxClassCreate { errors: readonly TaxClassCreateError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxClassCreateErrorCode
  countryCodes: readonly string[]
}
export interface TaxClassUpdate { errors: readonly TaxClassUpdateError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxClassUpdateErrorCode
  countryCodes: readonly string[]
}
export interface TaxClassDelete { errors: readonly TaxClassDeleteError[]; taxClass: Maybe<TaxClassSource> }
export interface TaxClassDeleteError { field: Maybe<string>; message: Maybe<string>; code: TaxClassDeleteErrorCode }
export interface TaxConfigurationCountableEdge { node: TaxConfigurationSource; cursor: string }
export interface TaxConfigurationUpdate {
  errors: readonly TaxConfigurationUpdateError[]
  taxConfiguration: Maybe<TaxConfigurationSource>
}
export interface TaxConfigurationUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxConfigurationUpdateErrorCode
  countryCodes: readonly string[]
}
export interface TaxCountryConfigurationUpdate {
  taxCountryConfiguration: Maybe<TaxCountrySource>
  errors: readonly TaxCountryConfigurationUpdateError[]
}
export interface TaxCountryConfigurationUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxCountryConfigurationUpdateErrorCode
  taxClassIds: readonly string[]
}
export interface TaxCountryConfigurationDelete {
  taxCountryConfiguration: Maybe<TaxCountrySource>
  errors: readonly TaxCountryConfigurationDeleteError[]
}
export interface TaxCountryConfigurationDeleteError {
  field: Maybe<string>
  message: Maybe<string>
  code: TaxCountryConfigurationDeleteErrorCode
}

declare module '../resolver-types.ts' {
interface Types {
  TaxClass: {
    source: TaxClassSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      countries: readonly TaxRateSource[]
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TaxClassCountryRate: {
    source: TaxRateSource
    fields: {
      country: CountryDisplay
      rate: number
      taxClass: Maybe<TaxClassSource>
    }
    args: {}
  }
  TaxClassCountableConnection: {
    source: Listed<TaxClassSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TaxClassCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TaxConfiguration: {
    source: TaxConfigurationSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      channel: ChannelSource
      chargeTaxes: boolean
      taxCalculationStrategy: Maybe<TaxCalculationStrategy>
      displayGrossPrices: boolean
      pricesEnteredWithTax: boolean
      countries: readonly TaxCountryExceptionSource[]
      taxAppId: Maybe<string>
      useWeightedTaxForShipping: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TaxConfigurationPerCountry: {
    source: TaxCountryExceptionSource
    fields: {
      country: CountryDisplay
      chargeTaxes: boolean
      taxCalculationStrategy: Maybe<TaxCalculationStrategy>
      displayGrossPrices: boolean
      taxAppId: Maybe<string>
      useWeightedTaxForShipping: Maybe<boolean>
    }
    args: {}
  }
  TaxConfigurationCountableConnection: {
    source: Listed<TaxConfigurationSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TaxConfigurationCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TaxCountryConfiguration: {
    source: TaxCountrySource
    fields: {
      country: CountryDisplay
      taxClassCountryRates: readonly TaxRateSource[]
    }
    args: {}
  }
}
interface QueryFields {
  taxClass: Maybe<TaxClassSource>
  taxClasses: Maybe<Listed<TaxClassSource>>
  taxConfiguration: Maybe<TaxConfigurationSource>
  taxConfigurations: Maybe<Listed<TaxConfigurationSource>>
  taxCountryConfiguration: Maybe<TaxCountrySource>
  taxCountryConfigurations: Maybe<readonly TaxCountrySource[]>
}
interface QueryArguments {
  taxClass: { id: string }
  taxClasses: { sortBy?: Nullable<TaxClassSortingInput>; filter?: Nullable<TaxClassFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  taxConfiguration: { id: string }
  taxConfigurations: { filter?: Nullable<TaxConfigurationFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  taxCountryConfiguration: { countryCode: CountryCode }
}
interface MutationFields {
  taxClassCreate: Maybe<TaxClassCreate>
  taxClassUpdate: Maybe<TaxClassUpdate>
  taxClassDelete: Maybe<TaxClassDelete>
  taxConfigurationUpdate: Maybe<TaxConfigurationUpdate>
  taxCountryConfigurationUpdate: Maybe<TaxCountryConfigurationUpdate>
  taxCountryConfigurationDelete: Maybe<TaxCountryConfigurationDelete>
}
interface MutationArguments {
  taxClassCreate: { input: TaxClassCreateInput }
  taxClassUpdate: { id: string; input: TaxClassUpdateInput }
  taxClassDelete: { id: string }
  taxConfigurationUpdate: { id: string; input: TaxConfigurationUpdateInput }
  taxCountryConfigurationUpdate: { countryCode: CountryCode; updateTaxClassRates: TaxClassRateInput[] }
  taxCountryConfigurationDelete: { countryCode: CountryCode }
}
}
