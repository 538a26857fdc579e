/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type AddressCountriesQueryVariables = {
  language: LanguageCodeEnum
}

export type AddressCountriesQuery = { shop: { id: string, countries: Array<{ code: string, country: string }> } }

export type BookAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string, country: string } }

export type AddressBookQueryVariables = { [key: string]: never; }

export type AddressBookQuery = { me: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string, country: string } }> } | null }

export const AddressCountriesDocument: TypedDocument<AddressCountriesQuery, AddressCountriesQueryVariables> = { name: 'AddressCountries', kind: 'query', source: "query AddressCountries($language:LanguageCodeEnum!){shop{id countries(languageCode:$language){code country}}}" }

export const AddressBookDocument: TypedDocument<AddressBookQuery, AddressBookQueryVariables> = { name: 'AddressBook', kind: 'query', source: "query AddressBook{me{id addresses{...BookAddress}}}fragment BookAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])isDefaultShippingAddress isDefaultBillingAddress}" }
