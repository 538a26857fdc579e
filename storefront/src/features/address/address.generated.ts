/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { shop: { id: string, countries: Array<{ code: string, country: string }> } };

export const AddressCountriesDocument: TypedDocument<AddressCountriesQuery, AddressCountriesQueryVariables> = { name: 'AddressCountries', kind: 'query', source: "query AddressCountries{shop{id countries{code country}}}" }
