// Written by `npm run generate`; not to be edited.
import type { JsonRecords, Row, Uses } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  attribute_list: {
    params: readonly unknown[]
    row: Pick<Row<'attributes'>, 'id' | 'slug' | 'name' | 'inputType' | 'type' | 'unit' | 'visibleInStorefront' | 'entityType' | 'referenceTypeIds' | 'valueRequired' | 'isVariantOnly' | 'filterableInStorefront' | 'filterableInDashboard' | 'availableInGrid' | 'storefrontSearchPosition' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'attributes', 'available_in_grid' | 'entity_type' | 'external_reference' | 'filterable_in_dashboard' | 'filterable_in_storefront' | 'id' | 'input_type' | 'is_variant_only' | 'metadata' | 'name' | 'private_metadata' | 'reference_type_ids' | 'slug' | 'storefront_search_position' | 'translations' | 'type' | 'unit' | 'value_required' | 'visible_in_storefront'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'page_type_attributes', 'attribute_id' | 'page_type_id'> | Uses<'product_listings', 'channel_id' | 'is_published' | 'product_id'> | Uses<'product_type_attributes', 'attribute_id' | 'product_type_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id'>
  }
  attribute_values_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'>
  }
  attribute_values_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'attribute_values'>, 'id'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'sort'>
  }
  choice_list: {
    params: readonly unknown[]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'>
  }
  choices_named: {
    params: { attributeIds: readonly number[] | null; ids: readonly number[] | null; names: readonly string[] | null; externalReferences: readonly string[] | null }
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'externalReference'>
    reads: Uses<'attribute_values', 'attribute_id' | 'external_reference' | 'id' | 'name' | 'slug' | 'sort'>
  }
  drop_own_values: {
    params: readonly [readonly number[] | null, string | null, readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
  }
  drop_values_of_pages: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'page_attribute_values', 'page_id' | 'value_id'>
  }
  drop_values_of_products: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'product_attribute_values', 'product_id' | 'value_id'>
  }
  drop_values_of_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'>
  }
  next_value_place: {
    params: readonly [number | null]
    row: { place: number }
    reads: Uses<'attribute_values', 'attribute_id' | 'sort'>
  }
  value_slugs: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'attribute_values'>, 'slug'>
    reads: Uses<'attribute_values', 'attribute_id' | 'slug'>
  }
  values_by_slug: {
    params: readonly [JsonRecords<{ attributeId: number; slug: string }>]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
  }
  values_of_customers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id'> | Uses<'attributes', 'id' | 'type'>
  }
}
}
