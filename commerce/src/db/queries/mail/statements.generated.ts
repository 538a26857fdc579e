// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  count_waiting_mails: {
    params: readonly []
    row: { n: number }
    reads: Uses<'mails', 'state'>
  }
  delete_mails_before: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'mails', 'created_at' | 'id' | 'state'>
  }
  delete_readers_before: {
    params: readonly [Date | null]
    row: object
    reads: Uses<'mail_readers', 'sent_at'>
  }
  mail_count: {
    params: readonly [Written<'mail_readers', 'key'>, Date | null, number | null, Date | null]
    row: object
    reads: Uses<'mail_readers', 'key' | 'sent_at'>
    writes: Uses<'mail_readers', 'key' | 'sent_at'>
  }
  mail_example_customers: {
    params: { id: number | null; email: string | null }
    row: Pick<Row<'users'>, 'id' | 'email' | 'firstName'>
    reads: Uses<'users', 'email' | 'first_name' | 'id' | 'is_active' | 'is_staff'>
  }
  mail_example_orders: {
    params: { number: number | null; channelIds: readonly number[] | null; status: string | null; id: string | null; isShipped: boolean | null; hasInvoice: boolean | null }
    row: Pick<Row<'orders'>, 'id' | 'number' | 'totalGross'> & { email: Column<'orders', 'userEmail'>; fulfillmentId: Column<'fulfillments', 'id'> | null; invoiceId: Column<'invoices', 'id'> | null }
    reads: Uses<'fulfillments', 'id' | 'order_id' | 'status'> | Uses<'invoices', 'id' | 'number' | 'order_id'> | Uses<'orders', 'channel_id' | 'id' | 'number' | 'status' | 'total_gross' | 'user_email'>
  }
  mail_failed: {
    params: { error: Written<'mails', 'error'>; next: Date | null; id: number | bigint | null; claimedUntil: Date | null }
    row: object
    reads: Uses<'mails', 'attempts' | 'claimed_until' | 'id' | 'next_attempt_at' | 'payload' | 'state'>
    writes: Uses<'mails', 'attempts' | 'claimed_until' | 'error' | 'next_attempt_at' | 'payload' | 'state'>
  }
  mail_hold: {
    params: { until: Date | null; id: number | bigint | null; claimedUntil: Date | null }
    row: object
    reads: Uses<'mails', 'claimed_until' | 'held_until' | 'id'>
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
    params: { mail: string | null; language: string | null; key: string | null }
    row: object
    reads: Uses<'mail_texts', 'key' | 'language' | 'mail'>
  }
  mail_text_set: {
    params: { mail: Written<'mail_texts', 'mail'>; language: Written<'mail_texts', 'language'>; key: Written<'mail_texts', 'key'>; text: Written<'mail_texts', 'text'> }
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
    params: readonly [JsonRecords<{ kind: string; recipient: string; languageCode: string; payload: unknown; onceKey: string }>]
    row: object
    reads: Uses<'mails', 'once_key'>
    writes: Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'>
  }
  mails_sent: {
    params: readonly [Written<'mails', 'sentAt'>, readonly (number | bigint)[] | null]
    row: object
    reads: Uses<'mails', 'attempts' | 'id'>
    writes: Uses<'mails', 'attempts' | 'claimed_until' | 'error' | 'payload' | 'sent_at' | 'state'>
  }
  order_mail_parts: {
    params: readonly [string | null]
    row: { giftCards: Json; method: Json | null; shownDiscount: string | null; refunded: number; refundPending: number }
    reads: Uses<'gift_cards', 'code' | 'id'> | Uses<'order_discounts', 'id' | 'name' | 'order_id' | 'translated_name'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'> | Uses<'orders', 'id' | 'shipping_method_id'> | Uses<'shipping_methods', 'id' | 'max_days' | 'min_days' | 'translations'> | Uses<'transactions', 'order_id' | 'refund_pending' | 'refunded'>
  }
}
}
