/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskCountriesQueryVariables = { [key: string]: never; }

export type DeskCountriesQuery = { shop: { countries: Array<{ code: string, country: string }> } }

export const DeskCountriesDocument: TypedDocument<DeskCountriesQuery, DeskCountriesQueryVariables> = { name: 'DeskCountries', kind: 'query', source: "query DeskCountries{shop{countries{code country}}}" }
