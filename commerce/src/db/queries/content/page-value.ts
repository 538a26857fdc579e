/** Reads and orders the values that pages have of attributes. */
import { statement } from '../../statements/statement.ts'

/** Keys of the values that a page has of an attribute, in order. */
export const valuesOfPage = statement(
  'values_of_page_in_order',
  'select value_id as "id" from page_attribute_values where page_id = $1 and attribute_id = $2 order by sort, value_id',
).column

/** Puts a page's values of an attribute into this order. */
export const orderPageValues = statement(
  'order_values_of_page',
  `update page_attribute_values v set sort = o.n from unnest($3::int[]) with ordinality as o(id, n)
    where v.page_id = $1 and v.attribute_id = $2 and v.value_id = o.id`,
).run
