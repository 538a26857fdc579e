/** How each channel charges tax, and the countries that are another case there. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countryName } from '../../parts/countries.ts'
import { Ask, Fields } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Ledger } from '../../parts/ledger.tsx'
import type { Path } from '../../parts/merge.ts'
import { Section } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import { useMay, useOffered } from '../../platform/rights.ts'
import type { Edited } from '../../parts/use-edited.ts'
import { CountryField } from './countries.tsx'
import { configurationsOf, type CountryRules, isByApp, type Rules, type TaxForm, type WorkedOutBy } from './tax-form.ts'
import { DeskTaxAppsDocument, type DeskTaxesQuery } from './taxes.generated.ts'

export const RULES = {
  chargeTaxes: m.settings_tax_charge,
  pricesEnteredWithTax: m.settings_tax_entered,
  displayGrossPrices: m.settings_tax_shown,
  useWeightedTaxForShipping: m.settings_tax_weighted,
}
export type Rule = keyof typeof RULES
const RULE_NAMES = Object.keys(RULES) as Rule[]
const COUNTRY_RULES = ['chargeTaxes', 'displayGrossPrices', 'useWeightedTaxForShipping'] as const

const appsQuery = queryOptions({
  queryKey: ['apps', 'taxes'],
  queryFn: async ({ signal }) =>
    (await request(DeskTaxAppsDocument, {}, signal)).apps?.edges
      .map(({ node }) => node)
      .filter(
        ({ identifier, permissions }) => identifier && permissions?.some(({ code }) => code === 'HANDLE_TAXES'),
      ) ?? [],
})

type App = { identifier: string; name: string; isActive: boolean }
type Apps = readonly App[] | null

/** Apps that may work out taxes; null while they are not known, and where somebody may not see apps. */
export function useTaxApps(): Apps {
  const may = useMay('MANAGE_APPS')
  const isOffered = useOffered('apps')
  const { data } = useQuery({ ...appsQuery, enabled: may && isOffered })
  return (
    data?.map(({ identifier, name, isActive }) => ({
      identifier: identifier!,
      name: name ?? identifier!,
      isActive: isActive !== false,
    })) ?? null
  )
}

export const byText = (by: WorkedOutBy, apps: Apps): string => {
  if (by === '') return m.settings_tax_as_channel()
  if (by === 'rates') return m.settings_tax_by_rates()
  const identifier = by.slice('app:'.length)
  if (identifier === '') return m.settings_tax_by_any_app()
  const app = apps?.find((one) => one.identifier === identifier)
  return app?.name ?? (apps === null ? identifier : m.settings_tax_app_gone({ name: identifier }))
}

interface Props {
  taxes: DeskTaxesQuery
  edited: Edited<TaxForm>
  labelOf: (path: Path) => string
}

