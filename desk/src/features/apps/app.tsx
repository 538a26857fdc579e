/** One app: what it may do, its tokens, its webhooks. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Tag } from '../../parts/figures.tsx'
import { Ask, SaveBar } from '../../parts/forms.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { permissionText } from '../staff/permissions.ts'
import { Permissions, TokenOnce } from './create.tsx'
import {
  DeskActivateAppDocument,
  DeskAppDocument,
  type DeskAppQuery,
  DeskCreateAppTokenDocument,
  DeskDeactivateAppDocument,
  DeskDeleteAppDocument,
  DeskDeleteAppTokenDocument,
  DeskSaveAppDocument,
} from './apps.generated.ts'

const route = getRouteApi('/settings/apps/$id/')
type App = NonNullable<DeskAppQuery['app']>

const appQuery = (id: string) =>
  queryOptions({
    queryKey: ['apps', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskAppDocument, { id }, signal)).app ?? null,
  })

export function AppPage() {
  const { id } = route.useParams()
  return <Loaded query={useQuery(appQuery(id))}>{(app) => <One key={app.id} app={app} />}</Loaded>
}

function One({ app }: { app: App }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const before = { name: app.name ?? '', permissions: app.permissions?.map(({ code }) => code) ?? [] }
  const unsaved = useUnsaved(`apps.${app.id}`, before)
  const [isDeleting, setDeleting] = useState(false)
  const { value } = unsaved
  const isOwn = app.type === 'LOCAL'
  const again = () => client.invalidateQueries({ queryKey: ['apps'] })
  const save = useAct(
    async () => {
      const { faults } = await mutate(DeskSaveAppDocument, {
        id: app.id,
        input: { name: value.name.trim(), permissions: value.permissions },
      })
      await again()
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    { fields: ['name'], done: m.parts_saved() },
  )
  const toggle = useAct(async () => {
    const { faults } = app.isActive
      ? await mutate(DeskDeactivateAppDocument, { id: app.id })
      : await mutate(DeskActivateAppDocument, { id: app.id })
    await again()
    return faults
  })
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteAppDocument, { id: app.id })
    if (faults.length > 0) return faults
    void navigate({ to: '/settings/apps' })
    void client.invalidateQueries({ queryKey: ['apps', 'list'] })
    return []
  })
  return (
    <Page
      title={app.name ?? '–'}
      back={{ to: '/settings/apps', label: m.apps_title() }}
      aside={app.isActive ? <Tag tone="leaf">{m.apps_active()}</Tag> : <Tag>{m.apps_inactive()}</Tag>}
      actions={
        <>
          <Button look="line" busy={toggle.busy} onClick={() => void toggle.run()}>
            {app.isActive ? m.apps_deactivate() : m.apps_activate()}
          </Button>
          <Button look="line" onClick={() => setDeleting(true)}>
            {m.parts_delete()}
          </Button>
        </>
      }
    >
      <div className="apps">
        {app.aboutApp && <p>{app.aboutApp}</p>}
        {isOwn ? (
          <Section title={m.apps_rights()}>
            <TextField
              id="app-name"
              label={m.apps_name()}
              value={value.name}
              error={save.at('name')}
              required
              onChange={(name) => unsaved.set((now) => ({ ...now, name }))}
            />
            <Permissions
              chosen={value.permissions}
              onChange={(permissions) => unsaved.set((now) => ({ ...now, permissions }))}
            />
          </Section>
        ) : (
          <Section title={m.apps_may()}>
            {before.permissions.length === 0 && <p className="apps-note">{m.apps_asks_nothing()}</p>}
            <ul>
              {before.permissions.map((code) => (
                <li key={code}>{permissionText(code)}</li>
              ))}
            </ul>
            {app.manifestUrl && <p className="apps-note">{app.manifestUrl}</p>}
          </Section>
        )}
        {isOwn && <Tokens app={app} />}
        <Section
          title={m.apps_webhooks()}
          actions={
            <Link
              className="button button--line"
              to="/settings/apps/$id/webhooks/$webhook"
              params={{ id: app.id, webhook: 'new' }}
            >
              {m.apps_add_webhook()}
            </Link>
          }
        >
          {(app.webhooks ?? []).length === 0 && <p className="apps-note">{m.apps_no_webhooks()}</p>}
          <ul className="apps-lines">
            {app.webhooks?.map((webhook) => (
              <li key={webhook.id}>
                <Link to="/settings/apps/$id/webhooks/$webhook" params={{ id: app.id, webhook: webhook.id }}>
                  {webhook.name || webhook.targetUrl}
                </Link>
                <span className="apps-note">{webhook.targetUrl}</span>
                {webhook.isActive ? <Tag tone="leaf">{m.apps_active()}</Tag> : <Tag>{m.apps_inactive()}</Tag>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isDeleting}
        title={m.apps_delete_name({ name: app.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setDeleting(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.apps_delete_text()}</p>
      </Ask>
    </Page>
  )
}

function Tokens({ app }: { app: App }) {
  const client = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const again = () => client.invalidateQueries({ queryKey: ['apps', 'one', app.id] })
  const create = useAct(async () => {
    const { payload, faults } = await mutate(DeskCreateAppTokenDocument, { app: app.id, name: name?.trim() || null })
    if (faults.length > 0) return faults
    setName(null)
    setToken(payload.authToken ?? '')
    await again()
    return []
  })
  const remove = useAct(async (id: string) => {
    const { faults } = await mutate(DeskDeleteAppTokenDocument, { id })
    await again()
    return faults
  })
  return (
    <Section
      title={m.apps_tokens()}
      actions={
        <Button look="line" onClick={() => setName('')}>
          {m.apps_add_token()}
        </Button>
      }
    >
      <ul className="apps-lines">
        {app.tokens?.map((one) => (
          <li key={one.id}>
            <span>
              {one.name || m.apps_unnamed()} <code>…{one.authToken}</code>
            </span>
            <Button
              look="line"
              aria-label={m.apps_end_token({ name: one.name || m.apps_unnamed() })}
              onClick={() => void remove.run(one.id)}
            >
              {m.parts_delete()}
            </Button>
          </li>
        ))}
      </ul>
      <Ask
        open={name !== null}
        title={m.apps_add_token()}
        yes={m.parts_add()}
        busy={create.busy}
        onNo={() => setName(null)}
        onYes={() => void create.run()}
      >
        <TextField id="token-name" label={m.apps_token_name()} value={name ?? ''} onChange={setName} />
      </Ask>
      <Ask
        open={token !== null}
        title={m.apps_new_token()}
        yes={m.apps_token_kept()}
        onNo={() => setToken(null)}
        onYes={() => setToken(null)}
      >
        <TokenOnce token={token ?? ''} />
      </Ask>
    </Section>
  )
}
