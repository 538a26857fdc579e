/** One webhook: where it is sent, of which events, and what was sent. */
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookEventTypeAsyncEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields, SearchBox } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { formAnew } from '../../platform/query-client.ts'
import { Deliveries } from './deliveries.tsx'
import { DeskWebhookEventsDocument } from './events.generated.ts'
import {
  DeskCreateWebhookDocument,
  DeskDeleteWebhookDocument,
  DeskSaveWebhookDocument,
  DeskWebhookDocument,
  type DeskWebhookQuery,
} from './apps.generated.ts'

const route = getRouteApi('/settings/apps/$id/webhooks/$webhook')
type Webhook = NonNullable<DeskWebhookQuery['webhook']>

const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['apps', 'webhook', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskWebhookDocument, { id }, signal)).webhook ?? null,
  })

const eventsQuery = queryOptions({
  queryKey: ['apps', 'events'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const { later, now } = await request(DeskWebhookEventsDocument, {}, signal)
    return {
      later: (later?.enumValues ?? []).map(({ name }) => name as WebhookEventTypeAsyncEnum),
      now: (now?.enumValues ?? []).map(({ name }) => name as WebhookEventTypeSyncEnum),
    }
  },
})

const backTo = (app: string, name?: string | null) =>
  ({ to: '/settings/apps/$id', params: { id: app }, label: name ?? m.apps_title() }) as const

export function WebhookPage() {
  const { id, webhook } = route.useParams()
  const query = useQuery(webhookQuery(webhook))
  if (webhook === 'new') return <Form key="new" app={id} webhook={null} />
  return (
    <LoadedPage query={query} title={m.apps_webhook()} back={backTo(id)}>
      {(found) => <Form key={webhook} app={id} webhook={found} />}
    </LoadedPage>
  )
}

const valueOf = (webhook: Webhook | null) => ({
  name: webhook?.name ?? '',
  targetUrl: webhook?.targetUrl ?? '',
  isActive: webhook?.isActive ?? true,
  query: webhook?.subscriptionQuery ?? '',
  later: (webhook?.asyncEvents ?? []).map(({ eventType }) => eventType).toSorted(),
  now: (webhook?.syncEvents ?? []).map(({ eventType }) => eventType).toSorted(),
})
type Value = ReturnType<typeof valueOf>

const FIELDS: Record<keyof Value, () => string> = {
  name: m.apps_name,
  targetUrl: m.apps_target,
  isActive: m.apps_webhook_active,
  query: m.apps_query,
  later: m.apps_events_later,
  now: m.apps_events_now,
}

function Form({ app, webhook }: { app: string; webhook: Webhook | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = webhook?.id ?? null
  const edited = useEdited<Value>({
    noun: 'webhook',
    id,
    ...(id === null ? { like: app } : {}),
    server: valueOf(webhook),
    fields: ['name', 'targetUrl', 'query'],
    isSet: ([part]) => part === 'later' || part === 'now',
    read: formAnew(webhookQuery, valueOf),
    save: async (_, to) => {
      const input = {
        name: to.name.trim(),
        targetUrl: to.targetUrl.trim(),
        isActive: to.isActive,
        asyncEvents: to.later,
        syncEvents: to.now,
        query: to.query.trim() || null,
      }
      if (id) return { faults: (await mutate(DeskSaveWebhookDocument, { id, input })).faults }
      const { payload, faults } = await mutate(DeskCreateWebhookDocument, { input: { ...input, app } })
      return { faults, id: payload.webhook?.id }
    },
    after: (made) =>
      navigate({
        to: '/settings/apps/$id/webhooks/$webhook',
        params: { id: app, webhook: made },
        replace: true,
      }),
  })
  const { value, put: set, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={webhook ? webhook.name || m.apps_webhook() : m.apps_add_webhook()}
      back={backTo(app, webhook?.app.name)}
      make={m.parts_save()}
      labelOf={([part]) => FIELDS[part as keyof Value]()}
      deletion={
        webhook
          ? {
              title: m.apps_delete_name({ name: webhook.name || m.apps_webhook() }),
              text: m.apps_delete_webhook_text(),
              run: () => mutate(DeskDeleteWebhookDocument, { id: webhook.id }),
              onDone: () => client.invalidateQueries({ queryKey: ['apps', 'one', app] }),
            }
          : undefined
      }
    >
      <div className="apps">
        <Fields>
          <TextField
            id="webhook-name"
            label={m.apps_name()}
            value={value.name}
            error={at('name')}
            onChange={(name) => set({ name })}
          />
          <TextField
            id="webhook-url"
            type="url"
            label={m.apps_target()}
            value={value.targetUrl}
            error={at('targetUrl')}
            required
            onChange={(targetUrl) => set({ targetUrl })}
          />
        </Fields>
        <CheckField checked={value.isActive} onChange={(isActive) => set({ isActive })}>
          {m.apps_webhook_active()}
        </CheckField>
        <Events value={value} onChange={set} />
        <Section title={m.apps_query()}>
          <label htmlFor="webhook-query" className="apps-note">
            {m.apps_query_hint()}
          </label>
          <textarea
            id="webhook-query"
            className="apps-area"
            spellCheck={false}
            value={value.query}
            aria-invalid={at('query') ? true : undefined}
            onChange={(event) => set({ query: event.target.value })}
          />
          <div role="alert">{at('query')}</div>
        </Section>
        {webhook && <Deliveries webhook={webhook.id} />}
      </div>
    </EditedPage>
  )
}

interface Chosen {
  later: WebhookEventTypeAsyncEnum[]
  now: WebhookEventTypeSyncEnum[]
}

/** The events by their names; there are many, so they are found by words. Chosen ones stand first. */
function Events({ value, onChange }: { value: Chosen; onChange: (part: Partial<Chosen>) => void }) {
  const { data } = useQuery(eventsQuery)
  const [search, setSearch] = useState('')
  const asked = search.trim().toUpperCase().replaceAll(' ', '_')
  const ticks = <Name extends string>(names: readonly Name[], chosen: readonly Name[], keep: (next: Name[]) => void) =>
    names
      .filter((name) => chosen.includes(name) || name.includes(asked))
      .toSorted((a, b) => Number(chosen.includes(b)) - Number(chosen.includes(a)))
      .map((name) => (
        <CheckField
          key={name}
          checked={chosen.includes(name)}
          onChange={(on) => keep((on ? [...chosen, name] : chosen.filter((one) => one !== name)).toSorted())}
        >
          <code>{name}</code>
        </CheckField>
      ))
  return (
    <Section title={m.apps_events()}>
      <SearchBox label={m.apps_find_events()} value={search} onChange={setSearch} />
      <fieldset>
        <legend>{m.apps_events_later()}</legend>
        <div className="apps-ticks">{ticks(data?.later ?? [], value.later, (later) => onChange({ later }))}</div>
      </fieldset>
      <fieldset>
        <legend>{m.apps_events_now()}</legend>
        <div className="apps-ticks">{ticks(data?.now ?? [], value.now, (now) => onChange({ now }))}</div>
      </fieldset>
    </Section>
  )
}
