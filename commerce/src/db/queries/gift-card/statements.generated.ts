// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_gift_card_events: {
    params: readonly [JsonRecords<{ id: number; type: string; details: unknown; orderId: string }>, number | null, number | null]
    row: Pick<Row<'gift_card_events'>, 'id'>
    reads: Uses<'apps', 'id'> | Uses<'gift_card_events', 'id'> | Uses<'gift_cards', 'id'> | Uses<'users', 'id'>
    writes: Uses<'gift_card_events', 'app_id' | 'details' | 'gift_card_id' | 'order_id' | 'type' | 'user_id'>
  }
  add_gift_card_tags: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'gift_card_tags', 'id' | 'name'>
    writes: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'name'>
  }
  channels_where_gift_cards_were_bought: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_card_events'>, 'giftCardId'> & Pick<Row<'channels'>, 'slug'>
    reads: Uses<'channels', 'id' | 'slug'> | Uses<'gift_card_events', 'gift_card_id' | 'order_id' | 'type'> | Uses<'orders', 'channel_id' | 'id'>
  }
  codes_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_cards'>, 'code'>
    reads: Uses<'gift_cards', 'code' | 'id'>
  }
  deactivate_gift_cards_of_order: {
    params: readonly [string | null]
    row: Pick<Row<'gift_cards'>, 'id'>
    reads: Uses<'gift_card_events', 'gift_card_id' | 'order_id' | 'type'> | Uses<'gift_cards', 'id' | 'is_active'>
    writes: Uses<'gift_cards', 'is_active'>
  }
  drop_gift_card_tags: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'id' | 'name'>
  }
  events_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: { giftCardId: number; id: string; type: Json; createdAt: Date; userId: number | null; appId: number | null; details: Json; orderId: string | null; orderNumber: number | null }
    reads: Uses<'gift_card_events', 'app_id' | 'created_at' | 'details' | 'gift_card_id' | 'id' | 'order_id' | 'type' | 'user_id'> | Uses<'order_gift_cards', 'gift_card_id' | 'order_id'> | Uses<'orders', 'created_at' | 'id' | 'number' | 'user_id'>
  }
  gift_card_currencies: {
    params: readonly []
    row: Pick<Row<'gift_cards'>, 'currency'>
    reads: Uses<'gift_cards', 'currency'>
  }
  gift_card_lines_of_order: {
    params: readonly [string | null]
    row: { isThere: boolean }
    reads: Uses<'order_lines', 'is_gift_card' | 'order_id'>
  }
  gift_card_list: {
    params: readonly unknown[]
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'assignedToUserId' | 'assignedToEmail' | 'createdByUserId' | 'createdByEmail' | 'lastUsedOn' | 'expiryDate' | 'metadata' | 'privateMetadata' | 'productId' | 'appId' | 'createdAt'>
    reads: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'id' | 'name'> | Uses<'gift_cards', 'app_id' | 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'created_at' | 'created_by_email' | 'created_by_user_id' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'last_used_on' | 'metadata' | 'private_metadata' | 'product_id'>
  }
  gift_card_settings: {
    params: readonly []
    row: { expiryType: Column<'shops', 'giftCardExpiryType'>; amount: Column<'shops', 'giftCardExpiryAmount'> | null; unit: Column<'shops', 'giftCardExpiryUnit'> | null }
    reads: Uses<'shops', 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit' | 'id'>
  }
  gift_card_tag_list: {
    params: readonly unknown[]
    row: Pick<Row<'gift_card_tags'>, 'id' | 'name'>
    reads: Uses<'gift_card_tags', 'id' | 'name'>
  }
  gift_cards_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'assignedToUserId' | 'assignedToEmail' | 'createdByUserId' | 'createdByEmail' | 'lastUsedOn' | 'expiryDate' | 'metadata' | 'privateMetadata' | 'productId' | 'appId' | 'createdAt'>
    reads: Uses<'gift_cards', 'app_id' | 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'created_at' | 'created_by_email' | 'created_by_user_id' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'last_used_on' | 'metadata' | 'private_metadata' | 'product_id'>
  }
  gift_cards_waiting: {
    params: readonly [string | null]
    row: Pick<Row<'order_lines'>, 'variantId'> & { orderLineId: Column<'order_lines', 'id'>; isTracked: Column<'variants', 'trackInventory'>; warehouseId: string; quantity: number }
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'> | Uses<'channels', 'automatically_fulfill_non_shippable_gift_card' | 'id'> | Uses<'order_lines', 'id' | 'is_gift_card' | 'is_shipping_required' | 'order_id' | 'position' | 'quantity' | 'quantity_fulfilled' | 'variant_id'> | Uses<'orders', 'channel_id' | 'id'> | Uses<'stocks', 'id' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'track_inventory'>
  }
  products_of_sold_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  save_gift_card_settings: {
    params: { expiryType: Written<'shops', 'giftCardExpiryType'>; amount: Written<'shops', 'giftCardExpiryAmount'>; unit: Written<'shops', 'giftCardExpiryUnit'> }
    row: object
    reads: Uses<'shops', 'id'>
    writes: Uses<'shops', 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit'>
  }
  tags_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_card_tag_links'>, 'giftCardId'> & Pick<Row<'gift_card_tags'>, 'id' | 'name'>
    reads: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'id' | 'name'>
  }
}
}
