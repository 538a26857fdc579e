// Written by `npm run generate`; not to be edited.
import type { Column, Json, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  attempt_count: {
    params: { key: Written<'attempts', 'key'>; now: Written<'attempts', 'windowStartedAt'>; windowMs: number | null; max: number | null }
    row: Pick<Row<'attempts'>, 'count' | 'blockedUntil'>
    reads: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
    writes: Uses<'attempts', 'blocked_until' | 'count' | 'key' | 'window_started_at'>
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
  buyers_without_orders: {
    params: readonly [readonly string[] | null]
    row: { email: string }
    reads: Uses<'orders', 'user_email'> | Uses<'users', 'email'>
  }
  delete_checkouts_of: {
    params: readonly [readonly number[] | null, readonly string[] | null]
    row: object
    reads: Uses<'checkouts', 'email' | 'id' | 'user_id'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'checkout_id' | 'refund_pending'>
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
  delete_registrations: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'registrations', 'email'>
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
  forget_vouchers_of_buyers: {
    params: readonly [readonly string[] | null]
    row: object
    reads: Uses<'voucher_customers', 'email'>
  }
  insert_registration: {
    params: { tokenHash: Written<'registrations', 'tokenHash'>; email: string | null; passwordHash: Written<'registrations', 'passwordHash'>; firstName: Written<'registrations', 'firstName'>; lastName: Written<'registrations', 'lastName'>; languageCode: Written<'registrations', 'languageCode'>; metadata: Written<'registrations', 'metadata'>; now: Written<'registrations', 'createdAt'>; expiresAt: Written<'registrations', 'expiresAt'>; since: Date | null; most: number | null }
    row: object
    reads: Uses<'registrations', 'created_at' | 'email'>
    writes: Uses<'registrations', 'created_at' | 'email' | 'expires_at' | 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'password_hash' | 'token_hash'>
  }
  lock_erasable: {
    params: readonly [Date | null, Date | null, number | bigint | null]
    row: Pick<Row<'orders'>, 'id' | 'userEmail'>
    reads: Uses<'invoices', 'order_id'> | Uses<'order_gift_cards', 'order_id'> | Uses<'orders', 'erase_after' | 'erased_at' | 'id' | 'status' | 'updated_at' | 'user_email'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'charge_pending' | 'charged' | 'order_id' | 'refund_pending' | 'refunded'>
  }
  lock_registration: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'registrations'>, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'languageCode' | 'metadata'>
    reads: Uses<'registrations', 'email' | 'expires_at' | 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'password_hash' | 'token_hash'>
  }
  mark_orders_of: {
    params: readonly [readonly number[] | null, readonly string[] | null, Date | null, number | null]
    row: { at: NonNullable<Column<'orders', 'eraseAfter'>> }
    reads: Uses<'orders', 'created_at' | 'erase_after' | 'erased_at' | 'user_email' | 'user_id'>
    writes: Uses<'orders', 'erase_after'>
  }
  network_known: {
    params: readonly [string | null, string | null, Date | null]
    row: object
    reads: Uses<'known_networks', 'last_used_at' | 'network_hash' | 'user_id'> | Uses<'users', 'email' | 'id'>
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
  put_second_factor: {
    params: { userId: Written<'second_factors', 'userId'>; secret: Written<'second_factors', 'secret'>; lastStep: Written<'second_factors', 'lastStep'>; enabledAt: Written<'second_factors', 'enabledAt'> }
    row: object
    reads: Uses<'second_factors', 'user_id'>
    writes: Uses<'second_factors', 'enabled_at' | 'last_step' | 'secret' | 'user_id'>
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
  reset_link: {
    params: readonly [string | null, Written<'user_tokens', 'tokenHash'>, Written<'user_tokens', 'expiresAt'>, string | null]
    row: object
    reads: Uses<'user_tokens', 'purpose' | 'user_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'is_active' | 'language_code'>
    writes: Uses<'customer_events', 'type' | 'user_id'> | Uses<'mails', 'kind' | 'language_code' | 'payload' | 'recipient'> | Uses<'user_tokens', 'expires_at' | 'purpose' | 'token_hash' | 'user_id'>
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
  session_insert: {
    params: { now: Written<'sessions', 'createdAt'>; userId: number | null; email: string | null; passwordHash: string | null; mostSessions: number | null; networkHash: Written<'known_networks', 'networkHash'> | null; mostNetworks: number | null; id: Written<'sessions', 'id'>; userAgent: Written<'sessions', 'userAgent'>; expiresAt: Written<'sessions', 'expiresAt'> }
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
    params: readonly []
    row: Pick<Row<'signing_keys'>, 'kid' | 'privateKey' | 'publicJwk' | 'createdAt' | 'expiresAt'>
    reads: Uses<'signing_keys', 'created_at' | 'expires_at' | 'kid' | 'private_key' | 'public_jwk'>
  }
  signing_keys_delete: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'signing_keys', 'expires_at'>
  }
  take_recovery_code: {
    params: readonly [number | null, string | null]
    row: object
    reads: Uses<'recovery_codes', 'code_hash' | 'user_id'>
  }
  take_step: {
    params: readonly [number | null, Written<'second_factors', 'lastStep'>]
    row: object
    reads: Uses<'second_factors', 'last_step' | 'user_id'>
    writes: Uses<'second_factors', 'last_step'>
  }
  user_token_insert: {
    params: readonly [Written<'user_tokens', 'tokenHash'>, Written<'user_tokens', 'userId'>, Written<'user_tokens', 'purpose'>, Written<'user_tokens', 'newEmail'>, Written<'user_tokens', 'expiresAt'>]
    row: object
    writes: Uses<'user_tokens', 'expires_at' | 'new_email' | 'purpose' | 'token_hash' | 'user_id'>
  }
  user_token_insert_used: {
    params: { hash: Written<'user_tokens', 'tokenHash'>; userId: Written<'user_tokens', 'userId'>; purpose: Written<'user_tokens', 'purpose'>; now: Written<'user_tokens', 'usedAt'>; expiresAt: Written<'user_tokens', 'expiresAt'> }
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
}
}
