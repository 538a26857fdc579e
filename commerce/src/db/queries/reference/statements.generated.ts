// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  channel_checkouts_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'checkouts', 'channel_id'>
  }
  channel_confirms: {
    params: readonly [number | null]
    row: { confirms: Column<'channels', 'automaticallyConfirmAllNewOrders'> }
    reads: Uses<'channels', 'automatically_confirm_all_new_orders' | 'id'>
  }
  channel_orders_move: {
    params: readonly [number | null, Written<'orders', 'channelId'>]
    row: object
    reads: Uses<'orders', 'channel_id'>
    writes: Uses<'orders', 'channel_id'>
  }
  channel_promotions_forget: {
    params: readonly [number | null]
    row: object
    reads: Uses<'permission_groups', 'channel_ids'> | Uses<'promotion_rules', 'channels'>
    writes: Uses<'permission_groups', 'channel_ids'> | Uses<'promotion_rules', 'channels'>
  }
  channel_rates: {
    params: readonly []
    row: Pick<Row<'channels'>, 'id' | 'currency'> & { displayRates: string | null }
    reads: Uses<'channels', 'currency' | 'id' | 'metadata'>
  }
  channel_warehouse_ids: {
    params: readonly [number | null]
    row: { id: Column<'channel_warehouses', 'warehouseId'> }
    reads: Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'>
  }
  channel_warehouses_append: {
    params: readonly [Written<'channel_warehouses', 'channelId'>, readonly string[] | null]
    row: object
    reads: Uses<'channel_warehouses', 'channel_id' | 'sort'>
    writes: Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'>
  }
  channel_warehouses_order: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'>
    writes: Uses<'channel_warehouses', 'sort'>
  }
  channel_warehouses_remove: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'>
  }
  channel_zones_add: {
    params: readonly [Written<'shipping_zone_channels', 'channelId'>, readonly number[] | null]
    row: object
    writes: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'>
  }
  channel_zones_remove: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'shipping_method_listings', 'channel_id' | 'method_id'> | Uses<'shipping_methods', 'id' | 'zone_id'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'>
  }
  channels_with_orders: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'channels'>, 'id'>
    reads: Uses<'channels', 'id'> | Uses<'orders', 'channel_id'>
  }
  ensure_shop: {
    params: readonly []
    row: object
    writes: Uses<'shops', 'id'>
  }
  lock_private_metafield: {
    params: readonly [string | null]
    row: { value: string | null }
    reads: Uses<'shops', 'id' | 'private_metadata'>
  }
  order_settings_of_all: {
    params: { automaticallyConfirmAllNewOrders: boolean | null; automaticallyFulfillNonShippableGiftCard: boolean | null }
    row: object
    reads: Uses<'channels', 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card'>
    writes: Uses<'channels', 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card'>
  }
  reference: {
    params: readonly []
    row: { product_count: number; catalog_version: number; shop: Json | null; channels: Json | null; taxes: Json | null; class_taxes: Json | null; tax_exceptions: Json | null; attributes: Json | null; choices: Json | null; product_types: Json | null; type_attributes: Json | null; zones: Json | null; collection_points: Json | null; checkout_hooks: string | null; order_hooks: string | null; channel_warehouses: Json | null }
    reads: Uses<'apps', 'id' | 'is_active'> | Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'attributes', 'available_in_grid' | 'entity_type' | 'external_reference' | 'filterable_in_dashboard' | 'filterable_in_storefront' | 'id' | 'input_type' | 'is_variant_only' | 'metadata' | 'name' | 'private_metadata' | 'reference_type_ids' | 'slug' | 'storefront_search_position' | 'translations' | 'type' | 'unit' | 'value_required' | 'visible_in_storefront'> | Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'> | Uses<'channels', 'allocation_strategy' | 'allow_legacy_gift_card_use' | 'allow_unpaid_orders' | 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card' | 'charge_taxes' | 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'currency' | 'default_country' | 'default_transaction_flow_strategy' | 'delete_expired_orders_after' | 'display_gross_prices' | 'draft_order_line_price_freeze_period' | 'expire_orders_after' | 'id' | 'include_draft_order_in_voucher_usage' | 'is_active' | 'mark_as_paid_strategy' | 'max_order_mails_per_hour' | 'max_refused_cards_per_network' | 'max_refused_cards_per_order' | 'max_refused_cards_per_prefix' | 'max_unpaid_orders_per_email' | 'max_unpaid_orders_per_network' | 'max_unpaid_packs_per_variant' | 'metadata' | 'name' | 'prices_entered_with_tax' | 'private_metadata' | 'release_funds_for_expired_checkouts' | 'slug' | 'tax_app_id' | 'tax_calculation_strategy' | 'tax_metadata' | 'tax_private_metadata' | 'use_legacy_error_flow' | 'use_legacy_line_discount_propagation' | 'use_weighted_tax_for_shipping'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id' | 'sort' | 'variant_selection'> | Uses<'product_types', 'has_variants' | 'id' | 'is_digital' | 'is_shipping_required' | 'kind' | 'metadata' | 'name' | 'private_metadata' | 'slug' | 'tax_class_id' | 'weight'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'id'> | Uses<'shops', 'account_confirm_merge_mode' | 'allow_login_without_confirmation' | 'allow_storefront_traffic' | 'company_address' | 'customer_set_password_url' | 'default_mail_sender_address' | 'default_mail_sender_name' | 'default_weight_unit' | 'description' | 'enable_account_confirmation_by_email' | 'fulfillment_allow_unpaid' | 'fulfillment_auto_approve' | 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit' | 'header_text' | 'holder_key' | 'id' | 'limit_quantity_per_checkout' | 'metadata' | 'name' | 'order_retention_years' | 'password_login_mode' | 'preserve_all_address_fields' | 'prices_entered_with_tax' | 'private_metadata' | 'reserve_stock_duration_anonymous_user' | 'reserve_stock_duration_authenticated_user' | 'track_inventory_by_default' | 'use_legacy_shipping_zone_stock_availability' | 'use_legacy_update_webhook_emission'> | Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'> | Uses<'tax_country_exceptions', 'channel_id' | 'charge_taxes' | 'country' | 'display_gross_prices' | 'tax_app_id' | 'tax_calculation_strategy' | 'use_weighted_tax_for_shipping'> | Uses<'tax_rates', 'country' | 'rate'> | Uses<'warehouses', 'address' | 'click_and_collect_option' | 'id' | 'name'> | Uses<'webhooks', 'app_id' | 'events' | 'id' | 'is_active'>
  }
  write_display_rates: {
    params: readonly [JsonRecords<{ id: number; value: string }>]
    row: object
    reads: Uses<'channels', 'id' | 'metadata'>
    writes: Uses<'channels', 'metadata'>
  }
  write_shop_settings: {
    params: readonly [Written<'shops', 'name'>, Written<'shops', 'description'>, Written<'shops', 'companyAddress'>, Written<'shops', 'trackInventoryByDefault'>, Written<'shops', 'limitQuantityPerCheckout'>, Written<'shops', 'pricesEnteredWithTax'>, Written<'shops', 'headerText'>, Written<'shops', 'defaultMailSenderName'>, Written<'shops', 'defaultMailSenderAddress'>, Written<'shops', 'customerSetPasswordUrl'>, Written<'shops', 'fulfillmentAutoApprove'>, Written<'shops', 'fulfillmentAllowUnpaid'>, Written<'shops', 'useLegacyShippingZoneStockAvailability'>, Written<'shops', 'enableAccountConfirmationByEmail'>, Written<'shops', 'allowLoginWithoutConfirmation'>, Written<'shops', 'passwordLoginMode'>, Written<'shops', 'defaultWeightUnit'>, Written<'shops', 'reserveStockDurationAnonymousUser'>, Written<'shops', 'reserveStockDurationAuthenticatedUser'>, Written<'shops', 'allowStorefrontTraffic'>, Written<'shops', 'preserveAllAddressFields'>, Written<'shops', 'useLegacyUpdateWebhookEmission'>, Written<'shops', 'accountConfirmMergeMode'>, Written<'shops', 'orderRetentionYears'>, Written<'shops', 'giftCardExpiryType'>, Written<'shops', 'giftCardExpiryAmount'>, Written<'shops', 'giftCardExpiryUnit'>, Written<'shops', 'holderKey'>, JsonInput | null, JsonInput | null]
    row: object
    reads: Uses<'shops', 'id' | 'metadata' | 'private_metadata'>
    writes: Uses<'shops', 'account_confirm_merge_mode' | 'allow_login_without_confirmation' | 'allow_storefront_traffic' | 'company_address' | 'customer_set_password_url' | 'default_mail_sender_address' | 'default_mail_sender_name' | 'default_weight_unit' | 'description' | 'enable_account_confirmation_by_email' | 'fulfillment_allow_unpaid' | 'fulfillment_auto_approve' | 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit' | 'header_text' | 'holder_key' | 'limit_quantity_per_checkout' | 'metadata' | 'name' | 'order_retention_years' | 'password_login_mode' | 'preserve_all_address_fields' | 'prices_entered_with_tax' | 'private_metadata' | 'reserve_stock_duration_anonymous_user' | 'reserve_stock_duration_authenticated_user' | 'track_inventory_by_default' | 'use_legacy_shipping_zone_stock_availability' | 'use_legacy_update_webhook_emission'>
  }
}
}
