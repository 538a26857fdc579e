/** Taxes: how each channel charges them, and the rates of each class in each country as one table, with one save. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { countryName } from '../../parts/countries.ts'
import { EditedForm } from '../../parts/edited.tsx'
import { Icon } from '../../parts/icon.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Cell, Ledger } from '../../parts/ledger.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Menu } from '../../parts/menu.tsx'
import { isSame, type Path } from '../../parts/merge.ts'
import { Page, Section } from '../../parts/page.tsx'
import { type Edited, useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { language } from '../../platform/i18n.ts'
import { readAnew } from '../../platform/query-client.ts'
import { CountryField } from './countries.tsx'
import { toSettings } from './index.tsx'
import { rateOf } from './numbers.ts'
import { ClassMenu } from './tax-classes.tsx'
import {
  DeskForgetTaxCountryDocument,
  DeskSaveTaxesDocument,
  DeskSaveTaxRatesDocument,
  DeskTaxesDocument,
  type DeskTaxesQuery,
} from './taxes.generated.ts'

const taxesQuery = queryOptions({
  queryKey: ['taxes', 'all'],
  queryFn: async ({ signal }) => request(DeskTaxesDocument, {}, signal),
})

export function Taxes() {
  return (
    <Page title={m.settings_taxes()} back={toSettings()}>
      <Loaded query={useQuery(taxesQuery)}>{(taxes) => <Known taxes={taxes} />}</Loaded>
    </Page>
  )
}

const RULES = {
  chargeTaxes: m.settings_tax_charge,
  pricesEnteredWithTax: m.settings_tax_entered,
  displayGrossPrices: m.settings_tax_shown,
  useWeightedTaxForShipping: m.settings_tax_weighted,
}
type Rule = keyof typeof RULES
const RULE_NAMES = Object.keys(RULES) as Rule[]

interface Value {
  /** By the configuration's id. */
  rules: Record<string, Record<Rule, boolean>>
  /** As they are typed, by country and class; one without a class holds for everything else in the country. */
  rates: Record<string, string>
}

const rateText = (rate: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 4 }).format(rate)
const cellKey = (country: string, taxClass: string): string => `${country}|${taxClass}`
const configurationsOf = ({ taxConfigurations }: DeskTaxesQuery) =>
  taxConfigurations?.edges.map(({ node }) => node) ?? []

const valueOf = (taxes: DeskTaxesQuery): Value => ({
  rules: Object.fromEntries(
    configurationsOf(taxes).map((one) => [
      one.id,
      {
        chargeTaxes: one.chargeTaxes,
        pricesEnteredWithTax: one.pricesEnteredWithTax,
        displayGrossPrices: one.displayGrossPrices,
        useWeightedTaxForShipping: one.useWeightedTaxForShipping ?? false,
      },
    ]),
  ),
  rates: Object.fromEntries(
    (taxes.taxCountryConfigurations ?? []).flatMap(({ country, taxClassCountryRates }) =>
      taxClassCountryRates.map(({ taxClass, rate }) => [cellKey(country.code, taxClass?.id ?? ''), rateText(rate)]),
    ),
  ),
})

const isWrong = (text: string | undefined): boolean => text !== undefined && rateOf(text) === undefined

/** Saves the rules of each channel and the rates of each country that differ. */
function save(from: Value, to: Value): ReturnType<typeof inTurn> {
  const rules = Object.entries(to.rules).filter(([id, rule]) => !isSame(from.rules[id], rule))
  const rates = new Map<string, { taxClassId: string | null; rate: number | null }[]>()
  for (const key of new Set([...Object.keys(from.rates), ...Object.keys(to.rates)])) {
    const [before = '', text = ''] = [from.rates[key], to.rates[key]]
    if (text === before) continue
    const [code = '', id] = key.split('|')
    rates.set(code, [...(rates.get(code) ?? []), { taxClassId: id || null, rate: rateOf(text) ?? null }])
  }
  return inTurn([
    ...rules.map(
      ([id, input]) =>
        () =>
          mutate(DeskSaveTaxesDocument, { id, input }),
    ),
    ...[...rates].map(
      ([code, some]) =>
        () =>
          mutate(DeskSaveTaxRatesDocument, { country: code as CountryCode, rates: some }),
    ),
  ])
}

