/** One product type: which facts its products have, and which its packs have, in order. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../parts/icon.tsx'
import { Grip, moved } from '../../../parts/grip.tsx'
import { Nothing, Page, Section } from '../../../parts/page.tsx'
import { mutate, request } from '../../../platform/graphql.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { isSame } from '../merge.ts'
import { DeskAttributeListDocument, DeskTypeDocument, type DeskTypeQuery } from './catalogue.generated.ts'
import {
  DeskTypeCreateDocument,
  DeskTypeDeleteDocument,
  DeskTypeReorderDocument,
  DeskTypeUpdateDocument,
} from './change.generated.ts'
import { type Kept, movesBetween, OnePage } from './one.tsx'

const route = getRouteApi('/catalogue/types/$id')

interface Form {
  name: string
  isShipped: boolean
  /** Ids of attributes, in order. */
  facts: string[]
  packFacts: string[]
}

export function TypePage() {
  const { id } = route.useParams()
  const isNew = id === 'new'
  const { data: type } = useQuery({
    queryKey: ['products', 'type', id],
    enabled: !isNew,
    queryFn: async ({ signal }) => (await request(DeskTypeDocument, { id }, signal)).productType,
  })
  const { data: attributes } = useQuery({
    queryKey: ['products', 'attribute-names'],
    queryFn: async ({ signal }) =>
      ((await request(DeskAttributeListDocument, { first: 100 }, signal)).attributes?.edges ?? [])
        .map(({ node }) => node)
        .filter(({ type: of }) => of === 'PRODUCT_TYPE'),
  })
  if (type === null) return <Nothing title={m.products_thing_gone()} />
  if (!attributes || (!isNew && !type)) return <Page title="…">{null}</Page>
  return <Typed key={id} id={id} type={type} attributes={attributes} />
}

function Typed({
  id,
  type,
  attributes,
}: {
  id: string
  type: NonNullable<DeskTypeQuery['productType']> | undefined
  attributes: readonly { id: string; name: string }[]
}) {
  const server = useMemo<Form>(
    () => ({
      name: type?.name ?? '',
      isShipped: type?.isShippingRequired ?? true,
      facts: (type?.productAttributes ?? []).map((one) => one.id),
      packFacts: (type?.variantAttributes ?? []).map((one) => one.id),
    }),
    [type],
  )
  const unsaved = useUnsaved<Form>(`type.${id}`, server)
  const { value: form, set } = unsaved
  const change = (part: Partial<Form>): void => set((before) => ({ ...before, ...part }))

  const save = async (): Promise<Kept> => {
    const input = {
      name: form.name,
      isShippingRequired: form.isShipped,
      ...(isSame(form.facts, server.facts) ? {} : { productAttributes: form.facts }),
      ...(isSame(form.packFacts, server.packFacts) ? {} : { variantAttributes: form.packFacts }),
    }
    if (!type) {
      const { payload, faults } = await mutate(DeskTypeCreateDocument, { input: { ...input, hasVariants: true } })
      return { faults, id: payload.productType?.id }
    }
    const { faults } = await mutate(DeskTypeUpdateDocument, { id, input })
    if (faults.length > 0) return { faults }
    // The order is the service's until it is told each move from where it stands now.
    const now = (await request(DeskTypeDocument, { id })).productType
    const orders = [
      ['PRODUCT', now?.productAttributes, form.facts],
      ['VARIANT', now?.variantAttributes, form.packFacts],
    ] as const
    for (const [of, from, to] of orders) {
      const moves = movesBetween(
        (from ?? []).map((one) => one.id),
        to,
      )
      if (moves.length === 0) continue
      // oxlint-disable-next-line no-await-in-loop
      const answer = await mutate(DeskTypeReorderDocument, { id, type: of, moves })
      if (answer.faults.length > 0) return { faults: answer.faults }
    }
    return { faults: [] }
  }
  return (
    <OnePage
      name={form.name || m.products_new_type()}
      isNew={!type}
      back={{ to: '/catalogue/types', label: m.products_types() }}
      one="/catalogue/types/$id"
      unsaved={unsaved}
      onSave={save}
      onDelete={() => mutate(DeskTypeDeleteDocument, { id })}
      deleteText={m.products_type_delete_text()}
    >
      <div className="form-grid">
        <TextField
          id="type-name"
          label={m.products_name()}
          value={form.name}
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
    </OnePage>
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
