/** What clients need to ask for an address of a country. */
import { addressForm } from '../../domain/address/form.ts'
import type { Fields } from '../resolver-types.ts'
import { countryDisplay } from '../shared/countries.ts'

export const addressRuleQueries = {
  /** Lists of cities are not known here: a city is whatever is entered. */
  addressValidationRules: (_, { countryCode, countryArea }) => ({
    countryCode,
    ...addressForm(countryCode, countryDisplay(countryCode).country, countryArea ?? null),
    cityChoices: [],
    cityAreaChoices: [],
  }),
} satisfies Partial<Fields<'Query'>>
