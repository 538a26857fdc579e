/* Written by npm run generate. Do not edit. */
import type { CountryCode, OrderDirection, TaxCalculationStrategy, TaxClassSortField } from '@semena/contract/enums'
import type { MetadataFilter } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface TaxClassSortingInput { direction: OrderDirection; field: TaxClassSortField }
export interface TaxClassFilterInput {
  metadata?: Nullable<MetadataFilter[]>
  ids?: Nullable<string[]>
  countries?: Nullable<CountryCode[]>
}
export interface TaxClassCreateInput { name: string; createCountryRates?: Nullable<CountryRateInput[]> }
export interface CountryRateInput { countryCode: CountryCode; rate: number }
export interface TaxClassUpdateInput {
  name?: Nullable<string>
  updateCountryRates?: Nullable<CountryRateUpdateInput[]>
  removeCountryRates?: Nullable<CountryCode[]>
}
export interface CountryRateUpdateInput { countryCode: CountryCode; rate?: Nullable<number> }
export interface TaxConfigurationFilterInput { metadata?: Nullable<MetadataFilter[]>; ids?: Nullable<string[]> }
export interface TaxConfigurationUpdateInput {
  chargeTaxes?: Nullable<boolean>
  taxCalculationStrategy?: Nullable<TaxCalculationStrategy>
  displayGrossPrices?: Nullable<boolean>
  pricesEnteredWithTax?: Nullable<boolean>
  updateCountriesConfiguration?: Nullable<TaxConfigurationPerCountryInput[]>
  removeCountriesConfiguration?: Nullable<CountryCode[]>
  useWeightedTaxForShipping?: Nullable<boolean>
  taxAppId?: Nullable<string>
}
export interface TaxConfigurationPerCountryInput {
  countryCode: CountryCode
  chargeTaxes: boolean
  taxCalculationStrategy?: Nullable<TaxCalculationStrategy>
  displayGrossPrices: boolean
  taxAppId?: Nullable<string>
  useWeightedTaxForShipping?: Nullable<boolean>
}
export interface TaxClassRateInput { taxClassId?: Nullable<string>; rate?: Nullable<number> }
