// Written by `npm run generate`; not to be edited.
import type { Column, JsonRecords, Row, Uses } from '../db/statements/table-types.ts'

declare module '../db/statements/statement.ts' {
interface Described {
  import_attribute_names: {
    params: readonly []
    row: Pick<Row<'attributes'>, 'id' | 'name'>
    reads: Uses<'attributes', 'id' | 'name'>
  }
  import_collection_sizes: {
    params: readonly []
    row: { collection: Column<'collections', 'slug'>; size: number; last: number }
    reads: Uses<'collection_products', 'collection_id' | 'sort'> | Uses<'collections', 'id' | 'slug'>
  }
  import_collections_of: {
    params: readonly [readonly number[] | null]
    row: { collection: Column<'collections', 'slug'>; product: Column<'collection_products', 'productId'> }
    reads: Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'id' | 'slug'>
  }
  import_delete_media: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'product_media', 'id'>
  }
  import_delete_own_values: {
    params: readonly [JsonRecords<{ attribute: number; slug: string }>]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'slug'>
  }
  import_known_attributes: {
    params: readonly []
    row: Pick<Row<'attributes'>, 'id' | 'slug' | 'type'> & { input_type: Column<'attributes', 'inputType'> }
    reads: Uses<'attributes', 'id' | 'input_type' | 'slug' | 'type'>
  }
  import_known_categories: {
    params: readonly []
    row: Pick<Row<'categories'>, 'id' | 'slug'> & { parent: Column<'categories', 'slug'> | null }
    reads: Uses<'categories', 'id' | 'parent_id' | 'slug'>
  }
  import_known_channels: {
    params: readonly []
    row: Pick<Row<'channels'>, 'id' | 'slug' | 'currency'>
    reads: Uses<'channels', 'currency' | 'id' | 'slug'>
  }
  import_known_collections: {
    params: readonly []
    row: Pick<Row<'collections'>, 'id' | 'slug'>
    reads: Uses<'collections', 'id' | 'slug'>
  }
  import_known_facts: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: { product: Column<'products', 'slug'>; attribute: Column<'attributes', 'slug'>; values: string[] }
    reads: Uses<'attribute_values', 'id' | 'numeric' | 'slug'> | Uses<'attributes', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'product_id' | 'sort' | 'value_id'> | Uses<'products', 'id' | 'slug'>
  }
  import_known_gift_cards: {
    params: readonly []
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency'> & { initial_balance: Column<'gift_cards', 'initialBalance'> }
    reads: Uses<'gift_cards', 'code' | 'currency' | 'id' | 'initial_balance'>
  }
  import_known_menu_items: {
    params: readonly []
    row: Pick<Row<'menu_items'>, 'id' | 'key'> & { menu: Column<'menus', 'slug'>; parent: Column<'menu_items', 'key'> | null }
    reads: Uses<'menu_items', 'id' | 'key' | 'menu_id' | 'parent_id'> | Uses<'menus', 'id' | 'slug'>
  }
  import_known_menus: {
    params: readonly []
    row: Pick<Row<'menus'>, 'id' | 'slug'>
    reads: Uses<'menus', 'id' | 'slug'>
  }
  import_known_methods: {
    params: readonly []
    row: Pick<Row<'shipping_methods'>, 'id' | 'name'> & { zone: Column<'shipping_zones', 'name'> }
    reads: Uses<'shipping_methods', 'id' | 'name' | 'zone_id'> | Uses<'shipping_zones', 'id' | 'name'>
  }
  import_known_page_types: {
    params: readonly []
    row: Pick<Row<'page_types'>, 'id' | 'slug'> & { own: string[] | null }
    reads: Uses<'attributes', 'id' | 'slug'> | Uses<'page_type_attributes', 'attribute_id' | 'page_type_id'> | Uses<'page_types', 'id' | 'slug'>
  }
  import_known_pages: {
    params: readonly []
    row: Pick<Row<'pages'>, 'id' | 'slug'> & { type: Column<'page_types', 'slug'> }
    reads: Uses<'page_types', 'id' | 'slug'> | Uses<'pages', 'id' | 'page_type_id' | 'slug'>
  }
  import_known_product_types: {
    params: readonly []
    row: Pick<Row<'product_types'>, 'id' | 'slug'> & { own: string[] | null; of_variants: string[] | null }
    reads: Uses<'attributes', 'id' | 'slug'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'id' | 'slug'>
  }
  import_known_promotions: {
    params: readonly []
    row: Pick<Row<'promotions'>, 'id' | 'name' | 'type'>
    reads: Uses<'promotions', 'created_at' | 'id' | 'name' | 'type'>
  }
  import_known_tax_classes: {
    params: readonly []
    row: Pick<Row<'tax_classes'>, 'id' | 'name'>
    reads: Uses<'tax_classes', 'id' | 'name'>
  }
  import_known_values: {
    params: readonly []
    row: Pick<Row<'attribute_values'>, 'id' | 'slug' | 'name'> & { attribute: Column<'attributes', 'slug'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'slug' | 'sort'> | Uses<'attributes', 'id' | 'input_type' | 'slug'>
  }
  import_known_vouchers: {
    params: readonly []
    row: Pick<Row<'voucher_codes'>, 'code'> & { id: Column<'voucher_codes', 'voucherId'> }
    reads: Uses<'voucher_codes', 'code' | 'voucher_id'>
  }
  import_known_warehouses: {
    params: readonly []
    row: Pick<Row<'warehouses'>, 'id' | 'slug'>
    reads: Uses<'warehouses', 'id' | 'slug'>
  }
  import_known_zones: {
    params: readonly []
    row: Pick<Row<'shipping_zones'>, 'id' | 'name' | 'countries'> & { channels: string[] | null }
    reads: Uses<'channels', 'id' | 'slug'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'id' | 'name'>
  }
  import_lock: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_lock: unknown | null }
  }
  import_media: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_media'>, 'id' | 'productId' | 'path'>
    reads: Uses<'product_media', 'id' | 'path' | 'product_id' | 'sort'>
  }
  import_own_values: {
    params: readonly [JsonRecords<{ attribute: number; slug: string }>]
    row: Pick<Row<'attribute_values'>, 'id' | 'slug'> & { attribute: Column<'attribute_values', 'attributeId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
  }
  import_prices_lock: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_xact_lock: unknown | null }
  }
  import_shop_metadata: {
    params: readonly []
    row: Pick<Row<'shops'>, 'metadata'>
    reads: Uses<'shops', 'id' | 'metadata'>
  }
  import_shop_name: {
    params: readonly []
    row: Pick<Row<'shops'>, 'name'>
    reads: Uses<'shops', 'id' | 'name'>
  }
  sample_shop: {
    params: readonly []
    row: Pick<Row<'shops'>, 'name'>
    reads: Uses<'shops', 'id' | 'name'>
  }
}
}
