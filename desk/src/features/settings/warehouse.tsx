/** One warehouse: its address, the zones it sends to, and whether orders are collected there. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { WarehouseClickAndCollectOptionEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { AddressFields, PLACE_FIELDS, placeInput, placeOf } from './address.tsx'
import { difference, Ticks } from './ticks.tsx'
import { COLLECT } from './warehouses.tsx'
import {
  DeskAddZonesDocument,
  DeskCreateWarehouseDocument,
  DeskDeleteWarehouseDocument,
  DeskDropZonesDocument,
  DeskSaveWarehouseDocument,
  DeskWarehouseDocument,
  type DeskWarehouseQuery,
  DeskZoneNamesDocument,
} from './warehouses.generated.ts'

const route = getRouteApi('/settings/warehouses/$id')
type Warehouse = NonNullable<DeskWarehouseQuery['warehouse']>

const warehouseQuery = (id: string) =>
  queryOptions({
    queryKey: ['warehouses', 'one', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskWarehouseDocument, { id }, signal)).warehouse ?? null,
  })

const zonesQuery = queryOptions({
  queryKey: ['shipping', 'zone-names'],
  queryFn: async ({ signal }) =>
    (await request(DeskZoneNamesDocument, {}, signal)).shippingZones?.edges.map(({ node }) => node) ?? [],
})

export function WarehousePage() {
  const { id } = route.useParams()
  const query = useQuery(warehouseQuery(id))
  if (id === 'new') return <Form key="new" warehouse={null} />
  return <Loaded query={query}>{(warehouse) => <Form key={id} warehouse={warehouse} />}</Loaded>
}

const valueOf = (warehouse: Warehouse | null) => ({
  name: warehouse?.name ?? '',
  slug: warehouse?.slug ?? '',
  email: warehouse?.email ?? '',
  collect: warehouse?.clickAndCollectOption ?? 'DISABLED',
  isPrivate: warehouse?.isPrivate ?? false,
  address: placeOf(warehouse?.address),
  zones: warehouse?.shippingZones.edges.map(({ node }) => node.id) ?? [],
})

function Form({ warehouse }: { warehouse: Warehouse | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const before = valueOf(warehouse)
  const unsaved = useUnsaved(`settings.warehouse.${warehouse?.id ?? 'new'}`, before)
  const [isDeleting, setDeleting] = useState(false)
  const maySeeZones = useMay('MANAGE_SHIPPING')
  const { data: zones = [] } = useQuery({ ...zonesQuery, enabled: maySeeZones })
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const save = useAct(
    async () => {
      const common = {
        name: value.name.trim(),
        email: value.email.trim(),
        address: placeInput(value.address),
        ...(value.slug.trim() ? { slug: value.slug.trim() } : {}),
      }
      if (!warehouse) {
        const made = await mutate(DeskCreateWarehouseDocument, { input: common })
        if (made.faults.length > 0) return made.faults
        await client.invalidateQueries({ queryKey: ['warehouses'] })
        unsaved.saved(value)
        void navigate({ to: '/settings/warehouses/$id', params: { id: made.payload.warehouse!.id }, replace: true })
        return []
      }
      const { id } = warehouse
      const { add, remove } = difference(before.zones, value.zones)
      const faults = await inTurn([
        () =>
          mutate(DeskSaveWarehouseDocument, {
            id,
            input: { ...common, clickAndCollectOption: value.collect, isPrivate: value.isPrivate },
          }),
        ...(add.length > 0 ? [() => mutate(DeskAddZonesDocument, { id, zones: add })] : []),
        ...(remove.length > 0 ? [() => mutate(DeskDropZonesDocument, { id, zones: remove })] : []),
      ])
      await client.invalidateQueries({ queryKey: ['warehouses'] })
      void client.invalidateQueries({ queryKey: ['shipping'] })
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    { fields: [...PLACE_FIELDS, 'name', 'slug', 'email'], done: m.parts_saved() },
  )
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskDeleteWarehouseDocument, { id: warehouse!.id })
      if (faults.length > 0) return faults
      void navigate({ to: '/settings/warehouses' })
      void client.invalidateQueries({ queryKey: ['warehouses', 'list'] })
      return []
    },
    { done: m.settings_deleted() },
  )
  return (
    <Page
      title={warehouse?.name ?? m.settings_add_warehouse()}
      back={{ to: '/settings/warehouses', label: m.settings_warehouses() }}
      actions={
        warehouse && (
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
              id="warehouse-name"
              label={m.settings_name()}
              value={value.name}
              error={save.at('name')}
              required
              onChange={(name) => set({ name })}
            />
            <TextField
              id="warehouse-slug"
              label={m.settings_slug()}
              hint={m.settings_warehouse_slug_hint()}
              value={value.slug}
              error={save.at('slug')}
              onChange={(slug) => set({ slug })}
            />
            <TextField
              id="warehouse-email"
              type="email"
              label={m.settings_email()}
              value={value.email}
              error={save.at('email')}
              onChange={(email) => set({ email })}
            />
          </Fields>
        </Section>
        <Section title={m.settings_address()}>
          <AddressFields
            id="warehouse"
            value={value.address}
            act={save}
            onChange={(part) => set({ address: { ...value.address, ...part } })}
          />
        </Section>
        {warehouse && (
          <Section title={m.settings_sends()}>
            <CheckField
              checked={value.isPrivate}
              onChange={(isPrivate) =>
                set({ isPrivate, ...(isPrivate && value.collect === 'LOCAL' ? { collect: 'DISABLED' } : {}) })
              }
            >
              {m.settings_private()}
            </CheckField>
            <SelectField
              id="warehouse-collect"
              label={m.settings_collect()}
              hint={m.settings_collect_hint()}
              value={value.collect}
              required
              placeholder=""
              // What lies in a private warehouse cannot be collected there.
              options={Object.entries(COLLECT)
                .filter(([option]) => !value.isPrivate || option !== 'LOCAL')
                .map(([option, label]) => ({ value: option, label: label() }))}
              onChange={(collect) => set({ collect: collect as WarehouseClickAndCollectOptionEnum })}
            />
            {maySeeZones && (
              <Ticks
                label={m.settings_zones()}
                options={zones}
                chosen={value.zones}
                onChange={(next) => set({ zones: next })}
              />
            )}
          </Section>
        )}
      </div>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isDeleting}
        title={m.settings_delete_name({ name: warehouse?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setDeleting(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.settings_delete_warehouse_text()}</p>
      </Ask>
    </Page>
  )
}
