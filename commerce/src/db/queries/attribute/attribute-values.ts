/** Values of attributes as they are looked up and cleaned up when staff assign them. */
import { statement } from '../../statements/statement.ts'

/** The values of some attributes that are named by any of these, and possibly others. */
export const choicesNamed = statement(
  'choices_named',
  `select id, attribute_id as "attributeId", slug, name, external_reference as "externalReference" from attribute_values
    where attribute_id = any($attributeIds::int[])
      and (id = any($ids::int[]) or name = any($names::text[]) or slug = any($names::text[]) or external_reference = any($externalReferences::text[]))
    order by sort, id`,
).many

/** Slugs of an attribute that are the base itself or the base with something behind it. */
export const valueSlugsLike = statement(
  'value_slugs',
  `select slug from attribute_values where attribute_id = $1 and (slug = $2 or slug like $2 || '-%')`,
).set

/** The place behind the last value of an attribute. */
export const nextValuePlace = statement(
  'next_value_place',
  'select coalesce(max(sort) + 1, 0) as "place!" from attribute_values where attribute_id = $1',
).value

/** The values that have these slugs, each looked for in its own attribute. */
export const valuesBySlug = statement(
  'values_by_slug',
  `select v.id, v.attribute_id as "attributeId", v.slug from attribute_values v
    join jsonb_to_recordset($1::jsonb) as k("attributeId" int, slug text) on k."attributeId" = v.attribute_id and k.slug = v.slug`,
).many

/** Deletes values that only one owner has, of these attributes, besides those that are kept. */
export const dropOwnValues = statement(
  'drop_own_values',
  `delete from attribute_values
    where attribute_id = any($1::int[]) and not id = any($3::int[]) and slug like $2::text || '\\_%'`,
).run

/** Deletes the values that only these pages have. */
export const dropValuesOfPages = statement(
  'drop_values_of_pages',
  `delete from attribute_values v using page_attribute_values a
    where a.page_id = any($1::int[]) and v.id = a.value_id and v.slug like 'page-' || a.page_id || '\\_%'`,
).run

/** Deletes the values that only these products have. */
export const dropValuesOfProducts = statement(
  'drop_values_of_products',
  `delete from attribute_values v using product_attribute_values a
    where a.product_id = any($1::int[]) and v.id = a.value_id and v.slug like 'product-' || a.product_id || '\\_%'`,
).run

/** Deletes the values that only these variants have. */
export const dropValuesOfVariants = statement(
  'drop_values_of_variants',
  `delete from attribute_values v using variant_attribute_values a
    where a.variant_id = any($1::int[]) and v.id = a.value_id and v.slug like 'variant-' || a.variant_id || '\\_%'`,
).run

/** Ids of an attribute's values, in its order. */
export const valuesInOrder = statement(
  'attribute_values_in_order',
  'select id from attribute_values where attribute_id = $1 order by sort, id',
).column

/** Which of these values are of attributes of customers. */
export const valuesOfCustomers = statement(
  'values_of_customers',
  `select v.id from attribute_values v join attributes a on a.id = v.attribute_id
    where v.id = any($1::int[]) and a.type = 'CUSTOMER_TYPE'`,
).column
