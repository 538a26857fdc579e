// Written by `npm run generate`; not to be edited.
import type { Column, JsonRecords, Row, Uses } from '../../db/statements/table-types.ts'

declare module '../../db/statements/statement.ts' {
interface Described {
  import_collection_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collection_listings'>, 'collectionId' | 'channelId' | 'publishedAt'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'published_at'>
  }
  import_default_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'products', 'default_variant_id' | 'id'> | Uses<'variants', 'id' | 'product_id' | 'sort'>
    writes: Uses<'products', 'default_variant_id'>
  }
  import_delete_postal_codes: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'shipping_postal_code_rules', 'method_id'>
  }
  import_drop_promotion_rules: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'promotion_rules', 'id'>
  }
  import_gift_card_balances: {
    params: readonly [JsonRecords<{ id: number; more: number | string }>]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance'>
  }
  import_menu_places: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'menu_items'>, 'key' | 'sort'> & { menu: Column<'menus', 'slug'> }
    reads: Uses<'menu_items', 'key' | 'menu_id' | 'sort'> | Uses<'menus', 'id' | 'slug'>
  }
  import_postal_codes: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'shipping_postal_code_rules'>, 'methodId' | 'start' | 'end' | 'inclusionType'>
    reads: Uses<'shipping_postal_code_rules', 'end' | 'id' | 'inclusion_type' | 'method_id' | 'start'>
  }
  import_priced_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'> & Pick<Row<'variant_listings'>, 'channelId'> & { minPrice: number; minDiscountedPrice: number }
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  import_product_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_listings'>, 'productId' | 'channelId' | 'isPublished' | 'publishedAt' | 'availableForPurchaseAt'>
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'>
  }
  import_promotion_rules: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotion_rules'>, 'id' | 'promotionId' | 'sort' | 'name' | 'description' | 'channels' | 'cataloguePredicate' | 'orderPredicate' | 'rewardType' | 'valueType' | 'value' | 'giftVariantIds' | 'translations' | 'covered' | 'applied'>
    reads: Uses<'promotion_rules', 'applied' | 'catalogue_predicate' | 'channels' | 'covered' | 'description' | 'gift_variant_ids' | 'id' | 'name' | 'order_predicate' | 'promotion_id' | 'reward_type' | 'sort' | 'translations' | 'value' | 'value_type'>
  }
  import_shipping_places: {
    params: readonly []
    row: Pick<Row<'shipping_methods'>, 'sort'> & { zone: Column<'shipping_methods', 'zoneId'>; key: Column<'shipping_methods', 'name'> }
    reads: Uses<'shipping_methods', 'name' | 'sort' | 'zone_id'>
  }
  import_shop: {
    params: readonly []
    row: Pick<Row<'shops'>, 'id' | 'metadata'>
    reads: Uses<'shops', 'id' | 'metadata'>
  }
  import_used_codes: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'used'>
    reads: Uses<'voucher_codes', 'code' | 'used' | 'voucher_id'> | Uses<'vouchers', 'id' | 'single_use'>
  }
  import_value_places: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'attribute_values'>, 'sort'> & { attribute: Column<'attributes', 'slug'>; key: Column<'attribute_values', 'slug'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'slug' | 'sort'> | Uses<'attributes', 'id' | 'slug'>
  }
  import_variant_places: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'sort'> & { product: Column<'variants', 'productId'>; key: string }
    reads: Uses<'variants', 'id' | 'product_id' | 'sku' | 'sort'>
  }
  import_warehouse_addresses: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'warehouses'>, 'id' | 'address'>
    reads: Uses<'warehouses', 'address' | 'id'>
  }
  import_without_default_variant: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id'>
    reads: Uses<'products', 'default_variant_id' | 'id'>
  }
}
}
