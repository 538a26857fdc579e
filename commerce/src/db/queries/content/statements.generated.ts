// Written by `npm run generate`; not to be edited.
import type { Column, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_attributes_to_page_type: {
    params: readonly [Written<'page_type_attributes', 'pageTypeId'>, readonly number[] | null]
    row: object
    reads: Uses<'page_type_attributes', 'page_type_id' | 'sort'>
    writes: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
  }
  attributes_of_page_type: {
    params: readonly [number | null]
    row: { id: Column<'page_type_attributes', 'attributeId'> }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
  }
  items_of_menus: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  kinds_of_attributes: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attributes'>, 'id' | 'type'>
    reads: Uses<'attributes', 'id' | 'type'>
  }
  leave_navigation: {
    params: readonly [string | null]
    row: object
    reads: Uses<'menus', 'navigation'>
    writes: Uses<'menus', 'navigation'>
  }
  menu_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_by_name: {
    params: readonly [string | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_item_list: {
    params: readonly unknown[]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  menu_items_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  menu_list: {
    params: readonly unknown[]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'menu_id'> | Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menus_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  order_attributes_of_page_type: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
    writes: Uses<'page_type_attributes', 'sort'>
  }
  order_menu_items: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'menu_items', 'id' | 'sort'>
    writes: Uses<'menu_items', 'sort'>
  }
  order_values_of_page: {
    params: readonly [number | null, number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'value_id'>
    writes: Uses<'page_attribute_values', 'sort'>
  }
  page_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  page_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  page_list: {
    params: readonly unknown[]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'value_id'> | Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'> | Uses<'products', 'id'> | Uses<'variants', 'id' | 'sku'>
  }
  page_texts: {
    params: readonly []
    row: Pick<Row<'pages'>, 'id'> & { titles: string[]; text: string | null }
    reads: Uses<'pages', 'content' | 'id' | 'title' | 'translations'>
  }
  page_type_list: {
    params: readonly unknown[]
    row: Pick<Row<'page_types'>, 'id' | 'slug' | 'name' | 'metadata' | 'privateMetadata'> & { attributeIds: number[] }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'> | Uses<'page_types', 'id' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
  page_types_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'page_types'>, 'id' | 'slug' | 'name' | 'metadata' | 'privateMetadata'> & { attributeIds: number[] }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'> | Uses<'page_types', 'id' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
  page_types_with_pages: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'page_types'>, 'id'>
    reads: Uses<'page_types', 'id'> | Uses<'pages', 'page_type_id'>
  }
  pages_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  pages_of_page_types: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'pages'>, 'id'>
    reads: Uses<'pages', 'id' | 'page_type_id'>
  }
  put_menu_item_last: {
    params: readonly [number | null]
    row: object
    reads: Uses<'menu_items', 'id' | 'menu_id' | 'parent_id' | 'sort'>
    writes: Uses<'menu_items', 'sort'>
  }
  remove_attributes_from_page_type: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id'> | Uses<'page_type_attributes', 'attribute_id' | 'page_type_id'> | Uses<'pages', 'id' | 'page_type_id'>
  }
  values_of_page_in_order: {
    params: readonly [number | null, number | null]
    row: { id: Column<'page_attribute_values', 'valueId'> }
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'sort' | 'value_id'>
  }
  values_of_pages: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'page_attribute_values', 'pageId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'page_attribute_values', 'page_id' | 'sort' | 'value_id'>
  }
}
}
