/** Taxes: how each channel charges them, and the rates of each class in each country as one table, with one save. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { countryName } from '../../parts/countries.ts'
import { EditedForm } from '../../parts/edited.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Cell, Ledger } from '../../parts/ledger.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Menu } from '../../parts/menu.tsx'
import type { Path } from '../../parts/merge.ts'
import { Page, Section } from '../../parts/page.tsx'
import { type Edited, useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { language } from '../../platform/i18n.ts'
import { readAnew } from '../../platform/query-client.ts'
import { CountryField } from './countries.tsx'
import { toSettings } from './index.tsx'
import { rateOf, textOfRate, valueOfRate } from './numbers.ts'
import { configurationsOf, formOf, rateKey, saveTaxes, type TaxForm } from './tax-form.ts'
import { byText, type Rule, RULES, TaxCountries, TaxRules, useTaxApps } from './tax-rules.tsx'
import { ClassMenu } from './tax-classes.tsx'
import { DeskForgetTaxCountryDocument, DeskTaxesDocument, type DeskTaxesQuery } from './taxes.generated.ts'

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

const isWrong = (rate: string | undefined): boolean => rate !== undefined && rateOf(rate) === undefined

function Known({ taxes }: { taxes: DeskTaxesQuery }) {
  const [shown, setShown] = useState(false)
  const apps = useTaxApps()
  const edited = useEdited<TaxForm>({
    // Of another shape than what earlier versions kept as `taxes`.
    noun: 'taxes-by-countries',
    id: 'all',
    server: formOf(taxes),
    fields: [],
    check: ({ rates }) => {
      setShown(true)
      return Object.values(rates).some(isWrong) ? [{ code: 'INVALID', field: null, message: null }] : []
    },
    read: async () => formOf(await readAnew(taxesQuery)),
    save: async (from, to) => ({ faults: await saveTaxes(from, to) }),
  })
  const labelOf = ([part, key = '', ...rest]: Path): string => {
    if (part === 'rates') {
      const [code = '', id] = key.split('|')
      return `${countryName(code)}, ${classesOf(taxes).find((one) => one.id === id)?.name ?? ''}`
    }
    const channel = configurationsOf(taxes).find(({ id }) => id === key)?.channel.name ?? ''
    const rule = rest.at(-1)
    const words = rule === 'by' ? m.settings_tax_by() : RULES[rule as Rule]?.()
    const place = part === 'countries' ? `${channel}, ${countryName(rest[0] ?? '')}` : channel
    return words ? `${place}: ${words}` : place
  }
  const wordsOf = (path: Path, found: unknown): string | undefined => {
    if (typeof found !== 'string') return found && path.length === 3 ? m.settings_tax_own_rules() : undefined
    return path[0] === 'rates' ? textOfRate(found) || undefined : path.at(-1) === 'by' ? byText(found, apps) : undefined
  }
  return (
    <EditedForm edited={edited} labelOf={labelOf} wordsOf={wordsOf}>
      <TaxRules {...{ taxes, edited, labelOf }} />
      <TaxCountries {...{ taxes, edited, labelOf }} />
      <Rates {...{ taxes, edited, labelOf, shown }} />
    </EditedForm>
  )
}

interface Props {
  taxes: DeskTaxesQuery
  edited: Edited<TaxForm>
  labelOf: (path: Path) => string
}

const classesOf = ({ taxClasses }: DeskTaxesQuery): { id: string; name: string }[] => [
  { id: '', name: m.settings_tax_default() },
  ...(taxClasses?.edges.map(({ node }) => node) ?? []),
]

function Rates({ taxes, edited: { value, set }, labelOf, shown }: Props & { shown: boolean }) {
  const client = useQueryClient()
  const [added, setAdded] = useState<string[]>([])
  const saved = formOf(taxes).rates
  const classes = classesOf(taxes)
  const configured = new Set((taxes.taxCountryConfigurations ?? []).map(({ country }) => country.code))
  const typedFor = Object.keys(value.rates).map((key) => key.split('|')[0]!)
  const collator = new Intl.Collator(language())
  const codes = [...new Set([...configured, ...added, ...typedFor])].toSorted((a, b) =>
    collator.compare(countryName(a), countryName(b)),
  )
  /** A cell that is empty and was empty is not there, so that it is the same as what the service has. */
  const type = (key: string, rate: string): void =>
    set((now) => {
      const rates = { ...now.rates, [key]: rate }
      if (!rate && saved[key] === undefined) delete rates[key]
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
      <Ledger label={m.settings_tax_rates()} stacks>
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
              {classes.map(({ id, name }) => {
                const key = rateKey(code, id)
                const rate = value.rates[key] ?? ''
                return (
                  <Cell
                    key={id}
                    label={labelOf(['rates', key])}
                    title={name}
                    value={rate}
                    shown={textOfRate}
                    read={valueOfRate}
                    changed={rate !== (saved[key] ?? '')}
                    wrong={shown && isWrong(rate)}
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
