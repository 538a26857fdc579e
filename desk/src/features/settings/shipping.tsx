/** Shipping as one table: a row for each method in its zone, columns for what it costs in each channel. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Cell, Ledger } from '../../parts/ledger.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { countryName } from './countries.tsx'
import { toSettings } from './index.tsx'
import { cellKey, changesOf, PARTS, savedText, type Typed, WRONG_CELL } from './rates.ts'
import {
  DeskCreateMethodDocument,
  DeskRatesDocument,
  DeskSaveRatesDocument,
  type DeskMethodRowFragment,
  type DeskZoneFragment,
} from './shipping.generated.ts'

export const ratesQuery = queryOptions({
  queryKey: ['shipping', 'rates'],
  queryFn: async ({ signal }) =>
    (await request(DeskRatesDocument, {}, signal)).shippingZones?.edges.map(({ node }) => node) ?? [],
})

export function Shipping() {
  const navigate = useNavigate()
  return (
    <Page
      title={m.settings_shipping()}
      back={toSettings()}
      actions={
        <Button look="line" onClick={() => void navigate({ to: '/settings/shipping/$zone', params: { zone: 'new' } })}>
          {m.settings_add_zone()}
        </Button>
      }
    >
      <Loaded query={useQuery(ratesQuery)}>
        {(zones) =>
          zones.length === 0 ? (
            <Nothing title={m.settings_no_zones()} text={m.settings_no_zones_text()} />
          ) : (
            <Rates zones={zones} />
          )
        }
      </Loaded>
    </Page>
  )
}

const NOTHING: Typed = {}

function Rates({ zones }: { zones: DeskZoneFragment[] }) {
  const client = useQueryClient()
  const unsaved = useUnsaved<Typed>('settings.rates', NOTHING)
  const [shown, setShown] = useState(false)
  const channels = [...new Map(zones.flatMap((zone) => zone.channels).map((channel) => [channel.id, channel])).values()]
  const { changes, wrong } = changesOf(zones, unsaved.value)
  const type = (key: string, text: string, saved: string): void =>
    unsaved.set((before) => {
      const next = { ...before, [key]: text }
      if (text === saved) delete next[key]
      return next
    })
  const save = useAct(
    async () => {
      setShown(true)
      if (wrong.size > 0) return [WRONG_CELL]
      const faults = await inTurn(
        changes.map(
          ({ method, input }) =>
            () =>
              mutate(DeskSaveRatesDocument, { id: method, input }),
        ),
      )
      await client.invalidateQueries({ queryKey: ['shipping'] })
      if (faults.length === 0) unsaved.saved(NOTHING)
      return faults
    },
    { done: m.parts_saved() },
  )
  return (
    <>
      <p className="settings-note">{m.settings_rates_hint()}</p>
      <Ledger label={m.settings_rates()}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {m.settings_method()}
            </th>
            {channels.map(({ id, name, currencyCode }) => (
              <th key={id} colSpan={3} scope="colgroup" className="ledger-first">
                {name}, {currencyCode}
              </th>
            ))}
          </tr>
          <tr>
            {channels.map(({ id }) =>
              PARTS.map((part) => (
                <th
                  key={id + part}
                  scope="col"
                  className={part === 'price' ? 'ledger-right ledger-first' : 'ledger-right'}
                >
                  {PART_TITLES[part]()}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <Fragment key={zone.id}>
              <tr className="ledger-head">
                <th scope="rowgroup" colSpan={1 + channels.length * 3}>
                  <Link to="/settings/shipping/$zone" params={{ zone: zone.id }}>
                    {zone.name}
                  </Link>{' '}
                  <span className="ledger-detail">{countriesText(zone)}</span>
                </th>
              </tr>
              {(zone.shippingMethods ?? []).map((method) => (
                <tr key={method.id}>
                  <th scope="row">
                    <Link to="/settings/shipping/$zone/$method" params={{ zone: zone.id, method: method.id }}>
                      {method.name}
                    </Link>
                    <span className="ledger-detail">{daysText(method)}</span>
                  </th>
                  {channels.map((channel) =>
                    zone.channels.some(({ id }) => id === channel.id) ? (
                      PARTS.map((part) => {
                        const key = cellKey(method.id, channel.id, part)
                        const saved = savedText(method, channel, part)
                        return (
                          <Cell
                            key={key}
                            label={`${zone.name}, ${method.name}, ${channel.name}: ${PART_TITLES[part]()}`}
                            value={unsaved.value[key] ?? saved}
                            changed={unsaved.value[key] !== undefined}
                            wrong={shown && wrong.has(key)}
                            onChange={(text) => type(key, text, saved)}
                          />
                        )
                      })
                    ) : (
                      <td key={channel.id} colSpan={3} className="ledger-off">
                        –
                      </td>
                    ),
                  )}
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <AddMethod zone={zone} />
                </th>
                <td colSpan={channels.length * 3} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Ledger>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
    </>
  )
}

const PART_TITLES = { price: m.settings_price, from: m.settings_order_from, to: m.settings_order_to }
const MOST_COUNTRIES = 6

function countriesText({ countries }: DeskZoneFragment): string {
  const names = countries.slice(0, MOST_COUNTRIES).map(({ code }) => countryName(code))
  const rest = countries.length - names.length
  return [names.join(', '), rest > 0 ? m.settings_and_more({ count: rest }) : ''].filter(Boolean).join(' ')
}

function daysText({ minimumDeliveryDays: from, maximumDeliveryDays: to }: DeskMethodRowFragment): string {
  const days = [...new Set([from, to].filter((one) => one != null))]
  return days.length > 0 ? m.settings_days({ days: days.join('–') }) : ''
}

/** A method begins with its name; what it costs is typed into its row. */
function AddMethod({ zone }: { zone: DeskZoneFragment }) {
  const client = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const create = useAct(
    async () => {
      const { faults } = await mutate(DeskCreateMethodDocument, {
        input: { name: name?.trim() ?? '', shippingZone: zone.id, type: 'PRICE' },
      })
      if (faults.length > 0) return faults
      setName(null)
      await client.invalidateQueries({ queryKey: ['shipping'] })
      return []
    },
    { fields: ['name'] },
  )
  return (
    <>
      <Button look="link" onClick={() => setName('')}>
        {m.settings_add_method()}
      </Button>
      <Ask
        open={name !== null}
        title={m.settings_add_method_to({ name: zone.name })}
        yes={m.parts_add()}
        busy={create.busy}
        onNo={() => setName(null)}
        onYes={() => void create.run()}
      >
        <TextField
          id="method-name"
          label={m.settings_name()}
          value={name ?? ''}
          error={create.at('name')}
          required
          onChange={setName}
        />
      </Ask>
    </>
  )
}
