/** attributes.csv and attribute-values.csv: the attributes of products and pages, and their choices. */
import type { MeasurementUnitsEnum } from '@semena/contract/enums'
import { attributes as attributeTable, attributeValues as valueTable } from '../../db/tables/catalog.ts'
import type { AttributeThing } from '../known.ts'
import { placesFor } from '../order.ts'
import { noWrite, type Part, thingOf } from '../part.ts'
import { keyOf } from '../sheet.ts'
import { slugOf } from '../slug.ts'
import { statement } from '../../db/statements/statement.ts'

const INPUT_TYPES = ['DROPDOWN', 'MULTISELECT', 'NUMERIC', 'BOOLEAN', 'PLAIN_TEXT', 'FILE'] as const
const ENTITY_TYPES = ['PRODUCT_TYPE', 'PAGE_TYPE'] as const
const UNITS = [
  'MM',
  'CM',
  'DM',
  'M',
  'KM',
  'FT',
  'YD',
  'INCH',
  'SQ_MM',
  'SQ_CM',
  'SQ_DM',
  'SQ_M',
  'SQ_KM',
  'SQ_FT',
  'SQ_YD',
  'SQ_INCH',
  'CUBIC_MILLIMETER',
  'CUBIC_CENTIMETER',
  'CUBIC_DECIMETER',
  'CUBIC_METER',
  'LITER',
  'CUBIC_FOOT',
  'CUBIC_INCH',
  'CUBIC_YARD',
  'QT',
  'PINT',
  'FL_OZ',
  'ACRE_IN',
  'ACRE_FT',
  'G',
  'LB',
  'OZ',
  'KG',
  'TONNE',
] as const satisfies readonly MeasurementUnitsEnum[]

export const hasChoices = ({ inputType }: Pick<AttributeThing, 'inputType'>): boolean =>
  inputType === 'DROPDOWN' || inputType === 'MULTISELECT'

export const attributes: Part = async (r) => {
  const sheet = await r.sheet('attributes.csv', {
    key: ['slug'],
    plain: ['inputType', 'type', 'unit', 'visibleInStorefront'],
    translated: ['name'],
    metadata: true,
  })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const inputType = row.oneOf('inputType', INPUT_TYPES) ?? undefined
    const type = row.oneOf('type', ENTITY_TYPES) ?? undefined
    const { thing, isNew } = thingOf(r.known.attributes, slug, () => ({
      inputType: inputType ?? 'DROPDOWN',
      type: type ?? 'PRODUCT_TYPE',
    }))
    if (isNew) for (const column of ['inputType', 'type']) row.needed(column, true)
    if (inputType && thing.inputType !== inputType) row.wrong('KEPT', 'inputType', { value: thing.inputType })
    if (type && thing.type !== type) row.wrong('KEPT', 'type', { value: thing.type })
    const unit = row.oneOf('unit', UNITS)
    return {
      thing,
      values: {
        slug,
        name: row.needed('name', isNew),
        inputType,
        type,
        unit,
        visibleInStorefront: row.yesNo('visibleInStorefront', true),
      },
      translations: row.translations({ name: 'text' }),
      metadata: row.metadata(),
    }
  })
  return (w) => w.saveKnown(attributeTable, rows)
}

const IMPORT_VALUE_PLACES = statement(
  'import_value_places',
  `select a.slug as attribute, v.slug as key, v.sort from attribute_values v join attributes a on a.id = v.attribute_id where a.slug = any($1)`,
)

export const attributeValues: Part = async (r) => {
  const sheet = await r.sheet('attribute-values.csv', { key: ['attribute', 'slug'], translated: ['name'] })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const [attribute, slug] = [row.cells.get('attribute')!, row.cells.get('slug')!]
    const kind = r.known.attributes.get(attribute)
    if (!kind) row.wrong('UNKNOWN_REFERENCE', 'attribute', { noun: 'attribute', value: attribute })
    else if (!hasChoices(kind)) row.wrong('NO_VALUES', 'attribute', { attribute, kind: kind.inputType })
    const { thing, isNew } = thingOf(r.known.values, keyOf(attribute, slug), () => ({}))
    // Values that are there already keep their slugs, whatever these are.
    if (isNew) slugOf(row)
    const name = row.needed('name', isNew)
    if (name) r.known.valueSlugs.set(keyOf(attribute, name), slug)
    return { attribute, thing, values: { slug, name }, translations: row.translations({ name: 'text' }) }
  })
  return async (w) => {
    const placed = await IMPORT_VALUE_PLACES.many(w.client, [...new Set(rows.map((row) => row.attribute))])
    for (const [attribute, own] of Map.groupBy(rows, (row) => row.attribute)) {
      const places = placesFor(
        own.map((o) => o.values.slug),
        placed.filter((p) => p.attribute === attribute),
      )
      own.forEach((o, i) =>
        Object.assign(o.values, { attributeId: w.known.attributes.get(attribute)!.id!, sort: places[i] }),
      )
    }
    await w.saveKnown(valueTable, rows)
  }
}
