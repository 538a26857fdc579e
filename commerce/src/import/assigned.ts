/** Values of attributes in the columns `attr:<attribute>`, of products, variants and pages alike. */
import type { PgTable } from 'drizzle-orm/pg-core'
import { attributeValues } from '../db/tables/catalog.ts'
import type { AttributeThing } from './known.ts'
import { parted, type Reading, type Writing } from './part.ts'
import type { Picture } from './pictures.ts'
import type { Row } from './row.ts'
import type { SetOptions, Values } from '../db/statements/save.ts'
import { keyOf } from './sheet.ts'
import { hasChoices } from './parts/attributes.ts'
import { mediaPath } from '../domain/media/port.ts'
import { statement } from '../db/statements/statement.ts'

/** A choice that others may have too, or a value that only this owner has. */
type Value =
  | { choice: string }
  | { boolean: boolean }
  | { own: { name: string; numeric?: number; plainText?: string; picture?: Picture } }

export interface Assigned {
  attribute: string
  values: Value[]
}

const PREFIX = 'attr:'

/**
 * Reads the attribute columns of a row. `allowed` are the attributes of the owner's type; undefined when the type
 * itself is wrong.
 */
export function readAssigned(r: Reading, row: Row, allowed: ReadonlySet<string> | undefined, type: string): Assigned[] {
  const found: Assigned[] = []
  for (const column of row.cells.keys()) {
    if (!column.startsWith(PREFIX)) continue
    const slug = column.slice(PREFIX.length)
    const attribute = r.known.attributes.get(slug)
    if (!attribute) continue
    const cell = row.text(column)
    if (cell && allowed && !allowed.has(slug)) row.wrong('NO_SUCH_ATTRIBUTE', column, { type })
    if (cell !== undefined && (cell !== null || !allowed || allowed.has(slug)))
      found.push({ attribute: slug, values: cell === null ? [] : readValues(r, row, column, slug, attribute, cell) })
  }
  return found
}

function readValues(
  r: Reading,
  row: Row,
  column: string,
  slug: string,
  attribute: AttributeThing,
  cell: string,
): Value[] {
  if (hasChoices(attribute)) {
    const names = attribute.inputType === 'MULTISELECT' ? (row.list(column) ?? []) : [cell]
    return [...new Set(names)].flatMap((name) => {
      const choice = r.known.values.has(keyOf(slug, name)) ? name : r.known.valueSlugs.get(keyOf(slug, name))
      if (choice === undefined) row.wrong('UNKNOWN_REFERENCE', column, { noun: 'value', value: name })
      return choice === undefined ? [] : [{ choice }]
    })
  }
  switch (attribute.inputType) {
    case 'NUMERIC': {
      const numeric = row.decimal(column)
      return typeof numeric === 'number' ? [{ own: { name: String(numeric), numeric } }] : []
    }
    case 'BOOLEAN': {
      const boolean = row.yesNo(column, false)
      return boolean === undefined ? [] : [{ boolean }]
    }
    case 'FILE': {
      const picture = r.pictures.file(cell, { anyType: true })
      if ('fault' in picture) {
        row.wrong(picture.fault, column, picture.params)
        return []
      }
      return [{ own: { name: cell.split('/').at(-1)!, picture } }]
    }
    case 'PLAIN_TEXT':
      return [{ own: { name: cell.length > 200 ? `${cell.slice(0, 199)}…` : cell, plainText: cell } }]
    default:
      row.wrong('NOT_IMPORTABLE', column, { kind: attribute.inputType })
      return []
  }
}

/** The texts of an attribute's values, from which plates are drawn. */
export const factsOf = ({ values }: Assigned): string[] =>
  values.flatMap((v) => ('choice' in v ? v.choice : 'own' in v ? v.own.name : []))

export interface Owner {
  id: number
  /** Whether it was added just now, so that nothing of it is in the table. */
  isNew: boolean
  assigned: readonly Assigned[]
}

/** A table that assigns values to an owner. */
interface AssignmentTable<T extends PgTable> {
  table: T
  owner: string
  /** With this the slugs of values begin that only one owner has, as in Saleor. */
  prefix: string
  hasNumeric: boolean
}

const IMPORT_ATTRIBUTE_NAMES = statement('import_attribute_names', 'select id, name from attributes')
const IMPORT_DELETE_OWN_VALUES = statement(
  'import_delete_own_values',
  'delete from attribute_values v using jsonb_to_recordset($1::jsonb) as e(attribute int, slug text) where v.attribute_id = e.attribute and v.slug = e.slug',
)

