/**
 * Sets up an empty shop: its name, its first channel, the warehouse goods are sent from and the countries they go to.
 * What is already there is not made again, so a setup that stopped half-way goes on where it stopped.
 */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Fields } from '../../parts/forms.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { defaultChannel } from '../../platform/endpoint.ts'
import type { Fault } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { AddressFields, PLACE_FIELDS, placeInput, placeOf } from './address.tsx'
import { inputOf, NEW_CHANNEL } from './channel-value.ts'
import { channelsQuery } from './channels.tsx'
import { CountriesPick } from './countries.tsx'
import { DeskCreateChannelDocument } from './channels.generated.ts'
import { currencyOf } from './currencies.ts'
import { toSettings } from './index.tsx'
import { DeskCreateZoneDocument } from './shipping.generated.ts'
import { DeskSaveShopAddressDocument, DeskSaveShopDocument } from './shop.generated.ts'
import { DeskSaveTaxesDocument, DeskTaxesDocument } from './taxes.generated.ts'
import { DeskCreateWarehouseDocument } from './warehouses.generated.ts'

const EMPTY = {
  name: '',
  currency: '',
  address: placeOf(null),
  /** Besides the shop's own country. */
  countries: [] as string[],
  taxed: true,
  /** What was made before the setup stopped. */
  made: { warehouse: '', channel: '', zone: '' },
}

/** A step of the setup that was refused. */
class Refused extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super('refused')
    this.faults = faults
  }
}

export function StartPage() {
  const { data: channels } = useQuery(channelsQuery)
  const mayAll = [useMay('MANAGE_CHANNELS'), useMay('MANAGE_SHIPPING'), useMay('MANAGE_SETTINGS')].every(Boolean)
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved('settings.start', EMPTY)
  const { value } = unsaved
  const set = (part: Partial<typeof EMPTY>): void => unsaved.set((now) => ({ ...now, ...part }))
  const { country } = value.address
  const save = useAct(
    async () => {
      if (!country) return [{ code: 'REQUIRED', field: 'country', message: null }]
      const made = { ...value.made }
      const kept = <Payload,>(answer: { payload: Payload; faults: readonly Fault[] }): Payload => {
        if (answer.faults.length > 0) throw new Refused(answer.faults)
        return answer.payload
      }
      try {
        kept(await mutate(DeskSaveShopDocument, { input: { name: value.name.trim() } }))
        kept(await mutate(DeskSaveShopAddressDocument, { input: placeInput(value.address) }))
        const named = { name: value.address.city.trim() || value.name.trim() }
        made.warehouse ||= kept(
          await mutate(DeskCreateWarehouseDocument, { input: { ...named, address: placeInput(value.address) } }),
        ).warehouse!.id
        // Orders may be paid after they are placed, as transfers and coins need it; unpaid ones end after an hour.
        const channel = { ...NEW_CHANNEL, name: value.name, slug: defaultChannel(), isActive: true }
        made.channel ||= kept(
          await mutate(DeskCreateChannelDocument, {
            input: {
              ...inputOf({ ...channel, unpaid: true, expire: '60', warehouses: [made.warehouse] }, []),
              currencyCode: value.currency.trim().toUpperCase(),
              defaultCountry: country,
            },
          }),
        ).channel!.id
        made.zone ||= kept(
          await mutate(DeskCreateZoneDocument, {
            input: {
              name: m.settings_start_zone(),
              countries: [...new Set([country, ...value.countries])],
              addChannels: [made.channel],
              addWarehouses: [made.warehouse],
            },
          }),
        ).shippingZone!.id
        const { taxConfigurations } = await request(DeskTaxesDocument, {})
        const rules = taxConfigurations?.edges.find(({ node }) => node.channel.id === made.channel)?.node
        if (rules && rules.chargeTaxes !== value.taxed)
          kept(await mutate(DeskSaveTaxesDocument, { id: rules.id, input: { chargeTaxes: value.taxed } }))
      } catch (error) {
        // What was made is made, whether the next step was refused or its answer was lost.
        set({ made })
        if (!(error instanceof Refused)) throw error
        return error.faults
      }
      unsaved.drop()
      await client.invalidateQueries()
      await navigate({ to: '/' })
      return []
    },
    { fields: [...PLACE_FIELDS, 'name', 'currencyCode'], done: m.settings_start_done() },
  )
  if (!mayAll) return <Nothing title={m.fault_permission()} />
  const isBegun = Object.values(value.made).some(Boolean)
  if (channels && channels.length > 0 && !isBegun && !save.busy)
    return (
      <Page title={m.settings_start()} back={toSettings()}>
        <Nothing
          title={m.settings_start_there()}
          text={m.settings_start_there_text()}
          action={
            <Link to="/settings" className="button button--line">
              {m.settings_title()}
            </Link>
          }
        />
      </Page>
    )
  return (
    <Page title={m.settings_start()} back={{ to: '/', label: m.frame_today() }}>
      <form
        className="settings"
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        <TextField
          id="start-name"
          label={m.settings_shop_name()}
          value={value.name}
          error={save.at('name')}
          required
          onChange={(name) => set({ name })}
        />
        <Section title={m.settings_start_from()}>
          <p className="settings-note">{m.settings_start_from_text()}</p>
          <AddressFields
            id="start"
            value={value.address}
            act={save}
            onChange={(part) =>
              set({
                address: { ...value.address, ...part },
                ...(part.country ? { currency: currencyOf(part.country) ?? value.currency } : {}),
              })
            }
          />
        </Section>
        <Section title={m.settings_start_money()}>
          <Fields>
            <TextField
              id="start-currency"
              label={m.settings_currency()}
              hint={m.settings_currency_hint()}
              value={value.currency}
              error={save.at('currencyCode')}
              maxLength={3}
              required
              disabled={Boolean(value.made.channel)}
              onChange={(currency) => set({ currency })}
            />
          </Fields>
          <CheckField checked={value.taxed} onChange={(taxed) => set({ taxed })}>
            {m.settings_start_taxed()}
          </CheckField>
          <p className="settings-note">{m.settings_start_taxed_text()}</p>
        </Section>
        <Section title={m.settings_start_to()}>
          <p className="settings-note">{m.settings_start_to_text()}</p>
          <CountriesPick
            id="start-countries"
            label={m.settings_start_to()}
            chosen={value.countries}
            onChange={(countries) => set({ countries })}
          />
        </Section>
        <div>
          <Button look="leaf" type="submit" big busy={save.busy}>
            {m.settings_start_yes()}
          </Button>
        </div>
      </form>
    </Page>
  )
}
