/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CountryCode, PermissionEnum, TaxCalculationStrategy, TaxClassCreateErrorCode, TaxClassDeleteErrorCode, TaxClassUpdateErrorCode, TaxConfigurationUpdateErrorCode, TaxCountryConfigurationDeleteErrorCode, TaxCountryConfigurationUpdateErrorCode } from '@semena/contract/enums'
import type { TaxClassCreateInput, TaxClassRateInput, TaxConfigurationUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskTaxesQueryVariables = { [key: string]: never; }

export type DeskTaxesQuery = { taxConfigurations: { edges: Array<{ node: { id: string, chargeTaxes: boolean, displayGrossPrices: boolean, pricesEnteredWithTax: boolean, taxCalculationStrategy: TaxCalculationStrategy | null, useWeightedTaxForShipping: boolean | null, taxAppId: string | null, channel: { id: string, name: string }, countries: Array<{ chargeTaxes: boolean, displayGrossPrices: boolean, taxCalculationStrategy: TaxCalculationStrategy | null, taxAppId: string | null, useWeightedTaxForShipping: boolean | null, country: { code: string } }> } }> } | null, taxClasses: { edges: Array<{ node: { id: string, name: string } }> } | null, taxCountryConfigurations: Array<{ country: { code: string }, taxClassCountryRates: Array<{ rate: number, taxClass: { id: string } | null }> }> | null }

export type DeskTaxAppsQueryVariables = { [key: string]: never; }

export type DeskTaxAppsQuery = { apps: { edges: Array<{ node: { id: string, identifier: string | null, name: string | null, isActive: boolean | null, permissions: Array<{ code: PermissionEnum }> | null } }> } | null }

export type DeskSaveTaxesMutationVariables = {
  id: string
  input: TaxConfigurationUpdateInput
}

export type DeskSaveTaxesMutation = { taxConfigurationUpdate: { errors: Array<{ field: string | null, code: TaxConfigurationUpdateErrorCode, message: string | null }> } | null }

export type DeskSaveTaxRatesMutationVariables = {
  country: CountryCode
  rates: Array<TaxClassRateInput> | TaxClassRateInput
}

export type DeskSaveTaxRatesMutation = { taxCountryConfigurationUpdate: { errors: Array<{ field: string | null, code: TaxCountryConfigurationUpdateErrorCode, message: string | null }> } | null }

export type DeskForgetTaxCountryMutationVariables = {
  country: CountryCode
}

export type DeskForgetTaxCountryMutation = { taxCountryConfigurationDelete: { errors: Array<{ field: string | null, code: TaxCountryConfigurationDeleteErrorCode, message: string | null }> } | null }

export type DeskCreateTaxClassMutationVariables = {
  input: TaxClassCreateInput
}

export type DeskCreateTaxClassMutation = { taxClassCreate: { errors: Array<{ field: string | null, code: TaxClassCreateErrorCode, message: string | null }> } | null }

export type DeskRenameTaxClassMutationVariables = {
  id: string
  name: string
}

export type DeskRenameTaxClassMutation = { taxClassUpdate: { errors: Array<{ field: string | null, code: TaxClassUpdateErrorCode, message: string | null }> } | null }

export type DeskDeleteTaxClassMutationVariables = {
  id: string
}

export type DeskDeleteTaxClassMutation = { taxClassDelete: { errors: Array<{ field: string | null, code: TaxClassDeleteErrorCode, message: string | null }> } | null }

export const DeskTaxesDocument: TypedDocument<DeskTaxesQuery, DeskTaxesQueryVariables> = { name: 'DeskTaxes', kind: 'query', source: "query DeskTaxes{taxConfigurations(first:100){edges{node{id chargeTaxes displayGrossPrices pricesEnteredWithTax taxCalculationStrategy useWeightedTaxForShipping taxAppId channel{id name}countries{country{code}chargeTaxes displayGrossPrices taxCalculationStrategy taxAppId useWeightedTaxForShipping}}}}taxClasses(first:100 sortBy:{field:NAME direction:ASC}){edges{node{id name}}}taxCountryConfigurations{country{code}taxClassCountryRates{rate taxClass{id}}}}" }

export const DeskTaxAppsDocument: TypedDocument<DeskTaxAppsQuery, DeskTaxAppsQueryVariables> = { name: 'DeskTaxApps', kind: 'query', source: "query DeskTaxApps{apps(first:100){edges{node{id identifier name isActive permissions{code}}}}}" }

export const DeskSaveTaxesDocument: TypedDocument<DeskSaveTaxesMutation, DeskSaveTaxesMutationVariables> = { name: 'DeskSaveTaxes', kind: 'mutation', source: "mutation DeskSaveTaxes($id:ID!$input:TaxConfigurationUpdateInput!){taxConfigurationUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskSaveTaxRatesDocument: TypedDocument<DeskSaveTaxRatesMutation, DeskSaveTaxRatesMutationVariables> = { name: 'DeskSaveTaxRates', kind: 'mutation', source: "mutation DeskSaveTaxRates($country:CountryCode!$rates:[TaxClassRateInput!]!){taxCountryConfigurationUpdate(countryCode:$country updateTaxClassRates:$rates){errors{field code message}}}" }

export const DeskForgetTaxCountryDocument: TypedDocument<DeskForgetTaxCountryMutation, DeskForgetTaxCountryMutationVariables> = { name: 'DeskForgetTaxCountry', kind: 'mutation', source: "mutation DeskForgetTaxCountry($country:CountryCode!){taxCountryConfigurationDelete(countryCode:$country){errors{field code message}}}" }

export const DeskCreateTaxClassDocument: TypedDocument<DeskCreateTaxClassMutation, DeskCreateTaxClassMutationVariables> = { name: 'DeskCreateTaxClass', kind: 'mutation', source: "mutation DeskCreateTaxClass($input:TaxClassCreateInput!){taxClassCreate(input:$input){errors{field code message}}}" }

export const DeskRenameTaxClassDocument: TypedDocument<DeskRenameTaxClassMutation, DeskRenameTaxClassMutationVariables> = { name: 'DeskRenameTaxClass', kind: 'mutation', source: "mutation DeskRenameTaxClass($id:ID!$name:String!){taxClassUpdate(id:$id input:{name:$name}){errors{field code message}}}" }

export const DeskDeleteTaxClassDocument: TypedDocument<DeskDeleteTaxClassMutation, DeskDeleteTaxClassMutationVariables> = { name: 'DeskDeleteTaxClass', kind: 'mutation', source: "mutation DeskDeleteTaxClass($id:ID!){taxClassDelete(id:$id){errors{field code message}}}" }
