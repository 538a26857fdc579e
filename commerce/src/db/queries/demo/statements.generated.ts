// Written by `npm run generate`; not to be edited.
import type { Column, Json, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  demo_any_mark: {
    params: readonly []
    row: { is: boolean }
  }
  demo_categories_in_use: {
    params: readonly [readonly string[] | null, boolean | null]
    row: { key: string }
    reads: Uses<'categories', 'id' | 'parent_id'> | Uses<'demo_marks', 'is_own' | 'key' | 'table_name'> | Uses<'products', 'category_id' | 'id'>
  }
  demo_customers_with_orders: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: { key: string }
    reads: Uses<'orders', 'id' | 'user_id'>
  }
  demo_for_nobody: {
    params: readonly []
    row: { set_config: string | null }
  }
  demo_lock: {
    params: readonly [number | bigint | null]
    row: { got: boolean }
  }
  demo_methods: {
    params: readonly []
    row: Pick<Row<'shipping_method_listings'>, 'channelId' | 'price'> & Pick<Row<'shipping_methods'>, 'id' | 'name'> & Pick<Row<'shipping_zones'>, 'countries'> & { minOrder: number }
    reads: Uses<'shipping_method_listings', 'channel_id' | 'method_id' | 'min_order' | 'price'> | Uses<'shipping_methods', 'id' | 'name' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'id'>
  }
  demo_packs: {
    params: readonly []
    row: Pick<Row<'channels'>, 'currency'> & Pick<Row<'variant_listings'>, 'price' | 'discountedPrice'> & { channelId: Column<'channels', 'id'>; channel: Column<'channels', 'slug'>; variantId: Column<'variants', 'id'>; stockId: Column<'stocks', 'id'>; free: number; weight: number }
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'channels', 'currency' | 'id' | 'slug'> | Uses<'product_listings', 'channel_id' | 'is_published' | 'product_id'> | Uses<'product_types', 'id' | 'weight'> | Uses<'products', 'id' | 'product_type_id' | 'weight'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'weight'>
  }
  demo_parked_texts: {
    params: readonly [number | null]
    row: { text: string }
    reads: Uses<'demo_parked', 'removal_id' | 'row'>
  }
  demo_parked_things: {
    params: readonly [number | null, readonly string[] | null]
    row: Pick<Row<'demo_parked'>, 'id' | 'tableName' | 'row'> & { key: Json }
    reads: Uses<'demo_parked', 'emptied' | 'id' | 'removal_id' | 'row' | 'table_name'> | Uses<'webhooks', 'is_active'>
  }
  demo_products_in_orders: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: { key: string }
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'stocks', 'id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  demo_rates: {
    params: readonly []
    row: Pick<Row<'tax_rates'>, 'country'> & { rate: number }
    reads: Uses<'tax_rates', 'country' | 'rate'>
  }
  demo_removal_add: {
    params: readonly [Written<'demo_removals', 'at'>, Written<'demo_removals', 'eraseAfter'>, Written<'demo_removals', 'userId'>, Written<'demo_removals', 'things'>, Written<'demo_removals', 'backup'>]
    row: Pick<Row<'demo_removals'>, 'id'>
    reads: Uses<'demo_removals', 'id'>
    writes: Uses<'demo_removals', 'at' | 'backup' | 'erase_after' | 'things' | 'user_id'>
  }
  demo_removal_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'demo_removals', 'id'>
  }
  demo_removal_due: {
    params: readonly [Date | null]
    row: Pick<Row<'demo_removals'>, 'id'>
    reads: Uses<'demo_removals', 'erase_after' | 'id'>
  }
  demo_removals_open: {
    params: readonly [Date | null]
    row: Pick<Row<'demo_removals'>, 'id' | 'at' | 'eraseAfter' | 'things' | 'backup'> & { by: Column<'users', 'email'> | null }
    reads: Uses<'demo_removals', 'at' | 'backup' | 'erase_after' | 'id' | 'things' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
  demo_shop_frame: {
    params: readonly [readonly string[] | null]
    row: { channels: number; warehouses: number; shippingMethods: number; productTypes: number; attributes: number; taxClasses: number; staff: number; pages: number }
    reads: Uses<'pages', 'slug'> | Uses<'users', 'is_staff'>
  }
  demo_took_from_orders: {
    params: readonly [number | null]
    row: { is: boolean }
    reads: Uses<'demo_parked', 'emptied' | 'removal_id' | 'row' | 'table_name'>
  }
}
}
