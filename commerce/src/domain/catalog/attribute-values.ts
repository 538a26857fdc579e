/**
 * Values of attributes that products, variants and pages have: reads what staff enter for them, checks it against each
 * attribute's kind, and writes it. A choice is shared by all who have it; any other value belongs to one owner, and its
 * slug begins with that owner's name.
 */
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import {
  choicesNamed,
  dropOwnValues,
  nextValuePlace,
  valuesBySlug,
  valueSlugsLike,
} from '../../db/queries/attribute/attribute-values.ts'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import { save, saveSet, type SetOptions, type Values } from '../../db/statements/save.ts'
import { attributeValues, productAttributeValues, variantAttributeValues } from '../../db/tables/catalog.ts'
import { pageAttributeValues } from '../../db/tables/content.ts'
import type { AttributeValueInput } from '../inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { slugified } from '../nouns/slug.ts'
import { ok, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { type Assignable, type AssignCode, readOwnValues } from './own-values.ts'

export type ValueOwner = 'product' | 'variant' | 'page'

const TABLES = {
  product: { table: productAttributeValues, owner: 'productId', hasNumeric: true },
  variant: { table: variantAttributeValues, owner: 'variantId', hasNumeric: false },
  page: { table: pageAttributeValues, owner: 'pageId', hasNumeric: false },
} as const satisfies Record<ValueOwner, { table: PgTable; owner: string; hasNumeric: boolean }>

export interface Assignment {
  attribute: AttributeRow
  values: Assignable[]
}

export interface AssignOptions {
  /** The attributes that the owner's type has. */
  allowed: readonly AttributeRow[]
  /** The code for an attribute that the owner's type lacks. */
  unknown?: 'NOT_FOUND' | 'ATTRIBUTE_CANNOT_BE_ASSIGNED'
  /** Whether every attribute that must have a value has to be among those entered. */
  whole?: boolean
}

const CHOICE_KINDS: ReadonlySet<string> = new Set(['DROPDOWN', 'SWATCH', 'MULTISELECT'])

/** Whether the values of an attribute are choices that it offers. */
export const offersChoices = ({ inputType }: Pick<AttributeRow, 'inputType'>): boolean => CHOICE_KINDS.has(inputType)

/** Reads entered values; answers what is to be written, or everything that is wrong with them. */
export async function readAssignments(
  client: PoolClient,
  input: readonly AttributeValueInput[],
  { allowed, unknown = 'NOT_FOUND', whole = false }: AssignOptions,
): Promise<Result<Assignment[], AssignCode>> {
  const faults: Refusal<AssignCode>[] = []
  const entered = new Map<number, { attribute: AttributeRow; input: AttributeValueInput }>()
  const strange: number[] = []
  for (const one of input) {
    const attribute = attributeOf(one, allowed)
    if (!one.id && !one.externalReference) faults.push(refusal('REQUIRED', 'attributes', 'An attribute is not named.'))
    // Of two entries for one attribute the last one counts, as in Saleor.
    else if (attribute) entered.set(attribute.id, { attribute, input: one })
    else strange.push((one.id ? intKey(one.id, 'Attribute') : null) ?? 0)
  }
  if (strange.length) {
    const at = unknown === 'ATTRIBUTE_CANNOT_BE_ASSIGNED' ? { attributes: strange.filter((id) => id > 0) } : {}
    faults.push(refusal(unknown, 'attributes', 'The type does not have these attributes.', at))
  }
  if (whole && allowed.some(({ id, valueRequired }) => valueRequired && !entered.has(id)))
    faults.push(refusal('REQUIRED', 'attributes', 'Every attribute that must have a value has to be given.'))

  const found = await findChoices(client, [...entered.values()])
  const assignments: Assignment[] = []
  for (const { attribute, input: one } of entered.values()) {
    const read = offersChoices(attribute)
      ? readChoices(attribute, one, found)
      : await readOwnValues(client, attribute, one)
    if (!read.ok) faults.push(...read.errors)
    else if (read.value === null) continue
    else if (read.value.length === 0 && attribute.valueRequired) faults.push(missing(attribute.id))
    else assignments.push({ attribute, values: read.value })
  }
  return faults.length ? refuseOrder(...together(faults)) : ok(assignments)
}

/** One refusal for each fault, with all attributes that have it, as Saleor reports them. */
function together(faults: readonly Refusal<AssignCode>[]): Refusal<AssignCode>[] {
  const byFault = Map.groupBy(faults, ({ code, message }) => `${code} ${message}`)
  return [...byFault.values()].map(([first, ...others]) => ({
    ...first!,
    ...(first!.attributes ? { attributes: [first!, ...others].flatMap((fault) => fault.attributes ?? []) } : {}),
  }))
}

const missing = (id: number): Refusal<'REQUIRED'> =>
  refusal('REQUIRED', 'attributes', 'This attribute needs a value.', { attributes: [id] })

function attributeOf(
  { id, externalReference }: AttributeValueInput,
  allowed: readonly AttributeRow[],
): AttributeRow | undefined {
  if (id) {
    const key = intKey(id, 'Attribute')
    return allowed.find((a) => a.id === key)
  }
  return externalReference ? allowed.find((a) => a.externalReference === externalReference) : undefined
}

/** How a choice is named: by its id, by its reference, or by its name, which makes it where it is not there. */
interface Named {
  id?: string | null | undefined
  externalReference?: string | null | undefined
  value?: string | null | undefined
}

/** The choices that an input names; null where it names none at all, so that nothing changes. */
function namedIn({ inputType }: AttributeRow, input: AttributeValueInput): Named[] | null {
  const one = inputType === 'MULTISELECT' ? undefined : inputType === 'SWATCH' ? input.swatch : input.dropdown
  const many = inputType === 'MULTISELECT' ? input.multiselect : undefined
  if (many) return many
  if (one) return isEmpty(one) ? [] : [one]
  if (input.values) return input.values.map((value) => ({ value })).filter((named) => !isEmpty(named))
  return one === null || many === null ? [] : null
}

const isEmpty = ({ id, externalReference, value }: Named): boolean => !id && !externalReference && !value?.trim()

type Choice = Awaited<ReturnType<typeof choicesNamed>>[number]

async function findChoices(
  client: PoolClient,
  entered: readonly { attribute: AttributeRow; input: AttributeValueInput }[],
): Promise<Choice[]> {
  const asked = entered.filter(({ attribute }) => offersChoices(attribute))
  const named = asked.flatMap(({ attribute, input }) => namedIn(attribute, input) ?? [])
  if (named.length === 0) return []
  return choicesNamed(client, {
    attributeIds: asked.map(({ attribute }) => attribute.id),
    ids: named.flatMap(({ id }) => (id ? (intKey(id, 'AttributeValue') ?? []) : [])),
    names: named.flatMap(({ value }) => (value ? [nameOf(value), slugified(value)] : [])),
    externalReferences: named.flatMap(({ externalReference }) => externalReference ?? []),
  })
}

const nameOf = (value: string): string => plainText(value).trim()

function readChoices(
  attribute: AttributeRow,
  input: AttributeValueInput,
  found: readonly Choice[],
): Result<Assignable[] | null, AssignCode> {
  const named = namedIn(attribute, input)
  if (!named) return ok(null)
  const own = found.filter((choice) => choice.attributeId === attribute.id)
  const faults: Refusal<AssignCode>[] = []
  const values: Assignable[] = []
  const wrong = (code: AssignCode, message: string): void => {
    faults.push(refusal(code, 'attributes', message, { attributes: [attribute.id] }))
  }
  for (const { id, externalReference, value } of named) {
    const name = value ? nameOf(value) : ''
    const key = id ? intKey(id, 'AttributeValue') : null
    const choice =
      own.find((c) =>
        id ? c.id === key : externalReference ? c.externalReference === externalReference : c.name === name,
      ) ?? (!id && !externalReference ? own.find((c) => c.slug === name) : undefined)
    if (choice) values.push({ id: choice.id })
    else if (id) faults.push(refusal('INVALID', null, `Could not resolve to the value ${id}.`))
    else if (!name) wrong('INVALID', 'The attribute has no such value.')
    else if (name.length > 250) wrong('INVALID', 'A value has at most 250 characters.')
    else values.push({ make: name })
  }
  if (attribute.inputType !== 'MULTISELECT' && values.length > 1)
    wrong('INVALID', 'The attribute takes one value only.')
  const keys = values.map((v) => JSON.stringify(v))
  if (new Set(keys).size < keys.length) wrong('DUPLICATED_INPUT_ITEM', 'A value is there twice.')
  return faults.length ? refuseOrder(...faults) : ok(values)
}

/** The slug of a value's name; where another value has it, with the first free number from 2 on behind it. */
export async function freeValueSlug(
  client: PoolClient,
  attributeId: number,
  name: string,
  own: string | null = null,
): Promise<string> {
  const base = slugified(name) || 'value'
  const taken = await valueSlugsLike(client, attributeId, base)
  if (own !== null) taken.delete(own)
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

/** Makes a choice of an attribute, with a free slug, behind the others; answers its id. */
export async function makeChoice(
  client: PoolClient,
  attributeId: number,
  values: Values<typeof attributeValues> & { name: string },
): Promise<number> {
  const slug = await freeValueSlug(client, attributeId, values.name)
  const sort = await nextValuePlace(client, attributeId)
  const [id] = await save(client, attributeValues, [{ id: undefined, values: { slug, sort, ...values, attributeId } }])
  return id as number
}

/** Writes the values of one owner, which has none yet where it is new; attributes that are not among the assignments keep theirs. */
export async function writeAssignments(
  client: PoolClient,
  owner: ValueOwner,
  id: number,
  assignments: readonly Assignment[],
  isNew: boolean,
): Promise<void> {
  if (assignments.length === 0) return
  const { table, owner: column, hasNumeric } = TABLES[owner]
  const prefix = `${owner}-${id}`
  const rows: Record<string, unknown>[] = []
  for (const { attribute, values } of assignments) {
    for (const [sort, value] of values.entries()) {
      const link = { [column]: id, attributeId: attribute.id, sort }
      const numeric = 'own' in value ? (value.own.numeric ?? null) : null
      const valueId = await idOf(client, attribute, value, prefix)
      rows.push({ ...link, valueId, ...(hasNumeric ? { numeric } : {}) })
    }
  }
  await saveLinks(
    client,
    table,
    rows,
    column,
    isNew ? [] : assignments.map(({ attribute }) => ({ [column]: id, attributeId: attribute.id })),
  )
  if (isNew) return
  const own = assignments.filter(({ attribute }) => !offersChoices(attribute)).map(({ attribute }) => attribute.id)
  if (own.length)
    await dropOwnValues(
      client,
      own,
      prefix,
      rows.map((row) => row.valueId as number),
    )
}

/** Makes the table of an owner's values hold these rows, within the attributes that were entered. */
const saveLinks = <T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly Record<string, unknown>[],
  owner: string,
  within: readonly Record<string, unknown>[],
): Promise<void> =>
  saveSet(
    client,
    table,
    rows as unknown as Values<T>[],
    { key: [owner, 'attributeId', 'valueId'], within } as unknown as SetOptions<T>,
  )

async function idOf(client: PoolClient, attribute: AttributeRow, value: Assignable, prefix: string): Promise<number> {
  if ('id' in value) return value.id
  if ('make' in value) return makeChoice(client, attribute.id, { name: value.make })
  const slug =
    'shared' in value ? value.shared.slug : `${prefix}_${attribute.id}${value.suffix ? `_${value.suffix}` : ''}`
  const values = { ...('shared' in value ? value.shared : value.own), attributeId: attribute.id, slug }
  const [there] = await valuesBySlug(client, [{ attributeId: attribute.id, slug }])
  const [id] = await save(client, attributeValues, [{ id: there?.id, values }])
  return id as number
}
