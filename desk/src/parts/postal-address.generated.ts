/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CountryCode } from '@semena/contract/enums'

export type DeskAddressRulesQueryVariables = {
  country: CountryCode
}

export type DeskAddressRulesQuery = { addressValidationRules: { allowedFields: Array<string>, requiredFields: Array<string>, countryAreaChoices: Array<{ raw: string | null, verbose: string | null }> } | null }

export const DeskAddressRulesDocument: TypedDocument<DeskAddressRulesQuery, DeskAddressRulesQueryVariables> = { name: 'DeskAddressRules', kind: 'query', source: "query DeskAddressRules($country:CountryCode!){addressValidationRules(countryCode:$country){allowedFields requiredFields countryAreaChoices{raw verbose}}}" }
