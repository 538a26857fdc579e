// Written by `npm run generate`; not to be edited.
import type { Column, Row, Uses } from '../statements/table-types.ts'

declare module '../statements/statement.ts' {
interface Described {
  refresh_lowest_prices: {
    params: readonly [Date | null, readonly number[] | null]
    row: object
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'product_listings', 'channel_id' | 'min_discounted_price' | 'min_price' | 'product_id' | 'shown_discounted_price' | 'shown_price'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'track_inventory'>
    writes: Uses<'product_listings', 'min_discounted_price' | 'min_price' | 'shown_discounted_price' | 'shown_price'>
  }
  refresh_sale_prices: {
    params: readonly [Date | null, readonly number[] | null]
    row: object
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'products', 'id'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'variant_listings', 'discounted_price'>
  }
  refresh_search_text: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'products', 'id'>
    writes: Uses<'products', 'search_text'>
  }
  searched_texts: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'name'> & { search_text: Column<'products', 'searchText'>; names: string[]; skus: string[] }
    reads: Uses<'products', 'id' | 'name' | 'search_text' | 'translations'> | Uses<'variants', 'id' | 'product_id' | 'sku' | 'sort'>
  }
}
}
