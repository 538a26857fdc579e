/** Attributes of products, variants and pages, with the choices that they offer. */
import { LONGEST_NAME } from '@semena/contract/limits'
import type { AttributeErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { valuesBySlug } from '../../db/queries/attribute/attribute-values.ts'
import { deleteRows, rowsByKey } from '../../db/statements/rows.ts'
import { attributes, attributeValues, productTypes } from '../../db/tables/catalog.ts'
import { pageTypes } from '../../db/tables/content.ts'
import type {
  AttributeCreateInput,
  AttributeUpdateInput,
  AttributeValueCreateInput,
  AttributeValueUpdateInput,
} from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Entry, nounOf, type ValuesOf } from '../nouns/noun.ts'
import { slugified } from '../nouns/slug.ts'
import { type Refusal, refusal } from '../result.ts'
import { plainText } from '../text.ts'
import { makeChoice, offersChoices } from './attribute-values.ts'

type Code = AttributeErrorCode

const f = fieldsOf(attributes)

/** An attribute as it is made or changed: kind, type and values are given for a new one, the rest for both. */
export type AttributeWritten = Omit<AttributeCreateInput, 'name' | 'type'> &
  Pick<AttributeUpdateInput, 'addValues' | 'removeValues' | 'name'> & { type?: AttributeCreateInput['type'] | null }

const REFERENCE_KINDS: ReadonlySet<string> = new Set(['REFERENCE', 'SINGLE_REFERENCE'])

export const attribute = nounOf<AttributeWritten, Code>()({
  type: 'Attribute',
  table: attributes,
  fields: {
    slug: f.slug('slug'),
    name: f.text('name', { required: true }),
    type: f.value('type'),
    inputType: f.value('inputType'),
    entityType: f.value('entityType'),
    unit: f.value('unit'),
    valueRequired: f.value('valueRequired'),
    isVariantOnly: f.value('isVariantOnly'),
    visibleInStorefront: f.value('visibleInStorefront'),
    filterableInStorefront: f.value('filterableInStorefront'),
    filterableInDashboard: f.value('filterableInDashboard'),
    storefrontSearchPosition: f.value('storefrontSearchPosition'),
    availableInGrid: f.value('availableInGrid'),
    externalReference: f.text('externalReference', { unique: true }),
    referenceTypes: f.elsewhere(),
    values: f.elsewhere(),
    addValues: f.elsewhere(),
    removeValues: f.elsewhere(),
  },
  slugOf: 'name',
  check: async (entry, values) => {
    const kind = kindOf(entry, values)
    values.inputType ??= entry.before ? undefined : kind.inputType
    const faults: Refusal<Code>[] = []
    if (!entry.before && REFERENCE_KINDS.has(kind.inputType) && !kind.entityType)
      faults.push(refusal('REQUIRED', 'entityType', 'A reference needs to know what it leads to.'))
    faults.push(...(await readReferenceTypes(entry, values, kind)))
    for (const name of ['values', 'addValues'] as const)
      faults.push(...(await choiceFaults(entry, name, kind.inputType)))
    return faults
  },
  relate: async ({ change: { client }, input, before }, key) => {
    const id = Number(key)
    const removed = input.removeValues ?? []
    if (removed.length) {
      const keys = removed.map((one) => intKey(one, 'AttributeValue') ?? 0)
      const own = (await rowsByKey(client, attributeValues, keys)).filter((row) => row.attributeId === id)
      if (own.length < new Set(keys).size)
        return [refusal('INVALID', 'removeValues', 'The attribute has no such values.')]
      await deleteRows(client, attributeValues, keys)
    }
    for (const value of (before ? input.addValues : input.values) ?? []) await addChoice(client, id, value)
  },
  translatable: { name: 250 },
  stale: ['site', 'products', 'collections', 'pages'],
  events: { created: 'ATTRIBUTE_CREATED', updated: 'ATTRIBUTE_UPDATED', deleted: 'ATTRIBUTE_DELETED' },
})

type AttributeEntry = Entry<typeof attributes, AttributeWritten>
type Kind = Pick<typeof attributes.$inferSelect, 'inputType' | 'entityType'>

const kindOf = ({ before }: AttributeEntry, values: ValuesOf<typeof attributes>): Kind => ({
  inputType: before?.inputType ?? values.inputType ?? 'DROPDOWN',
  entityType: before?.entityType ?? values.entityType ?? null,
})

