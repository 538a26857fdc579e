/** Reads conditions on values of attributes, and refuses what Saleor refuses. */
import type { AttributeEntityTypeEnum } from '@semena/contract/enums'
import type { AssignedValue, Referenced } from '../../db/queries/attribute/assigned-value.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { intKey } from '../../domain/global-id.ts'
import type {
  AssignedAttributeReferenceInput,
  AssignedAttributeValueInput,
} from '../../domain/catalog/inputs.generated.ts'
import { invalidArgument } from './errors.ts'
import { type ConditionBudget, distinct } from './joined.ts'

/** A condition on an attribute, in its newer form (`value`) or in one of the older ones. */
export interface AttributeInput {
  slug?: string | null
  value?: AssignedAttributeValueInput | null
  values?: string[] | null
  valuesRange?: { gte?: number | null; lte?: number | null } | null
  date?: { gte?: string | null; lte?: string | null } | null
  dateTime?: { gte?: Date | null; lte?: Date | null } | null
  boolean?: boolean | null
}

/** Reads the conditions on attributes; null when an attribute is unknown, so that nothing is found. */
export function readAssigned(
  all: readonly AttributeInput[],
  data: Reference,
  room: ConditionBudget,
): AssignedValue[] | null {
  all.forEach((input, i) => checkAttribute(input, i, data))
  const inputs = distinct(all, room)
  const found = new Map<string, AssignedValue>()
  for (const input of inputs) {
    const attribute = input.slug == null ? null : data.attributeBySlug.get(input.slug)
    if (attribute === undefined) return null
    for (const wanted of wantedIn(input, attribute, data)) {
      const condition = { attributeId: attribute?.id ?? null, ...wanted }
      const before = found.get(input.slug ?? '')
      // Two entries that name choices of the same attribute are alternatives.
      if (before?.valueIds && condition.valueIds) before.valueIds = [...before.valueIds, ...condition.valueIds]
      else found.set(before ? `${input.slug} ${found.size}` : (input.slug ?? ''), condition)
    }
  }
  return [...found.values()]
}

type Wanted = Omit<AssignedValue, 'attributeId'>

/** What a value must be; several where each may be met by a value of its own. */
function wantedIn(
  input: AttributeInput,
  attribute: { id: number; inputType: string } | null,
  data: Reference,
): Wanted[] {
  const { value } = input
  const choices = attribute ? data.choices.get(attribute.id) : undefined
  const slugs = (list: readonly string[]): Wanted[] => [
    choices ? { valueIds: choices.filter((c) => list.includes(c.slug)).map((c) => c.id) } : { slugs: [...list] },
  ]
  const among = <T>({ eq, oneOf }: { eq?: T | null; oneOf?: readonly T[] | null }): T[] =>
    eq != null ? [eq] : [...(oneOf ?? [])]
  if (value) {
    if (value.slug) return slugs(among(value.slug))
    if (value.name) return [{ names: among(value.name) }]
    if (value.numeric) return [value.numeric.range ? { range: value.numeric.range } : { numbers: among(value.numeric) }]
    if (value.date) return [{ days: value.date }]
    if (value.dateTime) return [{ moments: value.dateTime }]
    if (value.reference) return referencesIn(value.reference).map((references) => ({ references }))
    if (value.boolean != null) return [{ boolean: value.boolean }]
  }
  if (input.values) return slugs(input.values)
  if (input.valuesRange) return [attribute?.inputType === 'NUMERIC' ? { range: input.valuesRange } : { valueIds: [] }]
  if (input.date) return [{ days: input.date }]
  if (input.dateTime) return [{ moments: input.dateTime }]
  if (input.boolean != null)
    return [{ valueIds: choices?.filter((c) => c.boolean === input.boolean).map((c) => c.id) ?? [] }]
  return [{}]
}

