/** The rules by which clients build a form for an address of a country. */
import { addressForm } from '../../domain/address/form.ts'
import type { Fields } from '../resolver-types.ts'
import { countryDisplay } from '../shared/countries.ts'

export const addressRuleQueries = {
  /** The service knows no lists of cities, so every text is a valid city. */
  addressValidationRules: (_, { countryCode, countryArea }) => ({
    countryCode,
    ...addressForm(countryCode, countryDisplay(countryCode).country, countryArea ?? null),
    cityChoices: [],
    cityAreaChoices: [],
  }),
} satisfies Partial<Fields<'Query'>>