export function TaxRules({ taxes, edited: { value, set }, labelOf }: Props) {
  const all = configurationsOf(taxes)
  const apps = useTaxApps()
  const put = (id: string, part: Partial<Rules>): void =>
    set((now) => ({ ...now, rules: { ...now.rules, [id]: { ...now.rules[id]!, ...part } } }))
  return (
    <Section title={m.settings_tax_rules()}>
      <Ledger label={m.settings_tax_rules()} stacks>
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
              {all.map(({ id, channel }) => (
                <td key={id} className="ledger-centre" data-title={channel.name}>
                  <Tick
                    rules={value.rules[id]}
                    rule={rule}
                    label={labelOf(['rules', id, rule])}
                    put={(part) => put(id, part)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{m.settings_tax_by()}</th>
            {all.map(({ id, channel }) => (
              <td key={id} className="ledger-centre" data-title={channel.name}>
                <By
                  label={labelOf(['rules', id, 'by'])}
                  value={value.rules[id]?.by ?? 'rates'}
                  apps={apps}
                  onChange={(by) => put(id, { by })}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </Ledger>
    </Section>
  )
}

function Tick<Given extends CountryRules>({
  rules,
  rule,
  label,
  put,
}: {
  rules: Given | undefined
  rule: keyof Given & Rule
  label: string
  put: (part: Partial<Given>) => void
}) {
  // An app says itself what shipping is taxed by.
  const isOff = rule === 'useWeightedTaxForShipping' && isByApp(rules?.by ?? '')
  return (
    <input
      type="checkbox"
      aria-label={label}
      disabled={isOff}
      checked={!isOff && rules?.[rule] === true}
      onChange={(event) => put({ [rule]: event.target.checked } as Partial<Given>)}
    />
  )
}

function By({
  label,
  value,
  apps,
  mayFollow = false,
  onChange,
}: {
  label: string
  value: WorkedOutBy
  apps: Apps
  /** Whether it may be as the channel has it. */
  mayFollow?: boolean
  onChange: (by: WorkedOutBy) => void
}) {
  const active = (apps ?? []).filter(({ isActive }) => isActive)
  const known = [...(mayFollow ? [''] : []), 'rates', 'app:', ...active.map(({ identifier }) => `app:${identifier}`)]
  return (
    <select
      className="ledger-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {[...new Set([...known, value])].map((by) => (
        <option key={by} value={by}>
          {byText(by, apps)}
        </option>
      ))}
    </select>
  )
}

/** The button that adds an exception. */
const ADD = 'tax-country-add'

/** Countries in which a channel charges otherwise, one row each. */
export function TaxCountries({ taxes, edited: { value, set }, labelOf }: Props) {
  const all = configurationsOf(taxes)
  const apps = useTaxApps()
  const [added, setAdded] = useState<{ id: string; code: string } | null>(null)
  const [wrong, setWrong] = useState(false)
  const rows = all.flatMap(({ id, channel }) =>
    Object.entries(value.countries[id] ?? {})
      .map(([code, rules]) => ({ id, channel: channel.name, code, rules, name: countryName(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  const put = (id: string, code: string, rules: CountryRules | undefined): void =>
    set((now) => {
      const { [code]: _before, ...others } = now.countries[id] ?? {}
      return { ...now, countries: { ...now.countries, [id]: rules ? { ...others, [code]: rules } : others } }
    })
  const add = (): void => {
    const { id, code } = added!
    const rules = value.rules[id]
    setWrong(!code)
    if (!code || !rules) return
    const { pricesEnteredWithTax: _entered, ...like } = rules
    if (!value.countries[id]?.[code]) put(id, code, { ...like, by: '' })
    setAdded(null)
  }
  return (
    <Section
      title={m.settings_tax_countries()}
      actions={
        <Button
          id={ADD}
          look="line"
          onClick={() => {
            setWrong(false)
            setAdded({ id: all[0]?.id ?? '', code: '' })
          }}
          disabled={all.length === 0}
        >
          {m.settings_tax_add_country()}
        </Button>
      }
    >
      <p className="settings-note">{m.settings_tax_countries_hint()}</p>
      {rows.length > 0 && (
        <Ledger label={m.settings_tax_countries()} stacks>
          <thead>
            <tr>
              <th scope="col">{m.settings_country()}</th>
              {COUNTRY_RULES.map((rule) => (
                <th key={rule} scope="col" className="ledger-centre">
                  {RULES[rule]()}
                </th>
              ))}
              <th scope="col" className="ledger-centre">
                {m.settings_tax_by()}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, channel, code, rules, name }) => (
              <tr key={`${id} ${code}`}>
                <th scope="row">
                  {name}
                  <span className="ledger-detail">{channel}</span>
                </th>
                {COUNTRY_RULES.map((rule) => (
                  <td key={rule} className="ledger-centre" data-title={RULES[rule]()}>
                    <Tick
                      rules={rules}
                      rule={rule}
                      label={labelOf(['countries', id, code, rule])}
                      put={(part) => put(id, code, { ...rules, ...part })}
                    />
                  </td>
                ))}
                <td className="ledger-centre" data-title={m.settings_tax_by()}>
                  <By
                    label={labelOf(['countries', id, code, 'by'])}
                    value={rules.by}
                    apps={apps}
                    mayFollow
                    onChange={(by) => put(id, code, { ...rules, by })}
                  />
                </td>
                <td>
                  <Button
                    look="square"
                    aria-label={m.settings_drop_country({ name: `${channel}, ${name}` })}
                    title={m.parts_delete()}
                    onClick={() => {
                      put(id, code, undefined)
                      // The button goes away with its row.
                      document.getElementById(ADD)?.focus()
                    }}
                  >
                    <Icon name="trash" small />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Ledger>
      )}
      <Ask
        open={added !== null}
        title={m.settings_tax_add_country()}
        yes={m.parts_add()}
        onNo={() => setAdded(null)}
        onYes={add}
      >
        {added && (
          <Fields>
            <SelectField
              id="tax-country-channel"
              label={m.changes_noun_channel()}
              value={added.id}
              required
              placeholder=""
              options={all.map(({ id, channel }) => ({ value: id, label: channel.name }))}
              onChange={(id) => setAdded({ ...added, id })}
            />
            <CountryField
              id="tax-country-own"
              label={m.settings_country()}
              value={added.code}
              error={wrong ? m.fault_required() : undefined}
              onChange={(code) => setAdded({ ...added, code })}
            />
          </Fields>
        )}
      </Ask>
    </Section>
  )
}
