/** One warehouse: its address, the zones it sends to, and whether orders are collected there. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { WarehouseClickAndCollectOptionEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { AddressFields, PLACE_FIELDS, placeInput, placeLabel, placeOf } from './address.tsx'
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
const BACK = () => ({ to: '/settings/warehouses', label: m.settings_warehouses() }) as const
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
  return (
    <LoadedPage query={query} title={m.changes_noun_warehouse()} back={BACK()}>
      {(warehouse) => <Form key={id} warehouse={warehouse} />}
    </LoadedPage>
  )
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

type Value = ReturnType<typeof valueOf>

function Form({ warehouse }: { warehouse: Warehouse | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = warehouse?.id ?? null
  const maySeeZones = useMay('MANAGE_SHIPPING')
  const { data: zones = [] } = useQuery({ ...zonesQuery, enabled: maySeeZones })
  const edited = useEdited<Value>({
    noun: 'warehouse',
    id,
    server: valueOf(warehouse),
    fields: [...PLACE_FIELDS, 'name', 'slug', 'email'],
    read: async (one) => {
      void client.invalidateQueries({ queryKey: ['shipping'] })
      const found = await readAnew(warehouseQuery(one))
      return found && valueOf(found)
    },
    save: async (from, to) => {
      const common = {
        name: to.name.trim(),
        email: to.email.trim(),
        address: placeInput(to.address),
        ...(to.slug.trim() ? { slug: to.slug.trim() } : {}),
      }
      if (!id) {
        const made = await mutate(DeskCreateWarehouseDocument, { input: common })
        return { faults: made.faults, id: made.payload.warehouse?.id }
      }
      const { add, remove } = difference(from.zones, to.zones)
      const faults = await inTurn([
        () =>
          mutate(DeskSaveWarehouseDocument, {
            id,
            input: { ...common, clickAndCollectOption: to.collect, isPrivate: to.isPrivate },
          }),
        ...(add.length > 0 ? [() => mutate(DeskAddZonesDocument, { id, zones: add })] : []),
        ...(remove.length > 0 ? [() => mutate(DeskDropZonesDocument, { id, zones: remove })] : []),
      ])
      return { faults }
    },
    after: (one) => navigate({ to: '/settings/warehouses/$id', params: { id: one }, replace: true }),
  })
  const { value, put: set, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={warehouse?.name ?? m.settings_add_warehouse()}
      back={BACK()}
      make={m.parts_save()}
      labelOf={([part, key]) =>
        part === 'address' ? placeLabel(key as keyof Value['address']) : WAREHOUSE_FIELDS[part as 'name']()
      }
      wordsOf={([part], found) =>
        part === 'zones'
          ? zones
              .filter((one) => (found as string[]).includes(one.id))
              .map(({ name }) => name)
              .join(', ') || '–'
          : part === 'collect'
            ? COLLECT[found as Value['collect']]()
            : undefined
      }
      deletion={
        id
          ? {
              text: m.settings_delete_warehouse_text(),
              run: () => mutate(DeskDeleteWarehouseDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['warehouses', 'list'] }),
            }
          : undefined
      }
    >
      <div className="settings">
        <Section title={m.settings_about()}>
          <Fields>
            <TextField
              id="warehouse-name"
              label={m.settings_name()}
              value={value.name}
              error={at('name')}
              required
              onChange={(name) => set({ name })}
            />
            <TextField
              id="warehouse-slug"
              label={m.settings_slug()}
              hint={m.settings_warehouse_slug_hint()}
              value={value.slug}
              error={at('slug')}
              onChange={(slug) => set({ slug })}
            />
            <TextField
              id="warehouse-email"
              type="email"
              label={m.settings_email()}
              value={value.email}
              error={at('email')}
              onChange={(email) => set({ email })}
            />
          </Fields>
        </Section>
        <Section title={m.settings_address()}>
          <AddressFields
            id="warehouse"
            value={value.address}
            act={edited}
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
    </EditedPage>
  )
}

const WAREHOUSE_FIELDS = {
  name: m.settings_name,
  slug: m.settings_slug,
  email: m.settings_email,
  collect: m.settings_collect,
  isPrivate: m.settings_private,
  zones: m.settings_zones,
}
