// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
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
  bitcoin_address_keep: {
    params: { address: Written<'bitcoin_addresses', 'address'>; transactionId: Written<'bitcoin_addresses', 'transactionId'>; account: Written<'bitcoin_addresses', 'account'>; index: Written<'bitcoin_addresses', 'index'>; satoshi: Written<'bitcoin_addresses', 'satoshi'>; enough: Written<'bitcoin_addresses', 'enough'>; amount: Written<'bitcoin_addresses', 'amount'>; currency: Written<'bitcoin_addresses', 'currency'>; rate: Written<'bitcoin_addresses', 'rate'>; rateSource: Written<'bitcoin_addresses', 'rateSource'>; rateAt: Written<'bitcoin_addresses', 'rateAt'>; sinceHeight: Written<'bitcoin_addresses', 'sinceHeight'>; confirmations: Written<'bitcoin_addresses', 'confirmations'>; expiresAt: Written<'bitcoin_addresses', 'expiresAt'>; at: Written<'bitcoin_addresses', 'createdAt'> }
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
    params: { amount: Written<'bitcoin_addresses', 'amount'>; satoshi: Written<'bitcoin_addresses', 'satoshi'>; enough: Written<'bitcoin_addresses', 'enough'>; confirmations: Written<'bitcoin_addresses', 'confirmations'>; address: string | null }
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
  checkout_customer: {
    params: readonly [string | null]
    row: Pick<Row<'checkouts'>, 'userId'>
    reads: Uses<'checkouts', 'id' | 'user_id'>
  }
  checkout_lock_of_holder: {
    params: readonly [string | null, string | null, string | null, readonly number[] | null]
    row: { network: number; mailbox: number; packs: Json }
    reads: Uses<'checkouts', 'id'> | Uses<'order_lines', 'order_id' | 'quantity' | 'variant_id'> | Uses<'orders', 'held_mailbox' | 'held_network' | 'id'>
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
  events_of_granted_refunds: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'granted_refund_requests'>, 'grantedRefundId'> & Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'> | Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  events_of_transactions: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'transaction_events'>, 'id' | 'transactionId' | 'type' | 'amount' | 'pspReference' | 'message' | 'externalUrl' | 'idempotencyKey' | 'counts' | 'cause' | 'reasonPageId' | 'createdAt'>
    reads: Uses<'transaction_events', 'amount' | 'cause' | 'counts' | 'created_at' | 'external_url' | 'id' | 'idempotency_key' | 'message' | 'psp_reference' | 'reason_page_id' | 'transaction_id' | 'type'>
  }
  funds_to_release: {
    params: readonly [Date | null, readonly string[] | null, number | bigint | null]
    row: Pick<Row<'transactions'>, 'id'> & { isAuthorized: boolean; isCharged: boolean }
    reads: Uses<'channels', 'checkout_release_funds_cut_off_date' | 'checkout_ttl_before_releasing_funds' | 'id' | 'release_funds_for_expired_checkouts'> | Uses<'checkouts', 'channel_id' | 'created_at' | 'id' | 'updated_at'> | Uses<'payment_actions', 'kind' | 'state' | 'transaction_id'> | Uses<'transactions', 'authorized' | 'charged' | 'checkout_id' | 'gateway' | 'id' | 'order_id' | 'updated_at'>
  }
  gift_card_give: {
    params: readonly [number | null, number | bigint | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance'>
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
  gift_card_take: {
    params: readonly [number | null, number | bigint | null, Written<'gift_cards', 'lastUsedOn'>]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance' | 'last_used_on'>
  }
  gift_cards_lock: {
    params: readonly [readonly number[] | null, string | null]
    row: Pick<Row<'gift_cards'>, 'id'> & { balance: Column<'gift_cards', 'currentBalance'> }
    reads: Uses<'gift_cards', 'current_balance' | 'expiry_date' | 'id' | 'is_active'>
  }
  granted_refund_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'granted_refunds'>, 'id' | 'orderId' | 'transactionId' | 'amount' | 'reason' | 'reasonPageId' | 'shippingCostsIncluded' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'granted_refunds', 'amount' | 'app_id' | 'created_at' | 'id' | 'order_id' | 'reason' | 'reason_page_id' | 'shipping_costs_included' | 'transaction_id' | 'updated_at' | 'user_id'>
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
  holder_lock: {
    params: readonly [number | bigint | null, number | bigint | null]
    row: { first: unknown | null; second: unknown | null }
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
  money_of_checkout: {
    params: readonly [string | null]
    row: Pick<Row<'transactions'>, 'id' | 'charged'> & { amount: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id' | 'created_at' | 'id' | 'order_id'>
  }
  movement_save: {
    params: { id: Written<'payment_movements', 'transactionId'>; gateway: Written<'payment_movements', 'gateway'>; reference: Written<'payment_movements', 'reference'>; kind: Written<'payment_movements', 'kind'>; units: Written<'payment_movements', 'units'>; state: Written<'payment_movements', 'state'>; amount: Written<'payment_movements', 'amount'>; settledTimes: Written<'payment_movements', 'settledTimes'>; seenAt: Written<'payment_movements', 'seenAt'>; at: Written<'payment_movements', 'createdAt'> }
    row: object
    reads: Uses<'payment_movements', 'amount' | 'gateway' | 'reference' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
    writes: Uses<'payment_movements', 'amount' | 'created_at' | 'gateway' | 'kind' | 'reference' | 'seen_at' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
  }
  movements_of: {
    params: readonly [string | null]
    row: Pick<Row<'payment_movements'>, 'id' | 'transactionId' | 'gateway' | 'reference' | 'kind' | 'units' | 'state' | 'amount' | 'settledTimes' | 'seenAt' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_movements', 'amount' | 'created_at' | 'gateway' | 'id' | 'kind' | 'reference' | 'seen_at' | 'settled_times' | 'state' | 'transaction_id' | 'units' | 'updated_at'>
  }
  newest_payments: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'transactions'>, 'id' | 'gateway' | 'currency' | 'amount' | 'charged' | 'refunded' | 'pspReference' | 'providerState' | 'watchAt' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; orderStatus: Column<'orders', 'status'> | null }
    reads: Uses<'orders', 'id' | 'number' | 'status'> | Uses<'transactions', 'amount' | 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'provider_state' | 'psp_reference' | 'refunded' | 'watch_at'>
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
  order_hold: {
    params: readonly [string | null, Written<'orders', 'expiresAt'>, Written<'orders', 'isExtended'>, Written<'orders', 'seenUntil'>, string | null]
    row: object
    reads: Uses<'orders', 'id' | 'metadata'>
    writes: Uses<'orders', 'expires_at' | 'is_extended' | 'metadata' | 'seen_until'>
  }
  orders_held: {
    params: readonly [readonly string[] | null]
    row: { orderId: NonNullable<Column<'transactions', 'orderId'>>; charged: number; chargePending: number; authorized: number; authorizePending: number; refunded: number; refundPending: number; canceled: number; cancelPending: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'cancel_pending' | 'canceled' | 'charge_pending' | 'charged' | 'order_id' | 'refund_pending' | 'refunded'>
  }
  orders_that_differ: {
    params: readonly []
    row: { transactionId: string; orderId: Column<'orders', 'id'>; off: number }
    reads: Uses<'orders', 'id' | 'total_charged'> | Uses<'transactions', 'charged' | 'id' | 'order_id'>
  }
  paid_without_order: {
    params: readonly [Date | null]
    row: Pick<Row<'transactions'>, 'id' | 'charged'>
    reads: Uses<'transactions', 'charged' | 'created_at' | 'id' | 'order_id'>
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
  payment_action_lock: {
    params: readonly [string | null]
    row: Pick<Row<'payment_actions'>, 'id' | 'transactionId' | 'kind' | 'amount' | 'reason' | 'destination' | 'state' | 'requestEventId' | 'pspReference' | 'attempts' | 'nextAttemptAt' | 'error' | 'cause' | 'createdAt' | 'updatedAt'>
    reads: Uses<'payment_actions', 'amount' | 'attempts' | 'cause' | 'created_at' | 'destination' | 'error' | 'id' | 'kind' | 'next_attempt_at' | 'psp_reference' | 'reason' | 'request_event_id' | 'state' | 'transaction_id' | 'updated_at'>
  }
  payment_action_note: {
    params: { orderId: Written<'order_events', 'orderId'>; type: Written<'order_events', 'type'>; userId: Written<'order_events', 'userId'>; appId: Written<'order_events', 'appId'>; parameters: Written<'order_events', 'parameters'>; at: Written<'order_events', 'createdAt'>; actionId: string | null }
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
    params: { network: string | null; since: Date | null; gateway: string | null; now: Date | null }
    row: { held: number }
    reads: Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'claimed_until' | 'created_at' | 'gateway' | 'held_network' | 'psp_reference' | 'refunded'>
  }
  payments_of_order: {
    params: readonly [number | null]
    row: Pick<Row<'transactions'>, 'id' | 'gateway' | 'currency' | 'amount' | 'charged' | 'refunded' | 'pspReference' | 'providerState' | 'watchAt' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; orderStatus: Column<'orders', 'status'> | null }
    reads: Uses<'orders', 'id' | 'number' | 'status'> | Uses<'transactions', 'amount' | 'charged' | 'created_at' | 'currency' | 'gateway' | 'id' | 'order_id' | 'provider_state' | 'psp_reference' | 'refunded' | 'watch_at'>
  }
  payments_to_compare: {
    params: readonly [readonly string[] | null, Date | null, number | bigint | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'created_at' | 'gateway' | 'id' | 'psp_reference'>
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
  review_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'payment_reviews'>, 'id' | 'transactionId' | 'orderId' | 'reason' | 'subject' | 'amount' | 'note' | 'resolvedAt' | 'resolvedBy' | 'resolution' | 'createdAt'> & { orderNumber: Column<'orders', 'number'> | null; currency: string | null; gateway: Column<'transactions', 'gateway'> | null; orderStatus: Column<'orders', 'status'> | null; channelId: number | null; charged: Column<'transactions', 'charged'> | null; paymentUrl: Column<'transactions', 'externalUrl'> | null }
    reads: Uses<'checkouts', 'channel_id' | 'id'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status'> | Uses<'payment_reviews', 'amount' | 'created_at' | 'id' | 'note' | 'order_id' | 'reason' | 'resolution' | 'resolved_at' | 'resolved_by' | 'subject' | 'transaction_id'> | Uses<'transactions', 'charged' | 'checkout_id' | 'currency' | 'external_url' | 'gateway' | 'id'>
  }
  review_open: {
    params: { transactionId: Written<'payment_reviews', 'transactionId'>; orderId: Written<'payment_reviews', 'orderId'>; reason: Written<'payment_reviews', 'reason'>; subject: Written<'payment_reviews', 'subject'>; amount: Written<'payment_reviews', 'amount'>; note: Written<'payment_reviews', 'note'>; at: Written<'payment_reviews', 'createdAt'> }
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
  seen_in_time: {
    params: readonly [string | null, Date | null]
    row: { coming: number; settled: number }
    reads: Uses<'payment_movements', 'amount' | 'kind' | 'seen_at' | 'state' | 'transaction_id'> | Uses<'transactions', 'id' | 'order_id'>
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
    params: { id: Written<'test_card_sessions', 'id'>; transactionId: Written<'test_card_sessions', 'transactionId'>; amount: Written<'test_card_sessions', 'amount'>; currency: Written<'test_card_sessions', 'currency'>; orderNumber: Written<'test_card_sessions', 'orderNumber'>; returnUrl: Written<'test_card_sessions', 'returnUrl'>; languageCode: Written<'test_card_sessions', 'languageCode'>; pspReference: Written<'test_card_sessions', 'pspReference'>; createdAt: Written<'test_card_sessions', 'createdAt'> }
    row: Pick<Row<'test_card_sessions'>, 'id' | 'transactionId' | 'amount' | 'currency' | 'orderNumber' | 'returnUrl' | 'languageCode' | 'state' | 'pspReference' | 'createdAt' | 'decidedAt'>
    reads: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
    writes: Uses<'test_card_sessions', 'amount' | 'created_at' | 'currency' | 'decided_at' | 'id' | 'language_code' | 'order_number' | 'psp_reference' | 'return_url' | 'state' | 'transaction_id'>
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
  transaction_reference_is_taken: {
    params: { gateway: string | null; pspReference: string | null; id: string | null }
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'gateway' | 'id' | 'psp_reference'>
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
  unseen_since: {
    params: readonly [string | null, Date | null]
    row: Pick<Row<'transactions'>, 'id'>
    reads: Uses<'transactions', 'id' | 'looked_at' | 'order_id' | 'provider_state' | 'watch_at'>
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
  webhooks_delete: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'payment_webhooks', 'created_at' | 'event_id' | 'gateway'>
  }
}
}
