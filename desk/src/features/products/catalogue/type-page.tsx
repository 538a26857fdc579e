/** One product type: which facts its products have, and which its packs have, in order. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../parts/icon.tsx'
import { Grip, moved } from '../../../parts/grip.tsx'
import { EditedPage } from '../../../parts/edited.tsx'
import { inTurn } from '../../../parts/in-turn.ts'
import { LoadedPage } from '../../../parts/loaded.tsx'
import { isSame } from '../../../parts/merge.ts'
import { Section } from '../../../parts/page.tsx'
import { readAll } from '../../../parts/pages.ts'
import { useEdited } from '../../../parts/use-edited.ts'
import type { Fault } from '../../../platform/faults.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import { formAnew } from '../../../platform/query-client.ts'
import { DeskAttributeListDocument, DeskTypeDocument, type DeskTypeQuery } from './catalogue.generated.ts'
import {
  DeskTypeCreateDocument,
  DeskTypeDeleteDocument,
  DeskTypeReorderDocument,
  DeskTypeUpdateDocument,
} from './change.generated.ts'
import { movesBetween } from './moves.ts'

const route = getRouteApi('/catalogue/types/$id')
const BACK = () => ({ to: '/catalogue/types', label: m.products_types() }) as const

interface Form {
  name: string
  isShipped: boolean
  /** Ids of attributes, in order. */
  facts: string[]
  packFacts: string[]
}

type Type = NonNullable<DeskTypeQuery['productType']>

const typeQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'type', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskTypeDocument, { id }, signal)).productType,
  })

const namesQuery = queryOptions({
  queryKey: ['products', 'attribute-names'],
  queryFn: async ({ signal }) => {
    const all = await readAll(
      async (after) => (await request(DeskAttributeListDocument, { first: 100, after }, signal)).attributes,
    )
    return all.filter(({ type: of }) => of === 'PRODUCT_TYPE')
  },
})

const formOf = (type: Type): Form => ({
  name: type.name,
  isShipped: type.isShippingRequired,
  facts: (type.productAttributes ?? []).map((one) => one.id),
  packFacts: (type.variantAttributes ?? []).map((one) => one.id),
})
const EMPTY: Form = { name: '', isShipped: true, facts: [], packFacts: [] }

export function TypePage() {
  const { id } = route.useParams()
  const query = useQuery(typeQuery(id))
  if (id === 'new') return <Typed key="new" type={null} />
  return (
    <LoadedPage query={query} title={m.changes_noun_type()} back={BACK()}>
      {(type) => <Typed key={id} type={type} />}
    </LoadedPage>
  )
}

function Typed({ type }: { type: Type | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: attributes = [] } = useQuery(namesQuery)
  const id = type?.id ?? null
  const edited = useEdited<Form>({
    noun: 'type',
    id,
    server: type ? formOf(type) : EMPTY,
    fields: ['name', 'slug'],
    isSet: ([part]) => part === 'facts' || part === 'packFacts',
    read: formAnew(typeQuery, formOf),
    save: async (from, to) => {
      const input = {
        name: to.name,
        isShippingRequired: to.isShipped,
        ...(isSame(to.facts, from.facts) ? {} : { productAttributes: to.facts }),
        ...(isSame(to.packFacts, from.packFacts) ? {} : { variantAttributes: to.packFacts }),
      }
      if (!id) {
        const { payload, faults } = await mutate(DeskTypeCreateDocument, { input: { ...input, hasVariants: true } })
        return { faults, id: payload.productType?.id }
      }
      const { faults } = await mutate(DeskTypeUpdateDocument, { id, input })
      return { faults: faults.length > 0 ? faults : await order(id, to) }
    },
    after: (one) => navigate({ to: '/catalogue/types/$id', params: { id: one }, replace: true }),
  })
  const { value: form, put: change, at } = edited
  const nameOf = (one: string): string => attributes.find((attribute) => attribute.id === one)?.name ?? '…'
  return (
    <EditedPage
      edited={edited}
      title={form.name || m.products_new_type()}
      back={BACK()}
      make={m.products_make()}
      labelOf={([part]) => FIELD_NAMES[part as keyof Form]()}
      wordsOf={(_, value) => (Array.isArray(value) ? (value as string[]).map(nameOf).join(', ') || '–' : undefined)}
      deletion={
        id
          ? {
              text: m.products_type_delete_text(),
              run: () => mutate(DeskTypeDeleteDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['products'] }),
            }
          : undefined
      }
    >
      <div className="form-grid">
        <TextField
          id="type-name"
          label={m.products_name()}
          value={form.name}
          error={at('name')}
          required
          onChange={(name) => change({ name })}
        />
        <CheckField checked={form.isShipped} onChange={(isShipped) => change({ isShipped })}>
          {m.products_shipped()}
        </CheckField>
      </div>
      <Section title={m.products_facts()}>
        <Chosen
          chosen={form.facts}
          attributes={attributes}
          taken={form.packFacts}
          onChange={(facts) => change({ facts })}
        />
      </Section>
      <Section title={m.products_pack_facts()}>
        <Chosen
          chosen={form.packFacts}
          attributes={attributes}
          taken={form.facts}
          onChange={(packFacts) => change({ packFacts })}
        />
      </Section>
    </EditedPage>
  )
}

const FIELD_NAMES: Record<keyof Form, () => string> = {
  name: m.products_name,
  isShipped: m.products_shipped,
  facts: m.products_facts,
  packFacts: m.products_pack_facts,
}

/** The order is the service's until it is told each move from where it stands now. */
async function order(id: string, { facts, packFacts }: Form): Promise<readonly Fault[]> {
  const now = (await request(DeskTypeDocument, { id })).productType
  const orders = [
    ['PRODUCT', now?.productAttributes, facts],
    ['VARIANT', now?.variantAttributes, packFacts],
  ] as const
  return inTurn(
    orders.flatMap(([of, from, to]) => {
      const moves = movesBetween(
        (from ?? []).map((one) => one.id),
        to,
      )
      return moves.length === 0 ? [] : [() => mutate(DeskTypeReorderDocument, { id, type: of, moves })]
    }),
  )
}

function Chosen({
  chosen,
  attributes,
  taken,
  onChange,
}: {
  chosen: readonly string[]
  attributes: readonly { id: string; name: string }[]
  taken: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const group = useId()
  const left = attributes.filter(({ id }) => !chosen.includes(id) && !taken.includes(id))
  return (
    <>
      <ol className="catalogue-rows">
        {chosen.map((id, place) => {
          const name = attributes.find((one) => one.id === id)?.name ?? id
          return (
            <li key={id} data-order={group} className="catalogue-row">
              <Grip
                group={group}
                name={name}
                place={place}
                count={chosen.length}
                onMove={(to) => onChange(moved(chosen, place, to))}
              />
              <Link to="/catalogue/attributes/$id" params={{ id }}>
                {name}
              </Link>
              <Button
                look="square"
                aria-label={m.products_take_away({ name })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                <Icon name="x" small />
              </Button>
            </li>
          )
        })}
      </ol>
      {left.length > 0 && (
        <SelectField
          id={`${group}-add`}
          label={m.products_add_attribute()}
          value=""
          placeholder="–"
          options={left.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => id && onChange([...chosen, id])}
        />
      )}
    </>
  )
}
