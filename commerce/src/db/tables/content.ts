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
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const pageTypeAttributes = pgTable(
  'page_type_attributes',
  {
    pageTypeId: integer('page_type_id')
      .notNull()
      .references(() => pageTypes.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
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
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
    createdAt: c.createdAt(),
  },
  (t) => [index().on(t.pageTypeId, t.publishedAt)],
)

export const pageAttributeValues = pgTable(
  'page_attribute_values',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
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
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const menuItems = pgTable(
  'menu_items',
  {
    id: c.serialId(),
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
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
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
  },
  (t) => [unique().on(t.menuId, t.key)],
)
