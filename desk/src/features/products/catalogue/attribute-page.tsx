/** One attribute: its name in the shop's languages, its kind, and the values that it offers, in order. */
import { byLanguage, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type {
  AttributeEntityTypeEnum,
  AttributeInputTypeEnum,
  AttributeTypeEnum,
  MeasurementUnitsEnum,
} from '@semena/contract/enums'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../parts/icon.tsx'
import { Grip, moved } from '../../../parts/grip.tsx'
import { Area } from '../../../parts/area.tsx'
import { EditedPage } from '../../../parts/edited.tsx'
import { LoadedPage } from '../../../parts/loaded.tsx'
import { Section } from '../../../parts/page.tsx'
import { useEdited } from '../../../parts/use-edited.ts'
import { mutate } from '../../../platform/graphql.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../platform/i18n.ts'
import { useMay } from '../../../platform/rights.ts'
import { readAnew } from '../../../platform/query-client.ts'
import { unitText } from '../units.ts'
import { type AttributeForm, emptyValue, loadAttribute, orderOf, saveAttribute } from './attribute.ts'
import { DeskAttributeDeleteDocument } from './change.generated.ts'
import { KIND_NAMES } from './lists.tsx'

const route = getRouteApi('/catalogue/attributes/$id')
const BACK = () => ({ to: '/catalogue/attributes', label: m.products_attributes() }) as const
const UNITS: MeasurementUnitsEnum[] = ['MM', 'CM', 'M', 'G', 'KG', 'LITER', 'SQ_CM', 'SQ_M', 'INCH', 'FT', 'OZ', 'LB']
const ENTITIES: [AttributeEntityTypeEnum, () => string][] = [
  ['PRODUCT', m.products_all],
  ['PAGE', m.products_for_pages],
  ['CATEGORY', m.products_categories],
  ['COLLECTION', m.products_collections],
]
const WITH_VALUES = new Set<string>(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

const attributeQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'attribute', id],
    enabled: id !== 'new',
    queryFn: ({ signal }) => loadAttribute(id, signal),
  })

export function AttributePage() {
  const { id } = route.useParams()
  const query = useQuery(attributeQuery(id))
  if (id === 'new') return <Typed key="new" id={null} found={NEW} />
  return (
    <LoadedPage query={query} title={m.changes_noun_attribute()} back={BACK()}>
      {(found) => <Typed key={id} id={id} found={found} />}
    </LoadedPage>
  )
}

const NEW: AttributeForm = {
  names: byLanguage(() => ''),
  kind: 'DROPDOWN',
  entity: '',
  of: 'PRODUCT_TYPE',
  unit: '',
  isRequired: false,
  isShown: true,
  searchWords: '',
  values: {},
  order: [],
}

function Typed({ id, found }: { id: string | null; found: AttributeForm }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const edited = useEdited<AttributeForm>({
    noun: 'attribute',
    id,
    server: found,
    fields: [
      'name',
      ...TRANSLATED_LANGUAGES.map((one) => `${one}.name`),
      ...Object.keys(found.values).map((one) => `values.${one}`),
      'searchWords',
    ],
    isSet: ([part]) => part === 'order',
    read: (one) => readAnew(attributeQuery(one)),
    save: (from, to, tell) => saveAttribute(id, from, to, { mayTranslate, tell }),
    after: (one) => navigate({ to: '/catalogue/attributes/$id', params: { id: one }, replace: true }),
  })
  const { value: form, put: change, at } = edited
  const isReference = form.kind === 'REFERENCE' || form.kind === 'SINGLE_REFERENCE'
  const nameOf = (key: string): string => (form.values[key] ?? found.values[key])?.names[DEFAULT_LANGUAGE] ?? '…'
  return (
    <EditedPage
      edited={edited}
      title={form.names[DEFAULT_LANGUAGE] || m.products_new_attribute()}
      back={BACK()}
      make={m.products_make()}
      aside={id === null ? null : KIND_NAMES[form.kind]()}
      labelOf={([part = '', key = '', , language]) =>
        part === 'values'
          ? [nameOf(key), LANGUAGE_NAMES[language as Language]].filter(Boolean).join(', ')
          : (FIELD_NAMES[part]?.() ?? LANGUAGE_NAMES[key as Language] ?? m.products_name())
      }
      wordsOf={([part], value) => (part === 'order' ? (value as string[]).map(nameOf).join(', ') : undefined)}
      deletion={
        id === null
          ? undefined
          : {
              text: m.products_attribute_delete_text(),
              run: () => mutate(DeskAttributeDeleteDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['products'] }),
            }
      }
    >
      <div className="form-grid">
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            id={`attribute-${one}`}
            label={`${m.products_name()}, ${LANGUAGE_NAMES[one]}`}
            value={form.names[one]}
            required={one === DEFAULT_LANGUAGE}
            disabled={one !== DEFAULT_LANGUAGE && !mayTranslate}
            lang={one}
            error={at(one === DEFAULT_LANGUAGE ? 'name' : `${one}.name`)}
            onChange={(text) => change({ names: { ...form.names, [one]: text } })}
          />
        ))}
      </div>
      <div className="form-grid">
        {id === null && (
          <>
            <SelectField
              id="attribute-kind"
              label={m.products_kind()}
              value={form.kind}
              required
              placeholder=""
              options={Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label: label() }))}
              onChange={(kind) => change({ kind: kind as AttributeInputTypeEnum })}
            />
            <SelectField
              id="attribute-of"
              label={m.products_kind_of()}
              value={form.of}
              required
              placeholder=""
              options={[
                { value: 'PRODUCT_TYPE', label: m.products_all() },
                { value: 'PAGE_TYPE', label: m.products_for_pages() },
              ]}
              onChange={(of) => change({ of: of as AttributeTypeEnum })}
            />
            {isReference && (
              <SelectField
                id="attribute-entity"
                label={m.products_refers_to()}
                value={form.entity}
                required
                placeholder="–"
                options={ENTITIES.map(([value, label]) => ({ value, label: label() }))}
                onChange={(entity) => change({ entity: entity as AttributeEntityTypeEnum })}
              />
            )}
          </>
        )}
        {form.kind === 'NUMERIC' && (
          <SelectField
            id="attribute-unit"
            label={m.products_unit()}
            value={form.unit}
            placeholder={m.products_no_unit()}
            options={UNITS.map((unit) => ({ value: unit, label: unitText(unit) }))}
            onChange={(unit) => change({ unit: unit as MeasurementUnitsEnum })}
          />
        )}
        <CheckField checked={form.isRequired} onChange={(isRequired) => change({ isRequired })}>
          {m.products_required()}
        </CheckField>
        <CheckField checked={form.isShown} onChange={(isShown) => change({ isShown })}>
          {m.products_shown_in_shop()}
        </CheckField>
      </div>
      {WITH_VALUES.has(form.kind) && (
        <Section title={m.products_values()}>
          <Values form={form} change={change} at={at} mayTranslate={mayTranslate} />
        </Section>
      )}
      {form.of === 'PRODUCT_TYPE' && (WITH_VALUES.has(form.kind) || form.kind === 'NUMERIC') && (
        <Area
          id="attribute-search-words"
          label={m.products_search_words()}
          hint={m.products_search_words_hint()}
          value={form.searchWords}
          error={at('searchWords')}
          onChange={(searchWords) => change({ searchWords })}
        />
      )}
    </EditedPage>
  )
}

