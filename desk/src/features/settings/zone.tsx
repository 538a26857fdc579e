/** One zone: which countries, from which warehouses, in which channels. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
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

export function ZonePage() {
  const { zone: id } = route.useParams()
  const query = useQuery(ratesQuery)
  if (id === 'new') return <Form key="new" zone={null} />
  return (
    <Loaded query={query}>
      {(zones) => {
        const zone = zones.find((one) => one.id === id)
        return zone ? <Form key={id} zone={zone} /> : <Nothing title={m.fault_not_found()} />
      }}
    </Loaded>
  )
}

const valueOf = (zone: DeskZoneFragment | null) => ({
  name: zone?.name ?? '',
  countries: zone?.countries.map(({ code }) => code) ?? [],
  channels: zone?.channels.map(({ id }) => id) ?? [],
  warehouses: zone?.warehouses.map(({ id }) => id) ?? [],
})

function Form({ zone }: { zone: DeskZoneFragment | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const before = valueOf(zone)
  const unsaved = useUnsaved(`settings.zone.${zone?.id ?? 'new'}`, before)
  const [isDeleting, setDeleting] = useState(false)
  const maySeeWarehouses = useMay('MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_SHIPPING')
  const { data: channels = [] } = useQuery(channelsQuery)
  const { data: warehouses = [] } = useQuery({ ...warehousesQuery, enabled: maySeeWarehouses })
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const save = useAct(
    async () => {
      const inChannels = difference(before.channels, value.channels)
      const from = difference(before.warehouses, value.warehouses)
      const common = {
        name: value.name.trim(),
        countries: value.countries,
        addChannels: inChannels.add,
        addWarehouses: from.add,
      }
      if (!zone) {
        const made = await mutate(DeskCreateZoneDocument, { input: common })
        if (made.faults.length > 0) return made.faults
        await client.invalidateQueries({ queryKey: ['shipping'] })
        unsaved.saved(value)
        void navigate({ to: '/settings/shipping' })
        return []
      }
      const { faults } = await mutate(DeskSaveZoneDocument, {
        id: zone.id,
        input: { ...common, removeChannels: inChannels.remove, removeWarehouses: from.remove },
      })
      await client.invalidateQueries({ queryKey: ['shipping'] })
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    { fields: ['name'], done: m.parts_saved() },
  )
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskDeleteZoneDocument, { id: zone!.id })
      if (faults.length > 0) return faults
      void navigate({ to: '/settings/shipping' })
      void client.invalidateQueries({ queryKey: ['shipping'] })
      return []
    },
    { done: m.settings_deleted() },
  )
  return (
    <Page
      title={zone?.name ?? m.settings_add_zone()}
      back={{ to: '/settings/shipping', label: m.settings_shipping() }}
      actions={
        zone && (
          <Button look="line" onClick={() => setDeleting(true)}>
            {m.parts_delete()}
          </Button>
        )
      }
    >
      <div className="settings">
        <TextField
          id="zone-name"
          label={m.settings_name()}
          value={value.name}
          error={save.at('name')}
          required
          onChange={(name) => set({ name })}
        />
        <Section title={m.settings_countries()}>
          <CountriesPick
            id="zone-countries"
            label={m.settings_countries()}
            chosen={value.countries}
            onChange={(countries) => set({ countries })}
          />
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
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isDeleting}
        title={m.settings_delete_name({ name: zone?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setDeleting(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.settings_delete_zone_text()}</p>
      </Ask>
    </Page>
  )
}
