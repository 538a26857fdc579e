// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, JsonRecords, Row, Uses } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  changed_beyond: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'change_rows'>, 'tableName' | 'key'>
    reads: Uses<'change_rows', 'change_id' | 'key' | 'table_name'>
  }
  changed_rows_shown: {
    params: { operations: readonly string[] | null; tables: readonly string[] | null; translated: readonly string[] | null; limit: number | bigint | null; ids: readonly (number | bigint)[] | null }
    row: Pick<Row<'change_rows'>, 'tableName' | 'key' | 'before' | 'after'> & { changeId: Column<'changes', 'id'> }
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'id' | 'key' | 'table_name'> | Uses<'changes', 'id' | 'operation'>
  }
  changed_things: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: { table: string; id: string; values: Json }
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'label'> | Uses<'app_tokens', 'app_id' | 'id' | 'name'> | Uses<'apps', 'id' | 'name'> | Uses<'attribute_values', 'attribute_id' | 'id' | 'name'> | Uses<'attributes', 'id' | 'name'> | Uses<'categories', 'id' | 'name'> | Uses<'channels', 'currency' | 'id' | 'name'> | Uses<'collection_listings', 'channel_id' | 'collection_id' | 'id'> | Uses<'collections', 'id' | 'name'> | Uses<'fulfillment_lines', 'fulfillment_id' | 'id' | 'order_line_id'> | Uses<'fulfillments', 'fulfillment_order' | 'id' | 'order_id'> | Uses<'gift_card_tags', 'id' | 'name'> | Uses<'gift_cards', 'currency' | 'id'> | Uses<'granted_refund_lines', 'granted_refund_id' | 'id' | 'order_line_id'> | Uses<'granted_refunds', 'id' | 'order_id'> | Uses<'invoices', 'id' | 'number' | 'order_id'> | Uses<'menu_items', 'id' | 'menu_id' | 'name'> | Uses<'menus', 'id' | 'name'> | Uses<'order_discounts', 'id' | 'name' | 'order_id'> | Uses<'order_lines', 'id' | 'order_id' | 'product_name' | 'product_sku' | 'variant_name'> | Uses<'orders', 'currency' | 'id' | 'number'> | Uses<'page_types', 'id' | 'name'> | Uses<'pages', 'id' | 'title'> | Uses<'permission_groups', 'id' | 'name'> | Uses<'product_listings', 'channel_id' | 'id' | 'product_id'> | Uses<'product_media', 'id' | 'product_id'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'id' | 'name'> | Uses<'promotion_rules', 'id' | 'name' | 'promotion_id'> | Uses<'promotions', 'id' | 'name'> | Uses<'shipping_methods', 'id' | 'name' | 'zone_id'> | Uses<'shipping_postal_code_rules', 'id' | 'method_id'> | Uses<'shipping_zones', 'id' | 'name'> | Uses<'shops', 'id' | 'name'> | Uses<'stocks', 'id' | 'variant_id' | 'warehouse_id'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'user_addresses', 'id' | 'user_id'> | Uses<'users', 'email' | 'id'> | Uses<'variant_listings', 'channel_id' | 'id' | 'variant_id'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku'> | Uses<'voucher_codes', 'code' | 'id' | 'voucher_id'> | Uses<'voucher_listings', 'channel_id' | 'id' | 'voucher_id'> | Uses<'vouchers', 'id' | 'name'> | Uses<'warehouses', 'id' | 'name'> | Uses<'webhooks', 'app_id' | 'id' | 'name'>
  }
  changed_things_gone: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: { table: Column<'change_rows', 'tableName'>; id: string; values: NonNullable<Column<'change_rows', 'before'>> }
    reads: Uses<'change_rows', 'after' | 'before' | 'id' | 'key' | 'table_name'>
  }
  changes_shown: {
    params: { operations: readonly string[] | null; tables: readonly string[] | null; translated: readonly string[] | null; before: number | bigint | null; origin: string | null; userId: number | null; appId: number | null; since: Date | null; key: JsonInput | null; only: readonly string[] | null; seenTables: readonly string[] | null; seenTranslated: readonly string[] | null; limit: number | bigint | null }
    row: Pick<Row<'changes'>, 'id' | 'at' | 'origin' | 'operation' | 'undoes' | 'userId' | 'appId'> & { userEmail: Column<'users', 'email'> | null; appName: Column<'apps', 'name'> | null; undoneBy: number | null; rowCount: number }
    reads: Uses<'apps', 'id' | 'name'> | Uses<'change_rows', 'after' | 'before' | 'change_id' | 'id' | 'key' | 'table_name'> | Uses<'changes', 'app_id' | 'at' | 'id' | 'operation' | 'origin' | 'undoes' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
  counted_here: {
    params: readonly []
    row: Pick<Row<'change_rows'>, 'tableName'> & { created: number; updated: number; deleted: number }
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'key' | 'table_name'>
  }
  delete_change: {
    params: readonly [number | bigint | null]
    row: object
    reads: Uses<'changes', 'id'>
  }
  later_changes: {
    params: { id: number | bigint | null; beyond: JsonRecords<{ tableName: string; key: unknown }>; table: string | null; column: string | null; value: string | null }
    row: { id: number }
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'key' | 'table_name'> | Uses<'changes', 'id' | 'undoes'>
  }
  list_changes: {
    params: { before: number | bigint | null; table: string | null; key: JsonInput | null; limit: number | bigint | null }
    row: Pick<Row<'changes'>, 'id' | 'at' | 'origin' | 'operation' | 'undoes'> & { userEmail: Column<'users', 'email'> | null; appIdentifier: Column<'apps', 'identifier'> | null; undoneBy: number | null; rowCount: number; tables: string[] }
    reads: Uses<'apps', 'id' | 'identifier'> | Uses<'change_rows', 'change_id' | 'key' | 'table_name'> | Uses<'changes', 'app_id' | 'at' | 'id' | 'operation' | 'origin' | 'undoes' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
  lock_change: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'changes'>, 'id' | 'operation'>
    reads: Uses<'changes', 'id' | 'operation'>
  }
  old_changes: {
    params: readonly [Date | null, number | bigint | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'changes', 'at' | 'id'>
  }
  products_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  rows_of_change: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'change_rows'>, 'tableName' | 'key' | 'before' | 'after'>
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'id' | 'key' | 'table_name'>
  }
  rows_of_change_up_to: {
    params: readonly [number | bigint | null, number | bigint | null]
    row: { rows: number }
    reads: Uses<'change_rows', 'change_id'>
  }
  this_change: {
    params: readonly []
    row: { id: number | null }
  }
  undoable_changes: {
    params: readonly [readonly (number | bigint)[] | null, readonly string[] | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'change_rows', 'before' | 'change_id' | 'table_name'> | Uses<'changes', 'id'>
  }
  undone_by: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'changes', 'id' | 'undoes'>
  }
}
}