interface OwnValue {
  attributeId: number
  slug: string
  values: Values<typeof attributeValues>
  /** Whether nobody can have written it before. */
  isNew: boolean
}

/** Writes which values the owners have, and deletes own values that the folder empties. */
export async function writeAssigned<T extends PgTable>(
  w: Writing,
  { table, owner, prefix, hasNumeric }: AssignmentTable<T>,
  owners: readonly Owner[],
): Promise<void> {
  const ownValues = new Map<string, OwnValue>()
  const names = new Map((await IMPORT_ATTRIBUTE_NAMES.many(w.client)).map((a) => [a.id, a.name]))
  const slugOf = (id: number, attributeId: number, value: Value): string => {
    if ('choice' in value) return value.choice
    return 'boolean' in value ? `${attributeId}_${value.boolean}` : `${prefix}${id}_${attributeId}`
  }
  const emptied: { attribute: number; slug: string }[] = []
  for (const { id, isNew, assigned } of owners) {
    for (const { attribute, values } of assigned) {
      const thing = w.known.attributes.get(attribute)!
      const attributeId = thing.id!
      if (!isNew && values.length === 0 && !hasChoices(thing) && thing.inputType !== 'BOOLEAN')
        emptied.push({ attribute: attributeId, slug: `${prefix}${id}_${attributeId}` })
      for (const value of values) {
        if ('choice' in value) continue
        const slug = slugOf(id, attributeId, value)
        const isOwn = 'own' in value
        const { picture, ...own } = isOwn
          ? value.own
          : {
              name: `${names.get(attributeId)}: ${value.boolean ? 'Yes' : 'No'}`,
              boolean: value.boolean,
              picture: undefined,
            }
        const file = picture && { fileUrl: mediaPath(picture.path), contentType: picture.contentType }
        const values = { attributeId, slug, ...own, ...file }
        ownValues.set(keyOf(String(attributeId), slug), { attributeId, slug, values, isNew: isNew && isOwn })
      }
    }
  }
  const ids = await saveOwn(w, ownValues)
  if (emptied.length) {
    await IMPORT_DELETE_OWN_VALUES.run(w.client, JSON.stringify(emptied))
  }
  const rowsOf = (some: readonly Owner[]): Values<T>[] =>
    some.flatMap(({ id, assigned }) =>
      assigned.flatMap(({ attribute, values }) => {
        const attributeId = w.known.attributes.get(attribute)!.id!
        return values.map((value, sort) => ({
          [owner]: id,
          attributeId,
          valueId:
            'choice' in value
              ? w.known.values.get(keyOf(attribute, value.choice))!.id!
              : ids.get(keyOf(String(attributeId), slugOf(id, attributeId, value)))!,
          sort,
          ...(hasNumeric ? { numeric: 'own' in value ? (value.own.numeric ?? null) : null } : {}),
        }))
      }),
    ) as unknown as Values<T>[]
  const { fresh, there } = parted(owners)
  await w.addSet(table, rowsOf(fresh))
  const within = there.flatMap(({ id, assigned }) =>
    assigned.map(({ attribute }) => ({ [owner]: id, attributeId: w.known.attributes.get(attribute)!.id! })),
  )
  await w.saveSet(table, rowsOf(there), {
    key: [owner, 'attributeId', 'valueId'],
    within,
  } as unknown as SetOptions<T>)
}

const IMPORT_OWN_VALUES = statement(
  'import_own_values',
  `select v.id, v.attribute_id as attribute, v.slug from attribute_values v join jsonb_to_recordset($1::jsonb) as k(attribute int, slug text) on k.attribute = v.attribute_id and k.slug = v.slug`,
)

async function saveOwn(w: Writing, own: ReadonlyMap<string, OwnValue>): Promise<Map<string, number>> {
  const { fresh, there: others } = parted([...own.values()])
  const found = await IMPORT_OWN_VALUES.many(
    w.client,
    others.map(({ attributeId, slug }) => ({ attribute: attributeId, slug })),
  )
  const known = new Map(found.map((t) => [keyOf(String(t.attribute), t.slug), t.id]))
  const keyFor = ({ attributeId, slug }: OwnValue): string => keyOf(String(attributeId), slug)
  const saved = await w.save(
    attributeValues,
    others.map((value) => ({ id: known.get(keyFor(value)), values: value.values })),
  )
  const added = await w.addKnown(attributeValues, fresh)
  return new Map([
    ...others.map((value, i): [string, number] => [keyFor(value), saved[i] as number]),
    ...fresh.map((value, i): [string, number] => [keyFor(value), added[i]!]),
  ])
}
