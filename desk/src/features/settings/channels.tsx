/** The channels: where the shop sells, each in its own currency. */
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Tag } from '../../parts/figures.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import { type DeskChannelRowFragment, DeskChannelsDocument } from './channels.generated.ts'
import { countryName } from '../../parts/countries.ts'
import { toSettings } from './index.tsx'

export const channelsQuery = queryOptions({
  queryKey: ['channels', 'list'],
  queryFn: async ({ signal }) => (await request(DeskChannelsDocument, {}, signal)).channels ?? [],
})

export function ChannelList() {
  const query = useQuery(channelsQuery)
  const navigate = useNavigate()
  const open = (id: string): void => void navigate({ to: '/settings/channels/$id', params: { id } })
  return (
    <Page
      title={m.settings_channels()}
      back={toSettings()}
      actions={
        <Button look="leaf" onClick={() => open('new')}>
          {m.settings_add_channel()}
        </Button>
      }
    >
      <List
        label={m.settings_channels()}
        rows={query.data}
        error={query.error}
        onAgain={() => void query.refetch()}
        onOpen={({ id }) => open(id)}
        link={({ id }) => ({ to: '/settings/channels/$id', params: { id } })}
        empty={<Nothing title={m.settings_no_channels()} text={m.settings_channels_text()} />}
        tone={({ isActive }) => (isActive ? undefined : 'quiet')}
        columns={COLUMNS()}
      />
    </Page>
  )
}

const COLUMNS = (): Column<DeskChannelRowFragment>[] => [
  { name: 'name', title: m.settings_name(), show: ({ name }) => name },
  { name: 'slug', title: m.settings_slug(), minor: true, show: ({ slug }) => slug },
  { name: 'currency', title: m.settings_currency(), show: ({ currencyCode }) => currencyCode },
  {
    name: 'country',
    title: m.settings_default_country(),
    minor: true,
    show: ({ defaultCountry }) => countryName(defaultCountry.code),
  },
  {
    name: 'active',
    title: m.settings_state(),
    show: ({ isActive }) => (isActive ? <Tag tone="leaf">{m.settings_open()}</Tag> : <Tag>{m.settings_closed()}</Tag>),
  },
]
