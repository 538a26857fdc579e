/** Values of attributes as they are looked up and cleaned up when staff assign them. */
import { type Queryable, statement } from '../statement.ts'
import { inARow, shared } from '../together.ts'

const CHOICES_NAMED = statement(
  'choices_named',
  `select id, attribute_id as "attributeId", slug, name, external_reference as "externalReference" from attribute_values
    where attribute_id = any($1::int[])
      and (id = any($2::int[]) or name = any($3::text[]) or slug = any($3::text[]) or external_reference = any($4::text[]))
    order by sort, id`,
)

export interface ChoicesAsked {
  attributeIds: readonly number[]
  ids: readonly number[]
  /** Names or slugs. */
  names: readonly string[]
  externalReferences: readonly string[]
}

/** The values of some attributes that are named by any of these, and possibly others. */
export const choicesNamed = (on: Queryable, named: ChoicesAsked) =>
  shared(on, 'choices named', named, async (client, asked) => {
    const all = <K extends keyof ChoicesAsked>(part: K) => [
      ...new Set(asked.flatMap((one) => one[part] as readonly ChoicesAsked[K][number][])),
    ]
    const rows = await CHOICES_NAMED.rows(client, [
      all('attributeIds'),
      all('ids'),
      all('names'),
      all('externalReferences'),
    ])
    return asked.map(() => rows)
  })

const VALUE_SLUGS = statement(
  'value_slugs',
  `select v.attribute_id as "attributeId", v.slug from attribute_values v
    where exists (select from unnest($1::int[], $2::text[]) k(attribute_id, base)
      where k.attribute_id = v.attribute_id and (v.slug = k.base or v.slug like k.base || '-%'))`,
)

/** Slugs of an attribute that are the base itself or the base with something behind it. */
export const valueSlugsLike = (on: Queryable, attributeId: number, base: string): Promise<Set<string>> =>
  shared(on, 'value slugs', { attributeId, base }, async (client, asked) => {
    const rows = await VALUE_SLUGS.rows(client, [asked.map((one) => one.attributeId), asked.map((one) => one.base)])
    const slugs = Map.groupBy(rows, (row) => row.attributeId)
    return asked.map((one) => new Set((slugs.get(one.attributeId) ?? []).map((row) => row.slug)))
  })

const NEXT_VALUE_PLACE = statement(
  'next_value_place',
  `select k.id as "id!", coalesce(max(v.sort) + 1, 0) as "place!"
    from unnest($1::int[]) k(id) left join attribute_values v on v.attribute_id = k.id group by k.id`,
)

/** The place behind the last value of an attribute. */
export const nextValuePlace = (on: Queryable, attributeId: number): Promise<number> =>
  shared(on, 'next value place', attributeId, async (client, ids) =>
    inARow(ids, await NEXT_VALUE_PLACE.rows(client, [[...new Set(ids)]])),
  )

const VALUES_BY_SLUG = statement(
  'values_by_slug',
  `select v.id, v.attribute_id as "attributeId", v.slug from attribute_values v
    join unnest($1::int[], $2::text[]) as k(attribute_id, slug) on k.attribute_id = v.attribute_id and k.slug = v.slug`,
)

/** The values that have these slugs, each looked for in its own attribute. */
export const valuesBySlug = (on: Queryable, keys: readonly { attributeId: number; slug: string }[]) =>
  shared(on, 'values by slug', keys, async (client, asked) => {
    const all = asked.flat()
    const rows = await VALUES_BY_SLUG.rows(client, [all.map((k) => k.attributeId), all.map((k) => k.slug)])
    const isOf = (own: typeof keys, row: (typeof rows)[number]): boolean =>
      own.some((k) => k.attributeId === row.attributeId && k.slug === row.slug)
    return asked.length === 1 ? [rows] : asked.map((own) => rows.filter((row) => isOf(own, row)))
  })

const DROP_OWN_VALUES = statement(
  'drop_own_values',
  `delete from attribute_values v using unnest($1::int[], $2::text[]) as k(attribute_id, prefix)
    where v.attribute_id = k.attribute_id and not v.id = any($3::int[]) and v.slug like k.prefix || '\\_%'`,
)

/** Deletes values that only one owner has, of these attributes, besides those that are kept. */
export const dropOwnValues = (
  on: Queryable,
  attributeIds: readonly number[],
  prefix: string,
  kept: readonly number[],
): Promise<number> =>
  shared(on, 'drop own values', { attributeIds, prefix, kept }, async (client, asked) => {
    const gone = await DROP_OWN_VALUES.run(client, [
      asked.flatMap((one) => one.attributeIds),
      asked.flatMap((one) => one.attributeIds.map(() => one.prefix)),
      asked.flatMap((one) => one.kept),
    ])
    return asked.map(() => gone)
  })

const DROP_VALUES_OF_PRODUCTS = statement(
  'drop_values_of_products',
  `delete from attribute_values v using product_attribute_values a
    where a.product_id = any($1::int[]) and v.id = a.value_id and v.slug like 'product-' || a.product_id || '\\_%'`,
)
const DROP_VALUES_OF_VARIANTS = statement(
  'drop_values_of_variants',
  `delete from attribute_values v using variant_attribute_values a
    where a.variant_id = any($1::int[]) and v.id = a.value_id and v.slug like 'variant-' || a.variant_id || '\\_%'`,
)

const DROP_VALUES_OF_PAGES = statement(
  'drop_values_of_pages',
  `delete from attribute_values v using page_attribute_values a
    where a.page_id = any($1::int[]) and v.id = a.value_id and v.slug like 'page-' || a.page_id || '\\_%'`,
)

/** Deletes the values that only these pages have. */
export const dropValuesOfPages = (on: Queryable, ids: readonly number[]) => DROP_VALUES_OF_PAGES.run(on, [ids])
/** Deletes the values that only these products have. */
export const dropValuesOfProducts = (on: Queryable, ids: readonly number[]) => DROP_VALUES_OF_PRODUCTS.run(on, [ids])
/** Deletes the values that only these variants have. */
export const dropValuesOfVariants = (on: Queryable, ids: readonly number[]) => DROP_VALUES_OF_VARIANTS.run(on, [ids])

const VALUES_IN_ORDER = statement(
  'attribute_values_in_order',
  'select id from attribute_values where attribute_id = $1 order by sort, id',
)

/** Ids of an attribute's values, in its order. */
export const valuesInOrder = async (on: Queryable, attributeId: number): Promise<number[]> =>
  (await VALUES_IN_ORDER.rows(on, [attributeId])).map((row) => row.id)

const VALUES_OF_CUSTOMERS = statement(
  'values_of_customers',
  `select v.id from attribute_values v join attributes a on a.id = v.attribute_id
    where v.id = any($1::int[]) and a.type = 'CUSTOMER_TYPE'`,
)

/** Which of these values are of attributes of customers. */
export const valuesOfCustomers = async (on: Queryable, ids: readonly number[]): Promise<number[]> =>
  (await VALUES_OF_CUSTOMERS.rows(on, [ids])).map((row) => row.id)
