/** Conditions on the values of attributes that products, variants and pages have. */
import type { AttributeEntityTypeEnum } from '@semena/contract/enums'
import { type Condition, condition, type Ends, within } from '../../statements/conditions.ts'
import type { Params } from '../../statements/sql.ts'

/** Things to which a reference may lead, by one of their names. */
export interface Referenced {
  entity: AttributeEntityTypeEnum
  by: 'id' | 'slug' | 'sku'
  names: readonly (string | number)[]
}

/** What a value is to be; what is left out is no condition. */
export interface ValueWanted {
  slugs?: string[]
  names?: string[]
  numbers?: number[]
  range?: Ends<number>
  boolean?: boolean
  /** Of values that are days, such as 2026-11-23. */
  days?: Ends<string>
  moments?: Ends<Date>
  /** A reference that leads to any of these. */
  references?: Referenced[]
}

/** A condition on the values of one attribute, or of any (null). */
export interface AssignedValue extends ValueWanted {
  attributeId: number | null
  /** Ids of values, of which one is to be there. */
  valueIds?: number[]
}

const TABLES: Readonly<Record<AttributeEntityTypeEnum, string>> = {
  PAGE: 'pages',
  PRODUCT: 'products',
  PRODUCT_VARIANT: 'variants',
  CATEGORY: 'categories',
  COLLECTION: 'collections',
}

const ofKind = (kind: string): string =>
  `av.attribute_id in (select a.id from attributes a where a.input_type = '${kind}')`

/** SQL of the conditions on a value `av`; those on numbers are left out where the caller has a better place for them. */
export function valueSql(params: Params, wanted: ValueWanted, withNumbers = true): string[] {
  const { slugs, names, numbers, range, boolean, days, moments, references } = wanted
  return [
    ...(numbers && withNumbers ? [`av.numeric = any(${params.param(numbers)}::float8[])`] : []),
    ...(range && withNumbers ? [...within(params, 'av.numeric', range, 'float8'), 'av.numeric is not null'] : []),
    ...(slugs ? [`av.slug = any(${params.param(slugs)}::text[])`] : []),
    ...(names ? [`av.name = any(${params.param(names)}::text[])`] : []),
    ...(boolean === undefined ? [] : [`av.boolean = ${params.param(boolean)}`]),
    ...(days ? [ofKind('DATE'), ...within(params, "(av.date_time at time zone 'UTC')::date", days, 'date')] : []),
    ...(moments ? [ofKind('DATE_TIME'), ...within(params, 'av.date_time', moments, 'timestamptz')] : []),
    ...(references ? [referenceSql(params, references)] : []),
  ]
}

function referenceSql(params: Params, references: readonly Referenced[]): string {
  const any = references.map(({ entity, by, names }) => {
    const target = `select r.id from ${TABLES[entity]} r where r.${by} = any(${params.param(names)}::${by === 'id' ? 'int' : 'text'}[])`
    return `(av.reference_id in (${target}) and av.attribute_id in (select a.id from attributes a where a.entity_type = ${params.param(entity, 'text')}))`
  })
  return any.length ? `(${any.join(' or ')})` : 'false'
}

/** SQL that holds where a row of `link` that meets `owner` has such a value. */
export function assignedSql(params: Params, link: string, owner: string, one: AssignedValue): string {
  const ofValue = valueSql(params, one)
  return `exists (select 1 from ${link} x join attribute_values av on av.id = x.value_id where ${[
    owner,
    ...(one.attributeId === null ? [] : [`x.attribute_id = ${params.param(one.attributeId)}`]),
    ...(one.valueIds ? [`x.value_id = any(${params.param(one.valueIds)}::int[])`] : []),
    ...ofValue,
  ].join(' and ')})`
}

const RANGE = { gte: 1, lte: 1 }

/** A condition of every kind, for asking the database about types. */
export const EVERY_VALUE: Required<AssignedValue> = {
  attributeId: 1,
  valueIds: [1],
  slugs: ['a'],
  names: ['a'],
  numbers: [1],
  range: RANGE,
  boolean: true,
  days: { gte: '2020-01-01', lte: '2020-01-01' },
  moments: { gte: new Date(0), lte: new Date(0) },
  references: [
    { entity: 'PAGE', by: 'slug', names: ['a'] },
    { entity: 'PRODUCT', by: 'id', names: [1] },
    { entity: 'PRODUCT_VARIANT', by: 'sku', names: ['a'] },
  ],
}

/** The condition of a list on such values; `unknown` where an attribute is named that there is not, so that nothing is found. */
export const assignedTo = (link: string, owner: string): Condition<readonly AssignedValue[] | 'unknown'> =>
  condition(
    (all, params) =>
      all === 'unknown' ? 'false' : all.map((one) => assignedSql(params, link, owner, one)).join(' and ') || 'true',
    [EVERY_VALUE],
  )
