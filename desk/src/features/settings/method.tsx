/** One way to ship: its name in each language, how long it takes, and which orders it is not for. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { codeOf, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@semena/contract/languages'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { inLanguage, useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { translatedNamesOf } from '../../platform/translations.ts'
import { useMay } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { weightUnitText } from '../../platform/weights.ts'
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
const BACK = () => ({ to: '/settings/shipping', label: m.settings_shipping() }) as const

const methodQuery = (zone: string, method: string) =>
  queryOptions({
    queryKey: ['shipping', 'method', zone, method],
    queryFn: async ({ signal }) => {
      const { shop, shippingZone } = await request(DeskMethodDocument, { zone, products: MAX_PAGE_SIZE }, signal)
      const found = shippingZone?.shippingMethods?.find(({ id }) => id === method)
      return found ? { ...found, unit: weightUnitText(shop.defaultWeightUnit) } : null
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
  return (
    <LoadedPage query={query} title={m.changes_noun_method()} back={BACK()}>
      {(found) => <Form key={method} zone={zone} method={found} />}
    </LoadedPage>
  )
}

const valueOf = (method: Method) => ({
  name: method.name,
  translatedNames: translatedNamesOf(method),
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

type Value = ReturnType<typeof valueOf>

/** The numbers that are typed, by the fields of the service. */
const numbersOf = (value: Value) => ({
  minimumDeliveryDays: countOf(value.from),
  maximumDeliveryDays: countOf(value.to),
  minimumOrderWeight: weightOf(value.lightest),
  maximumOrderWeight: weightOf(value.heaviest),
})

function Form({ zone, method }: { zone: string; method: Method }) {
  const client = useQueryClient()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const { data: classes = [] } = useQuery(taxClassesQuery)
  const { id } = method
  const edited = useEdited<Value>({
    // Of another shape than what earlier versions kept as `method`.
    noun: 'method-by-languages',
    id,
    server: valueOf(method),
    fields: [
      'name',
      ...TRANSLATED_LANGUAGES.map((one) => `${one}.name`),
      'minimumDeliveryDays',
      'maximumDeliveryDays',
      'minimumOrderWeight',
      'maximumOrderWeight',
    ],
    check: (value) => {
      const numbers = numbersOf(value)
      const { minimumDeliveryDays: least, maximumDeliveryDays: most } = numbers
      return [
        ...Object.entries(numbers).flatMap(([field, one]) =>
          one === undefined ? [{ code: 'INVALID', field, message: null }] : [],
        ),
        ...(typeof least === 'number' && typeof most === 'number' && most < least
          ? [
              {
                code: '',
                field: 'maximumDeliveryDays',
                message: m.products_range_upside_down({ name: m.settings_days_from() }),
              },
            ]
          : []),
      ]
    },
    read: async () => {
      const found = await readAnew(methodQuery(zone, id))
      return found && valueOf(found)
    },
    save: async (from, to) => {
      const { minimumOrderWeight, maximumOrderWeight, ...days } = numbersOf(to)
      const saved = await mutate(DeskSaveMethodDocument, {
        id,
        input: {
          name: to.name.trim(),
          minimumDeliveryDays: days.minimumDeliveryDays ?? null,
          maximumDeliveryDays: days.maximumDeliveryDays ?? null,
          ...(to.lightest === from.lightest ? {} : { minimumOrderWeight: minimumOrderWeight ?? null }),
          ...(to.heaviest === from.heaviest ? {} : { maximumOrderWeight: maximumOrderWeight ?? null }),
          ...(to.taxClass === from.taxClass ? {} : { taxClass: to.taxClass || null }),
        },
      })
      if (saved.faults.length > 0) return { faults: saved.faults }
      const named = await Promise.all(
        TRANSLATED_LANGUAGES.map(async (one) => {
          const name = to.translatedNames[one]
          if (name === from.translatedNames[one]) return []
          const { faults } = await mutate(DeskTranslateMethodDocument, {
            id,
            language: codeOf(one),
            name: name.trim() || null,
          })
          return inLanguage(one, faults)
        }),
      )
      return { faults: named.flat() }
    },
  })
  const { value, put: set, at } = edited
  const text = (name: 'from' | 'to' | 'lightest' | 'heaviest', field: string, label: string) => (
    <TextField
      id={`method-${name}`}
      label={label}
      inputMode="decimal"
      value={value[name]}
      error={at(field)}
      onChange={(now) => set({ [name]: now })}
    />
  )
  return (
    <EditedPage
      edited={edited}
      title={method.name}
      back={BACK()}
      make={m.parts_save()}
      labelOf={([part, key]) =>
        part === 'translatedNames'
          ? LANGUAGE_NAMES[key as TranslatedLanguage]
          : METHOD_FIELDS[part as keyof typeof METHOD_FIELDS](method)
      }
      wordsOf={([part], found) =>
        part === 'taxClass' ? (classes.find((one) => one.id === found)?.name ?? m.settings_no_class()) : undefined
      }
      deletion={{
        text: m.settings_delete_method_text(),
        run: () => mutate(DeskDeleteMethodDocument, { id }),
        onDone: () => client.invalidateQueries({ queryKey: ['shipping'] }),
      }}
    >
      <div className="settings">
        <Section title={m.settings_name()}>
          <Fields>
            <TextField
              id="method-name"
              label={LANGUAGE_NAMES[DEFAULT_LANGUAGE]}
              value={value.name}
              error={at('name')}
              required
              onChange={(name) => set({ name })}
            />
            {mayTranslate &&
              TRANSLATED_LANGUAGES.map((one) => (
                <TextField
                  key={one}
                  id={`method-${one}`}
                  lang={one}
                  label={LANGUAGE_NAMES[one]}
                  value={value.translatedNames[one]}
                  error={at(`${one}.name`)}
                  onChange={(name) => set({ translatedNames: { ...value.translatedNames, [one]: name } })}
                />
              ))}
          </Fields>
        </Section>
        <Section title={m.settings_delivery()}>
          <Fields>
            {text('from', 'minimumDeliveryDays', m.settings_days_from())}
            {text('to', 'maximumDeliveryDays', m.settings_days_to())}
            {method.type === 'WEIGHT' && text('lightest', 'minimumOrderWeight', m.settings_lightest(method))}
            {method.type === 'WEIGHT' && text('heaviest', 'maximumOrderWeight', m.settings_heaviest(method))}
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
    </EditedPage>
  )
}

const METHOD_FIELDS: Record<Exclude<keyof Value, 'translatedNames'>, (unit: { unit: string }) => string> = {
  name: () => LANGUAGE_NAMES[DEFAULT_LANGUAGE],
  from: () => m.settings_days_from(),
  to: () => m.settings_days_to(),
  lightest: m.settings_lightest,
  heaviest: m.settings_heaviest,
  taxClass: () => m.settings_tax_class(),
}
