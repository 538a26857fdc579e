/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { shop: { id: string, countries: Array<{ code: string, country: string }> } };

export type BookAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string, country: string } };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string, country: string } }> } | null };

export const AddressCountriesDocument: TypedDocument<AddressCountriesQuery, AddressCountriesQueryVariables> = { name: 'AddressCountries', kind: 'query', source: "query AddressCountries{shop{id countries{code country}}}" }

export const AddressBookDocument: TypedDocument<AddressBookQuery, AddressBookQueryVariables> = { name: 'AddressBook', kind: 'query', source: "query AddressBook{me{id addresses{...BookAddress}}}fragment BookAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone isDefaultShippingAddress isDefaultBillingAddress}" }
