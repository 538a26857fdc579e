/** Taxes: how each channel charges them, and the rates of each class in each country as one table. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Cell, Ledger } from '../../parts/ledger.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { language } from '../../platform/i18n.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { CountryField, countryName } from './countries.tsx'
import { toSettings } from './index.tsx'
import { rateOf } from './numbers.ts'
import {
  DeskCreateTaxClassDocument,
  DeskDeleteTaxClassDocument,
  DeskForgetTaxCountryDocument,
  DeskRenameTaxClassDocument,
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
      <Loaded query={useQuery(taxesQuery)}>
        {(taxes) => (
          <>
            <Configurations taxes={taxes} />
            <Rates taxes={taxes} />
          </>
        )}
      </Loaded>
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

function Configurations({ taxes }: { taxes: DeskTaxesQuery }) {
  const client = useQueryClient()
  const all = taxes.taxConfigurations?.edges.map(({ node }) => node) ?? []
  const before: Record<string, Record<Rule, boolean>> = Object.fromEntries(
    all.map((one) => [
      one.id,
      {
        chargeTaxes: one.chargeTaxes,
        pricesEnteredWithTax: one.pricesEnteredWithTax,
        displayGrossPrices: one.displayGrossPrices,
        useWeightedTaxForShipping: one.useWeightedTaxForShipping ?? false,
      },
    ]),
  )
  const unsaved = useUnsaved('settings.taxes', before)
  const save = useAct(
    async () => {
      const changed = all.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(unsaved.value[id]))
      const faults = await inTurn(
        changed.map(
          ({ id }) =>
            () =>
              mutate(DeskSaveTaxesDocument, { id, input: unsaved.value[id]! }),
        ),
      )
      await client.invalidateQueries({ queryKey: ['taxes'] })
      if (faults.length === 0) unsaved.saved(unsaved.value)
      return faults
    },
    { done: m.parts_saved() },
  )
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
              {all.map(({ id, channel }) => (
                <td key={id} className="ledger-centre">
                  <input
                    type="checkbox"
                    aria-label={`${channel.name}: ${RULES[rule]()}`}
                    checked={unsaved.value[id]?.[rule] ?? false}
                    onChange={(event) =>
                      unsaved.set((now) => ({ ...now, [id]: { ...now[id]!, [rule]: event.target.checked } }))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Ledger>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
    </Section>
  )
}

type Typed = Record<string, string>
const NOTHING: Typed = {}
const rateText = (rate: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 4 }).format(rate)

/** A rate without a class holds for everything else in the country. */
function Rates({ taxes }: { taxes: DeskTaxesQuery }) {
  const client = useQueryClient()
  const unsaved = useUnsaved<Typed>('settings.tax-rates', NOTHING)
  const [added, setAdded] = useState<string[]>([])
  const [shown, setShown] = useState(false)
  const classes = [
    { id: '', name: m.settings_tax_default() },
    ...(taxes.taxClasses?.edges.map(({ node }) => node) ?? []),
  ]
  const configured = taxes.taxCountryConfigurations ?? []
  const typedFor = Object.keys(unsaved.value).map((key) => key.split('|')[0]!)
  const collator = new Intl.Collator(language())
  const codes = [...new Set([...configured.map(({ country }) => country.code), ...added, ...typedFor])].toSorted(
    (a, b) => collator.compare(countryName(a), countryName(b)),
  )
  const savedOf = (code: string, id: string): string => {
    const rate = configured
      .find(({ country }) => country.code === code)
      ?.taxClassCountryRates.find(({ taxClass }) => (taxClass?.id ?? '') === id)
    return rate ? rateText(rate.rate) : ''
  }
  const isWrong = (text: string | undefined): boolean => text !== undefined && rateOf(text) === undefined
  const again = () => client.invalidateQueries({ queryKey: ['taxes'] })
  const save = useAct(
    async () => {
      setShown(true)
      if (Object.values(unsaved.value).some(isWrong)) return [{ code: 'INVALID', field: null, message: null }]
      const changed = new Map<string, { taxClassId: string | null; rate: number | null }[]>()
      for (const [key, text] of Object.entries(unsaved.value)) {
        const [code, id] = key.split('|') as [string, string]
        changed.set(code, [...(changed.get(code) ?? []), { taxClassId: id || null, rate: rateOf(text) ?? null }])
      }
      const faults = await inTurn(
        [...changed].map(
          ([code, rates]) =>
            () =>
              mutate(DeskSaveTaxRatesDocument, { country: code as CountryCode, rates }),
        ),
      )
      await again()
      if (faults.length === 0) {
        unsaved.saved(NOTHING)
        setAdded([])
      }
      return faults
    },
    { done: m.parts_saved() },
  )
  const forget = useAct(async (code: string) => {
    const { faults } = await mutate(DeskForgetTaxCountryDocument, { country: code as CountryCode })
    await again()
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
              {classes.map(({ id, name }) => {
                const key = `${code}|${id}`
                const saved = savedOf(code, id)
                return (
                  <Cell
                    key={id}
                    label={`${countryName(code)}, ${name}`}
                    value={unsaved.value[key] ?? saved}
                    changed={unsaved.value[key] !== undefined}
                    wrong={shown && isWrong(unsaved.value[key])}
                    onChange={(text) =>
                      unsaved.set((now) => {
                        const next = { ...now, [key]: text }
                        if (text === saved) delete next[key]
                        return next
                      })
                    }
                  />
                )
              })}
              <td>
                {configured.some(({ country }) => country.code === code) && (
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
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
    </Section>
  )
}

/** Adds, renames and deletes classes of goods. */
function ClassMenu({ classes }: { classes: readonly { id: string; name: string }[] }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<{ id: string | null; name: string } | null>(null)
  const [gone, setGone] = useState<{ id: string; name: string } | null>(null)
  const done = async (): Promise<void> => {
    setOpen(null)
    setGone(null)
    await client.invalidateQueries({ queryKey: ['taxes'] })
  }
  const keep = useAct(
    async () => {
      const name = open!.name.trim()
      const { faults } = open!.id
        ? await mutate(DeskRenameTaxClassDocument, { id: open!.id, name })
        : await mutate(DeskCreateTaxClassDocument, { input: { name } })
      if (faults.length === 0) await done()
      return faults
    },
    { fields: ['name'] },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteTaxClassDocument, { id: gone!.id })
    if (faults.length === 0) await done()
    return faults
  })
  return (
    <div className="settings-row">
      <Button look="line" onClick={() => setOpen({ id: null, name: '' })}>
        {m.settings_add_class()}
      </Button>
      <Menu
        label={m.settings_tax_classes()}
        items={classes.flatMap((one) => [
          { label: m.settings_rename({ name: one.name }), onPress: () => setOpen(one) },
          { label: m.settings_delete_name({ name: one.name }), danger: true, onPress: () => setGone(one) },
        ])}
      >
        <Icon name="more" />
      </Menu>
      <Ask
        open={open !== null}
        title={open?.id ? m.settings_rename({ name: open.name }) : m.settings_add_class()}
        yes={m.parts_save()}
        busy={keep.busy}
        onNo={() => setOpen(null)}
        onYes={() => void keep.run()}
      >
        <TextField
          id="class-name"
          label={m.settings_name()}
          hint={m.settings_class_hint()}
          value={open?.name ?? ''}
          error={keep.at('name')}
          required
          onChange={(name) => setOpen((now) => now && { ...now, name })}
        />
      </Ask>
      <Ask
        open={gone !== null}
        title={m.settings_delete_name({ name: gone?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setGone(null)}
        onYes={() => void remove.run()}
      >
        <p>{m.settings_delete_class_text()}</p>
      </Ask>
    </div>
  )
}
