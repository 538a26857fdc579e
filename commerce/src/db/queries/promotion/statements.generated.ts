// Written by `npm run generate`; not to be edited.
import type { Column, JsonInput, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_promotion_event: {
    params: { promotionId: Written<'promotion_events', 'promotionId'>; type: Written<'promotion_events', 'type'>; ruleId: Written<'promotion_events', 'ruleId'>; userId: number | null; appId: number | null }
    row: object
    reads: Uses<'apps', 'id'> | Uses<'users', 'id'>
    writes: Uses<'promotion_events', 'app_id' | 'promotion_id' | 'rule_id' | 'type' | 'user_id'>
  }
  catalogue_rules: {
    params: readonly []
    row: Pick<Row<'promotion_rules'>, 'id'> & { predicate: NonNullable<Column<'promotion_rules', 'cataloguePredicate'>> }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'id'>
  }
  cover_rule: {
    params: readonly unknown[]
    row: object
    reads: Uses<'categories', 'id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'id'> | Uses<'products', 'category_id' | 'id'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  events_of_promotions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotion_events'>, 'id' | 'promotionId' | 'type' | 'ruleId' | 'userId' | 'appId' | 'createdAt'>
    reads: Uses<'promotion_events', 'app_id' | 'created_at' | 'id' | 'promotion_id' | 'rule_id' | 'type' | 'user_id'>
  }
  forget_changed_prices: {
    params: readonly []
    row: object
    reads: Uses<'stale_products', 'is_moved'>
  }
  forget_sale_id: {
    params: readonly [string | null]
    row: object
    reads: Uses<'promotions', 'id' | 'sale_id'>
    writes: Uses<'promotions', 'sale_id'>
  }
  forget_stale_products: {
    params: readonly []
    row: object
  }
  known_keys: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: { channels: number[]; variants: number[] }
    reads: Uses<'channels', 'id'> | Uses<'variants', 'id'>
  }
  mark_covered: {
    params: { predicate: JsonInput | null; id: string | null }
    row: object
    reads: Uses<'promotion_rules', 'covered' | 'id'>
    writes: Uses<'promotion_rules', 'covered'>
  }
  next_sale_id: {
    params: readonly []
    row: { id: number }
    reads: Uses<'promotions', 'sale_id'>
  }
  promotion_list: {
    params: readonly unknown[]
    row: Pick<Row<'promotions'>, 'id' | 'name' | 'type' | 'description' | 'startDate' | 'endDate' | 'saleId' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt' | 'isOn'>
    reads: Uses<'promotion_rules', 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'created_at' | 'description' | 'end_date' | 'id' | 'is_on' | 'metadata' | 'name' | 'private_metadata' | 'sale_id' | 'start_date' | 'translations' | 'type' | 'updated_at'>
  }
  promotion_rules_by_ids: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotion_rules'>, 'id' | 'promotionId' | 'sort' | 'name' | 'description' | 'channels' | 'cataloguePredicate' | 'orderPredicate' | 'rewardType' | 'valueType' | 'value' | 'giftVariantIds' | 'translations' | 'covered' | 'applied'>
    reads: Uses<'promotion_rules', 'applied' | 'catalogue_predicate' | 'channels' | 'covered' | 'description' | 'gift_variant_ids' | 'id' | 'name' | 'order_predicate' | 'promotion_id' | 'reward_type' | 'sort' | 'translations' | 'value' | 'value_type'>
  }
  promotions_by_ids: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotions'>, 'id' | 'name' | 'type' | 'description' | 'startDate' | 'endDate' | 'saleId' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt' | 'isOn'>
    reads: Uses<'promotions', 'created_at' | 'description' | 'end_date' | 'id' | 'is_on' | 'metadata' | 'name' | 'private_metadata' | 'sale_id' | 'start_date' | 'translations' | 'type' | 'updated_at'>
  }
  promotions_by_sale_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'promotions'>, 'id' | 'name' | 'type' | 'description' | 'startDate' | 'endDate' | 'saleId' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt' | 'isOn'>
    reads: Uses<'promotions', 'created_at' | 'description' | 'end_date' | 'id' | 'is_on' | 'metadata' | 'name' | 'private_metadata' | 'sale_id' | 'start_date' | 'translations' | 'type' | 'updated_at'>
  }
  rules_of_promotions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotion_rules'>, 'id' | 'promotionId' | 'sort' | 'name' | 'description' | 'channels' | 'cataloguePredicate' | 'orderPredicate' | 'rewardType' | 'valueType' | 'value' | 'giftVariantIds' | 'translations' | 'covered' | 'applied'>
    reads: Uses<'promotion_rules', 'applied' | 'catalogue_predicate' | 'channels' | 'covered' | 'description' | 'gift_variant_ids' | 'id' | 'name' | 'order_predicate' | 'promotion_id' | 'reward_type' | 'sort' | 'translations' | 'value' | 'value_type'>
  }
  sales_among: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotions'>, 'id'> & { saleId: NonNullable<Column<'promotions', 'saleId'>> }
    reads: Uses<'promotions', 'id' | 'sale_id'>
  }
  stamp_promotion: {
    params: readonly [string | null, Written<'promotions', 'updatedAt'>]
    row: object
    reads: Uses<'promotions', 'id'>
    writes: Uses<'promotions', 'updated_at'>
  }
  take_own_stale_products: {
    params: readonly []
    row: { id: Column<'stale_products', 'productId'> }
    reads: Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  take_stale_products: {
    params: readonly [number | bigint | null]
    row: { id: Column<'stale_products', 'productId'>; isMoved: boolean }
    reads: Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  uncovered_rules: {
    params: readonly []
    row: Pick<Row<'promotion_rules'>, 'id'> & { predicate: NonNullable<Column<'promotion_rules', 'cataloguePredicate'>> }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'covered' | 'id'>
  }
}
}
