/** Values that belong to one product, variant or page alone: numbers, texts, files, days and references. */
import { LENGTHS } from '../lengths.ts'
import type { AttributeEntityTypeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import { type KeyedTable, rowsByKey } from '../../db/statements/rows.ts'
import type { Values } from '../../db/statements/save.ts'
import { type attributeValues, categories, collections, products, variants } from '../../db/tables/catalog.ts'
import { pages } from '../../db/tables/content.ts'
import type { AttributeValueInput } from '../inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { ok, refuse, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { dayOf } from '../day.ts'

export type AssignCode = 'ATTRIBUTE_CANNOT_BE_ASSIGNED' | 'DUPLICATED_INPUT_ITEM' | 'INVALID' | 'NOT_FOUND' | 'REQUIRED'

/** A value to be assigned: a choice that is there, one to be made, or a value of this owner alone. */
export type Assignable =
  | { id: number }
  | { make: string }
  | { shared: Values<typeof attributeValues> & { slug: string } }
  | { own: Values<typeof attributeValues>; suffix?: string }

/** A text cut to what a value's name may have. */
export const shortName = (text: string): string =>
  text.length > LENGTHS.valueName ? `${text.slice(0, LENGTHS.valueName - 1)}…` : text

/** What references of an attribute lead to. */
export const REFERENCED: Record<AttributeEntityTypeEnum, { type: string; table: KeyedTable }> = {
  PAGE: { type: 'Page', table: pages },
  PRODUCT: { type: 'Product', table: products },
  PRODUCT_VARIANT: { type: 'ProductVariant', table: variants },
  CATEGORY: { type: 'Category', table: categories },
  COLLECTION: { type: 'Collection', table: collections },
}

type Read = Result<Assignable[] | null, AssignCode>

/** The values of an attribute without choices; null where nothing was entered that concerns it. */
export async function readOwnValues(
  client: PoolClient,
  attribute: AttributeRow,
  input: AttributeValueInput,
): Promise<Read> {
  const wrong = (message: string): Read => refuse('INVALID', 'attributes', message, { attributes: [attribute.id] })
  const [first] = input.values ?? []
  switch (attribute.inputType) {
    case 'NUMERIC': {
      const text = input.numeric ?? first
      if (text === undefined) return ok(input.values ? [] : null)
      if (text === null || !text.trim()) return ok([])
      const numeric = Number(text.trim())
      return Number.isFinite(numeric) ? ok([{ own: { name: text.trim(), numeric } }]) : wrong('This is no number.')
    }
    case 'BOOLEAN': {
      const { boolean } = input
      if (boolean === undefined) return ok(null)
      if (boolean === null) return ok([])
      const name = `${attribute.name}: ${boolean ? 'Yes' : 'No'}`
      return ok([{ shared: { slug: `${attribute.id}_${boolean}`, name, boolean } }])
    }
    case 'PLAIN_TEXT': {
      if (input.plainText === undefined) return ok(null)
      const text = plainText(input.plainText ?? '').trim()
      return ok(text ? [{ own: { name: shortName(text), plainText: text } }] : [])
    }
    case 'RICH_TEXT': {
      if (input.richText === undefined) return ok(null)
      if (input.richText === null) return ok([])
      if (!isDocument(input.richText)) return wrong('This is no rich text.')
      return ok([{ own: { name: shortName(textOf(input.richText)), richText: input.richText } }])
    }
    case 'FILE': {
      if (input.file === undefined) return ok(null)
      if (!input.file) return ok([])
      const name = input.file.split('/').at(-1)!
      return ok([{ own: { name: shortName(name), fileUrl: input.file, contentType: input.contentType ?? null } }])
    }
    case 'DATE':
    case 'DATE_TIME': {
      const given = attribute.inputType === 'DATE' ? input.date : input.dateTime
      if (given === undefined) return ok(null)
      if (given === null) return ok([])
      const dateTime = new Date(given)
      const name = attribute.inputType === 'DATE' ? dayOf(dateTime) : dateTime.toISOString()
      return ok([{ own: { name, dateTime } }])
    }
    case 'SINGLE_REFERENCE':
    case 'REFERENCE': {
      const ids = attribute.inputType === 'REFERENCE' ? input.references : input.reference
      if (ids === undefined) return ok(null)
      return readReferences(client, attribute, ids === null ? [] : typeof ids === 'string' ? [ids] : ids, wrong)
    }
    default:
      return ok(null)
  }
}

async function readReferences(
  client: PoolClient,
  { entityType, referenceTypeIds }: AttributeRow,
  ids: readonly string[],
  wrong: (message: string) => Read,
): Promise<Read> {
  if (!entityType) return wrong('The attribute refers to nothing.')
  const { type, table } = REFERENCED[entityType]
  const keys = [...new Set(ids)].map((id) => intKey(id, type))
  const rows = await rowsByKey(
    client,
    table,
    keys.filter((key) => key !== null),
  )
  const byKey = new Map<unknown, object>(rows.map((row) => [(row as { id: number }).id, row]))
  const found = keys.map((key) => byKey.get(key))
  if (found.some((row) => !row)) return wrong('There is nothing with this id that the attribute could refer to.')
  if (referenceTypeIds.length && !(await ofTypes(client, found, referenceTypeIds)))
    return wrong('The attribute does not refer to things of this type.')
  return ok(
    found.map((row, sort) => {
      const { id, name, title } = row as { id: number; name?: string; title?: string }
      return { own: { name: shortName(name || title || String(id)), referenceId: id, sort }, suffix: String(id) }
    }),
  )
}

/** Whether products, their variants or pages are all of one of these types. */
async function ofTypes(
  client: PoolClient,
  rows: readonly (object | undefined)[],
  typeIds: readonly number[],
): Promise<boolean> {
  const typed = rows as { productTypeId?: number; pageTypeId?: number; productId?: number }[]
  const ofProducts = new Map(
    (
      await rowsByKey(
        client,
        products,
        typed.flatMap((row) => row.productId ?? []),
      )
    ).map((p) => [p.id, p.productTypeId]),
  )
  return typed.every((row) => {
    const typeId = row.productTypeId ?? row.pageTypeId ?? (row.productId && ofProducts.get(row.productId))
    return typeId === undefined || typeIds.includes(typeId)
  })
}

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words of an Editor.js document, without its markup. */
function textOf({ blocks }: Record<string, unknown>): string {
  if (!Array.isArray(blocks)) return ''
  return blocks
    .map((block: { data?: { text?: unknown } }) => (typeof block.data?.text === 'string' ? block.data.text : ''))
    .join(' ')
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
}
