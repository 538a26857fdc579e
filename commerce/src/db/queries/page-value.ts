/** Reads and orders the values that pages have of attributes. */
import type { AttributeInputTypeEnum } from '@semena/contract/enums'
import { type Queryable, statement } from '../statement.ts'

const KINDS = statement(
  'kinds_of_page_attributes',
  `select a.id, a.input_type as "inputType" from attributes a
    where ($2::int is null or a.id = $2) and ($1::int is null
      or exists (select from page_type_attributes t where t.page_type_id = $1 and t.attribute_id = a.id))`,
)

/** The attributes of a page type, or one attribute, with the kinds of their values. */
export const kindsOfPageAttributes = async (
  on: Queryable,
  pageTypeId: number | null,
  attributeId: number | null = null,
): Promise<{ id: number; inputType: AttributeInputTypeEnum }[]> => KINDS.rows(on, [pageTypeId, attributeId])

const NAMED = statement(
  'named_attribute_values',
  `select id, name, slug from attribute_values
    where attribute_id = $1 and (id = any($2::int[]) or name = any($3::text[]) or slug = any($3::text[])) order by id`,
)

/** Values of an attribute by their keys, names or slugs. */
export const namedValues = (on: Queryable, attributeId: number, ids: readonly number[], names: readonly string[]) =>
  NAMED.rows(on, [attributeId, ids, names])

const OF_PAGE = statement(
  'values_of_page_in_order',
  'select value_id as "id" from page_attribute_values where page_id = $1 and attribute_id = $2 order by sort, value_id',
)

/** Keys of the values that a page has of an attribute, in order. */
export const valuesOfPage = async (on: Queryable, pageId: number, attributeId: number): Promise<number[]> =>
  (await OF_PAGE.rows(on, [pageId, attributeId])).map((row) => row.id)

const ORDER = statement(
  'order_values_of_page',
  `update page_attribute_values v set sort = o.n from unnest($3::int[]) with ordinality as o(id, n)
    where v.page_id = $1 and v.attribute_id = $2 and v.value_id = o.id`,
)

/** Puts a page's values of an attribute into this order. */
export async function orderPageValues(
  on: Queryable,
  pageId: number,
  attributeId: number,
  ids: readonly number[],
): Promise<void> {
  await ORDER.run(on, [pageId, attributeId, ids])
}
