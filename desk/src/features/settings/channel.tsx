/** One channel: where it sells and how it treats stock, orders, checkouts and payments. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { CountryCode } from '@semena/contract/enums'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countryName } from '../../parts/countries.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { Tag } from '../../parts/figures.tsx'
import { Fields } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import {
  DeskChannelDocument,
  DeskCreateChannelDocument,
  DeskDeleteChannelDocument,
  DeskOrderWarehousesDocument,
  DeskSaveChannelDocument,
  DeskWarehouseNamesDocument,
} from './channels.generated.ts'
import {
  type Channel,
  type ChannelValue,
  countFaults,
  COUNTS,
  inputOf,
  movesTo,
  NEW_CHANNEL,
  valueOf,
} from './channel-value.ts'
import { channelsQuery } from './channels.tsx'
import { CountryField } from './countries.tsx'

const route = getRouteApi('/settings/channels/$id')
const BACK = () => ({ to: '/settings/channels', label: m.settings_channels() }) as const

const channelQuery = (id: string) =>
  queryOptions({
    queryKey: ['channels', 'one', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskChannelDocument, { id }, signal)).channel ?? null,
  })

const warehousesQuery = queryOptions({
  queryKey: ['warehouses', 'names'],
  queryFn: async ({ signal }) =>
    (await request(DeskWarehouseNamesDocument, {}, signal)).warehouses?.edges.map(({ node }) => node) ?? [],
})

export function ChannelPage() {
  const { id } = route.useParams()
  const query = useQuery(channelQuery(id))
  if (id === 'new') return <Form key="new" channel={null} />
  return (
    <LoadedPage query={query} title={m.changes_noun_channel()} back={BACK()}>
      {(channel) => <Form key={channel.id} channel={channel} />}
    </LoadedPage>
  )
}

function Form({ channel }: { channel: Channel | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = channel?.id ?? null
  const { data: warehouses = [] } = useQuery(warehousesQuery)
  const server = channel ? valueOf(channel) : NEW_CHANNEL
  const edited = useEdited<ChannelValue>({
    noun: 'channel',
    id,
    server,
    fields: ['name', 'slug', 'currencyCode', 'defaultCountry', ...COUNTS],
    isSet: ([part]) => part === 'warehouses',
    check: (value) => [
      ...countFaults(value, server),
      ...(value.country ? [] : [{ code: 'REQUIRED', field: 'defaultCountry', message: null }]),
    ],
    read: async (one) => {
      // Whoever is signed in has one channel more or less, or one of another name.
      await client.invalidateQueries({ queryKey: ['me'] })
      const found = await readAnew(channelQuery(one))
      return found && valueOf(found)
    },
    save: async (from, to) => {
      const country = to.country as CountryCode
      if (!id) {
        const made = await mutate(DeskCreateChannelDocument, {
          input: { ...inputOf(to, []), currencyCode: to.currency.trim().toUpperCase(), defaultCountry: country },
        })
        return { faults: made.faults, id: made.payload.channel?.id }
      }
      const had = from.warehouses
      const moves = movesTo(had, to.warehouses)
      const faults = await inTurn([
        () =>
          mutate(DeskSaveChannelDocument, {
            id,
            input: {
              ...inputOf(to, had),
              removeWarehouses: had.filter((one) => !to.warehouses.includes(one)),
              defaultCountry: country,
            },
          }),
        ...(moves.length > 0 ? [() => mutate(DeskOrderWarehousesDocument, { id, moves })] : []),
      ])
      return { faults }
    },
    after: (one) => navigate({ to: '/settings/channels/$id', params: { id: one }, replace: true }),
  })
  const { value, put: set, at } = edited
  const [target, setTarget] = useState('')
  const text = (name: (typeof COUNTS)[number], label: string, hint: string) => (
    <TextField
      id={`channel-${name}`}
      label={label}
      hint={hint}
      inputMode="numeric"
      value={value[name]}
      error={at(name)}
      onChange={(now) => set({ [name]: now })}
    />
  )
  const check = (
    name: 'confirm' | 'fulfilCards' | 'unpaid' | 'draftVouchers' | 'complete' | 'release',
    label: string,
  ) => (
    <CheckField checked={value[name]} onChange={(now) => set({ [name]: now })}>
      {label}
    </CheckField>
  )
  return (
    <EditedPage
      edited={edited}
      title={channel?.name ?? m.settings_add_channel()}
      back={BACK()}
      aside={
        channel && (channel.isActive ? <Tag tone="leaf">{m.settings_open()}</Tag> : <Tag>{m.settings_closed()}</Tag>)
      }
      make={m.parts_save()}
      labelOf={([part]) => CHANNEL_FIELDS[part as keyof ChannelValue]()}
      wordsOf={([part], found) =>
        part === 'warehouses'
          ? (found as string[]).map((one) => warehouses.find((other) => other.id === one)?.name ?? '…').join(', ') ||
            '–'
          : part === 'country'
            ? countryName(found as string)
            : undefined
      }
      deletion={
        channel
          ? {
              title: m.settings_delete_channel({ name: channel.name }),
              text: <BeforeDeleting channel={channel} target={target} onTarget={setTarget} />,
              run: () =>
                mutate(DeskDeleteChannelDocument, { id: channel.id, input: target ? { channelId: target } : null }),
              onDone: () =>
                Promise.all([
                  client.invalidateQueries({ queryKey: ['channels', 'list'] }),
                  client.invalidateQueries({ queryKey: ['me'] }),
                ]),
            }
          : undefined
      }
    >
      <div className="settings">
        <Section title={m.settings_about()}>
          <Fields>
            <TextField
              id="channel-name"
              label={m.settings_name()}
              value={value.name}
              error={at('name')}
              required
              onChange={(name) => set({ name })}
            />
            <TextField
              id="channel-slug"
              label={m.settings_slug()}
              hint={m.settings_slug_hint()}
              value={value.slug}
              error={at('slug')}
              required
              onChange={(slug) => set({ slug })}
            />
            <TextField
              id="channel-currency"
              label={m.settings_currency()}
              hint={m.settings_currency_hint()}
              value={value.currency}
              error={at('currencyCode')}
              disabled={channel !== null}
              maxLength={3}
              required
              onChange={(currency) => set({ currency })}
            />
            <CountryField
              id="channel-country"
              label={m.settings_default_country()}
              value={value.country}
              error={at('defaultCountry')}
              onChange={(country) => set({ country })}
            />
          </Fields>
          <CheckField checked={value.isActive} onChange={(isActive) => set({ isActive })}>
            {m.settings_channel_active()}
          </CheckField>
        </Section>
        <Section title={m.settings_stock()}>
          <SelectField
            id="channel-strategy"
            label={m.settings_strategy()}
            value={value.strategy}
            required
            placeholder=""
            options={[
              { value: 'PRIORITIZE_SORTING_ORDER', label: m.settings_strategy_order() },
              { value: 'PRIORITIZE_HIGH_STOCK', label: m.settings_strategy_most() },
            ]}
            onChange={(strategy) => set({ strategy: strategy as ChannelValue['strategy'] })}
          />
          <WarehouseOrder
            known={channel?.warehouses ?? []}
            chosen={value.warehouses}
            onChange={(warehouses) => set({ warehouses })}
          />
        </Section>
        <Section title={m.settings_orders()}>
          <div className="settings-checks">
            {check('confirm', m.settings_confirm_orders())}
            {check('unpaid', m.settings_unpaid_orders())}
            {check('fulfilCards', m.settings_fulfil_cards())}
            {check('draftVouchers', m.settings_draft_vouchers())}
          </div>
          <Fields>
            {text('expire', m.settings_expire(), m.settings_expire_hint())}
            {text('forget', m.settings_forget(), m.settings_forget_hint())}
            {text('freeze', m.settings_freeze(), m.settings_freeze_hint())}
          </Fields>
        </Section>
        <Section title={m.settings_checkout()}>
          {check('complete', m.settings_complete())}
          {value.complete && (
            <Fields>{text('completeDelay', m.settings_complete_delay(), m.settings_complete_delay_hint())}</Fields>
          )}
        </Section>
        <Section title={m.settings_payments()}>
          <SelectField
            id="channel-flow"
            label={m.settings_flow()}
            value={value.flow}
            required
            placeholder=""
            options={[
              { value: 'CHARGE', label: m.settings_flow_charge() },
              { value: 'AUTHORIZATION', label: m.settings_flow_hold() },
            ]}
            onChange={(flow) => set({ flow: flow as ChannelValue['flow'] })}
          />
          {check('release', m.settings_release())}
          {value.release && (
            <Fields>{text('releaseAfter', m.settings_release_after(), m.settings_release_hint())}</Fields>
          )}
        </Section>
      </div>
    </EditedPage>
  )
}

/** The warehouses a channel takes goods from, in their order. Only some staff may see all that could be added. */
function WarehouseOrder({
  known,
  chosen,
  onChange,
}: {
  known: Channel['warehouses']
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const maySeeAll = useMay('MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_SHIPPING')
  const { data: all = known } = useQuery({ ...warehousesQuery, enabled: maySeeAll })
  const others = all.filter(({ id }) => !chosen.includes(id))
  const nameOf = (id: string): string => all.find((one) => one.id === id)?.name ?? '…'
  const lift = (place: number): void => {
    const next = [...chosen]
    next.splice(place - 1, 0, ...next.splice(place, 1))
    onChange(next)
  }
  return (
    <>
      <ul className="settings-lines" aria-label={m.settings_channel_warehouses()}>
        {chosen.map((id, place) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            {place > 0 && (
              <Button look="square" aria-label={m.settings_lift({ name: nameOf(id) })} onClick={() => lift(place)}>
                <Icon name="up" />
              </Button>
            )}
            <Button
              look="square"
              aria-label={m.settings_take_away({ name: nameOf(id) })}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className="settings-note">{m.settings_no_warehouse()}</p>}
      {others.length > 0 && (
        <SelectField
          id="channel-warehouse"
          label={m.settings_add_warehouse_to()}
          value=""
          placeholder={m.parts_choose()}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => id && onChange([...chosen, id])}
        />
      )}
    </>
  )
}

const CHANNEL_FIELDS: Record<keyof ChannelValue, () => string> = {
  name: m.settings_name,
  slug: m.settings_slug,
  currency: m.settings_currency,
  country: m.settings_default_country,
  isActive: m.settings_channel_active,
  strategy: m.settings_strategy,
  warehouses: m.settings_channel_warehouses,
  confirm: m.settings_confirm_orders,
  fulfilCards: m.settings_fulfil_cards,
  unpaid: m.settings_unpaid_orders,
  draftVouchers: m.settings_draft_vouchers,
  expire: m.settings_expire,
  forget: m.settings_forget,
  freeze: m.settings_freeze,
  complete: m.settings_complete,
  completeDelay: m.settings_complete_delay,
  flow: m.settings_flow,
  release: m.settings_release,
  releaseAfter: m.settings_release_after,
}

/** Orders of a channel that goes must go to another of the same currency. */
function BeforeDeleting({
  channel,
  target,
  onTarget,
}: {
  channel: Channel
  target: string
  onTarget: (id: string) => void
}) {
  const others = (useQuery(channelsQuery).data ?? []).filter(
    ({ id, currencyCode }) => id !== channel.id && currencyCode === channel.currencyCode,
  )
  return (
    <>
      <p>{m.settings_delete_channel_text()}</p>
      {channel.hasOrders &&
        (others.length > 0 ? (
          <SelectField
            id="target"
            label={m.settings_target_channel()}
            value={target}
            required
            placeholder={m.parts_choose()}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onTarget}
          />
        ) : (
          <p className="settings-note">{m.settings_no_target({ currency: channel.currencyCode })}</p>
        ))}
    </>
  )
}
