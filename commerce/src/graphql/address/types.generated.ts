/* Written by npm run generate. Do not edit. */
import type { AddressTypeEnum, CountryCode } from '@semena/contract/enums'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { AccountError } from '../account/types.generated.ts'
import type { AddressSource } from './sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { ChoiceValue } from '../shared/types.generated.ts'
import type { CountryDisplay } from '../shop/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface AddressValidationData {
  countryCode: string
  countryName: string
  addressFormat: string
  addressLatinFormat: string
  allowedFields: readonly string[]
  requiredFields: readonly string[]
  upperFields: readonly string[]
  countryAreaType: string
  countryAreaChoices: readonly ChoiceValue[]
  cityType: string
  cityChoices: readonly ChoiceValue[]
  cityAreaType: string
  cityAreaChoices: readonly ChoiceValue[]
  postalCodeType: string
  postalCodeMatchers: readonly string[]
  postalCodeExamples: readonly string[]
  postalCodePrefix: string
}
export interface AddressCreate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressUpdate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressDelete {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AddressSetDefault { user: Maybe<UserSource>; errors: readonly AccountError[] }

declare module '../resolver-types.ts' {
interface Types {
  Address: {
    source: AddressSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      firstName: string
      lastName: string
      companyName: string
      streetAddress1: string
      streetAddress2: string
      city: string
      cityArea: string
      postalCode: string
      country: CountryDisplay
      countryArea: string
      phone: Maybe<string>
      isDefaultShippingAddress: Maybe<boolean>
      isDefaultBillingAddress: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
}
interface QueryFields {
  addressValidationRules: Maybe<AddressValidationData>
  address: Maybe<AddressSource>
}
interface QueryArguments {
  addressValidationRules: { countryCode: CountryCode; countryArea?: Nullable<string>; city?: Nullable<string>; cityArea?: Nullable<string> }
  address: { id: string }
}
interface MutationFields {
  addressCreate: Maybe<AddressCreate>
  addressUpdate: Maybe<AddressUpdate>
  addressDelete: Maybe<AddressDelete>
  addressSetDefault: Maybe<AddressSetDefault>
}
interface MutationArguments {
  addressCreate: { input: AddressInput; userId: string }
  addressUpdate: { id: string; input: AddressInput }
  addressDelete: { id: string }
  addressSetDefault: { addressId: string; type: AddressTypeEnum; userId: string }
}
}
