/** One channel: where it sells and how it treats stock, orders, checkouts and payments. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Tag } from '../../parts/figures.tsx'
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
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
  return <Loaded query={query}>{(channel) => <Form key={channel.id} channel={channel} />}</Loaded>
}

function Form({ channel }: { channel: Channel | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved<ChannelValue>(
    `settings.channel.${channel?.id ?? 'new'}`,
    channel ? valueOf(channel) : NEW_CHANNEL,
  )
  const [isDeleting, setDeleting] = useState(false)
  const { value } = unsaved
  const set = (part: Partial<ChannelValue>): void => unsaved.set((now) => ({ ...now, ...part }))
  const save = useAct(
    async () => {
      const wrong = countFaults(value)
      if (wrong.length > 0) return wrong
      const had = channel?.warehouses.map((one) => one.id) ?? []
      const input = inputOf(value, had)
      if (!channel) {
        if (!value.country) return [{ code: 'REQUIRED', field: 'defaultCountry', message: null }]
        const made = await mutate(DeskCreateChannelDocument, {
          input: { ...input, currencyCode: value.currency.trim().toUpperCase(), defaultCountry: value.country },
        })
        if (made.faults.length > 0) return made.faults
        await client.invalidateQueries({ queryKey: ['channels'] })
        unsaved.saved(value)
        void navigate({ to: '/settings/channels/$id', params: { id: made.payload.channel!.id }, replace: true })
        return []
      }
      const gone = had.filter((one) => !value.warehouses.includes(one))
      const moves = movesTo(had, value.warehouses)
      const faults = await inTurn([
        () =>
          mutate(DeskSaveChannelDocument, {
            id: channel.id,
            input: { ...input, removeWarehouses: gone, ...(value.country ? { defaultCountry: value.country } : {}) },
          }),
        ...(moves.length > 0 ? [() => mutate(DeskOrderWarehousesDocument, { id: channel.id, moves })] : []),
      ])
      await client.invalidateQueries({ queryKey: ['channels'] })
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    { fields: ['name', 'slug', 'currencyCode', 'defaultCountry', ...COUNTS], done: m.parts_saved() },
  )
  const text = (name: (typeof COUNTS)[number], label: string, hint: string) => (
    <TextField
      id={`channel-${name}`}
      label={label}
      hint={hint}
      inputMode="numeric"
      value={value[name]}
      error={save.at(name)}
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
    <Page
      title={channel?.name ?? m.settings_add_channel()}
      back={{ to: '/settings/channels', label: m.settings_channels() }}
      aside={
        channel && (channel.isActive ? <Tag tone="leaf">{m.settings_open()}</Tag> : <Tag>{m.settings_closed()}</Tag>)
      }
      actions={
        channel && (
          <Button look="line" onClick={() => setDeleting(true)}>
            {m.parts_delete()}
          </Button>
        )
      }
    >
      <div className="settings">
        <Section title={m.settings_about()}>
          <Fields>
            <TextField
              id="channel-name"
              label={m.settings_name()}
              value={value.name}
              error={save.at('name')}
              required
              onChange={(name) => set({ name })}
            />
            <TextField
              id="channel-slug"
              label={m.settings_slug()}
              hint={m.settings_slug_hint()}
              value={value.slug}
              error={save.at('slug')}
              required
              onChange={(slug) => set({ slug })}
            />
            <TextField
              id="channel-currency"
              label={m.settings_currency()}
              hint={m.settings_currency_hint()}
              value={value.currency}
              error={save.at('currencyCode')}
              disabled={channel !== null}
              maxLength={3}
              required
              onChange={(currency) => set({ currency })}
            />
            <CountryField
              id="channel-country"
              label={m.settings_default_country()}
              value={value.country}
              error={save.at('defaultCountry')}
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
          <WarehouseOrder chosen={value.warehouses} onChange={(warehouses) => set({ warehouses })} />
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
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      {channel && <Delete channel={channel} open={isDeleting} onNo={() => setDeleting(false)} />}
    </Page>
  )
}

/** The warehouses a channel takes goods from, in their order. */
function WarehouseOrder({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const { data: all = [] } = useQuery(warehousesQuery)
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

/** Orders of a channel that goes must go to another of the same currency. */
function Delete({ channel, open, onNo }: { channel: Channel; open: boolean; onNo: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [target, setTarget] = useState('')
  const others = (useQuery(channelsQuery).data ?? []).filter(
    ({ id, currencyCode }) => id !== channel.id && currencyCode === channel.currencyCode,
  )
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskDeleteChannelDocument, {
        id: channel.id,
        input: target ? { channelId: target } : null,
      })
      if (faults.length > 0) return faults
      void navigate({ to: '/settings/channels' })
      void client.invalidateQueries({ queryKey: ['channels', 'list'] })
      return []
    },
    { done: m.settings_deleted() },
  )
  return (
    <Ask
      open={open}
      title={m.settings_delete_channel({ name: channel.name })}
      yes={m.parts_delete()}
      danger
      busy={remove.busy}
      onNo={onNo}
      onYes={() => void remove.run()}
    >
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
            onChange={setTarget}
          />
        ) : (
          <p className="settings-note">{m.settings_no_target({ currency: channel.currencyCode })}</p>
        ))}
    </Ask>
  )
}