function Known({ taxes }: { taxes: DeskTaxesQuery }) {
  const [shown, setShown] = useState(false)
  const edited = useEdited<Value>({
    noun: 'taxes',
    id: 'all',
    server: valueOf(taxes),
    fields: [],
    check: ({ rates }) => {
      setShown(true)
      return Object.values(rates).some(isWrong) ? [{ code: 'INVALID', field: null, message: null }] : []
    },
    read: async () => valueOf(await readAnew(taxesQuery)),
    save: async (from, to) => ({ faults: await save(from, to) }),
  })
  const labelOf = ([part, key = '', rule]: Path): string => {
    if (part === 'rules') {
      const found = configurationsOf(taxes).find(({ id }) => id === key)
      return `${found?.channel.name ?? ''}: ${RULES[rule as Rule]()}`
    }
    const [code = '', id] = key.split('|')
    return `${countryName(code)}, ${classesOf(taxes).find((one) => one.id === id)?.name ?? ''}`
  }
  return (
    <EditedForm edited={edited} labelOf={labelOf}>
      <Rules {...{ taxes, edited, labelOf }} />
      <Rates {...{ taxes, edited, labelOf, shown }} />
    </EditedForm>
  )
}

interface Props {
  taxes: DeskTaxesQuery
  edited: Edited<Value>
  labelOf: (path: Path) => string
}

function Rules({ taxes, edited: { value, set }, labelOf }: Props) {
  const all = configurationsOf(taxes)
  return (
    <Section title={m.settings_tax_rules()}>
      <Ledger label={m.settings_tax_rules()}>
        <thead>
          <tr>
            <td />
            {all.map(({ id, channel }) => (
              <th key={id} scope="col" className="ledger-centre">
                {channel.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RULE_NAMES.map((rule) => (
            <tr key={rule}>
              <th scope="row">{RULES[rule]()}</th>
              {all.map(({ id }) => (
                <td key={id} className="ledger-centre">
                  <input
                    type="checkbox"
                    aria-label={labelOf(['rules', id, rule])}
                    checked={value.rules[id]?.[rule] ?? false}
                    onChange={(event) =>
                      set((now) => ({
                        ...now,
                        rules: { ...now.rules, [id]: { ...now.rules[id]!, [rule]: event.target.checked } },
                      }))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Ledger>
    </Section>
  )
}

const classesOf = ({ taxClasses }: DeskTaxesQuery): { id: string; name: string }[] => [
  { id: '', name: m.settings_tax_default() },
  ...(taxClasses?.edges.map(({ node }) => node) ?? []),
]

function Rates({ taxes, edited: { value, set }, labelOf, shown }: Props & { shown: boolean }) {
  const client = useQueryClient()
  const [added, setAdded] = useState<string[]>([])
  const saved = valueOf(taxes).rates
  const classes = classesOf(taxes)
  const configured = new Set((taxes.taxCountryConfigurations ?? []).map(({ country }) => country.code))
  const typedFor = Object.keys(value.rates).map((key) => key.split('|')[0]!)
  const collator = new Intl.Collator(language())
  const codes = [...new Set([...configured, ...added, ...typedFor])].toSorted((a, b) =>
    collator.compare(countryName(a), countryName(b)),
  )
  /** A cell that is empty and was empty is not there, so that it is the same as what the service has. */
  const type = (key: string, text: string): void =>
    set((now) => {
      const rates = { ...now.rates, [key]: text }
      if (!text && saved[key] === undefined) delete rates[key]
      return { ...now, rates }
    })
  const forget = useAct(async (code: string) => {
    const { faults } = await mutate(DeskForgetTaxCountryDocument, { country: code as CountryCode })
    await client.invalidateQueries({ queryKey: ['taxes'] })
    return faults
  })
  return (
    <Section title={m.settings_tax_rates()} actions={<ClassMenu classes={classes.slice(1)} />}>
      <p className="settings-note">{m.settings_tax_rates_hint()}</p>
      <Ledger label={m.settings_tax_rates()}>
        <thead>
          <tr>
            <th scope="col">{m.settings_country()}</th>
            {classes.map(({ id, name }) => (
              <th key={id} scope="col" className="ledger-right">
                {name}, %
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <th scope="row">{countryName(code)}</th>
              {classes.map(({ id }) => {
                const key = cellKey(code, id)
                const text = value.rates[key] ?? ''
                return (
                  <Cell
                    key={id}
                    label={labelOf(['rates', key])}
                    value={text}
                    changed={text !== (saved[key] ?? '')}
                    wrong={shown && isWrong(text)}
                    onChange={(typed) => type(key, typed)}
                  />
                )
              })}
              <td>
                {configured.has(code as CountryCode) && (
                  <Menu
                    label={m.settings_more_for({ name: countryName(code) })}
                    items={[{ label: m.settings_forget_country(), danger: true, onPress: () => void forget.run(code) }]}
                  >
                    <Icon name="more" small />
                  </Menu>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Ledger>
      <div className="settings">
        <CountryField
          id="tax-country"
          label={m.settings_add_country()}
          value=""
          onChange={(code) => code && setAdded((now) => [...now, code])}
        />
      </div>
    </Section>
  )
}
