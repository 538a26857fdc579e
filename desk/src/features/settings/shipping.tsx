/** Shipping as one table: a row for each method in its zone, columns for what it costs in each channel. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedForm } from '../../parts/edited.tsx'
import { Ask } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Cell, Ledger } from '../../parts/ledger.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import type { Path } from '../../parts/merge.ts'
import { Nothing, Page } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { amountValue } from '../../platform/money.ts'
import { readAnew } from '../../platform/query-client.ts'
import { countryName } from '../../parts/countries.ts'
import { toSettings } from './index.tsx'
import { cellKey, cellsOf, changesOf, type Part, PARTS, textOfValue, type Typed, typedIn } from './rates.ts'
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

function Rates({ zones }: { zones: DeskZoneFragment[] }) {
  const client = useQueryClient()
  const channels = [...new Map(zones.flatMap((zone) => zone.channels).map((channel) => [channel.id, channel])).values()]
  const server = cellsOf(zones)
  const fresh = (): Promise<DeskZoneFragment[]> => readAnew(ratesQuery)
  const edited = useEdited<Typed>({
    noun: 'rates',
    id: 'all',
    server,
    fields: ['cells'],
    check: (cells) =>
      changesOf(zones, typedIn(server, cells)).wrong.size > 0
        ? [{ code: '', field: 'cells', message: m.settings_rates_wrong() }]
        : [],
    read: async () => cellsOf(await fresh()),
    save: async (from, to) => {
      // What somebody else has saved is in the rows that were read just before.
      const now = client.getQueryData(ratesQuery.queryKey) ?? zones
      const faults = await inTurn(
        changesOf(now, typedIn(from, to)).changes.map(
          ({ method, input }) =>
            () =>
              mutate(DeskSaveRatesDocument, { id: method, input }),
        ),
      )
      return { faults }
    },
  })
  const { value, at } = edited
  const refusal = at('cells')
  const { wrong } = changesOf(zones, typedIn(server, value))
  const labelOf = ([key = '']: Path): string => {
    const [id, channelId, part] = key.split('|')
    const zone = zones.find(({ shippingMethods }) => shippingMethods?.some((one) => one.id === id))
    const method = zone?.shippingMethods?.find((one) => one.id === id)
    const channel = channels.find((one) => one.id === channelId)
    return `${[zone?.name, method?.name, channel?.name].join(', ')}: ${PART_TITLES[part as Part]()}`
  }
  const wordsOf = ([key = '']: Path, amount: unknown): string | undefined => {
    const channel = channels.find(({ id }) => id === key.split('|')[1])
    return channel && typeof amount === 'string' ? textOfValue(amount, channel.currencyCode) || undefined : undefined
  }
  return (
    <EditedForm edited={edited} labelOf={labelOf} wordsOf={wordsOf}>
      <p className="settings-note">{m.settings_rates_hint()}</p>
      {refusal && (
        <p className="settings-refused" role="alert">
          {refusal}
        </p>
      )}
      <Ledger label={m.settings_rates()} stacks>
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
                        return (
                          <Cell
                            key={key}
                            label={labelOf([key])}
                            title={`${channel.currencyCode}, ${PART_TITLES[part]()}`}
                            value={value[key] ?? ''}
                            shown={(one) => textOfValue(one, channel.currencyCode)}
                            read={(text) => amountValue(text, channel.currencyCode)}
                            changed={(value[key] ?? '') !== (server[key] ?? '')}
                            wrong={refusal !== undefined && wrong.has(key)}
                            onChange={(one) => edited.put({ [key]: one })}
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
                <td colSpan={channels.length * 3} className="ledger-empty" />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Ledger>
    </EditedForm>
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
  // The last number decides between day and days.
  return days.length > 0 ? m.settings_days({ days: days.join('–'), to: days.at(-1)! }) : ''
}

/** A method begins with its name; what it costs is typed into its row. */
function AddMethod({ zone }: { zone: DeskZoneFragment }) {
  const client = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [type, setType] = useState<'PRICE' | 'WEIGHT'>('PRICE')
  const create = useAct(
    async () => {
      const { faults } = await mutate(DeskCreateMethodDocument, {
        input: { name: name?.trim() ?? '', shippingZone: zone.id, type },
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
        <SelectField
          id="method-by"
          label={m.settings_method_by()}
          value={type}
          required
          placeholder=""
          options={[
            { value: 'PRICE', label: m.settings_method_by_price() },
            { value: 'WEIGHT', label: m.settings_method_by_weight() },
          ]}
          onChange={(next) => setType(next as typeof type)}
        />
      </Ask>
    </>
  )
}
