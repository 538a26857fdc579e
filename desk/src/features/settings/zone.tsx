/** One zone: which countries, from which warehouses, in which channels. */
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { countryName } from '../../parts/countries.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { channelsQuery } from './channels.tsx'
import { CountriesPick } from './countries.tsx'
import { ratesQuery } from './shipping.tsx'
import { difference, Ticks } from './ticks.tsx'
import { warehousesQuery } from './warehouse-query.ts'
import {
  DeskCreateZoneDocument,
  DeskDeleteZoneDocument,
  DeskSaveZoneDocument,
  type DeskZoneFragment,
} from './shipping.generated.ts'

const route = getRouteApi('/settings/shipping/$zone/')
const BACK = () => ({ to: '/settings/shipping', label: m.settings_shipping() }) as const

export function ZonePage() {
  const { zone: id } = route.useParams()
  const query = useQuery({ ...ratesQuery, select: (zones) => zones.find((one) => one.id === id) ?? null })
  if (id === 'new') return <Form key="new" zone={null} />
  return (
    <LoadedPage query={query} title={m.changes_noun_zone()} back={BACK()}>
      {(zone) => <Form key={id} zone={zone} />}
    </LoadedPage>
  )
}

const valueOf = (zone: DeskZoneFragment | null) => ({
  name: zone?.name ?? '',
  /** The zone of all countries that no other zone delivers to. */
  isRest: zone?.default ?? false,
  countries: zone?.countries.map(({ code }) => code) ?? [],
  channels: zone?.channels.map(({ id }) => id) ?? [],
  warehouses: zone?.warehouses.map(({ id }) => id) ?? [],
})

type Value = ReturnType<typeof valueOf>

function Form({ zone }: { zone: DeskZoneFragment | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = zone?.id ?? null
  const maySeeWarehouses = useMay('MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_SHIPPING')
  const { data: channels = [] } = useQuery(channelsQuery)
  const { data: warehouses = [] } = useQuery({ ...warehousesQuery, enabled: maySeeWarehouses })
  const edited = useEdited<Value>({
    noun: 'zone',
    id,
    server: valueOf(zone),
    fields: ['name', 'countries'],
    isSet: ([part]) => part === 'countries' || part === 'channels' || part === 'warehouses',
    read: async (one) => {
      const found = await readAnew(ratesQuery)
      const again = found.find((other) => other.id === one)
      return again ? valueOf(again) : null
    },
    save: async (from, to) => {
      const inChannels = difference(from.channels, to.channels)
      const goods = difference(from.warehouses, to.warehouses)
      const common = {
        name: to.name.trim(),
        // Countries that no other zone delivers to are the service's to know.
        ...(to.isRest ? { default: true } : { default: false, countries: to.countries }),
        addChannels: inChannels.add,
        addWarehouses: goods.add,
      }
      if (!id) {
        const made = await mutate(DeskCreateZoneDocument, { input: common })
        return { faults: made.faults, id: made.payload.shippingZone?.id }
      }
      const { faults } = await mutate(DeskSaveZoneDocument, {
        id,
        input: { ...common, removeChannels: inChannels.remove, removeWarehouses: goods.remove },
      })
      return { faults }
    },
    after: () => navigate({ to: '/settings/shipping' }),
  })
  const { value, put: set, at } = edited
  const named = (all: readonly { id: string; name: string }[], found: unknown): string =>
    all
      .filter((one) => (found as string[]).includes(one.id))
      .map(({ name }) => name)
      .join(', ') || '–'
  return (
    <EditedPage
      edited={edited}
      title={zone?.name ?? m.settings_add_zone()}
      back={BACK()}
      make={m.parts_save()}
      labelOf={([part]) => ZONE_FIELDS[part as keyof Value]()}
      wordsOf={([part], found) =>
        part === 'channels'
          ? named(channels, found)
          : part === 'warehouses'
            ? named(warehouses, found)
            : part === 'countries'
              ? (found as string[]).map(countryName).join(', ') || '–'
              : undefined
      }
      deletion={
        id
          ? {
              text: m.settings_delete_zone_text(),
              run: () => mutate(DeskDeleteZoneDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['shipping'] }),
            }
          : undefined
      }
    >
      <div className="settings">
        <TextField
          id="zone-name"
          label={m.settings_name()}
          value={value.name}
          error={at('name')}
          required
          onChange={(name) => set({ name })}
        />
        <Section title={m.settings_countries()}>
          <CheckField checked={value.isRest} onChange={(isRest) => set({ isRest })}>
            {m.settings_zone_rest()}
          </CheckField>
          {!value.isRest && (
            <CountriesPick
              id="zone-countries"
              label={m.settings_countries()}
              chosen={value.countries}
              onChange={(countries) => set({ countries })}
            />
          )}
        </Section>
        <Section title={m.settings_where()}>
          <Ticks
            label={m.settings_channels()}
            options={channels}
            chosen={value.channels}
            onChange={(next) => set({ channels: next })}
          />
          <Ticks
            label={m.settings_zone_warehouses()}
            options={warehouses}
            chosen={value.warehouses}
            onChange={(next) => set({ warehouses: next })}
          />
          <p className="settings-note">{m.settings_zone_warehouses_hint()}</p>
        </Section>
      </div>
    </EditedPage>
  )
}

const ZONE_FIELDS: Record<keyof Value, () => string> = {
  name: m.settings_name,
  isRest: m.settings_zone_rest,
  countries: m.settings_countries,
  channels: m.settings_channels,
  warehouses: m.settings_zone_warehouses,
}