const ENTITIES: Readonly<Record<string, AttributeEntityTypeEnum>> = {
  Page: 'PAGE',
  Product: 'PRODUCT',
  ProductVariant: 'PRODUCT_VARIANT',
  Category: 'CATEGORY',
  Collection: 'COLLECTION',
}

const NAMED = {
  pageSlugs: { entity: 'PAGE', by: 'slug' },
  productSlugs: { entity: 'PRODUCT', by: 'slug' },
  productVariantSkus: { entity: 'PRODUCT_VARIANT', by: 'sku' },
  categorySlugs: { entity: 'CATEGORY', by: 'slug' },
  collectionSlugs: { entity: 'COLLECTION', by: 'slug' },
} as const satisfies Partial<Record<keyof AssignedAttributeReferenceInput, Omit<Referenced, 'names'>>>

/** Lists of what a reference leads to; each must be met by a value, but the values may differ. */
function referencesIn(input: AssignedAttributeReferenceInput): Referenced[][] {
  const sets: Referenced[][] = []
  for (const [field, named] of Object.entries(NAMED)) {
    const asked = input[field as keyof typeof NAMED]
    for (const name of asked?.containsAll ?? []) sets.push([{ ...named, names: [name] }])
    if (asked?.containsAny) sets.push([{ ...named, names: asked.containsAny }])
  }
  const { referencedIds } = input
  for (const id of referencedIds?.containsAll ?? []) sets.push(byIds([id]))
  if (referencedIds?.containsAny) sets.push(byIds(referencedIds.containsAny))
  return sets
}

const byIds = (ids: readonly string[]): Referenced[] =>
  Object.entries(ENTITIES).flatMap(([type, entity]) => {
    const names = ids.flatMap((id) => intKey(id, type) ?? [])
    return names.length ? [{ entity, by: 'id' as const, names }] : []
  })

const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  numeric: ['NUMERIC'],
  boolean: ['BOOLEAN'],
  date: ['DATE'],
  dateTime: ['DATE_TIME'],
  reference: ['REFERENCE', 'SINGLE_REFERENCE'],
}

function checkAttribute(input: AttributeInput, position: number, data: Reference): void {
  const wrong = (what: string) => invalidArgument(`Incorrect input for attributes on position: ${position}. ${what}`)
  if (('value' in input && (!input.value || Object.keys(input.value).length === 0)) || (!input.slug && !input.value))
    throw wrong("Provided 'value' cannot be empty or null.")
  const old = (['values', 'valuesRange', 'date', 'dateTime', 'boolean'] as const).filter((k) => k in input)
  if (old.length + (input.value ? 1 : 0) > 1) throw wrong('Only one way to name values can be used.')
  if (!input.value) return
  const keys = Object.keys(input.value) as (keyof AssignedAttributeValueInput)[]
  if (keys.length > 1) throw wrong("Provided 'value' must have only one input key.")
  const key = keys[0]!
  if (input.value[key] == null) throw wrong("Provided 'value' cannot be empty or null.")
  if (input.value.reference) checkReference(input.value.reference, wrong)
  const type = input.slug ? data.attributeBySlug.get(input.slug)?.inputType : undefined
  if (type && ONLY_FOR[key] && !ONLY_FOR[key].includes(type))
    throw wrong("Provided 'value' do not match the attribute input type.")
}

function checkReference(reference: AssignedAttributeReferenceInput, wrong: (what: string) => Error): void {
  const lists = Object.values(reference)
  if (lists.length === 0) throw wrong("Provided 'value' cannot be empty or null.")
  for (const asked of lists) {
    const { containsAny, containsAll } = asked ?? {}
    if (containsAny && containsAll) throw wrong('Only one of containsAny and containsAll can be used.')
    if (!(containsAny ?? containsAll)?.length) throw wrong("Provided 'value' cannot be empty or null.")
  }
  const { containsAny, containsAll } = reference.referencedIds ?? {}
  if ((containsAny ?? containsAll ?? []).some((id) => byIds([id]).length === 0))
    throw wrong('Ids must lead to pages, products, variants, categories or collections.')
}
