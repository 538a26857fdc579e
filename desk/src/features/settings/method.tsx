/** One way to ship: its name in each language, how long it takes, and which orders it is not for. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { Excluded } from './excluded.tsx'
import { countOf, countText } from './numbers.ts'
import type { Method } from './method-type.ts'
import { PostalCodes } from './postal-codes.tsx'
import {
  DeskDeleteMethodDocument,
  DeskMethodDocument,
  DeskSaveMethodDocument,
  DeskTaxClassNamesDocument,
  DeskTranslateMethodDocument,
} from './shipping.generated.ts'

const route = getRouteApi('/settings/shipping/$zone/$method')
const MOST_PRODUCTS = 100

const methodQuery = (zone: string, method: string) =>
  queryOptions({
    queryKey: ['shipping', 'method', zone, method],
    queryFn: async ({ signal }) => {
      const { shippingZone } = await request(DeskMethodDocument, { zone, products: MOST_PRODUCTS }, signal)
      return shippingZone?.shippingMethods?.find(({ id }) => id === method) ?? null
    },
  })

const taxClassesQuery = queryOptions({
  queryKey: ['taxes', 'names'],
  queryFn: async ({ signal }) =>
    (await request(DeskTaxClassNamesDocument, {}, signal)).taxClasses?.edges.map(({ node }) => node) ?? [],
})

export function MethodPage() {
  const { zone, method } = route.useParams()
  const query = useQuery(methodQuery(zone, method))
  if (query.data === null) return <Nothing title={m.fault_not_found()} />
  return <Loaded query={query}>{(found) => <Form key={method} method={found} />}</Loaded>
}

const valueOf = (method: Method) => ({
  name: method.name,
  ru: method.ru?.name ?? '',
  cs: method.cs?.name ?? '',
  from: countText(method.minimumDeliveryDays),
  to: countText(method.maximumDeliveryDays),
  lightest: weightText(method.minimumOrderWeight),
  heaviest: weightText(method.maximumOrderWeight),
  taxClass: method.taxClass?.id ?? '',
})

const weightText = (weight: { value: number } | null | undefined): string => (weight ? String(weight.value) : '')
const weightOf = (text: string): number | null | undefined => {
  const bare = text.trim().replace(',', '.')
  return bare === '' ? null : /^\d{1,6}(?:\.\d{1,3})?$/.test(bare) ? Number(bare) : undefined
}

function Form({ method }: { method: Method }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const before = valueOf(method)
  const unsaved = useUnsaved(`settings.method.${method.id}`, before)
  const [isDeleting, setDeleting] = useState(false)
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const { data: classes = [] } = useQuery(taxClassesQuery)
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const again = () => client.invalidateQueries({ queryKey: ['shipping'] })
  const save = useAct(
    async () => {
      const [from, to] = [countOf(value.from), countOf(value.to)]
      const [lightest, heaviest] = [weightOf(value.lightest), weightOf(value.heaviest)]
      const wrong = Object.entries({
        minimumDeliveryDays: from,
        maximumDeliveryDays: to,
        minimumOrderWeight: lightest,
        maximumOrderWeight: heaviest,
      }).filter(([, one]) => one === undefined)
      if (wrong.length > 0) return wrong.map(([field]) => ({ code: 'INVALID', field, message: null }))
      const translate = (language: 'RU' | 'CS', name: string) => () =>
        mutate(DeskTranslateMethodDocument, { id: method.id, language, name: name.trim() || null })
      const faults = await inTurn([
        () =>
          mutate(DeskSaveMethodDocument, {
            id: method.id,
            input: {
              name: value.name.trim(),
              minimumDeliveryDays: from ?? null,
              maximumDeliveryDays: to ?? null,
              ...(value.lightest === before.lightest ? {} : { minimumOrderWeight: lightest ?? null }),
              ...(value.heaviest === before.heaviest ? {} : { maximumOrderWeight: heaviest ?? null }),
              ...(value.taxClass === before.taxClass ? {} : { taxClass: value.taxClass || null }),
            },
          }),
        ...(value.ru === before.ru ? [] : [translate('RU', value.ru)]),
        ...(value.cs === before.cs ? [] : [translate('CS', value.cs)]),
      ])
      await again()
      if (faults.length === 0) unsaved.saved(value)
      return faults
    },
    {
      fields: ['name', 'minimumDeliveryDays', 'maximumDeliveryDays', 'minimumOrderWeight', 'maximumOrderWeight'],
      done: m.parts_saved(),
    },
  )
  const remove = useAct(
    async () => {
      const { faults } = await mutate(DeskDeleteMethodDocument, { id: method.id })
      if (faults.length > 0) return faults
      void navigate({ to: '/settings/shipping' })
      void again()
      return []
    },
    { done: m.settings_deleted() },
  )
  const text = (name: 'from' | 'to' | 'lightest' | 'heaviest', field: string, label: string) => (
    <TextField
      id={`method-${name}`}
      label={label}
      inputMode="decimal"
      value={value[name]}
      error={save.at(field)}
      onChange={(now) => set({ [name]: now })}
    />
  )
  return (
    <Page
      title={method.name}
      back={{ to: '/settings/shipping', label: m.settings_shipping() }}
      actions={
        <Button look="line" onClick={() => setDeleting(true)}>
          {m.parts_delete()}
        </Button>
      }
    >
      <div className="settings">
        <Section title={m.settings_name()}>
          <Fields>
            <TextField
              id="method-name"
              label={m.settings_name_en()}
              value={value.name}
              error={save.at('name')}
              required
              onChange={(name) => set({ name })}
            />
            {mayTranslate && (
              <>
                <TextField id="method-ru" lang="ru" label="Русский" value={value.ru} onChange={(ru) => set({ ru })} />
                <TextField id="method-cs" lang="cs" label="Čeština" value={value.cs} onChange={(cs) => set({ cs })} />
              </>
            )}
          </Fields>
        </Section>
        <Section title={m.settings_delivery()}>
          <Fields>
            {text('from', 'minimumDeliveryDays', m.settings_days_from())}
            {text('to', 'maximumDeliveryDays', m.settings_days_to())}
            {method.type === 'WEIGHT' && text('lightest', 'minimumOrderWeight', m.settings_lightest())}
            {method.type === 'WEIGHT' && text('heaviest', 'maximumOrderWeight', m.settings_heaviest())}
            {classes.length > 0 && (
              <SelectField
                id="method-tax"
                label={m.settings_tax_class()}
                value={value.taxClass}
                placeholder={m.settings_no_class()}
                options={classes.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(taxClass) => set({ taxClass })}
              />
            )}
          </Fields>
        </Section>
        <PostalCodes method={method} />
        <Excluded method={method} />
      </div>
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={isDeleting}
        title={m.settings_delete_name({ name: method.name })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setDeleting(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.settings_delete_method_text()}</p>
      </Ask>
    </Page>
  )
}
