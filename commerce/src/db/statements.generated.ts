// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, Row, Uses, Written } from './table-types.ts'

export interface Statements {
  account_of_guest: {
    params: readonly [string | null]
    row: Pick<Row<'users'>, 'id'>
    reads: Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'>
  }
  action_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'> & Pick<Row<'transactions'>, 'currency' | 'gateway'> & { orderNumber: Column<'orders', 'number'> | null; externalUrl: string; orderId: Column<'orders', 'id'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; paymentUrl: Column<'transactions', 'externalUrl'> }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'id' | 'number' | 'status'> | Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'> | Uses<'transaction_events', 'external_url' | 'id'> | Uses<'transactions', 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id' | 'order_id'>
  }
  actions_of_transactions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'> & Pick<Row<'transactions'>, 'currency' | 'gateway'> & { orderNumber: Column<'orders', 'number'> | null; externalUrl: string; orderId: Column<'orders', 'id'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; paymentUrl: Column<'transactions', 'externalUrl'> }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'id' | 'number' | 'status'> | Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'> | Uses<'transaction_events', 'external_url' | 'id'> | Uses<'transactions', 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id' | 'order_id'>
  }
  active_hooks: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'> & { appName: Column<'apps', 'name'>; appIdentifier: Column<'apps', 'identifier'>; appPermissions: Column<'apps', 'permissions'> }
    reads: Uses<'apps', 'id' | 'identifier' | 'is_active' | 'name' | 'permissions'> | Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  add_app_events: {
    params: readonly [JsonInput | null, Written<'app_events', 'userId'>, Written<'app_events', 'actorAppId'>]
    row: object
    reads: Uses<'app_events', 'created_at' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type'> | Uses<'apps', 'id' | 'is_active'> | Uses<'webhooks', 'app_id' | 'events' | 'id' | 'is_active'>
    writes: Uses<'app_events', 'actor_app_id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'event_id' | 'webhook_id'>
  }
  add_attributes_to_page_type: {
    params: readonly [Written<'page_type_attributes', 'pageTypeId'>, readonly number[] | null]
    row: object
    reads: Uses<'page_type_attributes', 'page_type_id' | 'sort'>
    writes: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
  }
  add_customer_events: {
    params: readonly [JsonInput | null]
    row: object
    writes: Uses<'customer_events', 'parameters' | 'type' | 'user_id'>
  }
  add_delivery_attempt: {
    params: readonly [Written<'event_delivery_attempts', 'deliveryId'>, Written<'event_delivery_attempts', 'duration'>, Written<'event_delivery_attempts', 'response'>, Written<'event_delivery_attempts', 'responseHeaders'>, Written<'event_delivery_attempts', 'requestHeaders'>, Written<'event_delivery_attempts', 'responseStatusCode'>, Written<'event_delivery_attempts', 'status'>]
    row: object
    reads: Uses<'event_deliveries', 'id'>
    writes: Uses<'event_delivery_attempts', 'delivery_id' | 'duration' | 'request_headers' | 'response' | 'response_headers' | 'response_status_code' | 'status'>
  }
  add_export_file: {
    params: readonly [Written<'export_files', 'kind'>, Written<'export_files', 'input'>, number | null, number | null]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'apps', 'id'> | Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'> | Uses<'users', 'id'>
    writes: Uses<'export_files', 'app_id' | 'input' | 'kind' | 'user_id'>
  }
  add_gift_card_events: {
    params: readonly [JsonInput | null, number | null, number | null]
    row: Pick<Row<'gift_card_events'>, 'id'>
    reads: Uses<'apps', 'id'> | Uses<'gift_card_events', 'id'> | Uses<'users', 'id'>
    writes: Uses<'gift_card_events', 'app_id' | 'details' | 'gift_card_id' | 'order_id' | 'type' | 'user_id'>
  }
  add_gift_card_tags: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'gift_card_tags', 'id' | 'name'>
    writes: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'name'>
  }
  add_promotion_event: {
    params: readonly [Written<'promotion_events', 'promotionId'>, Written<'promotion_events', 'type'>, Written<'promotion_events', 'ruleId'>, number | null, number | null]
    row: object
    reads: Uses<'apps', 'id'> | Uses<'users', 'id'>
    writes: Uses<'promotion_events', 'app_id' | 'promotion_id' | 'rule_id' | 'type' | 'user_id'>
  }
  add_to_groups: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: object
    writes: Uses<'user_groups', 'group_id' | 'user_id'>
  }
  add_units_sold: {
    params: readonly [string | null, string | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'numeric' | 'slug'> | Uses<'attributes', 'id' | 'input_type' | 'slug' | 'type'> | Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'fulfillments', 'id' | 'status'> | Uses<'order_lines', 'id' | 'order_id' | 'quantity' | 'variant_id'> | Uses<'orders', 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'products', 'id' | 'private_metadata' | 'product_type_id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'attribute_values', 'attribute_id' | 'name' | 'numeric' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'products', 'private_metadata'>
  }
  add_voucher_codes: {
    params: readonly [Written<'voucher_codes', 'voucherId'>, readonly string[] | null]
    row: object
    writes: Uses<'voucher_codes', 'code' | 'voucher_id'>
  }
  addresses_of_users: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
  }
  all_apps: {
    params: readonly []
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  all_installations: {
    params: readonly []
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
  }
  all_staff: {
    params: readonly []
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  allocated_to: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'stockId' | 'quantity'> & { lineId: Column<'allocations', 'orderLineId'> }
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'>
  }
  allocations_change: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'allocated'>
  }
  allocations_of_lines: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'id' | 'orderLineId' | 'quantity'> & Pick<Row<'stocks'>, 'warehouseId'>
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'id' | 'warehouse_id'>
  }
  app_by_manifest: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  app_list: {
    params: readonly unknown[]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  app_token_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
  }
  app_token_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'app_tokens', 'id'>
  }
  app_token_insert: {
    params: readonly [Written<'app_tokens', 'appId'>, Written<'app_tokens', 'name'>, Written<'app_tokens', 'tokenHash'>, Written<'app_tokens', 'lastFour'>]
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
    writes: Uses<'app_tokens', 'app_id' | 'last_four' | 'name' | 'token_hash'>
  }
  apps_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  attempt_count: {
    params: readonly [Written<'attempts', 'key'>, Written<'attempts', 'windowStartedAt'>, number | null, number | null]
    row: Pick<Row<'attempts'>, 'count' | 'blockedUntil'>
    reads: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
    writes: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
  }
  attempt_list: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'event_delivery_attempts'>, 'id' | 'deliveryId' | 'duration' | 'response' | 'responseHeaders' | 'requestHeaders' | 'responseStatusCode' | 'status' | 'createdAt'>
    reads: Uses<'event_delivery_attempts', 'created_at' | 'delivery_id' | 'duration' | 'id' | 'request_headers' | 'response' | 'response_headers' | 'response_status_code' | 'status'>
  }
  attempt_turn: {
    params: readonly [Written<'attempts', 'key'>, Written<'attempts', 'windowStartedAt'>, Written<'attempts', 'blockedUntil'>]
    row: object
    reads: Uses<'attempts', 'blocked_until' | 'key'>
    writes: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
  }
  attempt_uncount: {
    params: readonly [string | null]
    row: object
    reads: Uses<'attempts', 'blocked_until' | 'count' | 'key'>
    writes: Uses<'attempts', 'count'>
  }
  attempts_delete: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'attempts', 'blocked_until' | 'window_started_at'>
  }
  attribute_list: {
    params: readonly unknown[]
    row: Pick<Row<'attributes'>, 'id' | 'slug' | 'name' | 'inputType' | 'type' | 'unit' | 'visibleInStorefront' | 'entityType' | 'referenceTypeIds' | 'valueRequired' | 'isVariantOnly' | 'filterableInStorefront' | 'filterableInDashboard' | 'availableInGrid' | 'storefrontSearchPosition' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'attributes', 'available_in_grid' | 'entity_type' | 'external_reference' | 'filterable_in_dashboard' | 'filterable_in_storefront' | 'id' | 'input_type' | 'is_variant_only' | 'metadata' | 'name' | 'private_metadata' | 'reference_type_ids' | 'slug' | 'storefront_search_position' | 'translations' | 'type' | 'unit' | 'value_required' | 'visible_in_storefront'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'page_type_attributes', 'attribute_id' | 'page_type_id'> | Uses<'product_listings', 'channel_id' | 'is_published' | 'product_id'> | Uses<'product_type_attributes', 'attribute_id' | 'product_type_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id'>
  }
  attribute_values_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'>
  }
  attribute_values_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'attribute_values'>, 'id'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'sort'>
  }
  attribute_words: {
    params: readonly []
    row: { attributeId: Column<'attributes', 'id'>; words: string }
    reads: Uses<'attributes', 'id' | 'metadata' | 'slug'>
  }
  attributes_of_page_type: {
    params: readonly [number | null]
    row: { id: Column<'page_type_attributes', 'attributeId'> }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
  }
  best_sold: {
    params: readonly [Date | null, readonly number[] | null, number | bigint | null]
    row: { productId: Column<'variants', 'productId'>; name: string; quantity: number; orders: number }
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'fulfillments', 'id' | 'status'> | Uses<'order_lines', 'id' | 'order_id' | 'product_name' | 'quantity' | 'variant_id'> | Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'variants', 'id' | 'product_id'>
  }
  bitcoin_address_keep: {
    params: readonly [Written<'bitcoin_addresses', 'address'>, Written<'bitcoin_addresses', 'transactionId'>, Written<'bitcoin_addresses', 'account'>, Written<'bitcoin_addresses', 'index'>, Written<'bitcoin_addresses', 'satoshi'>, Written<'bitcoin_addresses', 'enough'>, Written<'bitcoin_addresses', 'amount'>, Written<'bitcoin_addresses', 'currency'>, Written<'bitcoin_addresses', 'rate'>, Written<'bitcoin_addresses', 'rateSource'>, Written<'bitcoin_addresses', 'rateAt'>, Written<'bitcoin_addresses', 'sinceHeight'>, Written<'bitcoin_addresses', 'confirmations'>, Written<'bitcoin_addresses', 'expiresAt'>, Written<'bitcoin_addresses', 'createdAt'>]
    row: Pick<Row<'bitcoin_addresses'>, 'address' | 'transactionId' | 'account' | 'index' | 'satoshi' | 'enough' | 'amount' | 'currency' | 'rate' | 'rateSource' | 'rateAt' | 'sinceHeight' | 'confirmations' | 'expiresAt' | 'createdAt'>
    reads: Uses<'bitcoin_addresses', 'account' | 'address' | 'amount' | 'confirmations' | 'created_at' | 'currency' | 'enough' | 'expires_at' | 'index' | 'rate' | 'rate_at' | 'rate_source' | 'satoshi' | 'since_height' | 'transaction_id'>
    writes: Uses<'bitcoin_addresses', 'account' | 'address' | 'amount' | 'confirmations' | 'created_at' | 'currency' | 'enough' | 'expires_at' | 'index' | 'rate' | 'rate_at' | 'rate_source' | 'satoshi' | 'since_height' | 'transaction_id'>
  }
  bitcoin_address_of: {
    params: readonly [string | null]
    row: Pick<Row<'bitcoin_addresses'>, 'address' | 'transactionId' | 'account' | 'index' | 'satoshi' | 'enough' | 'amount' | 'currency' | 'rate' | 'rateSource' | 'rateAt' | 'sinceHeight' | 'confirmations' | 'expiresAt' | 'createdAt'>
    reads: Uses<'bitcoin_addresses', 'account' | 'address' | 'amount' | 'confirmations' | 'created_at' | 'currency' | 'enough' | 'expires_at' | 'index' | 'rate' | 'rate_at' | 'rate_source' | 'satoshi' | 'since_height' | 'transaction_id'>
  }
  bitcoin_index_take: {
    params: readonly [string | null, number | null, boolean | null]
    row: object
    reads: Uses<'bitcoin_wallets', 'account' | 'is_restored' | 'last_used' | 'next_index'>
    writes: Uses<'bitcoin_wallets', 'last_used' | 'next_index'>
  }
  bitcoin_quote_save: {
    params: readonly [string | null, Written<'bitcoin_addresses', 'amount'>, Written<'bitcoin_addresses', 'satoshi'>, Written<'bitcoin_addresses', 'enough'>, Written<'bitcoin_addresses', 'confirmations'>]
    row: object
    reads: Uses<'bitcoin_addresses', 'address'>
    writes: Uses<'bitcoin_addresses', 'amount' | 'confirmations' | 'enough' | 'satoshi'>
  }
  bitcoin_settled_coins: {
    params: readonly [string | null]
    row: Pick<Row<'payment_movements'>, 'reference'>
    reads: Uses<'payment_movements', 'kind' | 'reference' | 'state' | 'transaction_id'>
  }
  bitcoin_wallet: {
    params: readonly [string | null]
    row: Pick<Row<'bitcoin_wallets'>, 'nextIndex' | 'isRestored'> & { lastUsed: number; newest: Json | null }
    reads: Uses<'bitcoin_addresses', 'account' | 'index' | 'since_height' | 'transaction_id'> | Uses<'bitcoin_wallets', 'account' | 'is_restored' | 'last_used' | 'next_index'> | Uses<'payment_movements', 'kind' | 'state' | 'transaction_id'>
  }
  bitcoin_wallet_begin: {
    params: readonly [Written<'bitcoin_wallets', 'account'>]
    row: object
    reads: Uses<'bitcoin_addresses', 'account' | 'index'>
    writes: Uses<'bitcoin_wallets', 'account' | 'next_index'>
  }
  bitcoin_wallet_pass: {
    params: readonly [string | null, number | null, Written<'bitcoin_wallets', 'nextIndex'>]
    row: object
    reads: Uses<'bitcoin_wallets', 'account' | 'is_restored' | 'next_index'>
    writes: Uses<'bitcoin_wallets', 'is_restored' | 'last_used' | 'next_index'>
  }
  bitcoin_wallets_of_addresses: {
    params: readonly []
    row: object
    reads: Uses<'bitcoin_addresses', 'account' | 'index'> | Uses<'bitcoin_wallets', 'account'>
    writes: Uses<'bitcoin_wallets', 'account' | 'is_restored' | 'next_index'>
  }
  bitcoin_wallets_restored: {
    params: readonly []
    row: object
    writes: Uses<'bitcoin_wallets', 'is_restored'>
  }
  buyers_without_orders: {
    params: readonly [readonly string[] | null]
    row: { email: string }
    reads: Uses<'orders', 'user_email'> | Uses<'users', 'email'>
  }
  card_payments_of_checkout: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'transactions'>, 'giftCardId' | 'authorized'> & { transactionId: Column<'transactions', 'id'> }
    reads: Uses<'transactions', 'authorized' | 'checkout_id' | 'created_at' | 'gateway' | 'gift_card_id' | 'id'>
  }
  card_refusals_forget: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'card_refusals', 'created_at'>
  }
  card_refused: {
    params: readonly [Written<'card_refusals', 'transactionId'>, Written<'card_refusals', 'reference'>, Written<'card_refusals', 'network'>, Written<'card_refusals', 'subject'>, Written<'card_refusals', 'prefix'>, Written<'card_refusals', 'createdAt'>]
    row: object
    reads: Uses<'card_refusals', 'reference' | 'transaction_id'>
    writes: Uses<'card_refusals', 'created_at' | 'network' | 'prefix' | 'reference' | 'subject' | 'transaction_id'>
  }
  cards_rest: {
    params: readonly [string | null, string | null, Date | null, number | bigint | null, number | bigint | null, number | bigint | null]
    row: { rest: boolean }
    reads: Uses<'card_refusals', 'created_at' | 'network' | 'prefix' | 'subject'>
  }
  carts_left: {
    params: readonly [Date | null, Date | null, readonly number[] | null]
    row: { count: number; withEmail: number }
    reads: Uses<'checkout_lines', 'checkout_id'> | Uses<'checkouts', 'channel_id' | 'email' | 'id' | 'updated_at'>
  }
  catalogue_due: {
    params: readonly [Date | null, string | null]
    row: { at: Date; isNew: boolean; first: Date | null; isStale: boolean; rules: Json; toggled: Json }
    reads: Uses<'collection_listings', 'published_at'> | Uses<'jobs', 'last_finished_at' | 'name'> | Uses<'pages', 'published_at'> | Uses<'product_listings', 'available_for_purchase_at' | 'published_at'> | Uses<'promotion_rules', 'applied' | 'catalogue_predicate' | 'channels' | 'covered' | 'id' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'is_on' | 'start_date'>
  }
  catalogue_rules: {
    params: readonly []
    row: Pick<Row<'promotion_rules'>, 'id'> & { predicate: NonNullable<Column<'promotion_rules', 'cataloguePredicate'>> }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'id'>
  }
  catalogue_words: {
    params: readonly []
    row: { word: string; products: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'products', 'id' | 'search_text'>
  }
  categories_with_descendants: {
    params: readonly [readonly number[] | null]
    row: { id: number }
    reads: Uses<'categories', 'id' | 'parent_id'>
  }
  category_list: {
    params: readonly unknown[]
    row: Pick<Row<'categories'>, 'id' | 'slug' | 'name' | 'description' | 'parentId' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { level: number }
    reads: Uses<'categories', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'parent_id' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations' | 'updated_at'> | Uses<'products', 'category_id'>
  }
  category_tree: {
    params: readonly []
    row: Pick<Row<'categories'>, 'id' | 'slug' | 'name' | 'description' | 'parentId' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { level: number }
    reads: Uses<'categories', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'parent_id' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations' | 'updated_at'>
  }
  cdn_purge_add: {
    params: readonly [readonly string[] | null, Written<'cdn_purges', 'dueAt'>]
    row: object
    reads: Uses<'cdn_purges', 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'due_at' | 'is_repeated' | 'tag' | 'told'>
  }
  cdn_purge_claim: {
    params: readonly [Date | null, Written<'cdn_purges', 'claimedUntil'>, number | bigint | null]
    row: Pick<Row<'cdn_purges'>, 'tag' | 'told' | 'attempts'>
    reads: Uses<'cdn_purges', 'attempts' | 'claimed_until' | 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'attempts' | 'claimed_until'>
  }
  cdn_purge_count: {
    params: readonly []
    row: { count: number }
  }
  cdn_purge_defer: {
    params: readonly [readonly string[] | null, Written<'cdn_purges', 'dueAt'>]
    row: object
    reads: Uses<'cdn_purges', 'tag'>
    writes: Uses<'cdn_purges', 'claimed_until' | 'due_at'>
  }
  cdn_purge_end: {
    params: readonly [readonly string[] | null, readonly number[] | null]
    row: object
    reads: Uses<'cdn_purges', 'is_repeated' | 'tag' | 'told'>
  }
  cdn_purge_lock: {
    params: readonly [readonly string[] | null]
    row: { '?column?': number }
    reads: Uses<'cdn_purges', 'tag'>
  }
  cdn_purge_repeat: {
    params: readonly [readonly string[] | null, readonly number[] | null, Date | null]
    row: object
    reads: Uses<'cdn_purges', 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'attempts' | 'claimed_until' | 'due_at' | 'is_repeated'>
  }
  change_metadata: {
    params: readonly unknown[]
    row: { fits: boolean }
    reads: Uses<'apps', 'id' | 'metadata' | 'private_metadata'> | Uses<'attributes', 'id' | 'metadata' | 'private_metadata'> | Uses<'categories', 'id' | 'metadata' | 'private_metadata'> | Uses<'channels', 'id' | 'metadata' | 'private_metadata' | 'tax_metadata' | 'tax_private_metadata'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'private_metadata'> | Uses<'checkouts', 'billing_address' | 'id' | 'metadata' | 'private_metadata' | 'shipping_address' | 'version'> | Uses<'collections', 'id' | 'metadata' | 'private_metadata'> | Uses<'fulfillments', 'id' | 'metadata' | 'private_metadata'> | Uses<'gift_cards', 'id' | 'metadata' | 'private_metadata'> | Uses<'invoices', 'id' | 'metadata' | 'private_metadata'> | Uses<'menu_items', 'id' | 'metadata' | 'private_metadata'> | Uses<'menus', 'id' | 'metadata' | 'private_metadata'> | Uses<'order_lines', 'id' | 'metadata' | 'private_metadata'> | Uses<'orders', 'id' | 'metadata' | 'private_metadata'> | Uses<'page_types', 'id' | 'metadata' | 'private_metadata'> | Uses<'pages', 'id' | 'metadata' | 'private_metadata'> | Uses<'product_media', 'id' | 'metadata' | 'private_metadata'> | Uses<'product_types', 'id' | 'metadata' | 'private_metadata'> | Uses<'products', 'id' | 'metadata' | 'private_metadata'> | Uses<'promotions', 'id' | 'metadata' | 'private_metadata'> | Uses<'shipping_methods', 'id' | 'metadata' | 'private_metadata'> | Uses<'shipping_zones', 'id' | 'metadata' | 'private_metadata'> | Uses<'tax_classes', 'id' | 'metadata' | 'private_metadata'> | Uses<'transactions', 'id' | 'metadata' | 'private_metadata'> | Uses<'user_addresses', 'address' | 'id'> | Uses<'users', 'id' | 'metadata' | 'private_metadata'> | Uses<'variants', 'id' | 'metadata' | 'private_metadata'> | Uses<'vouchers', 'id' | 'metadata' | 'private_metadata'> | Uses<'warehouses', 'id' | 'metadata' | 'private_metadata'>
    writes: Uses<'apps', 'metadata' | 'private_metadata'> | Uses<'attributes', 'metadata' | 'private_metadata'> | Uses<'categories', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'channels', 'metadata' | 'private_metadata' | 'tax_metadata' | 'tax_private_metadata'> | Uses<'checkout_lines', 'metadata' | 'private_metadata'> | Uses<'checkouts', 'metadata' | 'private_metadata' | 'updated_at' | 'version'> | Uses<'collections', 'metadata' | 'private_metadata'> | Uses<'fulfillments', 'metadata' | 'private_metadata'> | Uses<'gift_cards', 'metadata' | 'private_metadata'> | Uses<'invoices', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'menu_items', 'metadata' | 'private_metadata'> | Uses<'menus', 'metadata' | 'private_metadata'> | Uses<'order_lines', 'metadata' | 'private_metadata'> | Uses<'orders', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'page_types', 'metadata' | 'private_metadata'> | Uses<'pages', 'metadata' | 'private_metadata'> | Uses<'product_media', 'metadata' | 'private_metadata'> | Uses<'product_types', 'metadata' | 'private_metadata'> | Uses<'products', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'promotions', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'shipping_methods', 'metadata' | 'private_metadata'> | Uses<'shipping_zones', 'metadata' | 'private_metadata'> | Uses<'tax_classes', 'metadata' | 'private_metadata'> | Uses<'transactions', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'user_addresses', 'address'> | Uses<'users', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'variants', 'metadata' | 'private_metadata' | 'updated_at'> | Uses<'vouchers', 'metadata' | 'private_metadata'> | Uses<'warehouses', 'metadata' | 'private_metadata'>
  }
  changed_beyond: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'change_rows'>, 'tableName' | 'key'>
    reads: Uses<'change_rows', 'change_id' | 'key' | 'table_name'>
  }
  changed_rows_shown: {
    params: readonly [readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly (number | bigint)[] | null, number | bigint | null]
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
    params: readonly [readonly string[] | null, readonly string[] | null, readonly string[] | null, number | bigint | null, string | null, number | null, number | null, Date | null, readonly string[] | null, JsonInput | null, number | bigint | null, readonly string[] | null, readonly string[] | null]
    row: Pick<Row<'changes'>, 'id' | 'at' | 'origin' | 'operation' | 'undoes' | 'userId' | 'appId'> & { userEmail: Column<'users', 'email'> | null; appName: Column<'apps', 'name'> | null; undoneBy: number | null; rowCount: number }
    reads: Uses<'apps', 'id' | 'name'> | Uses<'change_rows', 'after' | 'before' | 'change_id' | 'id' | 'key' | 'table_name'> | Uses<'changes', 'app_id' | 'at' | 'id' | 'operation' | 'origin' | 'undoes' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
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
  channel_groups_forget: {
    params: readonly [number | null]
    row: object
    reads: Uses<'permission_groups', 'channel_ids'>
    writes: Uses<'permission_groups', 'channel_ids'>
  }
  channel_listings_remove: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'shipping_method_listings', 'channel_id' | 'method_id'> | Uses<'shipping_methods', 'id' | 'zone_id'>
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
    reads: Uses<'promotion_rules', 'channels'>
    writes: Uses<'promotion_rules', 'channels'>
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
    reads: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'>
  }
  channels_where_gift_cards_were_bought: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_card_events'>, 'giftCardId'> & Pick<Row<'channels'>, 'slug'>
    reads: Uses<'channels', 'id' | 'slug'> | Uses<'gift_card_events', 'gift_card_id' | 'order_id' | 'type'> | Uses<'orders', 'channel_id' | 'id'>
  }
  channels_with_orders: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'channels'>, 'id'>
    reads: Uses<'channels', 'id'> | Uses<'orders', 'channel_id'>
  }
  checkout_channel: {
    params: readonly [string | null]
    row: Pick<Row<'checkouts'>, 'channelId'>
    reads: Uses<'checkouts', 'channel_id' | 'id'>
  }
  checkout_customer: {
    params: readonly [string | null]
    row: Pick<Row<'checkouts'>, 'userId'>
    reads: Uses<'checkouts', 'id' | 'user_id'>
  }
  checkout_delete: {
    params: readonly [string | null, Date | null]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'transaction_events', 'created_at' | 'id' | 'transaction_id' | 'type'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'id' | 'provider_state' | 'refund_pending' | 'watch_at'>
  }
  checkout_ids_of_user: {
    params: readonly [number | null, number | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'channels', 'id' | 'is_active'> | Uses<'checkouts', 'channel_id' | 'created_at' | 'id' | 'user_id'>
  }
  checkout_ids_of_users: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'checkouts'>, 'id'> & { userId: number }
    reads: Uses<'channels', 'id' | 'is_active'> | Uses<'checkouts', 'channel_id' | 'created_at' | 'id' | 'user_id'>
  }
  checkout_insert: {
    params: readonly [Written<'checkouts', 'id'>, Written<'checkouts', 'channelId'>, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'metadata'>, Written<'checkouts', 'privateMetadata'>, Written<'checkouts', 'createdAt'>, JsonInput | null, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'total'>]
    row: object
    reads: Uses<'checkouts', 'id'>
    writes: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'country' | 'created_at' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'total' | 'updated_at' | 'user_id'>
  }
  checkout_insert_in_stock: {
    params: readonly [Written<'checkouts', 'id'>, Written<'checkouts', 'channelId'>, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'metadata'>, Written<'checkouts', 'privateMetadata'>, Written<'checkouts', 'createdAt'>, JsonInput | null, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'total'>, JsonInput | null, readonly string[] | null, number | null]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'quantity_limit_per_customer' | 'track_inventory'>
    writes: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'country' | 'created_at' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'total' | 'updated_at' | 'user_id'>
  }
  checkout_keep_total: {
    params: readonly [string | null, number | null, Written<'checkouts', 'total'>]
    row: object
    reads: Uses<'checkouts', 'id' | 'version'>
    writes: Uses<'checkouts', 'total'>
  }
  checkout_line_list: {
    params: readonly unknown[]
    row: Pick<Row<'checkout_lines'>, 'id' | 'checkoutId'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'id' | 'position'> | Uses<'checkouts', 'channel_id' | 'id'>
  }
  checkout_lines: {
    params: readonly [string | null, number | null, Date | null]
    row: Pick<Row<'checkouts'>, 'userId' | 'metadata' | 'privateMetadata' | 'shippingMethodId' | 'collectionPointId'> & { customer: Json | null; lines: Json }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'channel_id' | 'collection_point_id' | 'id' | 'metadata' | 'private_metadata' | 'shipping_method_id' | 'user_id' | 'version'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'transactions', 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_confirmed' | 'is_staff'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'>
  }
  checkout_list: {
    params: readonly unknown[]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'variant_id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'created_at' | 'email' | 'id' | 'metadata' | 'shipping_address' | 'total' | 'updated_at' | 'user_id' | 'voucher_code'> | Uses<'products', 'id' | 'name'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku'>
  }
  checkout_load: {
    params: readonly [string | null, string | null, Date | null]
    row: Pick<Row<'checkouts'>, 'id' | 'version' | 'channelId' | 'userId' | 'email' | 'languageCode' | 'customerNote' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'appMethod' | 'collectionPointId' | 'voucherCode' | 'saveShippingAddress' | 'saveBillingAddress' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { customer: Json | null; lines: Json; voucher: Json | null; giftCards: Json; payments: Json; taxes: Json | null; shipping: Json | null }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'channel_id' | 'collection_point_id' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_confirmed' | 'is_staff'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  checkout_lock: {
    params: readonly [string | null]
    row: { '?column?': number }
    reads: Uses<'checkouts', 'id'>
  }
  checkout_lock_of_holder: {
    params: readonly [string | null, string | null, string | null, readonly number[] | null]
    row: { network: number; mailbox: number; packs: Json }
    reads: Uses<'checkouts', 'id'> | Uses<'order_lines', 'order_id' | 'quantity' | 'variant_id'> | Uses<'orders', 'held_mailbox' | 'held_network' | 'id'>
  }
  checkout_save: {
    params: readonly [string | null, number | null, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'shippingMethodId'>, Written<'checkouts', 'voucherCode'>, Written<'checkouts', 'updatedAt'>, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'customerNote'>, Written<'checkouts', 'collectionPointId'>, Written<'checkouts', 'appMethod'>, Written<'checkouts', 'total'>, boolean | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'transactions', 'checkout_id'>
    writes: Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_save_cards: {
    params: readonly [string | null, number | null, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'shippingMethodId'>, Written<'checkouts', 'voucherCode'>, Written<'checkouts', 'updatedAt'>, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'customerNote'>, Written<'checkouts', 'collectionPointId'>, Written<'checkouts', 'appMethod'>, Written<'checkouts', 'total'>, boolean | null, readonly number[] | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_gift_cards', 'checkout_id' | 'gift_card_id'> | Uses<'checkouts', 'id' | 'version'> | Uses<'transactions', 'checkout_id'>
    writes: Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_save_in_stock: {
    params: readonly [string | null, number | null, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'shippingMethodId'>, Written<'checkouts', 'voucherCode'>, Written<'checkouts', 'updatedAt'>, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'customerNote'>, Written<'checkouts', 'collectionPointId'>, Written<'checkouts', 'appMethod'>, Written<'checkouts', 'total'>, boolean | null, JsonInput | null, readonly string[] | null, number | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'transactions', 'checkout_id'> | Uses<'variants', 'id' | 'quantity_limit_per_customer' | 'track_inventory'>
    writes: Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_save_lines: {
    params: readonly [string | null, number | null, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'shippingMethodId'>, Written<'checkouts', 'voucherCode'>, Written<'checkouts', 'updatedAt'>, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'customerNote'>, Written<'checkouts', 'collectionPointId'>, Written<'checkouts', 'appMethod'>, Written<'checkouts', 'total'>, boolean | null, readonly string[] | null, JsonInput | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity'> | Uses<'checkouts', 'id' | 'version'> | Uses<'transactions', 'checkout_id'>
    writes: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkout_save_lines_in_stock: {
    params: readonly [string | null, number | null, Written<'checkouts', 'email'>, Written<'checkouts', 'languageCode'>, Written<'checkouts', 'country'>, Written<'checkouts', 'billingAddress'>, Written<'checkouts', 'shippingAddress'>, Written<'checkouts', 'shippingMethodId'>, Written<'checkouts', 'voucherCode'>, Written<'checkouts', 'updatedAt'>, Written<'checkouts', 'userId'>, Written<'checkouts', 'saveShippingAddress'>, Written<'checkouts', 'saveBillingAddress'>, Written<'checkouts', 'customerNote'>, Written<'checkouts', 'collectionPointId'>, Written<'checkouts', 'appMethod'>, Written<'checkouts', 'total'>, boolean | null, readonly string[] | null, JsonInput | null, JsonInput | null, readonly string[] | null, number | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity'> | Uses<'checkouts', 'id' | 'version'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'transactions', 'checkout_id'> | Uses<'variants', 'id' | 'quantity_limit_per_customer' | 'track_inventory'>
    writes: Uses<'checkout_lines', 'checkout_id' | 'id' | 'metadata' | 'price_override' | 'price_override_reason' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'collection_point_id' | 'country' | 'customer_note' | 'email' | 'language_code' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'total' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'>
  }
  checkouts_load: {
    params: readonly [readonly string[] | null, string | null, Date | null]
    row: Pick<Row<'checkouts'>, 'id' | 'version' | 'channelId' | 'userId' | 'email' | 'languageCode' | 'customerNote' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'appMethod' | 'collectionPointId' | 'voucherCode' | 'saveShippingAddress' | 'saveBillingAddress' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { customer: Json | null; lines: Json; voucher: Json | null; giftCards: Json; payments: Json; taxes: Json | null; shipping: Json | null }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'checkout_gift_cards', 'checkout_id' | 'created_at' | 'gift_card_id'> | Uses<'checkout_lines', 'checkout_id' | 'id' | 'is_gift' | 'metadata' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'app_method' | 'billing_address' | 'channel_id' | 'collection_point_id' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'private_metadata' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_id' | 'version' | 'voucher_code'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'shipping_answers', 'asked_at' | 'checkout_id' | 'digest' | 'excluded' | 'is_whole' | 'methods'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_confirmed' | 'is_staff'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  checkouts_stale: {
    params: readonly [Date | null, Date | null, Date | null, number | bigint | null, Date | null]
    row: object
    reads: Uses<'checkout_lines', 'checkout_id'> | Uses<'checkouts', 'email' | 'id' | 'updated_at' | 'user_id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'provider_state' | 'refund_pending' | 'watch_at'>
  }
  checkouts_without_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'checkouts', 'user_id' | 'version'>
    writes: Uses<'checkouts', 'user_id' | 'version'>
  }
  children_of_categories: {
    params: readonly [readonly number[] | null]
    row: { id: NonNullable<Column<'categories', 'parentId'>>; count: number }
    reads: Uses<'categories', 'parent_id'>
  }
  choice_list: {
    params: readonly unknown[]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'>
  }
  choices_named: {
    params: readonly [readonly number[] | null, readonly number[] | null, readonly string[] | null, readonly string[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'externalReference'>
    reads: Uses<'attribute_values', 'attribute_id' | 'external_reference' | 'id' | 'name' | 'slug' | 'sort'>
  }
  claim_export_file: {
    params: readonly [Date | null, Written<'export_files', 'claimedUntil'>]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'>
    writes: Uses<'export_files', 'claimed_until' | 'rows_done'>
  }
  claim_installation: {
    params: readonly [Date | null, Written<'app_installations', 'claimedUntil'>]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
    writes: Uses<'app_installations', 'claimed_until'>
  }
  close_ordered: {
    params: readonly [string | null, Written<'payment_reviews', 'resolvedAt'>]
    row: object
    reads: Uses<'payment_reviews', 'reason' | 'resolved_at' | 'transaction_id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'id' | 'order_id'>
    writes: Uses<'payment_reviews', 'resolution' | 'resolved_at' | 'resolved_by'>
  }
  close_review: {
    params: readonly [number | null, Written<'payment_reviews', 'resolvedAt'>, Written<'payment_reviews', 'resolvedBy'>, Written<'payment_reviews', 'resolution'>]
    row: object
    reads: Uses<'payment_reviews', 'id' | 'resolved_at'>
    writes: Uses<'payment_reviews', 'resolution' | 'resolved_at' | 'resolved_by'>
  }
  code_of_voucher: {
    params: readonly [number | null]
    row: Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'is_active' | 'voucher_id'>
  }
  codes_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_cards'>, 'code'>
    reads: Uses<'gift_cards', 'code' | 'id'>
  }
  codes_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  collection_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collection_listings'>, 'id' | 'collectionId' | 'channelId' | 'isPublished' | 'publishedAt'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'id' | 'is_published' | 'published_at'>
  }
  collection_leaves_channels: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id'>
  }
  collection_list: {
    params: readonly unknown[]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'> | Uses<'collection_products', 'collection_id'> | Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_places_behind: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collections'>, 'id'> & { place: number }
    reads: Uses<'collection_products', 'collection_id' | 'sort'> | Uses<'collections', 'id'>
  }
  collection_products_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'collection_products'>, 'productId' | 'sort'>
    reads: Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'>
  }
  collections_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collections_of_products: {
    params: readonly [readonly number[] | null, number | null, Date | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'> & { ownerId: Column<'collection_products', 'productId'> }
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  columns_of_exported_variants: {
    params: readonly []
    row: { kind: string; slug: string; currency: string | null }
    reads: Uses<'channels', 'currency' | 'slug'> | Uses<'warehouses', 'slug'>
  }
  confirm_user: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'is_confirmed' | 'updated_at'>
  }
  costs_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'> & Pick<Row<'variant_listings'>, 'channelId' | 'price'> & { costPrice: NonNullable<Column<'variant_listings', 'costPrice'>> }
    reads: Uses<'variant_listings', 'channel_id' | 'cost_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  count_gift_cards_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'gift_cards', 'id'>
  }
  count_problem: {
    params: readonly [number | null, string | null, Written<'app_problems', 'message'>, number | null, Written<'app_problems', 'updatedAt'>, Date | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
    writes: Uses<'app_problems', 'count' | 'is_critical' | 'message' | 'updated_at'>
  }
  count_products_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'products', 'id'> | Uses<'variants', 'product_id'>
  }
  count_variants_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'variants', 'product_id' | 'sku'>
  }
  count_voucher_codes_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'voucher_codes', 'voucher_id'>
  }
  count_waiting_deliveries: {
    params: readonly []
    row: { n: number }
    reads: Uses<'event_deliveries', 'status'>
  }
  count_waiting_mails: {
    params: readonly []
    row: { n: number }
    reads: Uses<'mails', 'state'>
  }
  counted_here: {
    params: readonly []
    row: Pick<Row<'change_rows'>, 'tableName'> & { created: number; updated: number; deleted: number }
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'key' | 'table_name'>
  }
  cover_rule: {
    params: readonly unknown[]
    row: object
    reads: Uses<'categories', 'id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'id'> | Uses<'products', 'category_id' | 'id'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  customer_events: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'customer_events'>, 'id' | 'userId' | 'type' | 'parameters' | 'createdAt'>
    reads: Uses<'customer_events', 'created_at' | 'id' | 'parameters' | 'type' | 'user_id'>
  }
  customer_is_staff: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'isStaff'>
    reads: Uses<'users', 'id' | 'is_staff'>
  }
  deactivate_gift_cards_of_order: {
    params: readonly [string | null]
    row: Pick<Row<'gift_cards'>, 'id'>
    reads: Uses<'gift_card_events', 'gift_card_id' | 'order_id' | 'type'> | Uses<'gift_cards', 'id' | 'is_active'>
    writes: Uses<'gift_cards', 'is_active'>
  }
  delete_address: {
    params: readonly [number | null]
    row: object
    reads: Uses<'user_addresses', 'id'>
  }
  delete_addresses_of_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'user_addresses', 'user_id'>
  }
  delete_app: {
    params: readonly [number | null]
    row: object
    reads: Uses<'apps', 'id'>
  }
  delete_change: {
    params: readonly [number | bigint | null]
    row: object
    reads: Uses<'changes', 'id'>
  }
  delete_checkouts_of: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'checkouts', 'email' | 'id' | 'user_id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'refund_pending'>
  }
  delete_delivery: {
    params: readonly [number | bigint | null]
    row: object
    reads: Uses<'event_deliveries', 'id'>
  }
  delete_events_before: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'app_events', 'created_at' | 'id'> | Uses<'event_deliveries', 'event_id' | 'status'>
  }
  delete_expired_orders: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'channels', 'delete_expired_orders_after' | 'id'> | Uses<'orders', 'channel_id' | 'expires_at' | 'id' | 'status'> | Uses<'transactions', 'order_id'>
  }
  delete_expired_reservations: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'reservations', 'line_id' | 'reserved_until' | 'stock_id'>
  }
  delete_group: {
    params: readonly [number | null]
    row: object
    reads: Uses<'permission_groups', 'id'>
  }
  delete_installation: {
    params: readonly [number | null]
    row: object
    reads: Uses<'app_installations', 'id'>
  }
  delete_mails_before: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'mails', 'created_at' | 'id' | 'state'>
  }
  delete_mails_of: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'mails', 'kind' | 'recipient' | 'state'>
  }
  delete_networks_before: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'known_networks', 'last_used_at'>
  }
  delete_networks_of_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'known_networks', 'user_id'>
  }
  delete_old_registrations: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'registrations', 'expires_at' | 'token_hash'>
  }
  delete_old_sessions: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'sessions', 'expires_at' | 'id'>
  }
  delete_readers_before: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'mail_readers', 'sent_at'>
  }
  delete_registrations: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'registrations', 'email'>
  }
  delete_reservations: {
    params: readonly []
    row: object
  }
  delete_second_factor: {
    params: readonly [number | null]
    row: object
    reads: Uses<'second_factors', 'user_id'>
  }
  delete_session: {
    params: readonly [number | null, string | null]
    row: object
    reads: Uses<'sessions', 'id' | 'user_id'>
  }
  delete_sessions: {
    params: readonly [readonly number[] | null, string | null]
    row: object
    reads: Uses<'sessions', 'id' | 'user_id'>
  }
  delete_users: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'checkouts', 'user_id' | 'version'> | Uses<'users', 'id'>
    writes: Uses<'checkouts', 'user_id' | 'version'>
  }
  delete_voucher_codes: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  delete_webhook: {
    params: readonly [number | null]
    row: object
    reads: Uses<'webhooks', 'id'>
  }
  delivery_by_id: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'>
  }
  delivery_claim: {
    params: readonly [Date | null, Written<'event_deliveries', 'claimedUntil'>, readonly number[] | null]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & Pick<Row<'webhooks'>, 'appId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'> | Uses<'webhooks', 'app_id' | 'id'>
    writes: Uses<'event_deliveries', 'claimed_until'>
  }
  delivery_list: {
    params: readonly [number | null, string | null, string | null]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'>
  }
  dismiss_problems: {
    params: readonly [number | null, readonly number[] | null, readonly string[] | null, Written<'app_problems', 'dismissedBy'>, Written<'app_problems', 'dismissedByUserId'>]
    row: object
    reads: Uses<'app_problems', 'app_id' | 'dismissed_by' | 'id' | 'key'>
    writes: Uses<'app_problems', 'dismissed_by' | 'dismissed_by_user_id'>
  }
  draft_insert: {
    params: readonly [Written<'orders', 'id'>, Written<'orders', 'channelId'>, Written<'orders', 'origin'>, Written<'orders', 'originalId'>, Written<'orders', 'userId'>, Written<'orders', 'userEmail'>, Written<'orders', 'languageCode'>, Written<'orders', 'currency'>, Written<'orders', 'customerNote'>, Written<'orders', 'redirectUrl'>, Written<'orders', 'externalReference'>, Written<'orders', 'billingAddress'>, Written<'orders', 'shippingAddress'>, Written<'orders', 'saveBillingAddress'>, Written<'orders', 'saveShippingAddress'>, Written<'orders', 'shippingMethodId'>, Written<'orders', 'voucherCode'>, Written<'orders', 'metadata'>, Written<'orders', 'privateMetadata'>, Written<'orders', 'createdAt'>]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
    writes: Uses<'orders', 'billing_address' | 'channel_id' | 'created_at' | 'currency' | 'customer_note' | 'external_reference' | 'id' | 'language_code' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code'>
  }
  draft_place: {
    params: readonly [string | null, Written<'orders', 'createdAt'>]
    row: object
    reads: Uses<'order_lines', 'is_shipping_required' | 'order_id'> | Uses<'orders', 'id' | 'shipping_address'>
    writes: Uses<'orders', 'created_at' | 'shipping_address'>
  }
  drop_gift_card_tags: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'id' | 'name'>
  }
  drop_own_values: {
    params: readonly [readonly number[] | null, string | null, readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
  }
  drop_values_of_pages: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'page_attribute_values', 'page_id' | 'value_id'>
  }
  drop_values_of_products: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'product_attribute_values', 'product_id' | 'value_id'>
  }
  drop_values_of_type: {
    params: readonly [number | null, readonly number[] | null, boolean | null]
    row: object
    reads: Uses<'product_attribute_values', 'attribute_id' | 'product_id'> | Uses<'products', 'id' | 'product_type_id'> | Uses<'variant_attribute_values', 'attribute_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  drop_values_of_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'attribute_values', 'id' | 'slug'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'>
  }
  drop_variant_listings: {
    params: readonly [readonly number[] | null, number | null]
    row: object
    reads: Uses<'variant_listings', 'channel_id' | 'variant_id'>
  }
  drop_variant_media: {
    params: readonly [number | null, number | null]
    row: object
    reads: Uses<'variant_media', 'media_id' | 'variant_id'>
  }
  drop_voucher_listings: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'voucher_listings', 'channel_id' | 'voucher_id'>
  }
  effects_of_rules: {
    params: readonly [Date | null]
    row: Pick<Row<'promotion_rules'>, 'id'> & { effect: string | null }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'channels' | 'id' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'start_date'>
  }
  empty_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'users', 'id'>
    writes: Uses<'users', 'avatar_path' | 'first_name' | 'last_name' | 'metadata' | 'password_hash' | 'updated_at'>
  }
  end_delivery_attempt: {
    params: readonly [number | bigint | null, Written<'event_deliveries', 'status'>, Date | null]
    row: object
    reads: Uses<'event_deliveries', 'attempts' | 'id' | 'next_attempt_at'>
    writes: Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'next_attempt_at' | 'status'>
  }
  end_gift_cards_of_users: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'gift_cards', 'assigned_to_user_id'>
    writes: Uses<'gift_cards', 'is_active'>
  }
  ensure_jobs: {
    params: readonly [readonly string[] | null, readonly Date[] | null, readonly Date[] | null]
    row: object
    reads: Uses<'jobs', 'due_at' | 'name'>
    writes: Uses<'jobs', 'due_at' | 'name'>
  }
  ensure_shop: {
    params: readonly []
    row: object
    writes: Uses<'shops', 'id'>
  }
  erase_fulfillment_lines: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'fulfillment_lines', 'fulfillment_id'> | Uses<'fulfillments', 'id' | 'order_id'>
    writes: Uses<'fulfillment_lines', 'reason'>
  }
  erase_fulfillments: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'fulfillments', 'order_id'>
    writes: Uses<'fulfillments', 'metadata' | 'private_metadata' | 'reason' | 'tracking_number'>
  }
  erase_granted_refunds: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'granted_refunds', 'order_id'>
    writes: Uses<'granted_refunds', 'reason' | 'user_id'>
  }
  erase_invoices: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'invoices', 'order_id'>
    writes: Uses<'invoices', 'content' | 'external_url' | 'message' | 'metadata' | 'private_metadata'>
  }
  erase_order_events: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'order_events', 'order_id'>
    writes: Uses<'order_events', 'parameters' | 'user_id'>
  }
  erase_order_lines: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'order_lines', 'order_id'>
    writes: Uses<'order_lines', 'metadata' | 'private_metadata'>
  }
  erase_orders: {
    params: readonly [readonly string[] | null, Written<'orders', 'erasedAt'>]
    row: object
    reads: Uses<'orders', 'billing_address' | 'id' | 'shipping_address'>
    writes: Uses<'orders', 'billing_address' | 'customer_note' | 'erased_at' | 'metadata' | 'private_metadata' | 'redirect_url' | 'shipping_address' | 'user_email' | 'user_id'>
  }
  erase_payment_actions: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'payment_actions', 'state' | 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
    writes: Uses<'payment_actions', 'destination' | 'reason'>
  }
  erase_payment_reviews: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'payment_reviews', 'order_id' | 'resolution' | 'resolved_at' | 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
    writes: Uses<'payment_reviews', 'note' | 'resolution'>
  }
  erase_transaction_events: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'transaction_events', 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
    writes: Uses<'transaction_events', 'external_url' | 'message'>
  }
  erase_transactions: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'transactions', 'order_id'>
    writes: Uses<'transactions', 'external_url' | 'message' | 'metadata' | 'payment_method_details' | 'private_metadata' | 'provider_data'>
  }
  events_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: { giftCardId: number; id: string; type: Json; createdAt: Date; userId: number | null; appId: number | null; details: Json; orderId: string | null; orderNumber: number | null }
    reads: Uses<'gift_card_events', 'app_id' | 'created_at' | 'details' | 'gift_card_id' | 'id' | 'order_id' | 'type' | 'user_id'> | Uses<'order_gift_cards', 'gift_card_id' | 'order_id'> | Uses<'orders', 'created_at' | 'id' | 'number' | 'user_id'>
  }
  events_of_granted_refunds: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'granted_refund_requests'>, 'grantedRefundId'> & Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'> | Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  events_of_promotions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'promotion_events'>, 'id' | 'promotionId' | 'type' | 'ruleId' | 'userId' | 'appId' | 'createdAt'>
    reads: Uses<'promotion_events', 'app_id' | 'created_at' | 'id' | 'promotion_id' | 'rule_id' | 'type' | 'user_id'>
  }
  events_of_transactions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  export_file_list: {
    params: readonly unknown[]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'apps', 'id' | 'name'> | Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name'>
  }
  export_files_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'>
  }
  exported_products: {
    params: readonly [number | null, readonly number[] | null, number | bigint | null]
    row: Pick<Row<'products'>, 'id' | 'name' | 'description' | 'weight'> & { productType: Column<'product_types', 'name'>; category: Column<'categories', 'slug'> | null; collections: string[]; media: string[]; variantId: Column<'variants', 'id'> | null; variantSku: Column<'variants', 'sku'> | null; variantWeight: Column<'variants', 'weight'> | null; variantMedia: string[]; productValues: Json | null; variantValues: Json | null; stocks: Json | null; listings: Json | null }
    reads: Uses<'attribute_values', 'id' | 'name'> | Uses<'attributes', 'id' | 'slug'> | Uses<'categories', 'id' | 'slug'> | Uses<'channels', 'currency' | 'id' | 'slug'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'product_id' | 'sort' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at' | 'visible_in_listings'> | Uses<'product_media', 'external_url' | 'id' | 'path' | 'product_id' | 'sort'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'description' | 'id' | 'name' | 'product_type_id' | 'weight'> | Uses<'stocks', 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'attribute_id' | 'sort' | 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'cost_price' | 'price' | 'variant_id'> | Uses<'variant_media', 'media_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku' | 'sort' | 'weight'> | Uses<'warehouses', 'id' | 'slug'>
  }
  exported_variants: {
    params: readonly [number | null, number | bigint | null]
    row: Pick<Row<'products'>, 'id'> & { product: Column<'products', 'slug'>; sku: Column<'variants', 'sku'> | null; name: Column<'variants', 'name'> | null; prices: Json | null; stocks: Json | null }
    reads: Uses<'channels', 'id' | 'slug'> | Uses<'products', 'id' | 'slug'> | Uses<'stocks', 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'sort'> | Uses<'warehouses', 'id' | 'slug'>
  }
  exported_voucher_codes: {
    params: readonly [number | null, readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'id' | 'sort' | 'voucher_id'>
  }
  extension_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'> | Uses<'apps', 'id' | 'is_active'>
  }
  extension_list: {
    params: readonly [readonly string[] | null, string | null]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'> | Uses<'apps', 'id' | 'is_active'>
  }
  extensions_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'>
  }
  fail_installation: {
    params: readonly [number | null, Written<'app_installations', 'message'>]
    row: object
    reads: Uses<'app_installations', 'id'>
    writes: Uses<'app_installations', 'claimed_until' | 'message' | 'state' | 'updated_at'>
  }
  failed_mails_since: {
    params: readonly [Date | null]
    row: { count: number }
    reads: Uses<'mails', 'created_at' | 'state'>
  }
  failing_jobs: {
    params: readonly []
    row: Pick<Row<'jobs'>, 'name'> & { error: NonNullable<Column<'jobs', 'lastError'>>; at: Column<'jobs', 'lastStartedAt'> | null }
    reads: Uses<'jobs', 'last_error' | 'last_started_at' | 'name'>
  }
  fill_default_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'products', 'default_variant_id' | 'id'> | Uses<'variants', 'id' | 'product_id' | 'sort'>
    writes: Uses<'products', 'default_variant_id'>
  }
  find_fulfillment: {
    params: readonly [number | null]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
  }
  find_user: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  finish_export_file: {
    params: readonly [number | null, Written<'export_files', 'status'>, Written<'export_files', 'path'>, Written<'export_files', 'message'>, Written<'export_files', 'rowsDone'>, Written<'export_files', 'updatedAt'>]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at'>
  }
  first_parcel: {
    params: readonly [string | null]
    row: { at: Date | null }
    reads: Uses<'fulfillments', 'created_at' | 'order_id' | 'status'>
  }
  first_sale_steps: {
    params: readonly []
    row: { product: boolean; shipping: boolean; order: boolean }
    reads: Uses<'channels', 'id'> | Uses<'orders', 'status'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id'> | Uses<'variant_listings', 'channel_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  forget_changed_prices: {
    params: readonly []
    row: object
    reads: Uses<'stale_products', 'is_moved'>
  }
  forget_gift_card_events: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'gift_card_events', 'details'>
    writes: Uses<'gift_card_events', 'details'>
  }
  forget_gift_card_names: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'gift_cards', 'assigned_to_email' | 'created_by_email'>
    writes: Uses<'gift_cards', 'assigned_to_email' | 'created_by_email'>
  }
  forget_mails_of_buyers: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'mails', 'recipient' | 'state'>
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
  forget_vouchers_of_buyers: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'voucher_customers', 'email'>
  }
  fulfillment_allocations: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'id' | 'orderLineId' | 'stockId' | 'quantity'>
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'>
  }
  fulfillment_allocations_write: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'allocations', 'id'>
    writes: Uses<'allocations', 'quantity'>
  }
  fulfillment_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'fulfillments', 'id'>
  }
  fulfillment_insert: {
    params: readonly [Written<'fulfillments', 'orderId'>, Written<'fulfillments', 'status'>, Written<'fulfillments', 'trackingNumber'>, Written<'fulfillments', 'createdAt'>, JsonInput | null]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'> | Uses<'order_lines', 'id' | 'quantity_fulfilled'>
    writes: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'order_id' | 'status' | 'tracking_number'> | Uses<'order_lines', 'quantity_fulfilled'>
  }
  fulfillment_lines_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'fulfillment_lines'>, 'id' | 'fulfillmentId' | 'orderLineId' | 'stockId' | 'quantity' | 'reason' | 'reasonPageId'> & Pick<Row<'fulfillments'>, 'orderId' | 'status'>
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'id' | 'order_line_id' | 'quantity' | 'reason' | 'reason_page_id' | 'stock_id'> | Uses<'fulfillments', 'id' | 'order_id' | 'status'>
  }
  fulfillment_lines_of: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'fulfillment_lines'>, 'id' | 'fulfillmentId' | 'orderLineId' | 'stockId' | 'quantity' | 'reason' | 'reasonPageId'>
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'id' | 'order_line_id' | 'quantity' | 'reason' | 'reason_page_id' | 'stock_id'>
  }
  fulfillment_put_back: {
    params: readonly [number | null, Written<'stocks', 'warehouseId'>]
    row: object
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'order_lines', 'id' | 'variant_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'track_inventory'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'allocated' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  fulfillment_return: {
    params: readonly [Written<'fulfillments', 'orderId'>, Written<'fulfillments', 'status'>, Written<'fulfillments', 'reason'>, Written<'fulfillments', 'createdAt'>, JsonInput | null, Written<'fulfillments', 'totalRefunded'>, Written<'fulfillments', 'shippingRefunded'>, Written<'fulfillments', 'reasonPageId'>]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'> | Uses<'order_lines', 'id' | 'quantity_fulfilled'>
    writes: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity' | 'reason' | 'reason_page_id' | 'stock_id'> | Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded'> | Uses<'order_lines', 'quantity_fulfilled'>
  }
  fulfillment_stock_lock: {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId' | 'quantity' | 'allocated'>
    reads: Uses<'allocations', 'order_line_id' | 'stock_id'> | Uses<'order_lines', 'id' | 'variant_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  fulfillment_stock_write: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'stocks', 'id'>
    writes: Uses<'stocks', 'allocated' | 'quantity'>
  }
  fulfillment_take_out: {
    params: readonly [string | null, JsonInput | null]
    row: object
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'id' | 'quantity'> | Uses<'fulfillments', 'id' | 'order_id' | 'status'>
    writes: Uses<'fulfillment_lines', 'quantity'>
  }
  fulfillment_unsend: {
    params: readonly [number | null]
    row: object
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'order_lines', 'id' | 'quantity_fulfilled'>
    writes: Uses<'order_lines', 'quantity_fulfilled'>
  }
  fulfillments_of: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
  }
  funds_to_release: {
    params: readonly [Date | null, readonly string[] | null, number | bigint | null]
    row: Pick<Row<'transactions'>, 'id'> & { isAuthorized: boolean; isCharged: boolean }
    reads: Uses<'channels', 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'id' | 'release_funds_for_expired_checkouts'> | Uses<'checkouts', 'channel_id' | 'created_at' | 'id' | 'updated_at'> | Uses<'payment_actions', 'kind' | 'state' | 'transaction_id'> | Uses<'transactions', 'authorized' | 'charged' | 'checkout_id' | 'gateway' | 'id' | 'order_id' | 'updated_at'>
  }
  gift_card_by_code: {
    params: readonly [string | null]
    row: { card: Json }
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'>
  }
  gift_card_currencies: {
    params: readonly []
    row: Pick<Row<'gift_cards'>, 'currency'>
    reads: Uses<'gift_cards', 'currency'>
  }
  gift_card_give: {
    params: readonly [number | null, number | bigint | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance'>
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
  gift_card_lock: {
    params: readonly [number | null]
    row: { balance: Column<'gift_cards', 'currentBalance'> }
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
  }
  gift_card_lock_code: {
    params: readonly [string | null]
    row: { card: Json }
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'>
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
  gift_card_take: {
    params: readonly [number | null, number | bigint | null, Written<'gift_cards', 'lastUsedOn'>]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance' | 'last_used_on'>
  }
  gift_cards_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'assignedToUserId' | 'assignedToEmail' | 'createdByUserId' | 'createdByEmail' | 'lastUsedOn' | 'expiryDate' | 'metadata' | 'privateMetadata' | 'productId' | 'appId' | 'createdAt'>
    reads: Uses<'gift_cards', 'app_id' | 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'created_at' | 'created_by_email' | 'created_by_user_id' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'last_used_on' | 'metadata' | 'private_metadata' | 'product_id'>
  }
  gift_cards_give_back: {
    params: readonly [string | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'>
    writes: Uses<'gift_cards', 'current_balance'>
  }
  gift_cards_lock: {
    params: readonly [readonly number[] | null, string | null]
    row: Pick<Row<'gift_cards'>, 'id'> & { balance: Column<'gift_cards', 'currentBalance'> }
    reads: Uses<'gift_cards', 'current_balance' | 'expiry_date' | 'id' | 'is_active'>
  }
  gift_cards_of_user: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'expiryDate' | 'metadata' | 'privateMetadata' | 'assignedToUserId' | 'assignedToEmail'>
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'>
  }
  gift_cards_pay_less: {
    params: readonly [string | null, JsonInput | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'>
    writes: Uses<'gift_cards', 'current_balance'> | Uses<'order_gift_cards', 'amount'>
  }
  gift_cards_waiting: {
    params: readonly [string | null]
    row: Pick<Row<'order_lines'>, 'variantId'> & { orderLineId: Column<'order_lines', 'id'>; isTracked: Column<'variants', 'trackInventory'>; warehouseId: string; quantity: number }
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'> | Uses<'channels', 'automatically_fulfill_non_shippable_gift_card' | 'id'> | Uses<'order_lines', 'id' | 'is_gift_card' | 'is_shipping_required' | 'order_id' | 'position' | 'quantity' | 'quantity_fulfilled' | 'variant_id'> | Uses<'orders', 'channel_id' | 'id'> | Uses<'stocks', 'id' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'track_inventory'>
  }
  give_guest_orders: {
    params: readonly [Written<'orders', 'userId'>, string | null]
    row: Pick<Row<'orders'>, 'createdAt' | 'shippingAddress' | 'billingAddress'>
    reads: Uses<'orders', 'billing_address' | 'created_at' | 'shipping_address' | 'user_email' | 'user_id'>
    writes: Uses<'orders', 'user_id'>
  }
  granted_refund_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'granted_refunds'>, 'id' | 'orderId' | 'transactionId' | 'amount' | 'reason' | 'reasonPageId' | 'shippingCostsIncluded' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'id' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
  }
  granted_refund_insert: {
    params: readonly [Written<'granted_refunds', 'orderId'>, Written<'granted_refunds', 'transactionId'>, Written<'granted_refunds', 'amount'>, Written<'granted_refunds', 'reason'>, Written<'granted_refunds', 'reasonPageId'>, Written<'granted_refunds', 'shippingCostsIncluded'>, Written<'granted_refunds', 'userId'>, Written<'granted_refunds', 'appId'>, Written<'granted_refunds', 'createdAt'>]
    row: Pick<Row<'granted_refunds'>, 'id' | 'orderId' | 'transactionId' | 'amount' | 'reason' | 'reasonPageId' | 'shippingCostsIncluded' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'id' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
    writes: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
  }
  granted_refund_line_insert: {
    params: readonly [Written<'granted_refund_lines', 'grantedRefundId'>, Written<'granted_refund_lines', 'orderLineId'>, Written<'granted_refund_lines', 'quantity'>, Written<'granted_refund_lines', 'reason'>, Written<'granted_refund_lines', 'reasonPageId'>]
    row: object
    writes: Uses<'granted_refund_lines', 'granted_refund_id' | 'order_line_id' | 'quantity' | 'reason' | 'reason_page_id'>
  }
  granted_refund_lines: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'granted_refund_lines'>, 'id' | 'grantedRefundId' | 'orderLineId' | 'quantity' | 'reason' | 'reasonPageId'>
    reads: Uses<'granted_refund_lines', 'granted_refund_id' | 'id' | 'order_line_id' | 'quantity' | 'reason' | 'reason_page_id'>
  }
  granted_refund_lines_delete: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'granted_refund_lines', 'granted_refund_id' | 'id'>
  }
  granted_refund_request: {
    params: readonly [Written<'granted_refund_requests', 'eventId'>, Written<'granted_refund_requests', 'grantedRefundId'>]
    row: object
    writes: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'>
  }
  granted_refund_update: {
    params: readonly [number | null, Written<'granted_refunds', 'transactionId'>, Written<'granted_refunds', 'amount'>, Written<'granted_refunds', 'reason'>, Written<'granted_refunds', 'reasonPageId'>, Written<'granted_refunds', 'shippingCostsIncluded'>, Written<'granted_refunds', 'updatedAt'>]
    row: Pick<Row<'granted_refunds'>, 'id' | 'orderId' | 'transactionId' | 'amount' | 'reason' | 'reasonPageId' | 'shippingCostsIncluded' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'id' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
    writes: Uses<'granted_refunds', 'amount' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at'>
  }
  granted_refunds_not_sent: {
    params: readonly [readonly number[] | null, number | bigint | null]
    row: Pick<Row<'granted_refunds'>, 'id' | 'amount' | 'reason' | 'createdAt'> & Pick<Row<'orders'>, 'currency'> & { orderId: Column<'orders', 'id'>; orderNumber: Column<'orders', 'number'>; orderStatus: Column<'orders', 'status'> }
    reads: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'> | Uses<'granted_refunds', 'amount' | 'created_at' | 'id' | 'order_id' | 'reason'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status' | 'total_charged'> | Uses<'transaction_events', 'id' | 'psp_reference' | 'transaction_id' | 'type'>
  }
  granted_refunds_of_orders: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'granted_refunds'>, 'id' | 'orderId' | 'transactionId' | 'amount' | 'reason' | 'reasonPageId' | 'shippingCostsIncluded' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'id' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
  }
  granted_sum: {
    params: readonly [string | null]
    row: { sum: number }
    reads: Uses<'granted_refunds', 'amount' | 'order_id'>
  }
  group_list: {
    params: readonly unknown[]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  holder_lock: {
    params: readonly [number | bigint | null, number | bigint | null]
    row: { first: unknown | null; second: unknown | null }
  }
  ids_of_list: {
    params: readonly unknown[]
    row: { ids: Buffer | null }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug' | 'sort'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'shown_discounted_price' | 'shown_price' | 'visible_in_listings'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'created_at' | 'id' | 'metadata' | 'name' | 'product_type_id' | 'rating' | 'search_text' | 'slug' | 'updated_at'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku'>
  }
  import_attribute_names: {
    params: readonly []
    row: Pick<Row<'attributes'>, 'id' | 'name'>
    reads: Uses<'attributes', 'id' | 'name'>
  }
  import_collection_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collection_listings'>, 'collectionId' | 'channelId' | 'publishedAt'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'published_at'>
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
  import_default_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'products', 'default_variant_id' | 'id'> | Uses<'variants', 'id' | 'product_id' | 'sort'>
    writes: Uses<'products', 'default_variant_id'>
  }
  import_delete_media: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'product_media', 'id'>
  }
  import_delete_own_values: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'slug'>
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
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance'>
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
  import_menu_places: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'menu_items'>, 'key' | 'sort'> & { menu: Column<'menus', 'slug'> }
    reads: Uses<'menu_items', 'key' | 'menu_id' | 'sort'> | Uses<'menus', 'id' | 'slug'>
  }
  import_own_values: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'slug'> & { attribute: Column<'attribute_values', 'attributeId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
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
  import_prices_lock: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_xact_lock: unknown | null }
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
  import_shop_metadata: {
    params: readonly []
    row: Pick<Row<'shops'>, 'metadata'>
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
  index_minimal_prices: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'product_listings', 'channel_id' | 'product_id' | 'shown_discounted_price'>
  }
  index_numbers: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id'>
  }
  index_prices: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  index_products: {
    params: readonly [number | null, Date | null]
    row: { ids: Buffer | null; next: Date | null }
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'product_id' | 'published_at'>
  }
  insert_address: {
    params: readonly [Written<'user_addresses', 'userId'>, Written<'user_addresses', 'address'>]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
    writes: Uses<'user_addresses', 'address' | 'user_id'>
  }
  insert_app: {
    params: readonly [Written<'apps', 'name'>, string | null, Written<'apps', 'permissions'>]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'identifier' | 'name' | 'permissions'>
  }
  insert_delivery: {
    params: readonly [Written<'event_deliveries', 'webhookId'>, Written<'app_events', 'type'>, Written<'app_events', 'subjectType'>, Written<'app_events', 'subjectKey'>, Written<'app_events', 'userId'>, Written<'app_events', 'actorAppId'>, Written<'event_deliveries', 'payload'>]
    row: Pick<Row<'event_deliveries'>, 'id'>
    reads: Uses<'app_events', 'actor_app_id' | 'created_at' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'id'>
    writes: Uses<'app_events', 'actor_app_id' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'event_id' | 'payload' | 'webhook_id'>
  }
  insert_extension: {
    params: readonly [Written<'app_extensions', 'appId'>, Written<'app_extensions', 'identifier'>, Written<'app_extensions', 'label'>, Written<'app_extensions', 'url'>, Written<'app_extensions', 'mountName'>, Written<'app_extensions', 'targetName'>, Written<'app_extensions', 'permissions'>, Written<'app_extensions', 'settings'>]
    row: object
    writes: Uses<'app_extensions', 'app_id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'>
  }
  insert_group: {
    params: readonly [Written<'permission_groups', 'name'>, Written<'permission_groups', 'permissions'>, Written<'permission_groups', 'restrictedAccessToChannels'>, Written<'permission_groups', 'channelIds'>]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
    writes: Uses<'permission_groups', 'channel_ids' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  insert_installation: {
    params: readonly [Written<'app_installations', 'appName'>, Written<'app_installations', 'manifestUrl'>, Written<'app_installations', 'permissions'>, Written<'app_installations', 'activates'>]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
    writes: Uses<'app_installations', 'activates' | 'app_name' | 'manifest_url' | 'permissions'>
  }
  insert_problem: {
    params: readonly [Written<'app_problems', 'appId'>, Written<'app_problems', 'key'>, Written<'app_problems', 'message'>, Written<'app_problems', 'isCritical'>, Written<'app_problems', 'createdAt'>]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
    writes: Uses<'app_problems', 'app_id' | 'created_at' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  insert_registration: {
    params: readonly [Written<'registrations', 'tokenHash'>, string | null, Written<'registrations', 'passwordHash'>, Written<'registrations', 'firstName'>, Written<'registrations', 'lastName'>, Written<'registrations', 'languageCode'>, Written<'registrations', 'metadata'>, Written<'registrations', 'createdAt'>, Written<'registrations', 'expiresAt'>, Date | null, number | null]
    row: object
    reads: Uses<'registrations', 'created_at' | 'email'>
    writes: Uses<'registrations', 'created_at' | 'email' | 'expires_at' | 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'password_hash' | 'token_hash'>
  }
  insert_user: {
    params: readonly [string | null, Written<'users', 'passwordHash'>, Written<'users', 'firstName'>, Written<'users', 'lastName'>, Written<'users', 'languageCode'>, Written<'users', 'isConfirmed'>, Written<'users', 'metadata'>, Written<'users', 'lastConfirmEmailRequest'>]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'email' | 'first_name' | 'is_confirmed' | 'language_code' | 'last_confirm_email_request' | 'last_name' | 'metadata' | 'password_hash'>
  }
  insert_webhook: {
    params: readonly [Written<'webhooks', 'appId'>, Written<'webhooks', 'identifier'>, Written<'webhooks', 'name'>, Written<'webhooks', 'targetUrl'>, Written<'webhooks', 'isActive'>, Written<'webhooks', 'events'>, Written<'webhooks', 'subscriptionQuery'>, Written<'webhooks', 'secretKey'>, Written<'webhooks', 'customHeaders'>]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
    writes: Uses<'webhooks', 'app_id' | 'custom_headers' | 'events' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  install_app: {
    params: readonly [Written<'apps', 'name'>, Written<'apps', 'identifier'>, Written<'apps', 'permissions'>, Written<'apps', 'manifestUrl'>, Written<'apps', 'manifestVersion'>, Written<'apps', 'author'>, Written<'apps', 'about'>, Written<'apps', 'dataPrivacyUrl'>, Written<'apps', 'homepageUrl'>, Written<'apps', 'supportUrl'>, Written<'apps', 'configurationUrl'>, Written<'apps', 'appUrl'>, Written<'apps', 'audience'>, Written<'apps', 'logoUrl'>, Written<'apps', 'isActive'>]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'configuration_url' | 'data_privacy_url' | 'homepage_url' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'name' | 'permissions' | 'support_url'>
  }
  invoice_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  invoice_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'invoices', 'id'>
  }
  invoice_insert: {
    params: readonly [Written<'invoices', 'orderId'>, Written<'invoices', 'number'>, Written<'invoices', 'externalUrl'>, Written<'invoices', 'content'>, Written<'invoices', 'metadata'>, Written<'invoices', 'privateMetadata'>, Written<'invoices', 'createdAt'>]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
    writes: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  invoice_number_is_taken: {
    params: readonly [string | null]
    row: Pick<Row<'invoices'>, 'id'>
    reads: Uses<'invoices', 'content' | 'id' | 'number'>
  }
  invoice_update: {
    params: readonly [number | null, Written<'invoices', 'number'>, Written<'invoices', 'externalUrl'>, Written<'invoices', 'status'>, Written<'invoices', 'metadata'>, Written<'invoices', 'privateMetadata'>, Written<'invoices', 'updatedAt'>]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
    writes: Uses<'invoices', 'external_url' | 'metadata' | 'number' | 'private_metadata' | 'status' | 'updated_at'>
  }
  invoices_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & Pick<Row<'orders'>, 'channelId'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'> | Uses<'orders', 'channel_id' | 'id'>
  }
  invoices_of_orders: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  invoices_tell: {
    params: readonly [JsonInput | null]
    row: object
    writes: Uses<'invoices', 'created_at' | 'external_url' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  items_of_menus: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  job_claim: {
    params: readonly [readonly string[] | null, Written<'jobs', 'lastStartedAt'>, Written<'jobs', 'claimedUntil'>]
    row: Pick<Row<'jobs'>, 'name'> & { claimedUntil: NonNullable<Column<'jobs', 'claimedUntil'>> }
    reads: Uses<'jobs', 'claimed_until' | 'due_at' | 'name'>
    writes: Uses<'jobs', 'claimed_until' | 'last_started_at'>
  }
  job_finish: {
    params: readonly [string | null, Date | null, Written<'jobs', 'dueAt'>, Date | null, Written<'jobs', 'lastError'> | null]
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'last_finished_at' | 'name'>
    writes: Uses<'jobs', 'claimed_until' | 'due_at' | 'last_error' | 'last_finished_at'>
  }
  job_renew: {
    params: readonly [string | null, Date | null, Written<'jobs', 'claimedUntil'>]
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'name'>
    writes: Uses<'jobs', 'claimed_until'>
  }
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
  keep_tax_answer_of_checkout: {
    params: readonly [string | null, Written<'tax_answers', 'digest'>, Written<'tax_answers', 'taxes'>, Written<'tax_answers', 'fault'>, Written<'tax_answers', 'askedAt'>]
    row: object
    reads: Uses<'checkouts', 'id'> | Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'>
    writes: Uses<'tax_answers', 'asked_at' | 'checkout_id' | 'digest' | 'fault' | 'taxes'>
  }
  keep_tax_answer_of_order: {
    params: readonly [string | null, Written<'tax_answers', 'digest'>, Written<'tax_answers', 'taxes'>, Written<'tax_answers', 'fault'>, Written<'tax_answers', 'askedAt'>]
    row: object
    reads: Uses<'orders', 'id'> | Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
    writes: Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
  }
  kinds_of_attributes: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attributes'>, 'id' | 'type'>
    reads: Uses<'attributes', 'id' | 'type'>
  }
  known_keys: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: { channels: number[]; variants: number[] }
    reads: Uses<'channels', 'id'> | Uses<'variants', 'id'>
  }
  known_warehouses: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'warehouses'>, 'id'>
    reads: Uses<'warehouses', 'id'>
  }
  later_changes: {
    params: readonly [number | bigint | null, JsonInput | null, string | null, string | null, string | null]
    row: { id: number }
    reads: Uses<'change_rows', 'after' | 'before' | 'change_id' | 'key' | 'table_name'> | Uses<'changes', 'id' | 'undoes'>
  }
  leave_categories: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'products', 'category_id'>
    writes: Uses<'products', 'category_id' | 'updated_at'>
  }
  leave_navigation: {
    params: readonly [string | null]
    row: object
    reads: Uses<'menus', 'navigation'>
    writes: Uses<'menus', 'navigation'>
  }
  list_changes: {
    params: readonly [number | bigint | null, string | null, JsonInput | null, number | bigint | null]
    row: Pick<Row<'changes'>, 'id' | 'at' | 'origin' | 'operation' | 'undoes'> & { userEmail: Column<'users', 'email'> | null; appIdentifier: Column<'apps', 'identifier'> | null; undoneBy: number | null; rowCount: number; tables: string[] }
    reads: Uses<'apps', 'id' | 'identifier'> | Uses<'change_rows', 'change_id' | 'key' | 'table_name'> | Uses<'changes', 'app_id' | 'at' | 'id' | 'operation' | 'origin' | 'undoes' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
  listed_collections: {
    params: readonly [number | null, readonly number[] | null, Date | null]
    row: { id: Column<'collection_listings', 'collectionId'>; published: boolean | null }
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'>
  }
  listings_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'voucher_listings'>, 'id' | 'voucherId' | 'channelId' | 'value' | 'minSpent'>
    reads: Uses<'voucher_listings', 'channel_id' | 'id' | 'min_spent' | 'value' | 'voucher_id'>
  }
  lock_app: {
    params: readonly [number | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  lock_change: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'changes'>, 'id' | 'operation'>
    reads: Uses<'changes', 'id' | 'operation'>
  }
  lock_erasable: {
    params: readonly [Date | null, Date | null, number | bigint | null]
    row: Pick<Row<'orders'>, 'id' | 'userEmail'>
    reads: Uses<'invoices', 'order_id'> | Uses<'order_gift_cards', 'order_id'> | Uses<'orders', 'erase_after' | 'erased_at' | 'id' | 'status' | 'updated_at' | 'user_email'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'order_id' | 'refund_pending' | 'refunded'>
  }
  lock_installation: {
    params: readonly [number | null]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
  }
  lock_invoice_numbers: {
    params: readonly [Written<'invoice_numbers', 'year'>]
    row: object
    reads: Uses<'invoice_numbers', 'last' | 'year'>
    writes: Uses<'invoice_numbers', 'last' | 'year'>
  }
  lock_order_references: {
    params: readonly []
    row: { locked: string | null }
  }
  lock_registration: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'registrations'>, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'languageCode' | 'metadata'>
    reads: Uses<'registrations', 'email' | 'expires_at' | 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'password_hash' | 'token_hash'>
  }
  lock_team: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_xact_lock: unknown | null }
  }
  lock_user_by_email: {
    params: readonly [string | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  lock_user_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  lock_user_by_reference: {
    params: readonly [string | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  lock_webhook: {
    params: readonly [number | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  look_begin: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'looks'>
    reads: Uses<'transactions', 'id' | 'looks'>
    writes: Uses<'transactions', 'looks'>
  }
  look_save: {
    params: readonly [string | null, Written<'transactions', 'bookedLook'>, Written<'transactions', 'lookedAt'>, Written<'transactions', 'watchAt'>, Written<'transactions', 'providerState'>, Written<'transactions', 'providerData'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'booked_look' | 'looked_at' | 'provider_data' | 'provider_state' | 'watch_at'>
  }
  mail_count: {
    params: readonly [Written<'mail_readers', 'key'>, Date | null, number | null, Date | null]
    row: object
    reads: Uses<'mail_readers', 'key' | 'sent_at'>
    writes: Uses<'mail_readers', 'key' | 'sent_at'>
  }
  mail_example_customers: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'firstName'>
    reads: Uses<'users', 'email' | 'first_name' | 'id' | 'is_active' | 'is_staff'>
  }
  mail_example_orders: {
    params: readonly [number | null, readonly number[] | null, string | null, string | null, boolean | null, boolean | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'totalGross'> & { email: Column<'orders', 'userEmail'>; fulfillmentId: Column<'fulfillments', 'id'> | null; invoiceId: Column<'invoices', 'id'> | null }
    reads: Uses<'fulfillments', 'id' | 'order_id' | 'status'> | Uses<'invoices', 'id' | 'number' | 'order_id'> | Uses<'orders', 'channel_id' | 'id' | 'number' | 'status' | 'total_gross' | 'user_email'>
  }
  mail_failed: {
    params: readonly [number | bigint | null, Date | null, Written<'mails', 'error'>, Date | null]
    row: object
    reads: Uses<'mails', 'attempts' | 'claimed_until' | 'id' | 'next_attempt_at' | 'payload' | 'state'>
    writes: Uses<'mails', 'attempts' | 'claimed_until' | 'error' | 'next_attempt_at' | 'payload' | 'state'>
  }
  mail_hold: {
    params: readonly [number | bigint | null, Date | null, Written<'mails', 'heldUntil'>]
    row: object
    reads: Uses<'mails', 'claimed_until' | 'id'>
    writes: Uses<'mails', 'claimed_until' | 'held_until'>
  }
  mail_next: {
    params: readonly [string | null, number | null]
    row: { at: Date | null }
    reads: Uses<'mail_readers', 'key' | 'sent_at'>
  }
  mail_parcel: {
    params: readonly [number | null]
    row: Pick<Row<'fulfillments'>, 'trackingNumber'> & { lines: Json }
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'id' | 'order_line_id' | 'quantity'> | Uses<'fulfillments', 'id' | 'status' | 'tracking_number'>
  }
  mail_text_remove: {
    params: readonly [string | null, string | null, string | null]
    row: object
    reads: Uses<'mail_texts', 'key' | 'language' | 'mail'>
  }
  mail_text_set: {
    params: readonly [Written<'mail_texts', 'mail'>, Written<'mail_texts', 'language'>, Written<'mail_texts', 'key'>, Written<'mail_texts', 'text'>]
    row: object
    reads: Uses<'mail_texts', 'key' | 'language' | 'mail' | 'text'>
    writes: Uses<'mail_texts', 'key' | 'language' | 'mail' | 'text'>
  }
  mail_texts: {
    params: readonly []
    row: Pick<Row<'mail_texts'>, 'mail' | 'language' | 'key' | 'text'>
    reads: Uses<'mail_texts', 'key' | 'language' | 'mail' | 'text'>
  }
  mail_texts_lock: {
    params: readonly []
    row: { locked: string | null }
  }
  mailed_orders: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { giftCards: Json; method: Json | null; shownDiscount: string | null; refunded: number; refundPending: number }
    reads: Uses<'gift_cards', 'code' | 'id'> | Uses<'order_discounts', 'id' | 'name' | 'order_id' | 'translated_name'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'shipping_methods', 'id' | 'max_days' | 'min_days' | 'translations'> | Uses<'transactions', 'order_id' | 'refund_pending' | 'refunded'>
  }
  mails_claim: {
    params: readonly [Written<'mails', 'sentAt'>, Written<'mails', 'claimedUntil'>, readonly (number | bigint)[] | null, number | bigint | null]
    row: Pick<Row<'mails'>, 'id' | 'kind' | 'recipient' | 'languageCode' | 'payload' | 'attempts' | 'createdAt'> & { claimedUntil: NonNullable<Column<'mails', 'claimedUntil'>> }
    reads: Uses<'mails', 'attempts' | 'claimed_until' | 'created_at' | 'held_until' | 'id' | 'kind' | 'language_code' | 'next_attempt_at' | 'payload' | 'recipient' | 'state'>
    writes: Uses<'mails', 'attempts' | 'claimed_until' | 'error' | 'payload' | 'sent_at' | 'state'>
  }
  mails_insert: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'mails', 'once_key'>
    writes: Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'>
  }
  mails_release: {
    params: readonly [readonly (number | bigint)[] | null, readonly Date[] | null]
    row: object
    reads: Uses<'mails', 'claimed_until' | 'id'>
    writes: Uses<'mails', 'claimed_until'>
  }
  mails_sent: {
    params: readonly [Written<'mails', 'sentAt'>, readonly (number | bigint)[] | null]
    row: object
    reads: Uses<'mails', 'attempts' | 'id'>
    writes: Uses<'mails', 'attempts' | 'claimed_until' | 'error' | 'payload' | 'sent_at' | 'state'>
  }
  make_room_for_address: {
    params: readonly [number | null, number | bigint | null]
    row: object
    reads: Uses<'user_addresses', 'id' | 'user_id'> | Uses<'users', 'default_billing_address_id' | 'default_shipping_address_id' | 'id'>
  }
  make_user: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text'>
  }
  mark_covered: {
    params: readonly [string | null, JsonInput | null]
    row: object
    reads: Uses<'promotion_rules', 'covered' | 'id'>
    writes: Uses<'promotion_rules', 'covered'>
  }
  mark_done: {
    params: readonly [Written<'jobs', 'lastStartedAt'>, Date | null, Written<'jobs', 'name'>]
    row: object
    reads: Uses<'jobs', 'due_at' | 'last_finished_at' | 'last_started_at' | 'name'>
    writes: Uses<'jobs', 'due_at' | 'last_finished_at' | 'last_started_at' | 'name'>
  }
  mark_orders_of: {
    params: readonly [readonly number[] | null, readonly string[] | null, Date | null, number | null]
    row: { at: NonNullable<Column<'orders', 'eraseAfter'>> }
    reads: Uses<'orders', 'created_at' | 'erase_after' | 'erased_at' | 'user_email' | 'user_id'>
    writes: Uses<'orders', 'erase_after'>
  }
  mark_up_to_date: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'promotion_rules', 'applied' | 'id'>
    writes: Uses<'promotion_rules', 'applied'>
  }
  media_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'>
  }
  media_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'product_media'>, 'id'>
    reads: Uses<'product_media', 'id' | 'product_id' | 'sort'>
  }
  media_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'>
  }
  media_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variant_media'>, 'variantId'> & Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'> | Uses<'variant_media', 'media_id' | 'variant_id'>
  }
  media_removal_add: {
    params: readonly [Written<'media_removals', 'path'>]
    row: object
    reads: Uses<'media_removals', 'path'>
    writes: Uses<'media_removals', 'path'>
  }
  media_removal_claim: {
    params: readonly [Date | null, Written<'media_removals', 'nextAttemptAt'>]
    row: Pick<Row<'media_removals'>, 'path' | 'attempts'>
    reads: Uses<'media_removals', 'attempts' | 'next_attempt_at' | 'path'>
    writes: Uses<'media_removals', 'attempts' | 'next_attempt_at'>
  }
  media_removal_count: {
    params: readonly []
    row: { count: number }
  }
  media_removal_defer: {
    params: readonly [string | null, Written<'media_removals', 'nextAttemptAt'>]
    row: object
    reads: Uses<'media_removals', 'path'>
    writes: Uses<'media_removals', 'next_attempt_at'>
  }
  media_removal_end: {
    params: readonly [string | null]
    row: object
    reads: Uses<'media_removals', 'path'>
  }
  menu_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_by_name: {
    params: readonly [string | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menu_item_list: {
    params: readonly unknown[]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  menu_items_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menu_items'>, 'id' | 'menuId' | 'key' | 'parentId' | 'name' | 'sort' | 'collectionId' | 'categoryId' | 'pageId' | 'url' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'category_id' | 'collection_id' | 'id' | 'key' | 'menu_id' | 'metadata' | 'name' | 'page_id' | 'parent_id' | 'private_metadata' | 'sort' | 'translations' | 'url'>
  }
  menu_list: {
    params: readonly unknown[]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menu_items', 'menu_id'> | Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  menus_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'menus'>, 'id' | 'slug' | 'name' | 'navigation' | 'metadata' | 'privateMetadata'>
    reads: Uses<'menus', 'id' | 'metadata' | 'name' | 'navigation' | 'private_metadata' | 'slug'>
  }
  metadata_row: {
    params: readonly unknown[]
    row: object
    reads: Uses<'apps', 'id'> | Uses<'attributes', 'id'> | Uses<'categories', 'id'> | Uses<'channels', 'id'> | Uses<'checkout_lines', 'id'> | Uses<'checkouts', 'id'> | Uses<'collections', 'id'> | Uses<'fulfillments', 'id'> | Uses<'gift_cards', 'id'> | Uses<'invoices', 'id'> | Uses<'menu_items', 'id'> | Uses<'menus', 'id'> | Uses<'order_lines', 'id'> | Uses<'orders', 'id'> | Uses<'page_types', 'id'> | Uses<'pages', 'id'> | Uses<'product_media', 'id'> | Uses<'product_types', 'id'> | Uses<'products', 'id'> | Uses<'promotions', 'id'> | Uses<'shipping_methods', 'id'> | Uses<'shipping_zones', 'id'> | Uses<'tax_classes', 'id'> | Uses<'transactions', 'id'> | Uses<'user_addresses', 'id'> | Uses<'users', 'id'> | Uses<'variants', 'id'> | Uses<'vouchers', 'id'> | Uses<'warehouses', 'id'>
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
  money_of_checkout: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'charged'> & { amount: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id' | 'created_at' | 'id' | 'order_id'>
  }
  movement_save: {
    params: readonly [Written<'payment_movements', 'transactionId'>, Written<'payment_movements', 'gateway'>, Written<'payment_movements', 'reference'>, Written<'payment_movements', 'kind'>, Written<'payment_movements', 'units'>, Written<'payment_movements', 'state'>, Written<'payment_movements', 'amount'>, Written<'payment_movements', 'settledTimes'>, Written<'payment_movements', 'seenAt'>, Written<'payment_movements', 'createdAt'>]
    row: object
    reads: Uses<'payment_movements', 'amount' | 'gateway' | 'reference' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
    writes: Uses<'payment_movements', 'amount' | 'created_at' | 'gateway' | 'kind' | 'reference' | 'seen_at' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
  }
  movements_of: {
    params: readonly [string | null]
    row: Pick<Row<'payment_movements'>, 'id' | 'transactionId' | 'gateway' | 'reference' | 'kind' | 'units' | 'state' | 'amount' | 'settledTimes' | 'seenAt' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_movements', 'amount' | 'created_at' | 'gateway' | 'id' | 'kind' | 'reference' | 'seen_at' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
  }
  network_known: {
    params: readonly [string | null, string | null, Date | null]
    row: object
    reads: Uses<'known_networks', 'last_used_at' | 'network_hash' | 'user_id'> | Uses<'users', 'email' | 'id'>
  }
  newest_payments: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'transactions'>, 'id' | 'gateway' | 'currency' | 'amount' | 'charged' | 'refunded' | 'pspReference' | 'providerState' | 'watchAt' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; orderStatus: Column<'orders', 'status'> | null }
    reads: Uses<'orders', 'id' | 'number' | 'status'> | Uses<'transactions', 'amount' | 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'provider_state' | 'psp_reference' | 'refunded' | 'watch_at'>
  }
  next_invoice_number: {
    params: readonly [Written<'invoice_numbers', 'year'>]
    row: Pick<Row<'invoice_numbers'>, 'last'>
    reads: Uses<'invoice_numbers', 'last' | 'year'>
    writes: Uses<'invoice_numbers', 'last' | 'year'>
  }
  next_sale_id: {
    params: readonly [number | bigint | null]
    row: { id: number }
    reads: Uses<'promotions', 'sale_id'>
  }
  next_value_place: {
    params: readonly [number | null]
    row: { place: number }
    reads: Uses<'attribute_values', 'attribute_id' | 'sort'>
  }
  next_variant_place: {
    params: readonly [number | null, number | null]
    row: { place: number }
    reads: Uses<'variants', 'id' | 'product_id' | 'sort'>
  }
  note_progress_of_export_file: {
    params: readonly [number | null, Written<'export_files', 'rowsDone'>, Written<'export_files', 'rowsAll'>, Written<'export_files', 'claimedUntil'>]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'claimed_until' | 'rows_all' | 'rows_done'>
  }
  old_changes: {
    params: readonly [Date | null, number | bigint | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'changes', 'at' | 'id'>
  }
  open_actions: {
    params: readonly []
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'> & Pick<Row<'transactions'>, 'currency' | 'gateway'> & { orderNumber: Column<'orders', 'number'> | null; externalUrl: string; orderId: Column<'orders', 'id'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; paymentUrl: Column<'transactions', 'externalUrl'> }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'id' | 'number' | 'status'> | Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'> | Uses<'transaction_events', 'external_url' | 'id'> | Uses<'transactions', 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id' | 'order_id'>
  }
  open_reviews: {
    params: readonly []
    row: Pick<Row<'payment_reviews'>, 'id' | 'transactionId' | 'orderId' | 'reason' | 'subject' | 'amount' | 'note' | 'resolvedAt' | 'resolvedBy' | 'resolution' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; currency: string | null; gateway: Column<'transactions', 'gateway'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; charged: Column<'transactions', 'charged'> | null; paymentUrl: Column<'transactions', 'externalUrl'> | null }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status'> | Uses<'payment_reviews', 'amount' | 'created_at' | 'id' | 'note' | 'order_id' | 'reason' | 'resolution' | 'resolved_at' | 'resolved_by' | 'subject' | 'transaction_id'> | Uses<'transactions', 'charged' | 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id'>
  }
  order_attributes_of_page_type: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'>
    writes: Uses<'page_type_attributes', 'sort'>
  }
  order_by_checkout: {
    params: readonly [string | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  order_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  order_by_reference: {
    params: readonly [string | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  order_counts_of_users: {
    params: readonly [readonly number[] | null]
    row: { userId: NonNullable<Column<'orders', 'userId'>>; count: number }
    reads: Uses<'orders', 'status' | 'user_id'>
  }
  order_delete: {
    params: readonly [string | null]
    row: object
    reads: Uses<'orders', 'id'> | Uses<'transactions', 'order_id'>
  }
  order_discounts: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'order_discounts'>, 'id' | 'orderId' | 'type' | 'name' | 'translatedName' | 'valueType' | 'value' | 'amount' | 'reason'>
    reads: Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'>
  }
  order_discounts_put: {
    params: readonly [Written<'order_discounts', 'orderId'>, JsonInput | null]
    row: object
    reads: Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'value' | 'value_type'>
    writes: Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'>
  }
  order_event_add: {
    params: readonly [Written<'order_events', 'orderId'>, Written<'order_events', 'type'>, Written<'order_events', 'userId'>, Written<'order_events', 'appId'>, Written<'order_events', 'parameters'>, Written<'order_events', 'createdAt'>]
    row: Pick<Row<'order_events'>, 'id'>
    reads: Uses<'order_events', 'id'>
    writes: Uses<'order_events', 'app_id' | 'created_at' | 'order_id' | 'parameters' | 'type' | 'user_id'>
  }
  order_event_list: {
    params: readonly [readonly string[] | null, readonly number[] | null]
    row: Pick<Row<'order_events'>, 'id' | 'orderId' | 'type' | 'userId' | 'appId' | 'parameters' | 'createdAt'>
    reads: Uses<'order_events', 'app_id' | 'created_at' | 'id' | 'order_id' | 'parameters' | 'type' | 'user_id'> | Uses<'orders', 'channel_id' | 'id'>
  }
  order_events: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'order_events'>, 'id' | 'orderId' | 'type' | 'userId' | 'appId' | 'parameters' | 'createdAt'>
    reads: Uses<'order_events', 'app_id' | 'created_at' | 'id' | 'order_id' | 'parameters' | 'type' | 'user_id'>
  }
  order_events_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'order_events'>, 'id' | 'orderId' | 'type' | 'userId' | 'appId' | 'parameters' | 'createdAt'>
    reads: Uses<'order_events', 'app_id' | 'created_at' | 'id' | 'order_id' | 'parameters' | 'type' | 'user_id'>
  }
  order_gift_cards: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'order_gift_cards'>, 'orderId'> & Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'expiryDate' | 'metadata' | 'privateMetadata'>
    reads: Uses<'gift_cards', 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'> | Uses<'order_gift_cards', 'gift_card_id' | 'id' | 'order_id'>
  }
  order_gift_cards_paid: {
    params: readonly [string | null]
    row: { id: number; balance: Column<'order_gift_cards', 'amount'> }
    reads: Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'>
  }
  order_has_thawed_lines: {
    params: readonly [string | null, Date | null]
    row: { isThere: boolean }
    reads: Uses<'order_lines', 'frozen_until' | 'order_id'>
  }
  order_head_save: {
    params: readonly [string | null, Written<'orders', 'userId'>, Written<'orders', 'userEmail'>, Written<'orders', 'languageCode'>, Written<'orders', 'customerNote'>, Written<'orders', 'redirectUrl'>, Written<'orders', 'externalReference'>, Written<'orders', 'billingAddress'>, Written<'orders', 'shippingAddress'>, Written<'orders', 'saveBillingAddress'>, Written<'orders', 'saveShippingAddress'>, Written<'orders', 'shippingMethodId'>, Written<'orders', 'voucherCode'>, Written<'orders', 'metadata'>, Written<'orders', 'privateMetadata'>, Written<'orders', 'updatedAt'>]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
    writes: Uses<'orders', 'billing_address' | 'customer_note' | 'external_reference' | 'language_code' | 'metadata' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code'>
  }
  order_hold: {
    params: readonly [string | null, Written<'orders', 'expiresAt'>, Written<'orders', 'isExtended'>, Written<'orders', 'seenUntil'>, string | null]
    row: object
    reads: Uses<'orders', 'id' | 'metadata'>
    writes: Uses<'orders', 'expires_at' | 'is_extended' | 'metadata' | 'seen_until'>
  }
  order_holds_voucher: {
    params: readonly [string | null, Written<'orders', 'holdsVoucher'>]
    row: object
    reads: Uses<'orders', 'id'>
    writes: Uses<'orders', 'holds_voucher'>
  }
  order_insert: {
    params: readonly [string | null, number | null, JsonInput | null, JsonInput | null, JsonInput | null, readonly string[] | null, JsonInput | null, JsonInput | null, boolean | null]
    row: Pick<Row<'orders'>, 'number' | 'userId' | 'metadata' | 'privateMetadata'> & { held: Json }
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'mails', 'once_key'> | Uses<'orders', 'created_at' | 'id' | 'language_code' | 'metadata' | 'number' | 'private_metadata' | 'user_id'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'stocks', 'allocated' | 'id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'> | Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'> | Uses<'order_events', 'order_id' | 'type'> | Uses<'order_lines', 'discounts' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'product_name' | 'product_sku' | 'quantity' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'expires_at' | 'held_mailbox' | 'held_network' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'private_metadata' | 'redirect_url' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'stocks', 'allocated'> | Uses<'transactions', 'checkout_id' | 'order_id'>
  }
  order_insert_plain: {
    params: readonly [string | null, number | null, JsonInput | null, JsonInput | null, JsonInput | null, readonly string[] | null, JsonInput | null]
    row: Pick<Row<'orders'>, 'number' | 'userId' | 'metadata' | 'privateMetadata'>
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'mails', 'once_key'> | Uses<'orders', 'created_at' | 'id' | 'language_code' | 'metadata' | 'number' | 'private_metadata' | 'user_id'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'stocks', 'allocated' | 'id'> | Uses<'transactions', 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'> | Uses<'order_events', 'order_id' | 'type'> | Uses<'order_lines', 'discounts' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'product_name' | 'product_sku' | 'quantity' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'expires_at' | 'held_mailbox' | 'held_network' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'private_metadata' | 'redirect_url' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'stocks', 'allocated'>
  }
  order_insert_with_cards: {
    params: readonly [string | null, number | null, JsonInput | null, JsonInput | null, JsonInput | null, readonly string[] | null, JsonInput | null, JsonInput | null, boolean | null, JsonInput | null]
    row: Pick<Row<'orders'>, 'number' | 'userId' | 'metadata' | 'privateMetadata'> & { held: Json }
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'gift_cards', 'current_balance' | 'id'> | Uses<'mails', 'once_key'> | Uses<'orders', 'created_at' | 'id' | 'language_code' | 'metadata' | 'number' | 'private_metadata' | 'user_id'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'stocks', 'allocated' | 'id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'gift_cards', 'current_balance' | 'last_used_on'> | Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'> | Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'> | Uses<'order_events', 'order_id' | 'type'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'> | Uses<'order_lines', 'discounts' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'product_name' | 'product_sku' | 'quantity' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'expires_at' | 'held_mailbox' | 'held_network' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'private_metadata' | 'redirect_url' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'stocks', 'allocated'> | Uses<'transactions', 'checkout_id' | 'order_id'>
  }
  order_keep: {
    params: readonly [string | null]
    row: object
    reads: Uses<'orders', 'id' | 'metadata'>
    writes: Uses<'orders', 'expires_at' | 'held_mailbox' | 'held_network' | 'metadata' | 'seen_until'>
  }
  order_lines: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'order_lines'>, 'id' | 'position' | 'orderId' | 'variantId' | 'productName' | 'variantName' | 'translatedProductName' | 'translatedVariantName' | 'productSku' | 'isShippingRequired' | 'isGift' | 'isGiftCard' | 'quantity' | 'quantityFulfilled' | 'taxClassId' | 'taxClassName' | 'taxRate' | 'priceOverride' | 'priceOverrideReason' | 'manualValue' | 'manualType' | 'manualReason' | 'unitNet' | 'unitGross' | 'totalNet' | 'totalGross' | 'undiscountedUnitNet' | 'undiscountedUnitGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'unitDiscount' | 'unitDiscountValue' | 'unitDiscountType' | 'unitDiscountReason' | 'discounts' | 'frozenPrice' | 'frozenUntil' | 'voucherCode' | 'metadata' | 'privateMetadata'>
    reads: Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'metadata' | 'order_id' | 'position' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'>
  }
  order_lines_delete: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'order_lines', 'id'>
  }
  order_lines_put: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'price_override' | 'price_override_reason' | 'quantity' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'voucher_code'> | Uses<'orders', 'id' | 'language_code'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'order_id' | 'price_override' | 'price_override_reason' | 'product_name' | 'product_sku' | 'quantity' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'>
  }
  order_list: {
    params: readonly unknown[]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'stock_id'> | Uses<'fulfillments', 'id' | 'metadata' | 'order_id' | 'status' | 'total_refunded'> | Uses<'gift_card_events', 'order_id' | 'type'> | Uses<'granted_refunds', 'amount' | 'order_id'> | Uses<'invoices', 'created_at' | 'order_id'> | Uses<'order_events', 'created_at' | 'order_id' | 'type'> | Uses<'order_gift_cards', 'order_id'> | Uses<'order_lines', 'metadata' | 'order_id' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'variant_id' | 'variant_name'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'products', 'id' | 'product_type_id'> | Uses<'stocks', 'id' | 'warehouse_id'> | Uses<'transactions', 'metadata' | 'order_id' | 'psp_reference'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name' | 'search_text'> | Uses<'variants', 'id' | 'product_id'> | Uses<'warehouses', 'id' | 'slug'>
  }
  order_mail_parts: {
    params: readonly [string | null]
    row: { giftCards: Json; method: Json | null; shownDiscount: string | null; refunded: number; refundPending: number }
    reads: Uses<'gift_cards', 'code' | 'id'> | Uses<'order_discounts', 'id' | 'name' | 'order_id' | 'translated_name'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'> | Uses<'orders', 'id' | 'shipping_method_id'> | Uses<'shipping_methods', 'id' | 'max_days' | 'min_days' | 'translations'> | Uses<'transactions', 'order_id' | 'refund_pending' | 'refunded'>
  }
  order_menu_items: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'menu_items', 'id' | 'sort'>
    writes: Uses<'menu_items', 'sort'>
  }
  order_of_discount: {
    params: readonly [string | null]
    row: Pick<Row<'order_discounts'>, 'orderId'>
    reads: Uses<'order_discounts', 'id' | 'order_id'>
  }
  order_of_line: {
    params: readonly [string | null]
    row: Pick<Row<'order_lines'>, 'orderId'>
    reads: Uses<'order_lines', 'id' | 'order_id'>
  }
  order_prices_save: {
    params: readonly [string | null, Written<'orders', 'shippingMethodName'>, Written<'orders', 'shippingTaxClassId'>, Written<'orders', 'shippingTaxRate'>, Written<'orders', 'shippingNet'>, Written<'orders', 'shippingGross'>, Written<'orders', 'undiscountedShipping'>, Written<'orders', 'subtotalNet'>, Written<'orders', 'subtotalGross'>, Written<'orders', 'totalNet'>, Written<'orders', 'totalGross'>, Written<'orders', 'undiscountedTotalNet'>, Written<'orders', 'undiscountedTotalGross'>, Written<'orders', 'discountName'>, Written<'orders', 'translatedDiscountName'>, Written<'orders', 'weight'>, Written<'orders', 'chargeStatus'>, Written<'orders', 'authorizeStatus'>, Written<'orders', 'updatedAt'>]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'tax_classes', 'id' | 'name'>
    writes: Uses<'orders', 'authorize_status' | 'charge_status' | 'discount_name' | 'shipping_gross' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'weight'>
  }
  order_promotions: {
    params: readonly []
    row: Pick<Row<'promotions'>, 'id' | 'name'> & Pick<Row<'promotion_rules'>, 'valueType'> & { ruleId: Column<'promotion_rules', 'id'>; channelIds: Column<'promotion_rules', 'channels'>; predicate: NonNullable<Column<'promotion_rules', 'orderPredicate'>>; givesGifts: boolean; value: number; startDate: Json; endDate: Json | null; gifts: Json }
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rules', 'channels' | 'gift_variant_ids' | 'id' | 'order_predicate' | 'promotion_id' | 'reward_type' | 'sort' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'start_date'> | Uses<'stocks', 'allocated' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'quantity_limit_per_customer' | 'track_inventory' | 'weight'>
  }
  order_save: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'orders', 'held_mailbox' | 'held_network' | 'id'>
    writes: Uses<'order_events', 'created_at' | 'order_id' | 'type'> | Uses<'orders', 'authorize_status' | 'charge_status' | 'held_mailbox' | 'held_network' | 'status' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'updated_at'>
  }
  order_settings_of_all: {
    params: readonly [boolean | null, boolean | null]
    row: object
    reads: Uses<'channels', 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card'>
    writes: Uses<'channels', 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card'>
  }
  order_values_of_page: {
    params: readonly [number | null, number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'value_id'>
    writes: Uses<'page_attribute_values', 'sort'>
  }
  orders_by_id: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_due: {
    params: readonly [Date | null, number | bigint | null, number | null, number | null]
    row: Pick<Row<'orders'>, 'id'>
    reads: Uses<'orders', 'expires_at' | 'id' | 'seen_until' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'transactions', 'looked_at' | 'order_id' | 'provider_state' | 'watch_at'>
  }
  orders_held: {
    params: readonly [readonly string[] | null]
    row: { orderId: NonNullable<Column<'transactions', 'orderId'>>; charged: number; chargePending: number; authorized: number; authorizePending: number; refunded: number; refundPending: number; canceled: number; cancelPending: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'canceled' | 'charge_pending' | 'charged' | 'order_id' | 'refund_pending' | 'refunded'>
  }
  orders_lock: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_of_user: {
    params: readonly unknown[]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_tell: {
    params: readonly [JsonInput | null, JsonInput | null, JsonInput | null, JsonInput | null, JsonInput | null]
    row: object
    reads: Uses<'orders', 'id'> | Uses<'products', 'id' | 'name'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku'>
    writes: Uses<'order_discounts', 'amount' | 'id' | 'order_id' | 'reason' | 'type' | 'value' | 'value_type'> | Uses<'order_events', 'app_id' | 'created_at' | 'order_id' | 'parameters' | 'type' | 'user_id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'> | Uses<'order_lines', 'discounts' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'product_name' | 'product_sku' | 'quantity' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'private_metadata' | 'redirect_url' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_that_differ: {
    params: readonly []
    row: { transactionId: string; orderId: Column<'orders', 'id'>; off: number }
    reads: Uses<'orders', 'id' | 'total_charged'> | Uses<'transactions', 'charged' | 'id' | 'order_id'>
  }
  orders_total: {
    params: readonly [number | null, Date | null]
    row: { net: number; gross: number }
    reads: Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross' | 'total_net'> | Uses<'transactions', 'order_id' | 'refunded'>
  }
  orders_without_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'orders', 'user_id'>
    writes: Uses<'orders', 'user_id'>
  }
  other_zones: {
    params: readonly [number | null]
    row: Pick<Row<'shipping_zones'>, 'isDefault' | 'countries'>
    reads: Uses<'shipping_zones', 'countries' | 'id' | 'is_default'>
  }
  own_things: {
    params: readonly []
    row: { kind: string; id: number; attributeId: number | null; slug: string; names: string[] }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'slug' | 'translations'> | Uses<'attributes', 'id' | 'input_type' | 'visible_in_storefront'> | Uses<'categories', 'id' | 'name' | 'slug' | 'translations'> | Uses<'collection_listings', 'collection_id' | 'is_published' | 'published_at'> | Uses<'collections', 'id' | 'name' | 'slug' | 'translations'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant'>
  }
  page_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  page_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  page_list: {
    params: readonly unknown[]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'value_id'> | Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'> | Uses<'products', 'id'> | Uses<'variants', 'id' | 'sku'>
  }
  page_texts: {
    params: readonly []
    row: Pick<Row<'pages'>, 'id'> & { titles: string[]; text: string | null }
    reads: Uses<'pages', 'content' | 'id' | 'title' | 'translations'>
  }
  page_type_list: {
    params: readonly unknown[]
    row: Pick<Row<'page_types'>, 'id' | 'slug' | 'name' | 'metadata' | 'privateMetadata'> & { attributeIds: number[] }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'> | Uses<'page_types', 'id' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
  page_types_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'page_types'>, 'id' | 'slug' | 'name' | 'metadata' | 'privateMetadata'> & { attributeIds: number[] }
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id' | 'sort'> | Uses<'page_types', 'id' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
  page_types_with_pages: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'page_types'>, 'id'>
    reads: Uses<'page_types', 'id'> | Uses<'pages', 'page_type_id'>
  }
  pages_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'pages'>, 'id' | 'slug' | 'title' | 'content' | 'pageTypeId' | 'isPublished' | 'publishedAt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'pages', 'content' | 'created_at' | 'id' | 'is_published' | 'metadata' | 'page_type_id' | 'private_metadata' | 'published_at' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'>
  }
  pages_of_page_types: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'pages'>, 'id'>
    reads: Uses<'pages', 'id' | 'page_type_id'>
  }
  paid_checkouts_claim: {
    params: readonly [Written<'checkouts', 'completionTriedAt'>, Date | null, Date | null, number | bigint | null]
    row: Pick<Row<'checkouts'>, 'id'>
    reads: Uses<'channels', 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'id'> | Uses<'checkouts', 'billing_address' | 'channel_id' | 'completion_tried_at' | 'created_at' | 'email' | 'id' | 'updated_at'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id' | 'updated_at'>
    writes: Uses<'checkouts', 'completion_tried_at'>
  }
  paid_without_order: {
    params: readonly [Date | null]
    row: Pick<Row<'transactions'>, 'id' | 'charged'>
    reads: Uses<'transactions', 'charged' | 'created_at' | 'id' | 'order_id'>
  }
  parcels_tell: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'fulfillments', 'fulfillment_order' | 'id' | 'order_id'> | Uses<'order_lines', 'id' | 'quantity_fulfilled'>
    writes: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'order_id' | 'status' | 'tracking_number'> | Uses<'order_lines', 'quantity_fulfilled'>
  }
  payment_action_answer: {
    params: readonly [string | null, Written<'payment_actions', 'state'>, Written<'payment_actions', 'pspReference'>, Written<'payment_actions', 'error'>, Written<'payment_actions', 'updatedAt'>]
    row: object
    reads: Uses<'payment_actions', 'id'>
    writes: Uses<'payment_actions', 'error' | 'psp_reference' | 'state' | 'updated_at'>
  }
  payment_action_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
  }
  payment_action_claim: {
    params: readonly [Date | null, Written<'payment_actions', 'nextAttemptAt'>]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
    writes: Uses<'payment_actions', 'attempts' | 'next_attempt_at'>
  }
  payment_action_end: {
    params: readonly [string | null, string | null, Written<'payment_actions', 'pspReference'>, Written<'payment_actions', 'state'>, Written<'payment_actions', 'updatedAt'>]
    row: object
    reads: Uses<'payment_actions', 'id' | 'kind' | 'psp_reference' | 'state' | 'transaction_id'>
    writes: Uses<'payment_actions', 'psp_reference' | 'state' | 'updated_at'>
  }
  payment_action_insert: {
    params: readonly [Written<'payment_actions', 'id'>, Written<'payment_actions', 'transactionId'>, Written<'payment_actions', 'kind'>, Written<'payment_actions', 'amount'>, Written<'payment_actions', 'reason'>, Written<'payment_actions', 'state'>, Written<'payment_actions', 'requestEventId'>, Written<'payment_actions', 'attempts'>, Written<'payment_actions', 'nextAttemptAt'>, Written<'payment_actions', 'cause'>, Written<'payment_actions', 'createdAt'>]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
    writes: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'id' | 'kind' | 'next_attempt_at' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
  }
  payment_action_lock: {
    params: readonly [string | null]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
  }
  payment_action_note: {
    params: readonly [Written<'order_events', 'orderId'>, Written<'order_events', 'type'>, Written<'order_events', 'userId'>, Written<'order_events', 'appId'>, Written<'order_events', 'parameters'>, Written<'order_events', 'createdAt'>, string | null]
    row: object
    reads: Uses<'order_events', 'order_id' | 'parameters' | 'type'>
    writes: Uses<'order_events', 'app_id' | 'created_at' | 'order_id' | 'parameters' | 'type' | 'user_id'>
  }
  payment_action_postpone: {
    params: readonly [string | null, Written<'payment_actions', 'nextAttemptAt'>, Written<'payment_actions', 'error'>, Written<'payment_actions', 'updatedAt'>]
    row: object
    reads: Uses<'payment_actions', 'id' | 'state'>
    writes: Uses<'payment_actions', 'error' | 'next_attempt_at' | 'updated_at'>
  }
  payment_action_refer: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'payment_actions'>, 'pspReference'>
    reads: Uses<'payment_actions', 'id' | 'psp_reference'>
    writes: Uses<'payment_actions', 'psp_reference'>
  }
  payment_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'gateway' | 'currency' | 'amount' | 'charged' | 'refunded' | 'pspReference' | 'providerState' | 'watchAt' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; orderStatus: Column<'orders', 'status'> | null }
    reads: Uses<'orders', 'id' | 'number' | 'status'> | Uses<'transactions', 'amount' | 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'provider_state' | 'psp_reference' | 'refunded' | 'watch_at'>
  }
  payment_networks_forget: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'transactions', 'created_at' | 'held_network'>
    writes: Uses<'transactions', 'held_network'>
  }
  payments_of_card: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'checkout_id' | 'gift_card_id' | 'id'>
  }
  payments_of_network: {
    params: readonly [string | null, Date | null, Date | null, string | null]
    row: { held: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'claimed_until' | 'created_at' | 'gateway' | 'held_network' | 'psp_reference' | 'refunded'>
  }
  payments_of_order: {
    params: readonly [number | null]
    row: Pick<Row<'transactions'>, 'id' | 'gateway' | 'currency' | 'amount' | 'charged' | 'refunded' | 'pspReference' | 'providerState' | 'watchAt' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; orderStatus: Column<'orders', 'status'> | null }
    reads: Uses<'orders', 'id' | 'number' | 'status'> | Uses<'transactions', 'amount' | 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'provider_state' | 'psp_reference' | 'refunded' | 'watch_at'>
  }
  payments_tell: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transaction_events', 'amount' | 'cause' | 'created_at' | 'message' | 'psp_reference' | 'transaction_id' | 'type'> | Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorized' | 'canceled' | 'cause' | 'charged' | 'created_at' | 'currency' | 'external_url' | 'gateway' | 'id' | 'idempotency_key' | 'input_hash' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'psp_reference' | 'refunded' | 'updated_at'>
  }
  payments_to_compare: {
    params: readonly [readonly string[] | null, Date | null, number | bigint | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'created_at' | 'gateway' | 'id' | 'psp_reference'>
  }
  person_account: {
    params: readonly [number | null]
    row: { found: Json }
    reads: Uses<'customer_events', 'created_at' | 'id' | 'parameters' | 'type' | 'user_id'> | Uses<'permission_groups', 'id' | 'name'> | Uses<'second_factors', 'enabled_at' | 'user_id'> | Uses<'sessions', 'created_at' | 'last_used_at' | 'user_agent' | 'user_id'> | Uses<'user_addresses', 'address' | 'created_at' | 'id' | 'user_id'> | Uses<'user_groups', 'group_id' | 'user_id'> | Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'language_code' | 'last_login' | 'last_name' | 'metadata' | 'note'>
  }
  person_checkouts: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: { found: Json }
    reads: Uses<'checkout_lines', 'checkout_id' | 'position' | 'quantity' | 'variant_id'> | Uses<'checkouts', 'billing_address' | 'created_at' | 'customer_note' | 'email' | 'id' | 'language_code' | 'metadata' | 'shipping_address' | 'updated_at' | 'user_id' | 'voucher_code'> | Uses<'products', 'id' | 'name'> | Uses<'variants', 'id' | 'name' | 'product_id'>
  }
  person_gift_cards: {
    params: readonly [number | null, string | null]
    row: { found: Json }
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'created_by_email' | 'created_by_user_id' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'last_used_on'>
  }
  person_mails: {
    params: readonly [string | null]
    row: { found: Json }
    reads: Uses<'mails', 'created_at' | 'id' | 'kind' | 'recipient' | 'sent_at' | 'state'>
  }
  person_orders: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: { found: Json }
    reads: Uses<'bitcoin_addresses', 'address' | 'transaction_id'> | Uses<'channels', 'id' | 'slug'> | Uses<'fulfillments', 'created_at' | 'id' | 'order_id' | 'status' | 'tracking_number'> | Uses<'order_events', 'created_at' | 'id' | 'order_id' | 'parameters' | 'type'> | Uses<'order_lines', 'metadata' | 'order_id' | 'position' | 'product_name' | 'product_sku' | 'quantity' | 'total_gross' | 'variant_name'> | Uses<'orders', 'billing_address' | 'channel_id' | 'created_at' | 'currency' | 'customer_note' | 'erase_after' | 'id' | 'language_code' | 'metadata' | 'number' | 'shipping_address' | 'shipping_gross' | 'shipping_method_name' | 'status' | 'total_charged' | 'total_gross' | 'user_email' | 'user_id' | 'voucher_code'> | Uses<'payment_actions', 'destination' | 'transaction_id'> | Uses<'transaction_events', 'amount' | 'created_at' | 'id' | 'message' | 'transaction_id' | 'type'> | Uses<'transactions', 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'payment_method_details' | 'psp_reference' | 'refunded'>
  }
  postal_rules_add: {
    params: readonly [Written<'shipping_postal_code_rules', 'methodId'>, JsonInput | null, Written<'shipping_postal_code_rules', 'inclusionType'>]
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
  price_ranges: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'> & { least: number; most: number; leastDiscounted: number; mostDiscounted: number }
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  priced_variants: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & Pick<Row<'variant_listings'>, 'variantId' | 'channelId' | 'price' | 'discountedPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  pricing_end: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_unlock: boolean | null }
  }
  pricing_try: {
    params: readonly [number | bigint | null]
    row: { got: boolean }
  }
  problems_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  problems_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  product_by_external_reference: {
    params: readonly [string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'translations' | 'updated_at' | 'weight'>
  }
  product_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_listings'>, 'id' | 'productId' | 'channelId' | 'isPublished' | 'publishedAt' | 'visibleInListings' | 'availableForPurchaseAt' | 'minDiscountedPrice'>
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'id' | 'is_published' | 'min_discounted_price' | 'product_id' | 'published_at' | 'visible_in_listings'>
  }
  product_list: {
    params: readonly unknown[]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'> & { productId?: Column<'product_listings', 'productId'>; channelId?: Column<'product_listings', 'channelId'>; isPublished?: Column<'product_listings', 'isPublished'>; publishedAt?: Column<'product_listings', 'publishedAt'> | null; visibleInListings?: Column<'product_listings', 'visibleInListings'>; availableForPurchaseAt?: Column<'product_listings', 'availableForPurchaseAt'> | null; priced?: boolean }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug' | 'sort'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'shown_discounted_price' | 'shown_price' | 'visible_in_listings'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'metadata' | 'name' | 'product_type_id' | 'rating' | 'search_text' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku'>
  }
  product_listings: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: Pick<Row<'product_listings'>, 'productId' | 'channelId' | 'isPublished' | 'publishedAt' | 'visibleInListings' | 'availableForPurchaseAt'> & { priced: boolean }
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'visible_in_listings'>
  }
  product_texts: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'description' | 'seoTitle' | 'seoDescription' | 'metadata' | 'privateMetadata'>
    reads: Uses<'products', 'description' | 'id' | 'metadata' | 'private_metadata' | 'seo_description' | 'seo_title'>
  }
  product_translations: {
    params: readonly [readonly number[] | null, string | null]
    row: Pick<Row<'products'>, 'id'> & { translation: Json | null }
    reads: Uses<'products', 'id' | 'translations'>
  }
  product_type_list: {
    params: readonly unknown[]
    row: Pick<Row<'product_types'>, 'id' | 'slug' | 'name' | 'isShippingRequired' | 'hasVariants' | 'isDigital' | 'kind' | 'weight' | 'taxClassId' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'has_variants' | 'id' | 'is_digital' | 'is_shipping_required' | 'kind' | 'metadata' | 'name' | 'private_metadata' | 'slug' | 'tax_class_id' | 'weight'>
  }
  products_below_categories: {
    params: readonly [readonly number[] | null]
    row: { id: number; count: number }
    reads: Uses<'categories', 'id' | 'parent_id'> | Uses<'products', 'category_id'>
  }
  products_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  products_in_collections: {
    params: readonly [readonly number[] | null]
    row: { id: Column<'collection_products', 'collectionId'>; count: number }
    reads: Uses<'collection_products', 'collection_id'>
  }
  products_leave_channels: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'product_listings', 'channel_id' | 'product_id'> | Uses<'variant_listings', 'channel_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  products_leave_collection: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'collection_products', 'collection_id' | 'product_id'>
  }
  products_of_sold_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  products_of_types: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id'>
    reads: Uses<'products', 'id' | 'product_type_id'>
  }
  products_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  products_without_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id'>
    reads: Uses<'products', 'id'> | Uses<'variants', 'product_id'>
  }
  promo_kind: {
    params: readonly [string | null]
    row: { voucherId: number | null }
    reads: Uses<'gift_cards', 'code'> | Uses<'voucher_codes', 'code' | 'voucher_id'>
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
  put_menu_item_last: {
    params: readonly [number | null]
    row: object
    reads: Uses<'menu_items', 'id' | 'menu_id' | 'parent_id' | 'sort'>
    writes: Uses<'menu_items', 'sort'>
  }
  put_second_factor: {
    params: readonly [Written<'second_factors', 'userId'>, Written<'second_factors', 'secret'>, Written<'second_factors', 'lastStep'>, Written<'second_factors', 'enabledAt'>]
    row: object
    reads: Uses<'second_factors', 'user_id'>
    writes: Uses<'second_factors', 'enabled_at' | 'last_step' | 'secret' | 'user_id'>
  }
  put_voucher_listing: {
    params: readonly [Written<'voucher_listings', 'voucherId'>, Written<'voucher_listings', 'channelId'>, number | null, Written<'voucher_listings', 'minSpent'>]
    row: object
    reads: Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'>
    writes: Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'>
  }
  queue_products_of_rules: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'promotion_rules', 'applied'> | Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  reason_type: {
    params: readonly [string | null]
    row: Pick<Row<'reason_types'>, 'pageTypeId'>
    reads: Uses<'reason_types', 'page_type_id' | 'purpose'>
  }
  reason_type_clear: {
    params: readonly [string | null]
    row: object
    reads: Uses<'reason_types', 'purpose'>
  }
  reason_type_set: {
    params: readonly [Written<'reason_types', 'purpose'>, Written<'reason_types', 'pageTypeId'>]
    row: object
    reads: Uses<'reason_types', 'page_type_id' | 'purpose'>
    writes: Uses<'reason_types', 'page_type_id' | 'purpose'>
  }
  recovery_codes_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'recovery_codes', 'user_id'>
  }
  recovery_codes_insert: {
    params: readonly [Written<'recovery_codes', 'userId'>, readonly string[] | null]
    row: object
    writes: Uses<'recovery_codes', 'code_hash' | 'user_id'>
  }
  reference: {
    params: readonly []
    row: { product_count: number; catalogue_version: number; shop: Json | null; channels: Json | null; taxes: Json | null; class_taxes: Json | null; tax_exceptions: Json | null; attributes: Json | null; choices: Json | null; product_types: Json | null; type_attributes: Json | null; zones: Json | null; collection_points: Json | null; checkout_hooks: string | null; order_hooks: string | null; channel_warehouses: Json | null }
    reads: Uses<'apps', 'id' | 'is_active'> | Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'attributes', 'available_in_grid' | 'entity_type' | 'external_reference' | 'filterable_in_dashboard' | 'filterable_in_storefront' | 'id' | 'input_type' | 'is_variant_only' | 'metadata' | 'name' | 'private_metadata' | 'reference_type_ids' | 'slug' | 'storefront_search_position' | 'translations' | 'type' | 'unit' | 'value_required' | 'visible_in_storefront'> | Uses<'channel_warehouses', 'channel_id' | 'sort' | 'warehouse_id'> | Uses<'channels', 'allocation_strategy' | 'allow_legacy_gift_card_use' | 'allow_unpaid_orders' | 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card' | 'charge_taxes' | 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'currency' | 'default_country' | 'default_transaction_flow_strategy' | 'delete_expired_orders_after' | 'display_gross_prices' | 'draft_order_line_price_freeze_period' | 'id' | 'include_draft_order_in_voucher_usage' | 'is_active' | 'mark_as_paid_strategy' | 'max_order_mails_per_hour' | 'max_refused_cards_per_network' | 'max_refused_cards_per_order' | 'max_refused_cards_per_prefix' | 'max_unpaid_orders_per_email' | 'max_unpaid_orders_per_network' | 'max_unpaid_packs_per_variant' | 'metadata' | 'name' | 'order_expiry_minutes' | 'prices_entered_with_tax' | 'private_metadata' | 'release_funds_for_expired_checkouts' | 'slug' | 'tax_app_id' | 'tax_calculation_strategy' | 'tax_metadata' | 'tax_private_metadata' | 'use_legacy_error_flow' | 'use_legacy_line_discount_propagation' | 'use_weighted_tax_for_shipping'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id' | 'sort' | 'variant_selection'> | Uses<'product_types', 'has_variants' | 'id' | 'is_digital' | 'is_shipping_required' | 'kind' | 'metadata' | 'name' | 'private_metadata' | 'slug' | 'tax_class_id' | 'weight'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'id'> | Uses<'shops', 'account_confirm_merge_mode' | 'allow_login_without_confirmation' | 'allow_storefront_traffic' | 'company_address' | 'customer_set_password_url' | 'default_mail_sender_address' | 'default_mail_sender_name' | 'default_weight_unit' | 'description' | 'enable_account_confirmation_by_email' | 'fulfillment_allow_unpaid' | 'fulfillment_auto_approve' | 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit' | 'header_text' | 'holder_key' | 'id' | 'limit_quantity_per_checkout' | 'metadata' | 'name' | 'order_retention_years' | 'password_login_mode' | 'preserve_all_address_fields' | 'prices_entered_with_tax' | 'private_metadata' | 'reserve_stock_duration_anonymous_user' | 'reserve_stock_duration_authenticated_user' | 'track_inventory_by_default' | 'use_legacy_shipping_zone_stock_availability' | 'use_legacy_update_webhook_emission'> | Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'> | Uses<'tax_country_exceptions', 'channel_id' | 'charge_taxes' | 'country' | 'display_gross_prices' | 'tax_app_id' | 'tax_calculation_strategy' | 'use_weighted_tax_for_shipping'> | Uses<'tax_rates', 'country' | 'rate'> | Uses<'warehouses', 'address' | 'click_and_collect_option' | 'id' | 'name'> | Uses<'webhooks', 'app_id' | 'events' | 'id' | 'is_active'>
  }
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
  refunded_by_hand: {
    params: readonly [string | null]
    row: { sum: number }
    reads: Uses<'fulfillments', 'order_id' | 'total_refunded'>
  }
  release_export_file: {
    params: readonly [number | null]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'claimed_until'>
  }
  remove_attributes_from_page_type: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_type_attributes', 'attribute_id' | 'page_type_id'>
  }
  remove_from_groups: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: object
    reads: Uses<'user_groups', 'group_id' | 'user_id'>
  }
  remove_values_from_pages_of_type: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id'> | Uses<'pages', 'id' | 'page_type_id'>
  }
  reservations_end: {
    params: readonly [readonly string[] | null, Date | null]
    row: Pick<Row<'reservations'>, 'checkoutId'> & { until: Date }
    reads: Uses<'reservations', 'checkout_id' | 'reserved_until'>
  }
  reserve: {
    params: readonly [Written<'reservations', 'checkoutId'>, readonly string[] | null, JsonInput | null, Written<'reservations', 'reservedUntil'>, Date | null, readonly number[] | null]
    row: object
    reads: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
    writes: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
  }
  reserved_in: {
    params: readonly [readonly number[] | null, Date | null, string | null, readonly string[] | null]
    row: Pick<Row<'reservations'>, 'stockId'> & { quantity: number }
    reads: Uses<'reservations', 'checkout_id' | 'line_id' | 'quantity' | 'reserved_until' | 'stock_id'>
  }
  reset_link: {
    params: readonly [string | null, Written<'user_tokens', 'tokenHash'>, Written<'user_tokens', 'expiresAt'>, string | null]
    row: object
    reads: Uses<'user_tokens', 'purpose' | 'user_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'is_active' | 'language_code'>
    writes: Uses<'customer_events', 'type' | 'user_id'> | Uses<'mails', 'kind' | 'language_code' | 'payload' | 'recipient'> | Uses<'user_tokens', 'expires_at' | 'purpose' | 'token_hash' | 'user_id'>
  }
  retry_delivery: {
    params: readonly [number | bigint | null, Written<'event_deliveries', 'nextAttemptAt'>]
    row: object
    reads: Uses<'event_deliveries', 'id'>
    writes: Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'next_attempt_at' | 'status'>
  }
  retry_installation: {
    params: readonly [number | null, Written<'app_installations', 'activates'>]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
    writes: Uses<'app_installations', 'activates' | 'message' | 'state' | 'updated_at'>
  }
  review_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'payment_reviews'>, 'id' | 'transactionId' | 'orderId' | 'reason' | 'subject' | 'amount' | 'note' | 'resolvedAt' | 'resolvedBy' | 'resolution' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; currency: string | null; gateway: Column<'transactions', 'gateway'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; charged: Column<'transactions', 'charged'> | null; paymentUrl: Column<'transactions', 'externalUrl'> | null }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status'> | Uses<'payment_reviews', 'amount' | 'created_at' | 'id' | 'note' | 'order_id' | 'reason' | 'resolution' | 'resolved_at' | 'resolved_by' | 'subject' | 'transaction_id'> | Uses<'transactions', 'charged' | 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id'>
  }
  review_open: {
    params: readonly [Written<'payment_reviews', 'transactionId'>, Written<'payment_reviews', 'orderId'>, Written<'payment_reviews', 'reason'>, Written<'payment_reviews', 'subject'>, Written<'payment_reviews', 'amount'>, Written<'payment_reviews', 'note'>, Written<'payment_reviews', 'createdAt'>]
    row: object
    reads: Uses<'payment_reviews', 'reason' | 'subject' | 'transaction_id'>
    writes: Uses<'payment_reviews', 'amount' | 'created_at' | 'note' | 'order_id' | 'reason' | 'subject' | 'transaction_id'>
  }
  reviews_close: {
    params: readonly [string | null, readonly string[] | null, Written<'payment_reviews', 'resolution'>, Written<'payment_reviews', 'resolvedAt'>]
    row: object
    reads: Uses<'payment_reviews', 'order_id' | 'reason' | 'resolved_at'>
    writes: Uses<'payment_reviews', 'resolution' | 'resolved_at' | 'resolved_by'>
  }
  reviews_of_transactions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'payment_reviews'>, 'id' | 'transactionId' | 'orderId' | 'reason' | 'subject' | 'amount' | 'note' | 'resolvedAt' | 'resolvedBy' | 'resolution' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; currency: string | null; gateway: Column<'transactions', 'gateway'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; charged: Column<'transactions', 'charged'> | null; paymentUrl: Column<'transactions', 'externalUrl'> | null }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status'> | Uses<'payment_reviews', 'amount' | 'created_at' | 'id' | 'note' | 'order_id' | 'reason' | 'resolution' | 'resolved_at' | 'resolved_by' | 'subject' | 'transaction_id'> | Uses<'transactions', 'charged' | 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id'>
  }
  reviews_tell: {
    params: readonly [Written<'payment_reviews', 'toldAt'>, number | bigint | null]
    row: Pick<Row<'payment_reviews'>, 'id' | 'reason' | 'amount'> & { currency: string; gateway: string; orderNumber: Column<'orders', 'number'> | null }
    reads: Uses<'orders', 'currency' | 'id' | 'number'> | Uses<'payment_reviews', 'amount' | 'id' | 'order_id' | 'reason' | 'told_at' | 'transaction_id'> | Uses<'transactions', 'currency' | 'gateway' | 'id'>
    writes: Uses<'payment_reviews', 'told_at'>
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
  sales_by_day: {
    params: readonly [Date | null, string | null, readonly number[] | null]
    row: { channelId: Column<'orders', 'channelId'>; day: string; gross: number; orders: number }
    reads: Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'transactions', 'order_id' | 'refunded'>
  }
  sample_shop: {
    params: readonly []
    row: Pick<Row<'shops'>, 'name'>
    reads: Uses<'shops', 'id' | 'name'>
  }
  save_delivery_payload: {
    params: readonly [number | bigint | null, Written<'event_deliveries', 'payload'>]
    row: object
    reads: Uses<'event_deliveries', 'id'>
    writes: Uses<'event_deliveries', 'payload'>
  }
  save_gift_card_settings: {
    params: readonly [Written<'shops', 'giftCardExpiryType'>, Written<'shops', 'giftCardExpiryAmount'>, Written<'shops', 'giftCardExpiryUnit'>]
    row: object
    reads: Uses<'shops', 'id'>
    writes: Uses<'shops', 'gift_card_expiry_amount' | 'gift_card_expiry_type' | 'gift_card_expiry_unit'>
  }
  scarce_variants: {
    params: readonly [number | bigint | null]
    row: { soldOut: number; low: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'stocks', 'allocated' | 'quantity' | 'variant_id'> | Uses<'variant_listings', 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'track_inventory'>
  }
  searched_texts: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'name'> & { search_text: Column<'products', 'searchText'>; names: string[]; skus: string[] }
    reads: Uses<'products', 'id' | 'name' | 'search_text' | 'translations'> | Uses<'variants', 'id' | 'product_id' | 'sku' | 'sort'>
  }
  second_factor: {
    params: readonly [number | null]
    row: Pick<Row<'second_factors'>, 'secret' | 'enabledAt'> & { lastStep: number; recoveryCodesLeft: number }
    reads: Uses<'recovery_codes', 'user_id'> | Uses<'second_factors', 'enabled_at' | 'last_step' | 'secret' | 'user_id'>
  }
  secret_by_name: {
    params: readonly [string | null]
    row: Pick<Row<'secrets'>, 'value'>
    reads: Uses<'secrets', 'name' | 'value'>
  }
  secret_insert: {
    params: readonly [Written<'secrets', 'name'>, Written<'secrets', 'value'>]
    row: object
    reads: Uses<'secrets', 'name'>
    writes: Uses<'secrets', 'name' | 'value'>
  }
  seen_in_time: {
    params: readonly [string | null, Date | null]
    row: { coming: number; settled: number }
    reads: Uses<'payment_movements', 'amount' | 'kind' | 'seen_at' | 'state' | 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
  }
  session_insert: {
    params: readonly [Written<'sessions', 'id'>, number | null, string | null, string | null, Written<'sessions', 'userAgent'>, Written<'sessions', 'createdAt'>, Written<'sessions', 'expiresAt'>, Written<'known_networks', 'networkHash'> | null, number | null, number | null]
    row: object
    reads: Uses<'known_networks', 'last_used_at' | 'network_hash' | 'user_id'> | Uses<'sessions', 'id' | 'last_used_at' | 'user_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'password_hash'>
    writes: Uses<'known_networks', 'last_used_at' | 'network_hash' | 'user_id'> | Uses<'sessions', 'created_at' | 'expires_at' | 'id' | 'last_used_at' | 'user_agent' | 'user_id'> | Uses<'users', 'last_login'>
  }
  session_touch: {
    params: readonly [string | null, Written<'sessions', 'lastUsedAt'>]
    row: object
    reads: Uses<'sessions', 'id' | 'last_used_at'>
    writes: Uses<'sessions', 'last_used_at'>
  }
  session_user: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { sessionUsedAt: Column<'sessions', 'lastUsedAt'> }
    reads: Uses<'sessions', 'expires_at' | 'id' | 'last_used_at' | 'user_id'> | Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  sessions_of_user: {
    params: readonly [number | null, Date | null]
    row: Pick<Row<'sessions'>, 'id' | 'userAgent' | 'createdAt' | 'lastUsedAt'>
    reads: Uses<'sessions', 'created_at' | 'expires_at' | 'id' | 'last_used_at' | 'user_agent' | 'user_id'>
  }
  set_app_active: {
    params: readonly [number | null, Written<'apps', 'isActive'>]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'is_active'>
  }
  set_avatar_path: {
    params: readonly [number | null, Written<'users', 'avatarPath'>]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { before: Column<'users', 'avatarPath'> | null }
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'updated_at'>
  }
  set_breaker: {
    params: readonly [number | null, Date | null, Written<'apps', 'breakerState'>, Written<'apps', 'breakerChangedAt'>]
    row: object
    reads: Uses<'apps', 'breaker_changed_at' | 'id'>
    writes: Uses<'apps', 'breaker_changed_at' | 'breaker_state'>
  }
  set_default_billing_address: {
    params: readonly [number | null, number | null]
    row: object
    reads: Uses<'user_addresses', 'id' | 'user_id'> | Uses<'users', 'id'>
    writes: Uses<'users', 'default_billing_address_id' | 'updated_at'>
  }
  set_default_shipping_address: {
    params: readonly [number | null, number | null]
    row: object
    reads: Uses<'user_addresses', 'id' | 'user_id'> | Uses<'users', 'id'>
    writes: Uses<'users', 'default_shipping_address_id' | 'updated_at'>
  }
  set_email: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'email' | 'is_confirmed' | 'updated_at'>
  }
  set_fulfillment_status: {
    params: readonly [number | null, Written<'fulfillments', 'status'>]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
    writes: Uses<'fulfillments', 'status'>
  }
  set_password_hash: {
    params: readonly [number | null, Written<'users', 'passwordHash'>]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'password_hash' | 'updated_at'>
  }
  set_tracking: {
    params: readonly [number | null, Written<'fulfillments', 'trackingNumber'>]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
    writes: Uses<'fulfillments', 'tracking_number'>
  }
  set_users_active: {
    params: readonly [readonly number[] | null, Written<'users', 'isActive'>]
    row: object
    reads: Uses<'users', 'id'>
    writes: Uses<'users', 'is_active' | 'updated_at'>
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
  sign_in_block: {
    params: readonly [string | null, Written<'attempts', 'blockedUntil'>]
    row: object
    reads: Uses<'attempts', 'key'>
    writes: Uses<'attempts', 'blocked_until'>
  }
  sign_in_failure: {
    params: readonly [Written<'attempts', 'key'>, Written<'attempts', 'windowStartedAt'>, Date | null]
    row: Pick<Row<'attempts'>, 'count'>
    reads: Uses<'attempts', 'count' | 'key' | 'window_started_at'>
    writes: Uses<'attempts', 'count' | 'key' | 'window_started_at'>
  }
  sign_in_forget: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'attempts', 'key'>
  }
  sign_in_waiting: {
    params: readonly [readonly string[] | null, Date | null]
    row: Pick<Row<'attempts'>, 'key' | 'count' | 'blockedUntil'>
    reads: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
  }
  signing_key_insert: {
    params: readonly [Written<'signing_keys', 'kid'>, Written<'signing_keys', 'privateKey'>, Written<'signing_keys', 'publicJwk'>, Written<'signing_keys', 'createdAt'>, Written<'signing_keys', 'expiresAt'>]
    row: object
    writes: Uses<'signing_keys', 'created_at' | 'expires_at' | 'kid' | 'private_key' | 'public_jwk'>
  }
  signing_key_newer: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'signing_keys', 'created_at'>
  }
  signing_key_turn: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_xact_lock: unknown | null }
  }
  signing_keys: {
    params: readonly [Date | null]
    row: Pick<Row<'signing_keys'>, 'kid' | 'privateKey' | 'publicJwk' | 'createdAt' | 'expiresAt'>
    reads: Uses<'signing_keys', 'created_at' | 'expires_at' | 'kid' | 'private_key' | 'public_jwk'>
  }
  signing_keys_delete: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'signing_keys', 'expires_at'>
  }
  sold_in: {
    params: readonly unknown[]
    row: { key: string; channelId: number | null; userId: number | null }
    reads: Uses<'checkout_lines', 'checkout_id' | 'id'> | Uses<'checkouts', 'channel_id' | 'id' | 'user_id'> | Uses<'fulfillment_lines', 'fulfillment_id' | 'id'> | Uses<'fulfillments', 'id' | 'order_id'> | Uses<'granted_refund_lines', 'granted_refund_id' | 'id'> | Uses<'granted_refunds', 'id' | 'order_id'> | Uses<'invoices', 'id' | 'order_id'> | Uses<'order_discounts', 'id' | 'order_id'> | Uses<'order_events', 'id' | 'order_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'orders', 'channel_id' | 'id' | 'user_id'> | Uses<'transactions', 'checkout_id' | 'id' | 'order_id'>
  }
  spent_by_customers: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: Pick<Row<'orders'>, 'currency'> & { userId: NonNullable<Column<'orders', 'userId'>>; amount: number }
    reads: Uses<'orders', 'channel_id' | 'currency' | 'total_charged' | 'user_id'>
  }
  stamp_promotion: {
    params: readonly [string | null, Written<'promotions', 'updatedAt'>]
    row: object
    reads: Uses<'promotions', 'id'>
    writes: Uses<'promotions', 'updated_at'>
  }
  stock_free: {
    params: readonly [string | null]
    row: object
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'stocks', 'allocated' | 'id'>
    writes: Uses<'allocations', 'quantity'> | Uses<'stocks', 'allocated'>
  }
  stock_free_of: {
    params: readonly [readonly number[] | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId'> & { free: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stock_list: {
    params: readonly [string | null, number | null, string | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'products', 'id' | 'name'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'name' | 'product_id'> | Uses<'warehouses', 'id' | 'name'>
  }
  stock_lock: {
    params: readonly [JsonInput | null, readonly string[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId'> & { free: number }
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stock_of_order: {
    params: readonly [string | null]
    row: { stock_id: Column<'stocks', 'id'> }
    reads: Uses<'allocations', 'order_line_id' | 'stock_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'stocks', 'id'>
  }
  stocks_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stocks_in_full: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stocks_of_variants: {
    params: readonly [JsonInput | null, Date | null]
    row: Pick<Row<'stocks'>, 'variantId' | 'warehouseId'> & { available: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stop_export_file: {
    params: readonly [number | null, Written<'export_files', 'updatedAt'>]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'status' | 'updated_at'>
  }
  table_sizes: {
    params: readonly []
    row: { name: string; rows: number }
  }
  tables_with_rows: {
    params: readonly []
    row: { name: string }
  }
  tags_of_gift_cards: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'gift_card_tag_links'>, 'giftCardId'> & Pick<Row<'gift_card_tags'>, 'id' | 'name'>
    reads: Uses<'gift_card_tag_links', 'gift_card_id' | 'tag_id'> | Uses<'gift_card_tags', 'id' | 'name'>
  }
  take_mail_turn: {
    params: readonly [number | null, Written<'users', 'lastConfirmEmailRequest'>, Date | null]
    row: object
    reads: Uses<'users', 'id' | 'last_confirm_email_request'>
    writes: Uses<'users', 'last_confirm_email_request'>
  }
  take_own_stale_products: {
    params: readonly []
    row: { id: Column<'stale_products', 'productId'> }
    reads: Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  take_recovery_code: {
    params: readonly [number | null, string | null]
    row: object
    reads: Uses<'recovery_codes', 'code_hash' | 'user_id'>
  }
  take_stale_products: {
    params: readonly [number | bigint | null]
    row: { id: Column<'stale_products', 'productId'>; isMoved: boolean }
    reads: Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  take_step: {
    params: readonly [number | null, Written<'second_factors', 'lastStep'>]
    row: object
    reads: Uses<'second_factors', 'last_step' | 'user_id'>
    writes: Uses<'second_factors', 'last_step'>
  }
  take_stock: {
    params: readonly [JsonInput | null]
    row: object
    reads: Uses<'stocks', 'id' | 'quantity'>
    writes: Uses<'stocks', 'quantity'>
  }
  taken_promo_codes: {
    params: readonly [readonly string[] | null]
    row: { code: string }
    reads: Uses<'gift_cards', 'code'> | Uses<'voucher_codes', 'code'>
  }
  tax_answer_of_order: {
    params: readonly [string | null]
    row: { answer: Json }
    reads: Uses<'tax_answers', 'asked_at' | 'digest' | 'fault' | 'order_id' | 'taxes'>
  }
  tax_class_list: {
    params: readonly [readonly number[] | null, readonly string[] | null, string | null, string | null, string | null]
    row: Pick<Row<'tax_classes'>, 'id' | 'name' | 'metadata' | 'privateMetadata'>
    reads: Uses<'tax_class_rates', 'country' | 'tax_class_id'> | Uses<'tax_classes', 'id' | 'metadata' | 'name' | 'private_metadata'>
  }
  tax_class_rates_delete: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'tax_class_rates', 'country' | 'tax_class_id'>
  }
  tax_class_rates_put: {
    params: readonly [readonly number[] | null, readonly string[] | null, readonly number[] | null]
    row: object
    reads: Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'>
    writes: Uses<'tax_class_rates', 'country' | 'rate' | 'tax_class_id'>
  }
  tax_configuration_list: {
    params: readonly [readonly number[] | null, string | null, string | null, string | null]
    row: Pick<Row<'channels'>, 'id' | 'slug' | 'name' | 'currency' | 'defaultCountry' | 'isActive' | 'allowUnpaidOrders' | 'orderExpiryMinutes' | 'deleteExpiredOrdersAfter' | 'allocationStrategy' | 'automaticallyFulfillNonShippableGiftCard' | 'markAsPaidStrategy' | 'includeDraftOrderInVoucherUsage' | 'draftOrderLinePriceFreezePeriod' | 'useLegacyLineDiscountPropagation' | 'automaticallyConfirmAllNewOrders' | 'pricesEnteredWithTax' | 'chargeTaxes' | 'displayGrossPrices' | 'taxCalculationStrategy' | 'taxAppId' | 'useWeightedTaxForShipping' | 'taxMetadata' | 'taxPrivateMetadata' | 'defaultTransactionFlowStrategy' | 'automaticallyCompleteFullyPaidCheckouts' | 'automaticCompletionDelay' | 'automaticCompletionCutOffDate' | 'allowLegacyGiftCardUse' | 'useLegacyErrorFlow' | 'releaseFundsForExpiredCheckouts' | 'checkoutTtlBeforeReleasingFunds' | 'checkoutReleaseFundsCutOffDate' | 'maxUnpaidOrdersPerNetwork' | 'maxUnpaidOrdersPerEmail' | 'maxUnpaidPacksPerVariant' | 'maxOrderMailsPerHour' | 'maxRefusedCardsPerNetwork' | 'maxRefusedCardsPerOrder' | 'maxRefusedCardsPerPrefix' | 'metadata' | 'privateMetadata'>
    reads: Uses<'channels', 'allocation_strategy' | 'allow_legacy_gift_card_use' | 'allow_unpaid_orders' | 'automatic_completion_cut_off_date' | 'automatic_completion_delay' | 'automatically_complete_fully_paid_checkouts' | 'automatically_confirm_all_new_orders' | 'automatically_fulfill_non_shippable_gift_card' | 'charge_taxes' | 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'currency' | 'default_country' | 'default_transaction_flow_strategy' | 'delete_expired_orders_after' | 'display_gross_prices' | 'draft_order_line_price_freeze_period' | 'id' | 'include_draft_order_in_voucher_usage' | 'is_active' | 'mark_as_paid_strategy' | 'max_order_mails_per_hour' | 'max_refused_cards_per_network' | 'max_refused_cards_per_order' | 'max_refused_cards_per_prefix' | 'max_unpaid_orders_per_email' | 'max_unpaid_orders_per_network' | 'max_unpaid_packs_per_variant' | 'metadata' | 'name' | 'order_expiry_minutes' | 'prices_entered_with_tax' | 'private_metadata' | 'release_funds_for_expired_checkouts' | 'slug' | 'tax_app_id' | 'tax_calculation_strategy' | 'tax_metadata' | 'tax_private_metadata' | 'use_legacy_error_flow' | 'use_legacy_line_discount_propagation' | 'use_weighted_tax_for_shipping'>
  }
  tax_exceptions_delete: {
    params: readonly [number | null, readonly string[] | null]
    row: object
    reads: Uses<'tax_country_exceptions', 'channel_id' | 'country'>
  }
  tax_rate_delete: {
    params: readonly [string | null]
    row: object
    reads: Uses<'tax_rates', 'country'>
  }
  tax_rate_put: {
    params: readonly [Written<'tax_rates', 'country'>, number | null]
    row: object
    reads: Uses<'tax_rates', 'country' | 'rate'>
    writes: Uses<'tax_rates', 'country' | 'rate'>
  }
  tax_rates_of_country_delete: {
    params: readonly [string | null]
    row: object
    reads: Uses<'tax_class_rates', 'country'>
  }
  team_groups: {
    params: readonly []
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  team_members: {
    params: readonly []
    row: Pick<Row<'users'>, 'id' | 'isActive' | 'isSuperuser'> & { groupIds: number[] }
    reads: Uses<'user_groups', 'group_id' | 'user_id'> | Uses<'users', 'id' | 'is_active' | 'is_staff' | 'is_superuser'>
  }
  tell_changes: {
    params: readonly [string | null, string | null]
    row: { pg_notify: unknown | null }
  }
  tell_news: {
    params: readonly [string | null, readonly string[] | null]
    row: { pg_notify: unknown | null }
  }
  tell_stock: {
    params: readonly []
    row: { pg_notify: unknown | null }
  }
  test_card_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'test_card_sessions'>, 'id' | 'transactionId' | 'amount' | 'currency' | 'orderNumber' | 'returnUrl' | 'languageCode' | 'state' | 'pspReference' | 'createdAt' | 'decidedAt'>
    reads: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
  }
  test_card_by_transaction: {
    params: readonly [string | null]
    row: Pick<Row<'test_card_sessions'>, 'id' | 'transactionId' | 'amount' | 'currency' | 'orderNumber' | 'returnUrl' | 'languageCode' | 'state' | 'pspReference' | 'createdAt' | 'decidedAt'>
    reads: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
  }
  test_card_close: {
    params: readonly [string | null, Written<'transaction_events', 'createdAt'>]
    row: object
    reads: Uses<'test_card_sessions', 'amount' | 'psp_reference' | 'state' | 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
    writes: Uses<'test_card_sessions', 'decided_at' | 'state'> | Uses<'transaction_events', 'amount' | 'counts' | 'created_at' | 'message' | 'psp_reference' | 'transaction_id' | 'type'>
  }
  test_card_decide: {
    params: readonly [string | null, string | null, Written<'test_card_sessions', 'state'>, Written<'test_card_sessions', 'decidedAt'>]
    row: object
    reads: Uses<'test_card_sessions', 'id' | 'state'>
    writes: Uses<'test_card_sessions', 'decided_at' | 'state'>
  }
  test_card_late: {
    params: readonly [Date | null, number | bigint | null]
    row: Pick<Row<'test_card_sessions'>, 'id' | 'transactionId' | 'amount' | 'currency' | 'orderNumber' | 'returnUrl' | 'languageCode' | 'state' | 'pspReference' | 'createdAt' | 'decidedAt'>
    reads: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
  }
  test_card_open: {
    params: readonly [Written<'test_card_sessions', 'id'>, Written<'test_card_sessions', 'transactionId'>, Written<'test_card_sessions', 'amount'>, Written<'test_card_sessions', 'currency'>, Written<'test_card_sessions', 'orderNumber'>, Written<'test_card_sessions', 'returnUrl'>, Written<'test_card_sessions', 'languageCode'>, Written<'test_card_sessions', 'pspReference'>, Written<'test_card_sessions', 'createdAt'>]
    row: Pick<Row<'test_card_sessions'>, 'id' | 'transactionId' | 'amount' | 'currency' | 'orderNumber' | 'returnUrl' | 'languageCode' | 'state' | 'pspReference' | 'createdAt' | 'decidedAt'>
    reads: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
    writes: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
  }
  this_change: {
    params: readonly []
    row: { id: number | null }
  }
  toggle_promotions: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'promotion_events'>, 'type'> & Pick<Row<'promotions'>, 'saleId'> & { id: Column<'promotion_events', 'promotionId'> }
    reads: Uses<'promotion_events', 'promotion_id' | 'type'> | Uses<'promotions', 'id' | 'is_on' | 'sale_id'>
    writes: Uses<'promotion_events', 'promotion_id' | 'type'> | Uses<'promotions', 'is_on'>
  }
  tokens_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
  }
  told_gift_cards: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'gift_cards'>, 'id' | 'code'>
    reads: Uses<'gift_cards', 'code' | 'id'>
  }
  told_references: {
    params: readonly [readonly string[] | null]
    row: { reference: NonNullable<Column<'orders', 'externalReference'>> }
    reads: Uses<'orders', 'external_reference'>
  }
  told_stock: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId' | 'quantity' | 'allocated'>
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  told_users: {
    params: readonly [readonly number[] | null, readonly string[] | null, readonly string[] | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'externalReference'> & { ownsAddress: boolean }
    reads: Uses<'users', 'email' | 'external_reference' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'>
  }
  told_variants: {
    params: readonly [readonly number[] | null, readonly string[] | null, readonly string[] | null]
    row: Pick<Row<'variants'>, 'id' | 'sku' | 'externalReference' | 'trackInventory'>
    reads: Uses<'variants', 'external_reference' | 'id' | 'sku' | 'track_inventory'>
  }
  told_vouchers: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code'>
  }
  touch_products: {
    params: readonly [readonly number[] | null, Written<'products', 'updatedAt'>]
    row: object
    reads: Uses<'products', 'id'>
    writes: Uses<'products', 'updated_at'>
  }
  touch_variants: {
    params: readonly [readonly number[] | null, Written<'variants', 'updatedAt'>]
    row: object
    reads: Uses<'variants', 'id'>
    writes: Uses<'variants', 'updated_at'>
  }
  transaction_by_id: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transaction_by_key: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transaction_card: {
    params: readonly [string | null, Written<'transactions', 'giftCardId'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'gift_card_id'>
  }
  transaction_claim: {
    params: readonly [string | null, Written<'transactions', 'amount'>, Written<'transactions', 'claimedUntil'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'amount' | 'claimed_until'>
  }
  transaction_event_add: {
    params: readonly [Written<'transaction_events', 'transactionId'>, Written<'transaction_events', 'type'>, Written<'transaction_events', 'amount'>, Written<'transaction_events', 'pspReference'>, Written<'transaction_events', 'message'>, Written<'transaction_events', 'externalUrl'>, Written<'transaction_events', 'idempotencyKey'>, Written<'transaction_events', 'counts'>, Written<'transaction_events', 'createdAt'>, Written<'transaction_events', 'cause'>, Written<'transaction_events', 'reasonPageId'>]
    row: Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
    writes: Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  transaction_event_refer: {
    params: readonly [number | null, Written<'transaction_events', 'pspReference'>, string | null]
    row: object
    reads: Uses<'transaction_events', 'external_url' | 'id'>
    writes: Uses<'transaction_events', 'external_url' | 'psp_reference'>
  }
  transaction_events: {
    params: readonly [string | null]
    row: Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  transaction_insert: {
    params: readonly [Written<'transactions', 'id'>, Written<'transactions', 'checkoutId'>, Written<'transactions', 'orderId'>, Written<'transactions', 'gateway'>, Written<'transactions', 'idempotencyKey'>, Written<'transactions', 'inputHash'>, Written<'transactions', 'currency'>, Written<'transactions', 'amount'>, Written<'transactions', 'actionType'>, Written<'transactions', 'claimedUntil'>, Written<'transactions', 'heldNetwork'>, Written<'transactions', 'createdAt'>]
    row: object
    reads: Uses<'transactions', 'gateway' | 'idempotency_key'>
    writes: Uses<'transactions', 'action_type' | 'amount' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'gateway' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'order_id' | 'updated_at'>
  }
  transaction_list: {
    params: readonly unknown[]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'id'> | Uses<'transaction_events', 'created_at' | 'transaction_id' | 'type'> | Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transaction_lock: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transaction_metadata_merge: {
    params: readonly [string | null, JsonInput | null, JsonInput | null]
    row: Pick<Row<'transactions'>, 'metadata' | 'privateMetadata'>
    reads: Uses<'transactions', 'id' | 'metadata' | 'private_metadata'>
    writes: Uses<'transactions', 'metadata' | 'private_metadata'>
  }
  transaction_of_reference: {
    params: readonly [string | null, string | null]
    row: { id: string }
    reads: Uses<'payment_movements', 'created_at' | 'gateway' | 'reference' | 'transaction_id'> | Uses<'transactions', 'created_at' | 'gateway' | 'id' | 'psp_reference'>
  }
  transaction_record: {
    params: readonly [Written<'transactions', 'id'>, Written<'transactions', 'checkoutId'>, Written<'transactions', 'orderId'>, Written<'transactions', 'gateway'>, Written<'transactions', 'currency'>, Written<'transactions', 'amount'>, Written<'transactions', 'name'>, Written<'transactions', 'message'>, Written<'transactions', 'pspReference'>, Written<'transactions', 'externalUrl'>, Written<'transactions', 'cause'>, Written<'transactions', 'metadata'>, Written<'transactions', 'privateMetadata'>, Written<'transactions', 'createdAt'>]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
    writes: Uses<'transactions', 'action_type' | 'amount' | 'cause' | 'checkout_id' | 'created_at' | 'currency' | 'external_url' | 'gateway' | 'id' | 'idempotency_key' | 'input_hash' | 'message' | 'metadata' | 'name' | 'order_id' | 'private_metadata' | 'psp_reference' | 'updated_at'>
  }
  transaction_reference_is_taken: {
    params: readonly [string | null, string | null, string | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'gateway' | 'id' | 'psp_reference'>
  }
  transaction_rewrite: {
    params: readonly [string | null, Written<'transactions', 'name'>, Written<'transactions', 'message'>, Written<'transactions', 'pspReference'>, Written<'transactions', 'externalUrl'>, Written<'transactions', 'metadata'>, Written<'transactions', 'privateMetadata'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'external_url' | 'message' | 'metadata' | 'name' | 'private_metadata' | 'psp_reference'>
  }
  transaction_save: {
    params: readonly [string | null, Written<'transactions', 'charged'>, Written<'transactions', 'chargePending'>, Written<'transactions', 'authorized'>, Written<'transactions', 'authorizePending'>, Written<'transactions', 'refunded'>, Written<'transactions', 'refundPending'>, Written<'transactions', 'canceled'>, Written<'transactions', 'cancelPending'>, Written<'transactions', 'pspReference'>, Written<'transactions', 'actions'>, Written<'transactions', 'paymentMethodDetails'>, Written<'transactions', 'updatedAt'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'actions' | 'authorize_pending' | 'authorized' | 'cancel_pending' | 'canceled' | 'charge_pending' | 'charged' | 'claimed_until' | 'payment_method_details' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at'>
  }
  transactions_by_ids: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transactions_of_checkout: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transactions_of_checkouts: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transactions_of_order: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  transactions_of_orders: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'transactions'>, 'id' | 'checkoutId' | 'orderId' | 'gateway' | 'idempotencyKey' | 'inputHash' | 'currency' | 'amount' | 'actionType' | 'name' | 'message' | 'pspReference' | 'externalUrl' | 'cause' | 'actions' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'refunded' | 'refundPending' | 'canceled' | 'cancelPending' | 'paymentMethodDetails' | 'giftCardId' | 'heldNetwork' | 'claimedUntil' | 'expiresAt' | 'watchAt' | 'looks' | 'bookedLook' | 'lookedAt' | 'providerState' | 'providerData' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorize_pending' | 'authorized' | 'booked_look' | 'cancel_pending' | 'canceled' | 'cause' | 'charge_pending' | 'charged' | 'checkout_id' | 'claimed_until' | 'created_at' | 'currency' | 'expires_at' | 'external_url' | 'gateway' | 'gift_card_id' | 'held_network' | 'id' | 'idempotency_key' | 'input_hash' | 'looked_at' | 'looks' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'provider_data' | 'provider_state' | 'psp_reference' | 'refund_pending' | 'refunded' | 'updated_at' | 'watch_at'>
  }
  translatable_list: {
    params: readonly unknown[]
    row: Pick<Row<'products'>, 'id' | 'seoTitle' | 'seoDescription' | 'translations'> & { name: Column<'products', 'name'> | null; slug: Column<'products', 'slug'> | null; richText: Column<'products', 'description'> | null; plainText: string | null; attributeId: number | null }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'plain_text' | 'rich_text' | 'translations'> | Uses<'attributes', 'id' | 'name' | 'translations'> | Uses<'categories', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'collections', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'menu_items', 'id' | 'name' | 'translations'> | Uses<'pages', 'content' | 'id' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'> | Uses<'products', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'promotion_rules', 'description' | 'id' | 'name' | 'translations'> | Uses<'promotions', 'description' | 'id' | 'name' | 'sale_id' | 'translations'> | Uses<'shipping_methods', 'description' | 'id' | 'name' | 'translations'> | Uses<'variants', 'id' | 'name' | 'translations'> | Uses<'vouchers', 'id' | 'name' | 'translations'>
  }
  type_attributes: {
    params: readonly [number | null]
    row: Pick<Row<'product_type_attributes'>, 'attributeId' | 'ofVariant' | 'variantSelection' | 'sort'>
    reads: Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id' | 'sort' | 'variant_selection'>
  }
  types_by_name: {
    params: readonly []
    row: Pick<Row<'product_types'>, 'name'> & { typeIds: number[] }
    reads: Uses<'product_types', 'id' | 'name'>
  }
  uncovered_rules: {
    params: readonly []
    row: Pick<Row<'promotion_rules'>, 'id'> & { predicate: NonNullable<Column<'promotion_rules', 'cataloguePredicate'>> }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'covered' | 'id'>
  }
  undoable_changes: {
    params: readonly [readonly (number | bigint)[] | null, readonly string[] | null, string | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'change_rows', 'before' | 'change_id' | 'table_name'> | Uses<'changes', 'id'>
  }
  undone_by: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'changes'>, 'id'>
    reads: Uses<'changes', 'id' | 'undoes'>
  }
  units_sold_begin: {
    params: readonly [string | null, Date | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'numeric' | 'slug'> | Uses<'attributes', 'id' | 'input_type' | 'slug' | 'type'> | Uses<'product_attribute_values', 'attribute_id' | 'product_id'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'products', 'created_at' | 'id' | 'product_type_id'>
    writes: Uses<'attribute_values', 'attribute_id' | 'name' | 'numeric' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'>
  }
  units_sold_patience: {
    params: readonly []
    row: { set_config: string | null }
  }
  unpublish_products_of_categories: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'product_listings', 'product_id'> | Uses<'products', 'category_id' | 'id'>
    writes: Uses<'product_listings', 'is_published' | 'published_at'>
  }
  unseen_since: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'id' | 'looked_at' | 'order_id' | 'provider_state' | 'watch_at'>
  }
  untranslated_products: {
    params: readonly [readonly string[] | null]
    row: { count: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'products', 'id' | 'translations'>
  }
  update_address: {
    params: readonly [number | null, Written<'user_addresses', 'address'>]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
    writes: Uses<'user_addresses', 'address'>
  }
  update_app: {
    params: readonly [Written<'apps', 'name'>, string | null, Written<'apps', 'permissions'>, number | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'identifier' | 'name' | 'permissions'>
  }
  update_group: {
    params: readonly [Written<'permission_groups', 'name'>, Written<'permission_groups', 'permissions'>, Written<'permission_groups', 'restrictedAccessToChannels'>, Written<'permission_groups', 'channelIds'>, number | null]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
    writes: Uses<'permission_groups', 'channel_ids' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  update_profile_row: {
    params: readonly [number | null, string | null, string | null, string | null, JsonInput | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'updated_at'>
  }
  update_webhook: {
    params: readonly [Written<'webhooks', 'appId'>, Written<'webhooks', 'identifier'>, Written<'webhooks', 'name'>, Written<'webhooks', 'targetUrl'>, Written<'webhooks', 'isActive'>, Written<'webhooks', 'events'>, Written<'webhooks', 'subscriptionQuery'>, Written<'webhooks', 'secretKey'>, Written<'webhooks', 'customHeaders'>, number | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
    writes: Uses<'webhooks', 'app_id' | 'custom_headers' | 'events' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  uploaded_file_defer: {
    params: readonly [readonly string[] | null, Written<'uploaded_files', 'dueAt'>]
    row: object
    reads: Uses<'uploaded_files', 'path'>
    writes: Uses<'uploaded_files', 'due_at'>
  }
  uploaded_file_due: {
    params: readonly [Date | null, number | bigint | null]
    row: Pick<Row<'uploaded_files'>, 'path'>
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
  }
  uploaded_file_note: {
    params: readonly [Written<'uploaded_files', 'path'>, Written<'uploaded_files', 'dueAt'>]
    row: object
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
    writes: Uses<'uploaded_files', 'due_at' | 'path'>
  }
  uploaded_file_take: {
    params: readonly [string | null, Date | null]
    row: { isTaken: boolean }
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
  }
  user_address: {
    params: readonly [number | null]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
  }
  user_by_email: {
    params: readonly [string | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  user_list: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'orders', 'created_at' | 'user_id'> | Uses<'user_addresses', 'address' | 'user_id'> | Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text' | 'updated_at'>
  }
  user_lock: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  user_token_insert: {
    params: readonly [Written<'user_tokens', 'tokenHash'>, Written<'user_tokens', 'userId'>, Written<'user_tokens', 'purpose'>, Written<'user_tokens', 'newEmail'>, Written<'user_tokens', 'expiresAt'>]
    row: object
    writes: Uses<'user_tokens', 'expires_at' | 'new_email' | 'purpose' | 'token_hash' | 'user_id'>
  }
  user_token_insert_used: {
    params: readonly [Written<'user_tokens', 'tokenHash'>, Written<'user_tokens', 'userId'>, Written<'user_tokens', 'purpose'>, Written<'user_tokens', 'usedAt'>, Written<'user_tokens', 'expiresAt'>]
    row: object
    writes: Uses<'user_tokens', 'expires_at' | 'purpose' | 'token_hash' | 'used_at' | 'user_id'>
  }
  user_token_lock: {
    params: readonly [string | null, string | null, Date | null]
    row: Pick<Row<'user_tokens'>, 'userId' | 'newEmail' | 'usedAt'>
    reads: Uses<'user_tokens', 'expires_at' | 'new_email' | 'purpose' | 'token_hash' | 'used_at' | 'user_id'>
  }
  user_token_used: {
    params: readonly [string | null, Written<'user_tokens', 'usedAt'>]
    row: object
    reads: Uses<'user_tokens', 'token_hash'>
    writes: Uses<'user_tokens', 'used_at'>
  }
  user_tokens_delete: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'user_tokens', 'user_id'>
  }
  user_tokens_delete_old: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'user_tokens', 'expires_at' | 'token_hash'>
  }
  user_tokens_delete_others: {
    params: readonly [number | null, string | null, string | null]
    row: object
    reads: Uses<'user_tokens', 'purpose' | 'token_hash' | 'user_id'>
  }
  user_tokens_of_purpose_delete: {
    params: readonly [number | null, string | null]
    row: object
    reads: Uses<'user_tokens', 'purpose' | 'user_id'>
  }
  user_with_permissions: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'isStaff' | 'isSuperuser'> & { permissions: string[]; channelIds: number[] | null }
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'permissions' | 'restricted_access_to_channels'> | Uses<'sessions', 'expires_at' | 'id' | 'user_id'> | Uses<'user_groups', 'group_id' | 'user_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'is_staff' | 'is_superuser'>
  }
  users_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  uses_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: { id: Column<'voucher_codes', 'voucherId'>; used: number }
    reads: Uses<'voucher_codes', 'used' | 'voucher_id'>
  }
  value_slugs: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'attribute_values'>, 'slug'>
    reads: Uses<'attribute_values', 'attribute_id' | 'slug'>
  }
  values_by_slug: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'slug'>
  }
  values_of_customers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id'>
    reads: Uses<'attribute_values', 'attribute_id' | 'id'> | Uses<'attributes', 'id' | 'type'>
  }
  values_of_page_in_order: {
    params: readonly [number | null, number | null]
    row: { id: Column<'page_attribute_values', 'valueId'> }
    reads: Uses<'page_attribute_values', 'attribute_id' | 'page_id' | 'sort' | 'value_id'>
  }
  values_of_pages: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'page_attribute_values', 'pageId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'page_attribute_values', 'page_id' | 'sort' | 'value_id'>
  }
  values_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'product_attribute_values', 'productId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'product_attribute_values', 'product_id' | 'sort' | 'value_id'>
  }
  values_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'variant_attribute_values', 'variantId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'variant_attribute_values', 'sort' | 'value_id' | 'variant_id'>
  }
  variant_by_external_reference: {
    params: readonly [string | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_by_sku: {
    params: readonly [string | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variant_listings'>, 'id' | 'variantId' | 'channelId' | 'price' | 'discountedPrice' | 'costPrice' | 'priorPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'cost_price' | 'discounted_price' | 'id' | 'price' | 'prior_price' | 'variant_id'>
  }
  variant_ids_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'product_id' | 'sort'>
  }
  variant_ids_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  variant_list: {
    params: readonly unknown[]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { variantId?: Column<'variant_listings', 'variantId'>; channelId?: Column<'variant_listings', 'channelId'>; price?: Column<'variant_listings', 'price'>; discountedPrice?: Column<'variant_listings', 'discountedPrice'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_listings', 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'products', 'id' | 'search_text'> | Uses<'variant_attribute_values', 'attribute_id' | 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_listings: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: Pick<Row<'variant_listings'>, 'variantId' | 'channelId' | 'price' | 'discountedPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'>
  }
  variants_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variants_for_sale: {
    params: readonly [JsonInput | null, number | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'variants'>, 'id' | 'trackInventory' | 'productId'> & Pick<Row<'products'>, 'categoryId'> & Pick<Row<'product_listings'>, 'availableForPurchaseAt'> & { name: string; quantityLimit: Column<'variants', 'quantityLimitPerCustomer'> | null; requiresShipping: Column<'product_types', 'isShippingRequired'>; weight: number | null; taxClassId: number | null; price: Column<'variant_listings', 'price'> | null; discountedPrice: number | null; sale: Json | null; isPublished: boolean; inStock: number; collectionIds: number[] }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'track_inventory' | 'weight'>
  }
  variants_in_stock: {
    params: readonly [JsonInput | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'variants'>, 'id' | 'trackInventory'> & { name: string; quantityLimit: Column<'variants', 'quantityLimitPerCustomer'> | null; inStock: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'name' | 'quantity_limit_per_customer' | 'sku' | 'track_inventory'>
  }
  variants_leave_drafts: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'order_lines', 'order_id' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'variant_id'> | Uses<'orders', 'id' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net'>
    writes: Uses<'orders', 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net'>
  }
  variants_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variants_tracked: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'track_inventory'>
  }
  voucher_code_list: {
    params: readonly [number | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  voucher_codes_by_ids: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  voucher_customer: {
    params: readonly [string | null, string | null, Written<'voucher_customers', 'orderId'>]
    row: { used: number }
    reads: Uses<'voucher_codes', 'code' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'>
    writes: Uses<'voucher_customers', 'code' | 'email' | 'order_id'>
  }
  voucher_give_back: {
    params: readonly [string | null, string | null, string | null, number | null]
    row: object
    reads: Uses<'users', 'email' | 'id'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email' | 'order_id'> | Uses<'vouchers', 'id' | 'single_use'>
    writes: Uses<'voucher_codes', 'is_active' | 'used'>
  }
  voucher_in_channel: {
    params: readonly [string | null, number | null, number | null, string | null]
    row: { voucher: Json }
    reads: Uses<'users', 'email' | 'id'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  voucher_is_used: {
    params: readonly [number | null]
    row: { isUsed: boolean }
    reads: Uses<'checkouts', 'voucher_code'> | Uses<'orders', 'voucher_code'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'>
  }
  voucher_list: {
    params: readonly unknown[]
    row: Pick<Row<'vouchers'>, 'id' | 'name' | 'type' | 'valueType' | 'startDate' | 'endDate' | 'usageLimit' | 'minQuantity' | 'countries' | 'productIds' | 'collectionIds' | 'categoryIds' | 'variantIds' | 'applyOncePerOrder' | 'applyOncePerCustomer' | 'onlyForStaff' | 'singleUse' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'> & { code: string | null }
    reads: Uses<'voucher_codes', 'code' | 'sort' | 'used' | 'voucher_id'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'created_at' | 'end_date' | 'id' | 'metadata' | 'min_quantity' | 'name' | 'only_for_staff' | 'private_metadata' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  voucher_lock: {
    params: readonly [string | null]
    row: Pick<Row<'vouchers'>, 'id'>
    reads: Uses<'voucher_codes', 'code' | 'voucher_id'> | Uses<'vouchers', 'id'>
  }
  voucher_use: {
    params: readonly [string | null, string | null, boolean | null, Written<'voucher_customers', 'orderId'>]
    row: { used: number }
    reads: Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'vouchers', 'id' | 'single_use' | 'usage_limit'>
    writes: Uses<'voucher_codes', 'is_active' | 'used'> | Uses<'voucher_customers', 'code' | 'email' | 'order_id'>
  }
  vouchers_by_code: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'vouchers'>, 'id' | 'name' | 'type' | 'valueType' | 'startDate' | 'endDate' | 'usageLimit' | 'minQuantity' | 'countries' | 'productIds' | 'collectionIds' | 'categoryIds' | 'variantIds' | 'applyOncePerOrder' | 'applyOncePerCustomer' | 'onlyForStaff' | 'singleUse' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'> & Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'created_at' | 'end_date' | 'id' | 'metadata' | 'min_quantity' | 'name' | 'only_for_staff' | 'private_metadata' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  vouchers_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'vouchers'>, 'id' | 'name' | 'type' | 'valueType' | 'startDate' | 'endDate' | 'usageLimit' | 'minQuantity' | 'countries' | 'productIds' | 'collectionIds' | 'categoryIds' | 'variantIds' | 'applyOncePerOrder' | 'applyOncePerCustomer' | 'onlyForStaff' | 'singleUse' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'> & { code: string | null }
    reads: Uses<'voucher_codes', 'code' | 'sort' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'created_at' | 'end_date' | 'id' | 'metadata' | 'min_quantity' | 'name' | 'only_for_staff' | 'private_metadata' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  waiting_payments: {
    params: readonly [readonly number[] | null]
    row: { reviews: number; byHand: number }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'id'> | Uses<'payment_actions', 'state' | 'transaction_id'> | Uses<'payment_reviews', 'order_id' | 'resolved_at' | 'transaction_id'> | Uses<'transactions', 'checkout_id' | 'id' | 'order_id'>
  }
  waiting_refunds: {
    params: readonly [readonly number[] | null]
    row: { count: number }
    reads: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'> | Uses<'granted_refunds', 'amount' | 'id' | 'order_id'> | Uses<'orders', 'channel_id' | 'id' | 'status' | 'total_charged'> | Uses<'transaction_events', 'id' | 'psp_reference' | 'transaction_id' | 'type'>
  }
  warehouse_list: {
    params: readonly [string | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, boolean | null, string | null, string | null, string | null, string | null]
    row: Pick<Row<'warehouses'>, 'id' | 'slug' | 'name' | 'address' | 'email' | 'isPrivate' | 'clickAndCollectOption' | 'externalReference' | 'metadata' | 'privateMetadata'>
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'warehouses', 'address' | 'click_and_collect_option' | 'email' | 'external_reference' | 'id' | 'is_private' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
  warehouses_of_stocks: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId'>
    reads: Uses<'stocks', 'id' | 'warehouse_id'>
  }
  watch_again: {
    params: readonly [string | null, Written<'transactions', 'watchAt'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'watch_at'>
  }
  watch_claim: {
    params: readonly [Date | null, Written<'transactions', 'watchAt'>, number | bigint | null]
    row: Pick<Row<'transactions'>, 'id'> & { missed: number; endedAt: Date }
    reads: Uses<'transactions', 'booked_look' | 'created_at' | 'expires_at' | 'id' | 'looks' | 'watch_at'>
    writes: Uses<'transactions', 'watch_at'>
  }
  watch_others: {
    params: readonly [string | null, string | null, Written<'transactions', 'watchAt'>]
    row: object
    reads: Uses<'transactions', 'id' | 'order_id' | 'provider_state' | 'watch_at'>
    writes: Uses<'transactions', 'watch_at'>
  }
  watch_start: {
    params: readonly [string | null, Written<'transactions', 'expiresAt'>, Written<'transactions', 'watchAt'>, Written<'transactions', 'providerData'>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transactions', 'expires_at' | 'provider_data' | 'watch_at'>
  }
  webhook_by_identifier: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  webhook_keep: {
    params: readonly [Written<'payment_webhooks', 'gateway'>, Written<'payment_webhooks', 'eventId'>, Written<'payment_webhooks', 'transactionId'>, Written<'payment_webhooks', 'createdAt'>]
    row: object
    writes: Uses<'payment_webhooks', 'created_at' | 'event_id' | 'gateway' | 'transaction_id'>
  }
  webhook_known: {
    params: readonly [string | null, string | null]
    row: { '?column?': number }
    reads: Uses<'payment_webhooks', 'event_id' | 'gateway'>
  }
  webhooks_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  webhooks_delete: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'payment_webhooks', 'created_at' | 'event_id' | 'gateway'>
  }
  webhooks_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  write_display_rates: {
    params: readonly [JsonInput | null]
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
  write_try: {
    params: readonly []
    row: object
    writes: Uses<'mail_readers', 'key' | 'sent_at'>
  }
  write_user: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text' | 'updated_at'>
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
    params: readonly [string | null, readonly number[] | null, string | null]
    row: Pick<Row<'shipping_zones'>, 'id' | 'name' | 'description' | 'countries' | 'isDefault' | 'metadata' | 'privateMetadata'>
    reads: Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'> | Uses<'shipping_zones', 'countries' | 'description' | 'id' | 'is_default' | 'metadata' | 'name' | 'private_metadata'>
  }
  zone_warehouses_add: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    writes: Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
  zone_warehouses_foreign: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: Pick<Row<'shipping_zone_warehouses'>, 'zoneId' | 'warehouseId'>
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'shipping_zone_channels', 'channel_id' | 'zone_id'> | Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
  zone_warehouses_remove: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'shipping_zone_warehouses', 'warehouse_id' | 'zone_id'>
  }
}
