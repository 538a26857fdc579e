/** One app: what it may do, its tokens, its webhooks. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PermissionEnum } from '@semena/contract/enums'
import { OWN_APP } from '@semena/contract/limits'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { Tag } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
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

const BACK = () => ({ to: '/settings/apps', label: m.apps_title() }) as const

export function AppPage() {
  const { id } = route.useParams()
  return (
    <LoadedPage query={useQuery(appQuery(id))} title={m.apps_app()} back={BACK()}>
      {(app) => <One key={app.id} app={app} />}
    </LoadedPage>
  )
}

const valueOf = (app: App) => ({
  name: app.name ?? '',
  permissions: (app.permissions ?? []).map(({ code }) => code).toSorted(),
})

function One({ app }: { app: App }) {
  const { id } = app
  const client = useQueryClient()
  const isOwn = app.type === 'LOCAL'
  const isOfShop = isOwnService() && OWN_APP.test(app.identifier ?? '')
  const again = () => client.invalidateQueries({ queryKey: ['apps'] })
  const edited = useEdited({
    noun: 'app',
    id,
    server: valueOf(app),
    fields: ['name'],
    isSet: ([part]) => part === 'permissions',
    read: async () => {
      const found = await readAnew(appQuery(id))
      return found && valueOf(found)
    },
    save: async (_, { name, permissions }) => {
      const { faults } = await mutate(DeskSaveAppDocument, { id, input: { name: name.trim(), permissions } })
      return { faults }
    },
  })
  const { value, put, at } = edited
  const toggle = useAct(async () => {
    const { faults } = app.isActive
      ? await mutate(DeskDeactivateAppDocument, { id })
      : await mutate(DeskActivateAppDocument, { id })
    await again()
    return faults
  })
  return (
    <EditedPage
      edited={edited}
      title={app.name ?? '–'}
      back={BACK()}
      aside={app.isActive ? <Tag tone="leaf">{m.apps_active()}</Tag> : <Tag>{m.apps_inactive()}</Tag>}
      actions={
        !isOfShop && (
          <Button look="line" busy={toggle.busy} onClick={() => void toggle.run()}>
            {app.isActive ? m.apps_deactivate() : m.apps_activate()}
          </Button>
        )
      }
      mayChange={!isOfShop}
      make={m.parts_save()}
      labelOf={([part]) => (part === 'name' ? m.apps_name() : m.apps_may())}
      wordsOf={([part], found) =>
        part === 'permissions' ? (found as PermissionEnum[]).map(permissionText).join(', ') || '–' : undefined
      }
      deletion={
        isOfShop
          ? undefined
          : {
              title: m.apps_delete_name({ name: app.name ?? '' }),
              text: m.apps_delete_text(),
              run: () => mutate(DeskDeleteAppDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['apps', 'list'] }),
            }
      }
    >
      <div className="apps">
        {app.aboutApp && <p>{app.aboutApp}</p>}
        {isOfShop && <p className="apps-note">{m.apps_of_shop()}</p>}
        {isOwn && !isOfShop ? (
          <Section title={m.apps_rights()}>
            <TextField
              id="app-name"
              label={m.apps_name()}
              value={value.name}
              error={at('name')}
              required
              onChange={(name) => put({ name })}
            />
            <Permissions
              chosen={value.permissions}
              onChange={(permissions) => put({ permissions: permissions.toSorted() })}
            />
          </Section>
        ) : (
          <Section title={m.apps_may()}>
            {value.permissions.length === 0 && <p className="apps-note">{m.apps_asks_nothing()}</p>}
            <ul>
              {value.permissions.map((code) => (
                <li key={code}>{permissionText(code)}</li>
              ))}
            </ul>
            {app.manifestUrl && <p className="apps-note">{app.manifestUrl}</p>}
          </Section>
        )}
        {isOwn && !isOfShop && <Tokens app={app} />}
        <Section
          title={m.apps_webhooks()}
          actions={
            <Link
              className="button button--line"
              to="/settings/apps/$id/webhooks/$webhook"
              params={{ id, webhook: 'new' }}
            >
              {m.apps_add_webhook()}
            </Link>
          }
        >
          {(app.webhooks ?? []).length === 0 && <p className="apps-note">{m.apps_no_webhooks()}</p>}
          <ul className="apps-lines">
            {app.webhooks?.map((webhook) => (
              <li key={webhook.id}>
                <Link to="/settings/apps/$id/webhooks/$webhook" params={{ id, webhook: webhook.id }}>
                  {webhook.name || webhook.targetUrl}
                </Link>
                <span className="apps-note">{webhook.targetUrl}</span>
                {webhook.isActive ? <Tag tone="leaf">{m.apps_active()}</Tag> : <Tag>{m.apps_inactive()}</Tag>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </EditedPage>
  )
}

function Tokens({ app }: { app: App }) {
  const client = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
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
    setEnding(null)
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
              onClick={() => setEnding({ id: one.id, name: one.name || m.apps_unnamed() })}
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
        open={ending !== null}
        title={m.apps_end_token({ name: ending?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setEnding(null)}
        onYes={() => void (ending && remove.run(ending.id))}
      >
        <p>{m.apps_end_token_text()}</p>
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
