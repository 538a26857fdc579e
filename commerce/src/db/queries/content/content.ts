/** Reads pages and menus. */
import { assignedTo } from '../attribute/assigned-value.ts'
import type { Pool } from 'pg'
import type { menuItems, menus, pages, pageTypes } from '../../tables/index.ts'
import { VALUE_COLUMNS } from '../catalog/catalog.ts'
import { condition, containing, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, orNull, text, time } from '../../statements/list-by.ts'
import { prepared } from '../../statements/statement.ts'

export type PageRow = typeof pages.$inferSelect
export type PageTypeRow = typeof pageTypes.$inferSelect & { attributeIds: number[] }
export type MenuRow = typeof menus.$inferSelect
export type MenuItemRow = typeof menuItems.$inferSelect

export const PAGE_COLUMNS = `p.id, p.slug, p.title, p.content, p.page_type_id as "pageTypeId", p.is_published as "isPublished", p.published_at as "publishedAt", p.seo_title as "seoTitle",
  p.seo_description as "seoDescription", p.translations, p.metadata, p.private_metadata as "privateMetadata", p.created_at as "createdAt"`
export const MENU_COLUMNS = `id, slug, name, navigation, metadata, private_metadata as "privateMetadata"`
export const ITEM_COLUMNS = `id, menu_id as "menuId", key, parent_id as "parentId", name, sort, collection_id as "collectionId", category_id as "categoryId", page_id as "pageId", url,
  translations, metadata, private_metadata as "privateMetadata"`

export const pagesById = prepared('pages_by_id', `select ${PAGE_COLUMNS} from pages p where p.id = any($1::int[])`).many

const PAGE_BY_TRANSLATED_SLUG = prepared(
  'page_by_translated_slug',
  `select ${PAGE_COLUMNS} from pages p where p.translations -> $2 ->> 'slug' = $1`,
)

const PAGE_BY_SLUG = prepared('page_by_slug', `select ${PAGE_COLUMNS} from pages p where p.slug = $1`)

/** With a language, the slug is that of the page's translation. */
export const pageBySlug = async (pool: Pool, slug: string, language: string | null): Promise<PageRow | null> => {
  return language ? PAGE_BY_TRANSLATED_SLUG.first(pool, slug, language) : PAGE_BY_SLUG.first(pool, slug)
}

/** Page types with their attributes in order. */
export const pageTypesById = prepared(
  'page_types_by_id',
  `select t.id, t.slug, t.name, t.metadata, t.private_metadata as "privateMetadata",
    array(select attribute_id from page_type_attributes where page_type_id = t.id order by sort, attribute_id) as "attributeIds"
    from page_types t where t.id = any($1::int[])`,
).many

export const valuesOfPages = prepared(
  'values_of_pages',
  `select pv.page_id as "ownerId", ${VALUE_COLUMNS}
    from page_attribute_values pv join attribute_values av on av.id = pv.value_id where pv.page_id = any($1::int[]) order by pv.sort, pv.value_id`,
).many

const MENU_BY_ID = prepared('menu_by_id', `select ${MENU_COLUMNS} from menus where id = $1`)
const MENU_BY_SLUG = prepared('menu_by_slug', `select ${MENU_COLUMNS} from menus where slug = $1 order by id limit 1`)
const MENU_BY_NAME = prepared('menu_by_name', `select ${MENU_COLUMNS} from menus where name = $1 order by id limit 1`)

export function menuBy(pool: Pool, key: 'id' | 'slug' | 'name', value: string | number): Promise<MenuRow | null> {
  if (key === 'id') return MENU_BY_ID.first(pool, Number(value))
  return (key === 'slug' ? MENU_BY_SLUG : MENU_BY_NAME).first(pool, String(value))
}

export const menusById = prepared('menus_by_id', `select ${MENU_COLUMNS} from menus where id = any($1::int[])`).many

/** Every item of these menus, in order. */
export const itemsOfMenus = prepared(
  'items_of_menus',
  `select ${ITEM_COLUMNS} from menu_items where menu_id = any($1::int[]) order by sort, id`,
).many

const PAGE_TEXTS = [text('p.title'), text('p.slug')]

export const pageList = listBy('page_list', {
  select: PAGE_COLUMNS,
  from: 'pages p',
  conditions: {
    /** Only what shoppers may see. */
    publishedAt: condition(
      (now: Date, params) =>
        `p.is_published and (p.published_at is null or p.published_at <= ${params.param(now, 'timestamptz')})`,
      new Date(0),
    ),
    /** The ids of the pages that a shopper's search has found, the best first. */
    found: oneOf('p.id', 'int'),
    search: containing('p.title', 'p.slug'),
    pageTypeIds: oneOf('p.page_type_id', 'int'),
    ids: oneOf('p.id', 'int'),
    slugs: oneOf('p.slug', 'text'),
    metadata: metadataIn('p.metadata'),
    attributes: assignedTo('page_attribute_values', 'x.page_id = p.id'),
  },
  orders: {
    SLUG: [text('p.slug')],
    TITLE: PAGE_TEXTS,
    VISIBILITY: [integer('p.is_published::int'), ...PAGE_TEXTS],
    PUBLISHED_AT: [orNull(time('p.published_at')), ...PAGE_TEXTS],
    CREATED_AT: [time('p.created_at'), ...PAGE_TEXTS],
    RANK: ({ found }, params) =>
      found
        ? [{ ...integer(`array_position(${params.param(found, 'int[]')}, p.id)`), isReversed: true }, ...PAGE_TEXTS]
        : PAGE_TEXTS,
  },
})
