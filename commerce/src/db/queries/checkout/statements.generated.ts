// Written by `npm run generate`; not to be edited.
import type { Json, JsonRecord, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  checkout_channel: {
    params: readonly [string | null]
    row: Pick<Row<'checkouts'>, 'channelId'>
    reads: Uses<'checkouts', 'channel_id' | 'id'>
  }
  checkout_delete: {
    params: readonly [string | null, Date | null]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'transaction_events', 'created_at' | 'id' | 'transaction_id' | 'type'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'id' | 'provider_state' | 'refund_pending' | 'watch_at'>
  }
  checkout_insert: {
    params: readonly [JsonRecord<{ id: string; channelId: number; userId: number; email: string; languageCode: string; country: string; customerNote: string; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; appMethod: unknown; collectionPointId: string; voucherCode: string; saveShippingAddress: boolean; saveBillingAddress: boolean; version: number; total: number | string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string }>, JsonRecords<{ id: string; checkoutId: string; variantId: number; quantity: number; isGift: boolean; priceOverride: number | string; priceOverrideReason: string; metadata: unknown; privateMetadata: unknown }>]
    row: object
    reads: Uses<'checkout_lines', 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity'> | Uses<'checkouts', 'id'>
    writes: Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'channel_id' | 'collection_point_id' | 'country' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_keep_total: {
    params: { gross: Written<'checkouts', 'total'>; id: string | null; version: number | null }
    row: object
    reads: Uses<'checkouts', 'id' | 'version'>
    writes: Uses<'checkouts', 'total'>
  }
  checkout_line_list: {
    params: readonly unknown[]
    row: Pick<Row<'checkout_lines'>, 'id' | 'checkoutId'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'id' | 'position'> | Uses<'checkouts', 'channel_id' | 'id'>
  }
  checkout_list: {
    params: readonly unknown[]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'variant_id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'created_at' | 'email' | 'id' | 'metadata' | 'shipping_address' | 'total' | 'updated_at' | 'user_id' | 'voucher_code'> | Uses<'products', 'id' | 'name'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku'>
  }
  checkout_load: {
    params: readonly [string | null, string | null, Date | null]
    row: Pick<Row<'checkouts'>, 'id' | 'channelId' | 'userId' | 'email' | 'languageCode' | 'customerNote' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'appMethod' | 'collectionPointId' | 'voucherCode' | 'saveShippingAddress' | 'saveBillingAddress' | 'version' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { customer: Json | null; lines: Json; voucher: Json | null; giftCards: Json; payments: Json; taxes: Json | null; shipping: Json | null }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'channel_id' | 'collection_point_id' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_confirmed' | 'is_staff'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  checkout_lock: {
    params: readonly [string | null]
    row: { '?column?': number }
    reads: Uses<'checkouts', 'id'>
  }
  checkout_save: {
    params: readonly [JsonRecord<{ id: string; channelId: number; userId: number; email: string; languageCode: string; country: string; customerNote: string; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; appMethod: unknown; collectionPointId: string; voucherCode: string; saveShippingAddress: boolean; saveBillingAddress: boolean; version: number; total: number | string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string }>, boolean | null, readonly string[] | null, JsonRecords<{ id: string; checkoutId: string; variantId: number; quantity: number; isGift: boolean; priceOverride: number | string; priceOverrideReason: string; metadata: unknown; privateMetadata: unknown }>, readonly number[] | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_gift_cards', 'checkout_id' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity'> | Uses<'checkouts', 'id' | 'updated_at' | 'version'> | Uses<'transactions', 'checkout_id'>
    writes: Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_save_head: {
    params: readonly [JsonRecord<{ id: string; channelId: number; userId: number; email: string; languageCode: string; country: string; customerNote: string; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; appMethod: unknown; collectionPointId: string; voucherCode: string; saveShippingAddress: boolean; saveBillingAddress: boolean; version: number; total: number | string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string }>, boolean | null]
    row: object
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'transactions', 'checkout_id'>
    writes: Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkouts_load: {
    params: readonly [readonly string[] | null, string | null, Date | null]
    row: Pick<Row<'checkouts'>, 'id' | 'channelId' | 'userId' | 'email' | 'languageCode' | 'customerNote' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'appMethod' | 'collectionPointId' | 'voucherCode' | 'saveShippingAddress' | 'saveBillingAddress' | 'version' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { customer: Json | null; lines: Json; voucher: Json | null; giftCards: Json; payments: Json; taxes: Json | null; shipping: Json | null }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'channel_id' | 'collection_point_id' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_confirmed' | 'is_staff'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  checkouts_stale: {
    params: { emptyBefore: Date | null; anonymousBefore: Date | null; knownBefore: Date | null; now: Date | null; limit: number | bigint | null }
    row: object
    reads: Uses<'checkout_lines', 'checkout_id'> | Uses<'checkouts', 'email' | 'id' | 'updated_at' | 'user_id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'provider_state' | 'refund_pending' | 'watch_at'>
  }
  delete_expired_reservations: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'reservations', 'line_id' | 'reserved_until' | 'stock_id'>
  }
  delete_reservations: {
    params: readonly []
    row: object
  }
  gift_card_by_code: {
    params: readonly [string | null]
    row: { card: Json }
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'>
  }
  paid_checkouts_claim: {
    params: readonly [Written<'checkouts', 'completionTriedAt'>, Date | null, Date | null, number | bigint | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'channels', 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'completion_tried_at' | 'created_at' | 'email' | 'id' | 'updated_at'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id' | 'updated_at'>
    writes: Uses<'checkouts', 'completion_tried_at'>
  }
  promo_kind: {
    params: readonly [string | null]
    row: { voucherId: number | null }
    reads: Uses<'gift_cards', 'code'> | Uses<'voucher_codes', 'code' | 'voucher_id'>
  }
  reservations_end: {
    params: readonly [readonly string[] | null, Date | null]
    row: Pick<Row<'reservations'>, 'checkoutId'> & { until: Date }
    reads: Uses<'reservations', 'checkout_id' | 'reserved_until'>
  }
  reserve: {
    params: { reservations: JsonRecords<{ lineId: string; stockId: number; quantity: number }>; lineIds: readonly string[] | null; until: Written<'reservations', 'reservedUntil'>; checkoutId: Written<'reservations', 'checkoutId'>; now: Date | null; stockIds: readonly number[] | null }
    row: object
    reads: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
    writes: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
  }
  reserved_in: {
    params: readonly [readonly number[] | null, Date | null, string | null, readonly string[] | null]
    row: Pick<Row<'reservations'>, 'stockId'> & { quantity: number }
    reads: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
  }
  tell_stock: {
    params: readonly []
    row: { pg_notify: unknown | null }
  }
  user_tokens_delete_old: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'user_tokens', 'expires_at' | 'token_hash'>
  }
}
}
