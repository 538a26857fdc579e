/** Apps: programs that may act in the shop, those that are being installed, and ways to add one. */
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { CreateApp } from './create.tsx'
import { InstallApp } from './install.tsx'
import {
  type DeskAppRowFragment,
  DeskAppsDocument,
  DeskForgetInstallationDocument,
  DeskInstallationsDocument,
  DeskRetryInstallationDocument,
} from './apps.generated.ts'

const appsQuery = queryOptions({
  queryKey: ['apps', 'list'],
  queryFn: async ({ signal }) =>
    (await request(DeskAppsDocument, {}, signal)).apps?.edges.map(({ node }) => node) ?? [],
})

/** Asked again while an installation goes on. */
const WAIT_MS = 1500
const installationsQuery = queryOptions({
  queryKey: ['apps', 'installations'],
  queryFn: async ({ signal }) => (await request(DeskInstallationsDocument, {}, signal)).appsInstallations,
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'PENDING') ? WAIT_MS : false),
})

export function Apps() {
  const query = useQuery(appsQuery)
  const navigate = useNavigate()
  const [adding, setAdding] = useState<'install' | 'own' | null>(null)
  const close = (): void => setAdding(null)
  return (
    <Page
      title={m.apps_title()}
      back={{ to: '/settings', label: m.settings_title() }}
      actions={
        <>
          <Button look="line" onClick={() => setAdding('own')}>
            {m.apps_create()}
          </Button>
          <Button look="leaf" onClick={() => setAdding('install')}>
            {m.apps_install()}
          </Button>
        </>
      }
    >
      <Installations onDone={() => void query.refetch()} />
      <List
        label={m.apps_title()}
        rows={query.data}
        error={query.error}
        onAgain={() => void query.refetch()}
        onOpen={({ id }) => void navigate({ to: '/settings/apps/$id', params: { id } })}
        link={({ id }) => ({ to: '/settings/apps/$id', params: { id } })}
        empty={<Nothing title={m.apps_none()} text={m.apps_none_text()} />}
        tone={({ isActive }) => (isActive ? undefined : 'quiet')}
        columns={COLUMNS()}
      />
      {adding === 'install' && <InstallApp onClose={close} />}
      {adding === 'own' && <CreateApp onClose={close} />}
    </Page>
  )
}

function Installations({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { data = [] } = useQuery(installationsQuery)
  const act = useAct(async (isRetried: boolean, id: string) => {
    const { faults } = isRetried
      ? await mutate(DeskRetryInstallationDocument, { id })
      : await mutate(DeskForgetInstallationDocument, { id })
    await client.invalidateQueries({ queryKey: ['apps'] })
    onDone()
    return faults
  })
  if (data.length === 0) return null
  return (
    <Section title={m.apps_installing()}>
      <ul className="apps-lines">
        {data.map(({ id, appName, status, message }) => (
          <li key={id}>
            <span>{appName}</span>
            {status === 'FAILED' ? (
              <>
                <Tag tone="err">{m.apps_failed()}</Tag>
                <span className="apps-note">{message}</span>
                <Button look="line" onClick={() => void act.run(true, id)}>
                  {m.parts_again()}
                </Button>
                <Button look="line" onClick={() => void act.run(false, id)}>
                  {m.parts_delete()}
                </Button>
              </>
            ) : (
              <Tag>{m.apps_under_way()}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const COLUMNS = (): Column<DeskAppRowFragment>[] => [
  { name: 'name', title: m.apps_name(), show: ({ name }) => name ?? '–' },
  {
    name: 'type',
    title: m.apps_kind(),
    show: ({ type }) => (type === 'LOCAL' ? m.apps_own() : m.apps_installed()),
  },
  {
    name: 'state',
    title: m.apps_state(),
    show: ({ isActive }) => (isActive ? <Tag tone="leaf">{m.apps_active()}</Tag> : <Tag>{m.apps_inactive()}</Tag>),
  },
  { name: 'created', title: m.apps_since(), align: 'right', show: ({ created }) => <Moment at={created} /> },
]
