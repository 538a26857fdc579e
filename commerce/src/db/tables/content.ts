/** Pages and menus. */
import type { NavigationType } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { attributes, attributeValues, categories, collections } from './catalog.ts'
import * as c from './columns.ts'

export const pageTypes = pgTable('page_types', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  ...c.bothMetadata(),
})

export const pageTypeAttributes = pgTable(
  'page_type_attributes',
  {
    pageTypeId: c.partOf('page_type_id', () => pageTypes.id),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pageTypeId, t.attributeId] })],
)

export const pages = pgTable(
  'pages',
  {
    id: c.serialId(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    content: c.richText('content'),
    pageTypeId: integer('page_type_id')
      .notNull()
      .references(() => pageTypes.id),
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: c.instant('published_at'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    translations: c.translations(),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.pageTypeId, t.publishedAt)],
)

export const pageAttributeValues = pgTable(
  'page_attribute_values',
  {
    pageId: c.partOf('page_id', () => pages.id),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    valueId: c.partOf('value_id', () => attributeValues.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.attributeId, t.valueId] })],
)

export const menus = pgTable('menus', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** MAIN for the menu on top of every page, SECONDARY for the one at the foot; null for all others. */
  navigation: text('navigation').$type<NavigationType>().unique(),
  ...c.bothMetadata(),
})

export const menuItems = pgTable(
  'menu_items',
  {
    id: c.serialId(),
    menuId: c.partOf('menu_id', () => menus.id),
    /** Key by which the importer finds the item within its menu; any text for items that staff make. */
    key: text('key')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    collectionId: integer('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    url: text('url'),
    translations: c.translations(),
    ...c.bothMetadata(),
  },
  (t) => [unique().on(t.menuId, t.key)],
)
