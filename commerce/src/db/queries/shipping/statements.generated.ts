// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  keep_shipping_answer_of_checkout: {
    params: readonly [string | null, Written<'shipping_answers', 'digest'>, Written<'shipping_answers', 'methods'>, Written<'shipping_answers', 'excluded'>, Written<'shipping_answers', 'isWhole'>, Written<'shipping_answers', 'askedAt'>]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'>
    writes: Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'>
  }
  keep_shipping_answer_of_order: {
    params: readonly [string | null, Written<'shipping_answers', 'digest'>, Written<'shipping_answers', 'methods'>, Written<'shipping_answers', 'excluded'>, Written<'shipping_answers', 'isWhole'>, Written<'shipping_answers', 'askedAt'>]
    row: object
    reads: Uses<'orders', 'id'> | Uses<'shipping_answers', 'asked_at' | 'digest' | 'excluded' | 'is_whole' | 'methods' | 'order_id'>
    writes: Uses<'shipping_answers', 'asked_at' | 'digest' | 'excluded' | 'is_whole' | 'methods' | 'order_id'>
  }
  method_listings: {
    params: readonly [number | null]
    row: Pick<Row<'shipping_method_listings'>, 'channelId' | 'price' | 'minOrder' | 'maxOrder'>
    reads: Uses<'shipping_method_listings', 'channel_id' | 'max_order' | 'method_id' | 'min_order' | 'price'>
  }
  method_listings_delete: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'shipping_method_listings', 'channel_id' | 'method_id'>
  }
  method_next_sort: {
    params: readonly [number | null]
    row: { sort: number }
    reads: Uses<'shipping_methods', 'sort' | 'zone_id'>
  }
  other_zones: {
    params: readonly [number | null]
    row: Pick<Row<'shipping_zones'>, 'isDefault' | 'countries'>
    reads: Uses<'shipping_zones', 'countries' | 'id' | 'is_default'>
  }
  postal_rules_add: {
    params: readonly [Written<'shipping_postal_code_rules', 'methodId'>, JsonRecords<{ start: string; end: string }>, Written<'shipping_postal_code_rules', 'inclusionType'>]
    row: object
    writes: Uses<'shipping_postal_code_rules', 'end' | 'inclusion_type' | 'method_id' | 'start'>
  }
  postal_rules_delete: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'shipping_postal_code_rules', 'id' | 'method_id'>
  }
  postal_rules_of_method: {
    params: readonly [number | null]
    row: Pick<Row<'shipping_postal_code_rules'>, 'id' | 'start' | 'end' | 'inclusionType'>
    reads: Uses<'shipping_postal_code_rules', 'end' | 'id' | 'inclusion_type' | 'method_id' | 'start'>
  }
  shipping_answers_of_orders: {
    params: readonly [readonly string[] | null]
    row: { orderId: NonNullable<Column<'shipping_answers', 'orderId'>>; answer: Json }
    reads: Uses<'shipping_answers', 'asked_at' | 'digest' | 'excluded' | 'is_whole' | 'methods' | 'order_id'>
  }
  shipping_methods: {
    params: readonly []
    row: Pick<Row<'shipping_methods'>, 'id' | 'zoneId' | 'type' | 'name' | 'description' | 'minDays' | 'maxDays' | 'taxClassId' | 'minWeight' | 'maxWeight' | 'excludedProductIds' | 'sort' | 'translations' | 'metadata' | 'privateMetadata'> & { postalCodeRules: Json; listings: Json }
    reads: Uses<'shipping_method_listings', 'channel_id' | 'max_order' | 'method_id' | 'min_order' | 'price'> | Uses<'shipping_methods', 'description' | 'excluded_product_ids' | 'id' | 'max_days' | 'max_weight' | 'metadata' | 'min_days' | 'min_weight' | 'name' | 'private_metadata' | 'sort' | 'tax_class_id' | 'translations' | 'type' | 'zone_id'> | Uses<'shipping_postal_code_rules', 'end' | 'id' | 'inclusion_type' | 'method_id' | 'start'>
  }
  zone_channel_ids: {
    params: readonly [number | null]
    row: { id: Column<'shipping_zone_channels', 'channelId'> }
    reads: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'>
  }
  zone_channels_add: {
    params: readonly [Written<'shipping_zone_channels', 'zoneId'>, readonly number[] | null]
    row: object
    writes: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'>
  }
  zone_list: {
    params: readonly unknown[]
    row: Pick<Row<'shipping_zones'>, 'id' | 'name' | 'description' | 'countries' | 'isDefault' | 'metadata' | 'privateMetadata'>
    reads: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'description' | 'id' | 'is_default' | 'metadata' | 'name' | 'private_metadata'>
  }
  zone_warehouses_add: {
    params: readonly [JsonRecords<{ zoneId: number; warehouseId: string }>]
    row: object
    writes: Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
  zone_warehouses_foreign: {
    params: { zoneIds: readonly number[] | null; warehouseIds: readonly string[] | null }
    row: Pick<Row<'shipping_zone_warehouses'>, 'zoneId' | 'warehouseId'>
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
  zone_warehouses_remove: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
}
}