/** The parts of the form whose names stand at their fields. */
const FIELD_NAMES: Record<string, () => string> = {
  isRequired: m.products_required,
  isShown: m.products_shown_in_shop,
  unit: m.products_unit,
  searchWords: m.products_search_words,
  order: m.products_order,
}

function Values({
  form,
  change,
  at,
  mayTranslate,
}: {
  form: AttributeForm
  change: (part: Partial<AttributeForm>) => void
  at: (field: string) => string | undefined
  mayTranslate: boolean
}) {
  const group = useId()
  const { values } = form
  const order = orderOf(form)
  const rename = (key: string, language: Language, text: string): void => {
    const value = values[key]!
    change({ values: { ...values, [key]: { ...value, names: { ...value.names, [language]: text } } } })
  }
  const add = (): void => {
    const key = `new-${crypto.randomUUID()}`
    change({ values: { ...values, [key]: emptyValue() }, order: [...order, key] })
    requestAnimationFrame(() => document.getElementById(`${group}-${key}-${DEFAULT_LANGUAGE}`)?.focus())
  }
  return (
    <>
      <ol className="catalogue-rows">
        {order.map((key, place) => {
          const value = values[key]!
          const name = value.names[DEFAULT_LANGUAGE] || m.products_value({ number: place + 1 })
          return (
            <li key={key} data-order={group} className="catalogue-row catalogue-row--values">
              <Grip
                group={group}
                name={name}
                place={place}
                count={order.length}
                onMove={(to) => change({ order: moved(order, place, to) })}
              />
              {LANGUAGES.map((one) => (
                <input
                  key={one}
                  id={`${group}-${key}-${one}`}
                  className="catalogue-cell"
                  lang={one}
                  aria-label={`${name}, ${LANGUAGE_NAMES[one]}`}
                  placeholder={one === DEFAULT_LANGUAGE ? '' : LANGUAGE_NAMES[one]}
                  disabled={one !== DEFAULT_LANGUAGE && !mayTranslate}
                  aria-invalid={at(`values.${key}`) ? true : undefined}
                  title={at(`values.${key}`)}
                  value={value.names[one]}
                  onChange={(event) => rename(key, one, event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    add()
                  }}
                />
              ))}
              <Button
                look="square"
                aria-label={`${m.parts_delete()}: ${name}`}
                onClick={() => {
                  const { [key]: _gone, ...left } = values
                  change({ values: left, order: order.filter((one) => one !== key) })
                }}
              >
                <Icon name="trash" small />
              </Button>
              {form.kind === 'SWATCH' && (
                <input
                  type="color"
                  aria-label={`${m.products_colour()}: ${name}`}
                  value={/^#[\da-f]{6}$/i.test(value.value) ? value.value : '#808080'}
                  onChange={(event) =>
                    change({ values: { ...values, [key]: { ...value, value: event.target.value } } })
                  }
                />
              )}
            </li>
          )
        })}
      </ol>
      <div>
        <Button look="line" onClick={add}>
          <Icon name="plus" small />
          {m.products_add_value()}
        </Button>
      </div>
    </>
  )
}
