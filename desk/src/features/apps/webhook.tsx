/** One webhook: where it is sent, of which events, and what was sent. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookEventTypeAsyncEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, Fields, SaveBar, SearchBox } from '../../parts/forms.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
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

export function WebhookPage() {
  const { id, webhook } = route.useParams()
  const query = useQuery(webhookQuery(webhook))
  if (webhook === 'new') return <Form key="new" app={id} webhook={null} />
  return <Loaded query={query}>{(found) => <Form key={webhook} app={id} webhook={found} />}</Loaded>
}

const valueOf = (webhook: Webhook | null) => ({
  name: webhook?.name ?? '',
  targetUrl: webhook?.targetUrl ?? '',
  isActive: webhook?.isActive ?? true,
  query: webhook?.subscriptionQuery ?? '',
  later: webhook?.asyncEvents.map(({ eventType }) => eventType) ?? [],
  now: webhook?.syncEvents.map(({ eventType }) => eventType) ?? [],
})

function Form({ app, webhook }: { app: string; webhook: Webhook | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved(`apps.webhook.${webhook?.id ?? `new.${app}`}`, valueOf(webhook))
  const [isDeleting, setDeleting] = useState(false)
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const again = () => client.invalidateQueries({ queryKey: ['apps'] })
  const save = useAct(
    async () => {
      const input = {
        name: value.name.trim(),
        targetUrl: value.targetUrl.trim(),
        isActive: value.isActive,
        asyncEvents: value.later,
        syncEvents: value.now,
        query: value.query.trim() || null,
      }
      if (!webhook) {
        const made = await mutate(DeskCreateWebhookDocument, { input: { ...input, app } })
        if (made.faults.length > 0) return made.faults
        await again()
        unsaved.saved(value)
        void navigate({
          to: '/settings/apps/$id/webhooks/$webhook',
          params: { id: app, webhook: made.payload.webhook!.id },
          replace: true,
        })
        return []
      }
      const { faults } = await mutate(DeskSaveWebhookDocument, { id: webhook.id, input })
      await again()
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    { fields: ['name', 'targetUrl', 'query'], done: m.parts_saved() },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteWebhookDocument, { id: webhook!.id })
    if (faults.length > 0) return faults
    void navigate({ to: '/settings/apps/$id', params: { id: app } })
    void client.invalidateQueries({ queryKey: ['apps', 'one', app] })
    return []
  })
  return (
    <Page
      title={webhook ? webhook.name || m.apps_webhook() : m.apps_add_webhook()}
      back={{ to: '/settings/apps/$id', params: { id: app }, label: webhook?.app.name ?? m.apps_title() }}
      actions={
        webhook && (
          <Button look="line" onClick={() => setDeleting(true)}>
            {m.parts_delete()}
          </Button>
        )
      }
    >
      <div className="apps">
        <Fields>
          <TextField
            id="webhook-name"
            label={m.apps_name()}
            value={value.name}
            error={save.at('name')}
            onChange={(name) => set({ name })}
          />
          <TextField
            id="webhook-url"
            type="url"
            label={m.apps_target()}
            value={value.targetUrl}
            error={save.at('targetUrl')}
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
            aria-invalid={save.at('query') ? true : undefined}
            onChange={(event) => set({ query: event.target.value })}
          />
          <div role="alert">{save.at('query')}</div>
        </Section>
        {webhook && <Deliveries webhook={webhook.id} />}
      </div>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isDeleting}
        title={m.apps_delete_name({ name: webhook?.name ?? m.apps_webhook() })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setDeleting(false)}
        onYes={() => void remove.run()}
      />
    </Page>
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
          onChange={(on) => keep(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
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
