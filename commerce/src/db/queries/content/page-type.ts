/** Reads and changes which attributes page types have, and lists page types. */
import { prepared, statement } from '../../statements/statement.ts'
import { containing, oneOf } from '../../statements/conditions.ts'
import { listBy, text } from '../../statements/list-by.ts'

export const pageTypeList = listBy('page_type_list', {
  select: `t.id, t.slug, t.name, t.metadata, t.private_metadata as "privateMetadata",
      array(select attribute_id from page_type_attributes where page_type_id = t.id order by sort, attribute_id) as "attributeIds"`,
  from: 'page_types t',
  conditions: { search: containing('t.name', 't.slug'), slugs: oneOf('t.slug', 'text') },
  orders: { SLUG: [text('t.slug')], NAME: [text('t.name'), text('t.slug')] },
})

/** Those of the page types that some page has. */
export const typesWithPages = prepared(
  'page_types_with_pages',
  'select t.id from page_types t where t.id = any($1::int[]) and exists (select from pages p where p.page_type_id = t.id)',
).many

/** Ids of the type's attributes, in order. */
export const attributesOfPageType = statement(
  'attributes_of_page_type',
  'select attribute_id as "id" from page_type_attributes where page_type_id = $1 order by sort, attribute_id',
).column

/** What these attributes are for; those that do not exist are left out. */
export const kindsOfAttributes = statement(
  'kinds_of_attributes',
  'select id, type from attributes where id = any($1::int[]) order by id',
).many

/** Appends attributes to a page type. */
export const addAttributes = statement(
  'add_attributes_to_page_type',
  `insert into page_type_attributes (page_type_id, attribute_id, sort)
    select $1, a.id, coalesce((select max(sort) + 1 from page_type_attributes where page_type_id = $1), 0) + a.n
      from unnest($2::int[]) with ordinality as a(id, n)
    on conflict do nothing`,
).run

/** Takes attributes from a page type, and their values from its pages. */
export const removeAttributes = statement(
  'remove_attributes_from_page_type',
  `with gone as (delete from page_attribute_values v using pages p
    where p.id = v.page_id and p.page_type_id = $1 and v.attribute_id = any($2::int[]))
    delete from page_type_attributes where page_type_id = $1 and attribute_id = any($2::int[])`,
).run

/** Puts a page type's attributes into this order. */
export const orderAttributes = statement(
  'order_attributes_of_page_type',
  `update page_type_attributes t set sort = o.n from unnest($2::int[]) with ordinality as o(id, n)
    where t.page_type_id = $1 and t.attribute_id = o.id and t.sort is distinct from o.n`,
).run

/** Keys of all pages of these types. */
export const pagesOfTypes = statement(
  'pages_of_page_types',
  'select id from pages where page_type_id = any($1::int[])',
).column