/** Types that references are limited to: of products where they lead to products or variants, of pages for pages. */
const TYPES_OF = {
  PRODUCT: { type: 'ProductType', table: productTypes },
  PRODUCT_VARIANT: { type: 'ProductType', table: productTypes },
  PAGE: { type: 'PageType', table: pageTypes },
} as const

async function readReferenceTypes(
  { input, change }: AttributeEntry,
  values: ValuesOf<typeof attributes>,
  { inputType, entityType }: Kind,
): Promise<Refusal<Code>[]> {
  const ids = input.referenceTypes
  if (ids === undefined) return []
  const wrong = (message: string) => [refusal('INVALID' as const, 'referenceTypes', message)]
  if (!ids?.length) {
    values.referenceTypeIds = []
    return []
  }
  if (!REFERENCE_KINDS.has(inputType) || !entityType || !(entityType in TYPES_OF))
    return wrong('Only references to products, variants and pages can be limited to types.')
  const { type, table } = TYPES_OF[entityType as keyof typeof TYPES_OF]
  const keys = [...new Set(ids)].map((id) => intKey(id, type) ?? 0)
  if ((await rowsByKey(change.client, table, keys)).length < keys.length)
    return wrong(`Only ids of the type ${type} are taken.`)
  values.referenceTypeIds = keys
  return []
}

type GivenValue = AttributeValueCreateInput | AttributeValueUpdateInput

/** What is wrong with the values that a new or changed attribute is to offer. */
async function choiceFaults(
  { input, before, change }: AttributeEntry,
  field: 'values' | 'addValues',
  inputType: string,
): Promise<Refusal<Code>[]> {
  const given = input[field] ?? []
  if (given.length === 0) return []
  if (!offersChoices({ inputType } as Kind))
    return [refusal('INVALID', field, 'Attributes of this kind offer no values.')]
  const faults: Refusal<Code>[] = []
  const slugs: string[] = []
  for (const value of given) {
    const name = plainText(value.name ?? '').trim()
    if (!name) faults.push(refusal('INVALID', field, 'A value needs a name.'))
    else if (name.length > LONGEST_NAME)
      faults.push(refusal('INVALID', field, `A value has at most ${LONGEST_NAME} characters.`))
    faults.push(...swatchFaults(value, inputType, field))
    slugs.push(slugified(name))
  }
  if (new Set(slugs).size < slugs.length) faults.push(refusal('UNIQUE', field, 'Two values have the same slug.'))
  const there = before
    ? await valuesBySlug(
        change.client,
        slugs.map((slug) => ({ attributeId: before.id, slug })),
      )
    : []
  const removed = new Set((input.removeValues ?? []).map((id) => intKey(id, 'AttributeValue')))
  if (there.some((one) => !removed.has(one.id)))
    faults.push(refusal('ALREADY_EXISTS', field, 'The attribute has such a value already.'))
  return faults
}

/** Only a swatch has a colour or a picture, and never both. */
export function swatchFaults(
  { value, fileUrl, contentType }: GivenValue,
  inputType: string,
  field: string | null = null,
): Refusal<'INVALID'>[] {
  if (inputType === 'SWATCH')
    return value && fileUrl ? [refusal('INVALID', field ?? 'value', 'A swatch is a colour or a picture.')] : []
  return (
    [
      ['value', value],
      ['fileUrl', fileUrl],
      ['contentType', contentType],
    ] as const
  ).flatMap(([name, entered]) =>
    entered ? [refusal('INVALID' as const, field ?? name, 'Only a swatch has this.')] : [],
  )
}

/** The columns that an entered value fills. */
export const columnsOf = ({ name, value, fileUrl, contentType, externalReference }: GivenValue) => ({
  ...(name == null ? {} : { name: plainText(name).trim() }),
  ...(value === undefined ? {} : { value: plainText(value ?? '') }),
  ...(fileUrl === undefined ? {} : { fileUrl: fileUrl ?? null }),
  ...(contentType === undefined ? {} : { contentType: contentType ?? null }),
  ...(externalReference === undefined ? {} : { externalReference: externalReference || null }),
})

/** Makes a choice of what was entered; answers its id. */
export const addChoice = (client: PoolClient, attributeId: number, given: GivenValue): Promise<number> =>
  makeChoice(client, attributeId, { ...columnsOf(given), name: plainText(given.name ?? '').trim() })
