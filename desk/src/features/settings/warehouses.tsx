/** The warehouses: where goods lie and are sent from. */
import { asTyped } from '@semena/contract/typed-address'
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { type Column, List } from '../../parts/list.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { countryName } from '../../parts/countries.ts'
import { toSettings } from './index.tsx'
import type { DeskWarehouseRowFragment } from './warehouses.generated.ts'
import { warehousesQuery } from './warehouse-query.ts'

export const COLLECT = { DISABLED: m.settings_collect_no, LOCAL: m.settings_collect_local, ALL: m.settings_collect_all }

export function WarehouseList() {
  const query = useQuery(warehousesQuery)
  const navigate = useNavigate()
  const open = (id: string): void => void navigate({ to: '/settings/warehouses/$id', params: { id } })
  return (
    <Page
      title={m.settings_warehouses()}
      back={toSettings()}
      actions={
        <Button look="leaf" onClick={() => open('new')}>
          {m.settings_add_warehouse()}
        </Button>
      }
    >
      <p className="settings-note">{m.settings_warehouse_order()}</p>
      <List
        label={m.settings_warehouses()}
        rows={query.data}
        error={query.error}
        onAgain={() => void query.refetch()}
        onOpen={({ id }) => open(id)}
        link={({ id }) => ({ to: '/settings/warehouses/$id', params: { id } })}
        empty={<Nothing title={m.settings_no_warehouses()} text={m.settings_warehouses_text()} />}
        columns={COLUMNS()}
      />
    </Page>
  )
}

const COLUMNS = (): Column<DeskWarehouseRowFragment>[] => [
  { name: 'name', title: m.settings_name(), show: ({ name }) => name },
  {
    name: 'place',
    title: m.settings_address(),
    show: ({ address }) =>
      [asTyped(address, address.metafields).city, countryName(address.country.code)].filter(Boolean).join(', '),
  },
  {
    name: 'collect',
    title: m.settings_collect(),
    minor: true,
    show: ({ clickAndCollectOption }) => COLLECT[clickAndCollectOption](),
  },
]
