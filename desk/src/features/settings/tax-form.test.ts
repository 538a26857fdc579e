/** How channels tax, as changes: what did not change is not told. */
import { describe, expect, it } from 'vitest'
import { channelInputs, type CountryRules, type Rules, type TaxForm } from './tax-form.ts'

const country: CountryRules = {
  chargeTaxes: true,
  displayGrossPrices: true,
  useWeightedTaxForShipping: false,
  by: 'app:gone',
}
const rules: Rules = { ...country, pricesEnteredWithTax: true }
const form = (part: Partial<Rules>, ofCountry?: CountryRules): TaxForm => ({
  rules: { eu: { ...rules, ...part } },
  countries: { eu: ofCountry ? { DE: ofCountry } : {} },
  rates: {},
})

describe('rules of taxes', () => {
  it('are changed without naming the app, which may be gone', () => {
    expect(channelInputs(form({}), form({ chargeTaxes: false }))).toEqual([
      {
        id: 'eu',
        input: {
          chargeTaxes: false,
          pricesEnteredWithTax: true,
          displayGrossPrices: true,
          useWeightedTaxForShipping: false,
        },
      },
    ])
  })
  it('name who works taxes out where that changes', () => {
    const [changed] = channelInputs(form({}), form({ by: 'rates' }))
    expect(changed?.input).toMatchObject({ taxCalculationStrategy: 'FLAT_RATES', taxAppId: '' })
  })
  it('of a country are told whole', () => {
    const [changed] = channelInputs(form({}, country), form({}, { ...country, chargeTaxes: false }))
    expect(changed?.input).toEqual({
      updateCountriesConfiguration: [
        {
          countryCode: 'DE',
          chargeTaxes: false,
          displayGrossPrices: true,
          useWeightedTaxForShipping: false,
          taxCalculationStrategy: 'TAX_APP',
          taxAppId: 'gone',
        },
      ],
    })
  })
})
