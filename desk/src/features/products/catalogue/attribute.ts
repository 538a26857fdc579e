/** One attribute as it is typed, read and saved. */
import { byLanguage, codeOf, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import type { Outcome } from '../../../parts/draft.ts'
import type {
  AttributeEntityTypeEnum,
  AttributeInputTypeEnum,
  AttributeTypeEnum,
  MeasurementUnitsEnum,
} from '@semena/contract/enums'
import type { Fault } from '../../../platform/faults.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import type { Language } from '../../../platform/i18n.ts'
import { namesOf } from '../../../platform/translations.ts'
import { DeskAttributeDocument, type DeskAttributeQuery } from './catalogue.generated.ts'
import {
  DeskAttributeCreateDocument,
  DeskAttributeTranslateDocument,
  DeskAttributeUpdateDocument,
  DeskSearchWordsDocument,
  DeskSearchWordsDeleteDocument,
  DeskValueCreateDocument,
  DeskValueDeleteDocument,
  DeskValuesReorderDocument,
  DeskValueTranslateDocument,
  DeskValueUpdateDocument,
} from './change.generated.ts'
import { movesBetween } from './moves.ts'

interface Value {
  names: Record<Language, string>
  /** A colour, of swatches only. */
  value: string
}

export interface AttributeForm {
  names: Record<Language, string>
  kind: AttributeInputTypeEnum
  entity: AttributeEntityTypeEnum | ''
  of: AttributeTypeEnum
  unit: MeasurementUnitsEnum | ''
  isRequired: boolean
  isShown: boolean
  /** What else shoppers call its values, a line for each meaning (docs/rules.md#search-words). */
  searchWords: string
  /** By their ids, new ones by a key that begins with `new`. */
  values: Record<string, Value>
  order: string[]
}

export const emptyValue = (): Value => ({ names: byLanguage(() => ''), value: '' })

/** Reads the attribute with all its values; null where it is not there. */
export async function loadAttribute(id: string, signal?: AbortSignal): Promise<AttributeForm | null> {
  let after: string | null | undefined = null
  let form: AttributeForm | null = null
  do {
    // Each page is told by the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const { attribute }: DeskAttributeQuery = await request(DeskAttributeDocument, { id, after }, signal)
    if (!attribute) return null
    form ??= {
      names: namesOf(attribute),
      kind: attribute.inputType ?? 'PLAIN_TEXT',
      entity: attribute.entityType ?? '',
      of: attribute.type ?? 'PRODUCT_TYPE',
      unit: attribute.unit ?? '',
      isRequired: attribute.valueRequired,
      isShown: attribute.visibleInStorefront,
      searchWords: attribute.searchWords ?? '',
      values: {},
      order: [],
    }
    if (!attribute.withChoices) return form
    for (const { node } of attribute.choices?.edges ?? []) {
      form.order.push(node.id)
      form.values[node.id] = {
        names: namesOf(node),
        value: node.value ?? '',
      }
    }
    const page: { hasNextPage: boolean; endCursor: string | null } | undefined = attribute.choices?.pageInfo
    after = page?.hasNextPage ? page.endCursor : null
  } while (after)
  return form
}

/** Saves what differs: the attribute, its names, its values taken away, renamed and added, their names, their order. */
export async function saveAttribute(
  id: string | null,
  before: AttributeForm,
  after: AttributeForm,
  { mayTranslate, tell }: { mayTranslate: boolean; tell: (made: Pick<Outcome<AttributeForm>, 'id' | 'named'>) => void },
): Promise<Outcome<AttributeForm>> {
  const faults: Fault[] = []
  /** Refusals stand at the field that is named; else at the one that the service names. */
  const note = (answer: { faults: readonly Fault[] }, field?: string): boolean => {
    faults.push(...answer.faults.map((fault) => (field ? { ...fault, field } : fault)))
    return answer.faults.length === 0
  }
  const shared = {
    name: after.names[DEFAULT_LANGUAGE],
    valueRequired: after.isRequired,
    visibleInStorefront: after.isShown,
    unit: after.kind === 'NUMERIC' ? after.unit || null : null,
  }
  let key = id
  if (!key) {
    const made = await mutate(DeskAttributeCreateDocument, {
      input: {
        ...shared,
        type: after.of,
        inputType: after.kind,
        ...(after.entity ? { entityType: after.entity } : {}),
      },
    })
    key = made.payload.attribute?.id ?? null
    if (!note(made) || !key) return { faults }
  } else if (!note(await mutate(DeskAttributeUpdateDocument, { id: key, input: shared }))) return { faults }

  const ids: Record<string, string> = {}
  const named = (form: AttributeForm): AttributeForm => withIds(form, ids)
  tell({ id: key, named })
  /* oxlint-disable no-await-in-loop -- values of one attribute are changed in the order in which they stand */
  if (mayTranslate)
    for (const one of TRANSLATED_LANGUAGES)
      if (before.names[one] !== after.names[one])
        note(
          await mutate(DeskAttributeTranslateDocument, {
            id: key,
            language: codeOf(one),
            name: after.names[one] || null,
          }),
          `${one}.name`,
        )

  if (before.searchWords !== after.searchWords)
    note(
      await (after.searchWords.trim()
        ? mutate(DeskSearchWordsDocument, { id: key, words: after.searchWords })
        : mutate(DeskSearchWordsDeleteDocument, { id: key })),
      'searchWords',
    )
  for (const gone of before.order.filter((one) => !after.values[one]))
    note(await mutate(DeskValueDeleteDocument, { id: gone }))
  const order = orderOf(after)
  for (const one of order) {
    const [from, to] = [before.values[one], after.values[one]!]
    if (!to.names[DEFAULT_LANGUAGE].trim() && !from) continue
    const input = { name: to.names[DEFAULT_LANGUAGE], ...(to.value ? { value: to.value } : {}) }
    if (!from) {
      const made = await mutate(DeskValueCreateDocument, { attribute: key, input })
      if (note(made, `values.${one}`) && made.payload.attributeValue) ids[one] = made.payload.attributeValue.id
    } else if (from.names[DEFAULT_LANGUAGE] !== to.names[DEFAULT_LANGUAGE] || from.value !== to.value)
      note(await mutate(DeskValueUpdateDocument, { id: one, input }), `values.${one}`)
    const value = from ? one : ids[one]
    if (!value || !mayTranslate) continue
    for (const language of TRANSLATED_LANGUAGES)
      if ((from?.names[language] ?? '') !== to.names[language])
        note(
          await mutate(DeskValueTranslateDocument, {
            id: value,
            language: codeOf(language),
            name: to.names[language] || null,
          }),
          `values.${value}`,
        )
  }
  /* oxlint-enable no-await-in-loop */
  const wanted = order.flatMap((one) => (before.values[one] ? [one] : (ids[one] ?? [])))
  const moves = movesBetween(before.order, wanted)
  if (moves.length > 0) note(await mutate(DeskValuesReorderDocument, { attribute: key, moves }))
  return { faults, id: key, named, form: named(withoutEmpty(after)) }
}

/**
 * The keys of all values in their order. Where one of two people deleted or added a value and the other's order was
 * kept, the order names one that is gone, or lacks one, which then stands at the end.
 */
export const orderOf = ({ values, order }: AttributeForm): string[] => [
  ...order.filter((key) => values[key]),
  ...Object.keys(values).filter((key) => !order.includes(key)),
]

/** The form, whose new values have the ids that the service gave them. */
function withIds(form: AttributeForm, ids: Record<string, string>): AttributeForm {
  const named = (key: string): string => ids[key] ?? key
  const values = Object.entries(form.values).map(([key, value]) => [named(key), value] as const)
  return { ...form, order: form.order.map(named), values: Object.fromEntries(values) }
}

/** The form without rows of new values in which nothing was typed. */
function withoutEmpty(form: AttributeForm): AttributeForm {
  const order = orderOf(form).filter(
    (key) => form.values[key]!.names[DEFAULT_LANGUAGE].trim() || !key.startsWith('new-'),
  )
  return { ...form, order, values: Object.fromEntries(order.map((key) => [key, form.values[key]!])) }
}
