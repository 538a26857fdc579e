/** The form of taxes: how each channel charges them, where a country is another case, and the rates of countries. */
import type { CountryCode } from '@semena/contract/enums'
import { inTurn } from '../../parts/in-turn.ts'
import { isSame } from '../../parts/merge.ts'
import { mutate } from '../../platform/graphql.ts'
import type { TaxConfigurationUpdateInput } from '../../platform/inputs.generated.ts'
import { rateOf } from './numbers.ts'
import { DeskSaveTaxesDocument, DeskSaveTaxRatesDocument, type DeskTaxesQuery } from './taxes.generated.ts'

/**
 * Who works out taxes: `rates`; `app:` for whichever tax app answers first, or with the identifier of one; empty for a
 * country that follows its channel.
 */
export type WorkedOutBy = string

/** What a country may have of its own in a channel. */
export interface CountryRules {
  chargeTaxes: boolean
  displayGrossPrices: boolean
  useWeightedTaxForShipping: boolean
  by: WorkedOutBy
}
export interface Rules extends CountryRules {
  pricesEnteredWithTax: boolean
}

export interface TaxForm {
  /** By the configuration's id. */
  rules: Record<string, Rules>
  /** By the configuration's id and the country's code. */
  countries: Record<string, Record<string, CountryRules>>
  /**
   * By country and class; one without a class holds for everything else in the country. Numbers with a point, the same in
   * every language, and what is none as it was typed.
   */
  rates: Record<string, string>
}

export const rateKey = (country: string, taxClass: string): string => `${country}|${taxClass}`

export const configurationsOf = ({ taxConfigurations }: DeskTaxesQuery) =>
  taxConfigurations?.edges.map(({ node }) => node) ?? []

export const isByApp = (by: WorkedOutBy): boolean => by.startsWith('app:')

interface Strategy {
  taxCalculationStrategy: 'FLAT_RATES' | 'TAX_APP' | null
  taxAppId: string | null
}

const byOf = ({ taxCalculationStrategy, taxAppId }: Strategy, none: WorkedOutBy): WorkedOutBy =>
  taxCalculationStrategy === null ? none : taxCalculationStrategy === 'TAX_APP' ? `app:${taxAppId ?? ''}` : 'rates'

const strategyOf = (by: WorkedOutBy) =>
  isByApp(by)
    ? { taxCalculationStrategy: 'TAX_APP' as const, taxAppId: by.slice('app:'.length) }
    : { taxCalculationStrategy: by === 'rates' ? ('FLAT_RATES' as const) : null, taxAppId: '' }

/** Only rates can be weighed by what is in an order. */
const ticksOf = <Given extends CountryRules>({ by, useWeightedTaxForShipping, ...rules }: Given) => ({
  ...rules,
  useWeightedTaxForShipping: useWeightedTaxForShipping && !isByApp(by),
})

/** Who works out taxes is told only where it changes: the service refuses all rules with an app that is gone. */
const rulesInput = (from: Rules | undefined, rules: Rules) => ({
  ...ticksOf(rules),
  ...(from?.by === rules.by ? {} : strategyOf(rules.by)),
})

/** The rules of a country are told whole: what is left out would be as in its channel. */
const countryInput = (rules: CountryRules) => ({ ...ticksOf(rules), ...strategyOf(rules.by) })

export const formOf = (taxes: DeskTaxesQuery): TaxForm => ({
  rules: Object.fromEntries(
    configurationsOf(taxes).map((one) => [
      one.id,
      {
        chargeTaxes: one.chargeTaxes,
        pricesEnteredWithTax: one.pricesEnteredWithTax,
        displayGrossPrices: one.displayGrossPrices,
        useWeightedTaxForShipping: one.useWeightedTaxForShipping ?? false,
        by: byOf(one, 'rates'),
      },
    ]),
  ),
  countries: Object.fromEntries(
    configurationsOf(taxes).map(({ id, countries }) => [
      id,
      Object.fromEntries(
        countries.map((one) => [
          one.country.code,
          {
            chargeTaxes: one.chargeTaxes,
            displayGrossPrices: one.displayGrossPrices,
            useWeightedTaxForShipping: one.useWeightedTaxForShipping ?? false,
            by: byOf(one, ''),
          },
        ]),
      ),
    ]),
  ),
  rates: Object.fromEntries(
    (taxes.taxCountryConfigurations ?? []).flatMap(({ country, taxClassCountryRates }) =>
      taxClassCountryRates.map(({ taxClass, rate }) => [rateKey(country.code, taxClass?.id ?? ''), String(rate)]),
    ),
  ),
})

/** What is sent of each channel whose rules or countries differ. */
export const channelInputs = (from: TaxForm, to: TaxForm): { id: string; input: TaxConfigurationUpdateInput }[] =>
  Object.entries(to.rules).flatMap(([id, rules]) => {
    const [before, now] = [from.countries[id] ?? {}, to.countries[id] ?? {}]
    const changed = Object.entries(now).filter(([code, one]) => !isSame(before[code], one))
    const gone = Object.keys(before).filter((code) => now[code] === undefined)
    const isChanged = !isSame(from.rules[id], rules)
    if (!isChanged && changed.length + gone.length === 0) return []
    const input = {
      ...(isChanged ? rulesInput(from.rules[id], rules) : {}),
      ...(changed.length > 0
        ? {
            updateCountriesConfiguration: changed.map(([code, one]) => ({
              countryCode: code as CountryCode,
              ...countryInput(one),
            })),
          }
        : {}),
      ...(gone.length > 0 ? { removeCountriesConfiguration: gone as CountryCode[] } : {}),
    }
    return [{ id, input }]
  })

/** Saves the rules of each channel with its countries, and the rates of each country, where they differ. */
export function saveTaxes(from: TaxForm, to: TaxForm): ReturnType<typeof inTurn> {
  const rates = new Map<string, { taxClassId: string | null; rate: number | null }[]>()
  for (const key of new Set([...Object.keys(from.rates), ...Object.keys(to.rates)])) {
    const [before = '', value = ''] = [from.rates[key], to.rates[key]]
    if (value === before) continue
    const [code = '', id] = key.split('|')
    rates.set(code, [...(rates.get(code) ?? []), { taxClassId: id || null, rate: rateOf(value) ?? null }])
  }
  return inTurn([
    ...channelInputs(from, to).map((variables) => () => mutate(DeskSaveTaxesDocument, variables)),
    ...[...rates].map(
      ([code, some]) =>
        () =>
          mutate(DeskSaveTaxRatesDocument, { country: code as CountryCode, rates: some }),
    ),
  ])
}
