// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonRecord, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  allocations_of_lines: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'id' | 'orderLineId' | 'quantity'> & Pick<Row<'stocks'>, 'warehouseId'>
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'id' | 'warehouse_id'>
  }
  best_sold: {
    params: readonly [Date | null, readonly number[] | null, number | bigint | null]
    row: { productId: Column<'variants', 'productId'>; name: string; quantity: number; orders: number }
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'fulfillments', 'id' | 'status'> | Uses<'order_lines', 'id' | 'order_id' | 'product_name' | 'quantity' | 'variant_id'> | Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'variants', 'id' | 'product_id'>
  }
  carts_left: {
    params: readonly [Date | null, Date | null, readonly number[] | null]
    row: { count: number; withEmail: number }
    reads: Uses<'checkout_lines', 'checkout_id'> | Uses<'checkouts', 'channel_id' | 'email' | 'id' | 'updated_at'>
  }
  code_of_voucher: {
    params: readonly [number | null]
    row: Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'is_active' | 'voucher_id'>
  }
  customer_is_staff: {
    params: readonly [number | null]
    row: { isStaff: boolean }
    reads: Uses<'users', 'id' | 'is_staff'>
  }
  delete_expired_orders: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'channels', 'delete_expired_orders_after' | 'id'> | Uses<'orders', 'channel_id' | 'expires_at' | 'id' | 'status'> | Uses<'transactions', 'order_id'>
  }
  draft_insert: {
    params: readonly [JsonRecord<{ id: string; number: number; channelId: number; checkoutId: string; origin: string; originalId: string; externalReference: string; status: string; userId: number; userEmail: string; languageCode: string; currency: string; customerNote: string; redirectUrl: string; saveShippingAddress: boolean; saveBillingAddress: boolean; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; shippingMethodName: string; collectionPointId: string; collectionPointName: string; shippingTaxClassId: number; shippingTaxClassName: string; shippingTaxRate: number; shippingNet: number | string; shippingGross: number | string; undiscountedShipping: number | string; subtotalNet: number | string; subtotalGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; voucherCode: string; holdsVoucher: boolean; discountName: string; translatedDiscountName: string; weight: number; linesCount: number; totalCharged: number | string; totalAuthorized: number | string; totalChargePending: number | string; chargeStatus: string; authorizeStatus: string; expiresAt: Date | string; seenUntil: Date | string; eraseAfter: Date | string; erasedAt: Date | string; isExtended: boolean; heldNetwork: string; heldMailbox: string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string; searchText: string }>]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
    writes: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  draft_place: {
    params: readonly [string | null, Written<'orders', 'createdAt'>]
    row: object
    reads: Uses<'order_lines', 'is_shipping_required' | 'order_id'> | Uses<'orders', 'id' | 'shipping_address'>
    writes: Uses<'orders', 'created_at' | 'shipping_address'>
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
  find_fulfillment: {
    params: readonly [number | null]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
  }
  first_sale_steps: {
    params: readonly []
    row: { product: boolean; shipping: boolean; order: boolean }
    reads: Uses<'channels', 'id'> | Uses<'orders', 'status'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id'> | Uses<'variant_listings', 'channel_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  fulfillment_allocations: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'id' | 'orderLineId' | 'stockId' | 'quantity'>
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'>
  }
  fulfillment_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'fulfillments', 'id'>
  }
  fulfillment_insert: {
    params: { orderId: Written<'fulfillments', 'orderId'>; status: Written<'fulfillments', 'status'>; trackingNumber: Written<'fulfillments', 'trackingNumber'>; at: Written<'fulfillments', 'createdAt'>; lines: JsonRecords<{ orderLineId: string; stockId: number; quantity: number }> }
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
    params: { orderId: Written<'fulfillments', 'orderId'>; status: Written<'fulfillments', 'status'>; reason: Written<'fulfillments', 'reason'>; at: Written<'fulfillments', 'createdAt'>; totalRefunded: Written<'fulfillments', 'totalRefunded'>; shippingRefunded: Written<'fulfillments', 'shippingRefunded'>; reasonPageId: Written<'fulfillments', 'reasonPageId'>; lines: JsonRecords<{ orderLineId: string; stockId: number; quantity: number; reason: string; reasonPageId: number; unsent: boolean }> }
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
    params: { allocations: JsonRecords<{ id: number; quantity: number }>; stocks: JsonRecords<{ id: number; quantity: number; allocated: number }> }
    row: object
    reads: Uses<'allocations', 'id'> | Uses<'stocks', 'id'>
    writes: Uses<'allocations', 'quantity'> | Uses<'stocks', 'allocated' | 'quantity'>
  }
  fulfillment_take_out: {
    params: readonly [string | null, JsonRecords<{ id: number; quantity: number }>]
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
  granted_refunds_not_sent: {
    params: readonly [readonly number[] | null, number | bigint | null]
    row: Pick<Row<'granted_refunds'>, 'id' | 'amount' | 'reason' | 'createdAt'> & Pick<Row<'orders'>, 'currency'> & { orderId: Column<'orders', 'id'>; orderNumber: Column<'orders', 'number'>; orderStatus: Column<'orders', 'status'> }
    reads: Uses<'granted_refund_requests', 'event_id' | 'granted_refund_id'> | Uses<'granted_refunds', 'amount' | 'created_at' | 'id' | 'order_id' | 'reason'> | Uses<'orders', 'channel_id' | 'currency' | 'id' | 'number' | 'status' | 'total_charged'> | Uses<'transaction_events', 'id' | 'psp_reference' | 'transaction_id' | 'type'>
  }
  invoices_tell: {
    params: readonly [JsonRecords<{ orderId: string; place: number; number: string; url: string; metadata: unknown; privateMetadata: unknown; at: Date | string }>]
    row: object
    writes: Uses<'invoices', 'created_at' | 'external_url' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  known_warehouses: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'warehouses'>, 'id'>
    reads: Uses<'warehouses', 'id'>
  }
  lock_order_references: {
    params: readonly []
    row: { locked: string | null }
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
    params: readonly [Written<'order_discounts', 'orderId'>, JsonRecords<{ id: string; orderId: string; type: string; name: string; translatedName: string; valueType: string; value: number; amount: number | string; reason: string }>]
    row: object
    reads: Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'value' | 'value_type'>
    writes: Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'>
  }
  order_event_add: {
    params: { orderId: Written<'order_events', 'orderId'>; type: Written<'order_events', 'type'>; userId: Written<'order_events', 'userId'>; appId: Written<'order_events', 'appId'>; parameters: Written<'order_events', 'parameters'>; at: Written<'order_events', 'createdAt'> }
    row: Pick<Row<'order_events'>, 'id'>
    reads: Uses<'order_events', 'id'>
    writes: Uses<'order_events', 'app_id' | 'created_at' | 'order_id' | 'parameters' | 'type' | 'user_id'>
  }
  order_event_list: {
    params: readonly unknown[]
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
    params: readonly [string | null, JsonRecord<{ externalReference: string; userId: number; userEmail: string; languageCode: string; customerNote: string; redirectUrl: string; saveShippingAddress: boolean; saveBillingAddress: boolean; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; voucherCode: string; metadata: unknown; privateMetadata: unknown }>, Written<'orders', 'updatedAt'>]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
    writes: Uses<'orders', 'billing_address' | 'customer_note' | 'external_reference' | 'language_code' | 'metadata' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'shipping_address' | 'shipping_method_id' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code'>
  }
  order_insert: {
    params: { checkoutId: string | null; version: number | null; hadPayments: boolean | null; lines: JsonRecords<{ variantId: number; id: string; orderId: string; productName: string; variantName: string; translatedProductName: string; translatedVariantName: string; productSku: string; isShippingRequired: boolean; isGift: boolean; isGiftCard: boolean; quantity: number; quantityFulfilled: number; taxClassId: number; taxClassName: string; taxRate: number; priceOverride: number | string; priceOverrideReason: string; manualValue: number; manualType: string; manualReason: string; unitNet: number | string; unitGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedUnitNet: number | string; undiscountedUnitGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; unitDiscount: number | string; unitDiscountValue: number; unitDiscountType: string; unitDiscountReason: string; discounts: unknown; frozenPrice: number | string; frozenUntil: Date | string; voucherCode: string; metadata: unknown; privateMetadata: unknown; ordinal: number }>; order: JsonRecord<{ id: string; number: number; channelId: number; checkoutId: string; origin: string; originalId: string; externalReference: string; status: string; userId: number; userEmail: string; languageCode: string; currency: string; customerNote: string; redirectUrl: string; saveShippingAddress: boolean; saveBillingAddress: boolean; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; shippingMethodName: string; collectionPointId: string; collectionPointName: string; shippingTaxClassId: number; shippingTaxClassName: string; shippingTaxRate: number; shippingNet: number | string; shippingGross: number | string; undiscountedShipping: number | string; subtotalNet: number | string; subtotalGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; voucherCode: string; holdsVoucher: boolean; discountName: string; translatedDiscountName: string; weight: number; linesCount: number; totalCharged: number | string; totalAuthorized: number | string; totalChargePending: number | string; chargeStatus: string; authorizeStatus: string; expiresAt: Date | string; seenUntil: Date | string; eraseAfter: Date | string; erasedAt: Date | string; isExtended: boolean; heldNetwork: string; heldMailbox: string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string; searchText: string }>; allocations: JsonRecords<{ lineId: string; stockId: number; quantity: number }>; events: readonly string[] | null; mails: JsonRecords<{ kind: string; recipient: string; languageCode: string; payload: unknown; onceKey: string }>; discounts: JsonRecords<{ id: string; orderId: string; type: string; name: string; translatedName: string; valueType: string; value: number; amount: number | string; reason: string }> }
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { held: Json }
    reads: Uses<'checkouts', 'id' | 'version'> | Uses<'mails', 'once_key'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'stocks', 'allocated' | 'id'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'transactions', 'authorize_pending' | 'authorized' | 'charge_pending' | 'charged' | 'checkout_id'> | Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'mails', 'kind' | 'language_code' | 'once_key' | 'payload' | 'recipient'> | Uses<'order_discounts', 'amount' | 'id' | 'name' | 'order_id' | 'reason' | 'translated_name' | 'type' | 'value' | 'value_type'> | Uses<'order_events', 'order_id' | 'type'> | Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'stocks', 'allocated'> | Uses<'transactions', 'checkout_id' | 'order_id'>
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
    params: readonly [JsonRecords<{ id: string; orderId: string; variantId: number; productName: string; variantName: string; translatedProductName: string; translatedVariantName: string; productSku: string; isShippingRequired: boolean; isGift: boolean; isGiftCard: boolean; quantity: number; quantityFulfilled: number; taxClassId: number; taxClassName: string; taxRate: number; priceOverride: number | string; priceOverrideReason: string; manualValue: number; manualType: string; manualReason: string; unitNet: number | string; unitGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedUnitNet: number | string; undiscountedUnitGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; unitDiscount: number | string; unitDiscountValue: number; unitDiscountType: string; unitDiscountReason: string; discounts: unknown; frozenPrice: number | string; frozenUntil: Date | string; voucherCode: string; metadata: unknown; privateMetadata: unknown; ordinal: number }>]
    row: object
    reads: Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'price_override' | 'price_override_reason' | 'quantity' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'voucher_code'> | Uses<'orders', 'id' | 'language_code'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'>
  }
  order_list: {
    params: readonly unknown[]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'fulfillment_lines', 'fulfillment_id' | 'stock_id'> | Uses<'fulfillments', 'id' | 'metadata' | 'order_id' | 'status' | 'total_refunded'> | Uses<'gift_card_events', 'order_id' | 'type'> | Uses<'granted_refunds', 'amount' | 'order_id'> | Uses<'invoices', 'created_at' | 'order_id'> | Uses<'order_events', 'created_at' | 'order_id' | 'type'> | Uses<'order_gift_cards', 'order_id'> | Uses<'order_lines', 'metadata' | 'order_id' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'variant_id' | 'variant_name'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'> | Uses<'products', 'id' | 'product_type_id'> | Uses<'stocks', 'id' | 'warehouse_id'> | Uses<'transactions', 'metadata' | 'order_id' | 'psp_reference'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name'> | Uses<'variants', 'id' | 'product_id'> | Uses<'warehouses', 'id' | 'slug'>
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
    params: readonly [string | null, JsonRecord<{ shippingMethodName: string; shippingTaxClassId: number; shippingTaxRate: number; shippingNet: number | string; shippingGross: number | string; undiscountedShipping: number | string; subtotalNet: number | string; subtotalGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; discountName: string; translatedDiscountName: string; weight: number; chargeStatus: string; authorizeStatus: string }>, Written<'orders', 'updatedAt'>]
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
    params: readonly [JsonRecord<{ id: string; status: string; totalCharged: number | string; totalAuthorized: number | string; totalChargePending: number | string; chargeStatus: string; authorizeStatus: string; events: readonly string[]; at: Date | string }>]
    row: object
    reads: Uses<'orders', 'held_mailbox' | 'held_network' | 'id'>
    writes: Uses<'order_events', 'created_at' | 'order_id' | 'type'> | Uses<'orders', 'authorize_status' | 'charge_status' | 'held_mailbox' | 'held_network' | 'status' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'updated_at'>
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
  orders_lock: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_tell: {
    params: readonly [JsonRecords<{ id: string; number: number; channelId: number; checkoutId: string; origin: string; originalId: string; externalReference: string; status: string; userId: number; userEmail: string; languageCode: string; currency: string; customerNote: string; redirectUrl: string; saveShippingAddress: boolean; saveBillingAddress: boolean; billingAddress: unknown; shippingAddress: unknown; shippingMethodId: number; shippingMethodName: string; collectionPointId: string; collectionPointName: string; shippingTaxClassId: number; shippingTaxClassName: string; shippingTaxRate: number; shippingNet: number | string; shippingGross: number | string; undiscountedShipping: number | string; subtotalNet: number | string; subtotalGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; voucherCode: string; holdsVoucher: boolean; discountName: string; translatedDiscountName: string; weight: number; linesCount: number; totalCharged: number | string; totalAuthorized: number | string; totalChargePending: number | string; chargeStatus: string; authorizeStatus: string; expiresAt: Date | string; seenUntil: Date | string; eraseAfter: Date | string; erasedAt: Date | string; isExtended: boolean; heldNetwork: string; heldMailbox: string; metadata: unknown; privateMetadata: unknown; createdAt: Date | string; updatedAt: Date | string; searchText: string }>, JsonRecords<{ id: string; orderId: string; variantId: number; productName: string; variantName: string; translatedProductName: string; translatedVariantName: string; productSku: string; isShippingRequired: boolean; isGift: boolean; isGiftCard: boolean; quantity: number; quantityFulfilled: number; taxClassId: number; taxClassName: string; taxRate: number; priceOverride: number | string; priceOverrideReason: string; manualValue: number; manualType: string; manualReason: string; unitNet: number | string; unitGross: number | string; totalNet: number | string; totalGross: number | string; undiscountedUnitNet: number | string; undiscountedUnitGross: number | string; undiscountedTotalNet: number | string; undiscountedTotalGross: number | string; unitDiscount: number | string; unitDiscountValue: number; unitDiscountType: string; unitDiscountReason: string; discounts: unknown; frozenPrice: number | string; frozenUntil: Date | string; voucherCode: string; metadata: unknown; privateMetadata: unknown; ordinal: number }>, JsonRecords<{ orderId: string; id: string; valueType: string; value: number; amount: number | string; reason: string }>, JsonRecords<{ orderId: string; place: number; message: string; date: Date | string; userId: number; appId: number }>, JsonRecords<{ orderId: string; id: number }>]
    row: object
    reads: Uses<'orders', 'id' | 'language_code'> | Uses<'product_types', 'id' | 'kind'> | Uses<'products', 'id' | 'name' | 'product_type_id' | 'translations'> | Uses<'tax_classes', 'id' | 'name'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'translations'>
    writes: Uses<'order_discounts', 'amount' | 'id' | 'order_id' | 'reason' | 'type' | 'value' | 'value_type'> | Uses<'order_events', 'app_id' | 'created_at' | 'order_id' | 'parameters' | 'type' | 'user_id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'> | Uses<'order_lines', 'discounts' | 'frozen_price' | 'frozen_until' | 'id' | 'is_gift' | 'is_gift_card' | 'is_shipping_required' | 'manual_reason' | 'manual_type' | 'manual_value' | 'metadata' | 'order_id' | 'price_override' | 'price_override_reason' | 'private_metadata' | 'product_name' | 'product_sku' | 'quantity' | 'quantity_fulfilled' | 'tax_class_id' | 'tax_class_name' | 'tax_rate' | 'total_gross' | 'total_net' | 'translated_product_name' | 'translated_variant_name' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'undiscounted_unit_gross' | 'undiscounted_unit_net' | 'unit_discount' | 'unit_discount_reason' | 'unit_discount_type' | 'unit_discount_value' | 'unit_gross' | 'unit_net' | 'variant_id' | 'variant_name' | 'voucher_code'> | Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'search_text' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_total: {
    params: readonly [number | null, Date | null]
    row: { net: number; gross: number }
    reads: Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross' | 'total_net'> | Uses<'transactions', 'order_id' | 'refunded'>
  }
  parcels_tell: {
    params: readonly [JsonRecords<{ orderId: string; place: number; trackingNumber: string; at: Date | string; lines: unknown }>]
    row: object
    reads: Uses<'fulfillments', 'fulfillment_order' | 'id' | 'order_id'> | Uses<'order_lines', 'id' | 'quantity_fulfilled'>
    writes: Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'order_id' | 'status' | 'tracking_number'> | Uses<'order_lines', 'quantity_fulfilled'>
  }
  payments_tell: {
    params: readonly [JsonRecords<{ id: string; orderId: string; place: number; gateway: string; currency: string; name: string; message: string; pspReference: string; externalUrl: string; cause: string; actions: readonly string[]; charged: number | string; authorized: number | string; refunded: number | string; canceled: number | string; method: unknown; metadata: unknown; privateMetadata: unknown; at: Date | string; events: unknown }>]
    row: object
    reads: Uses<'transactions', 'id'>
    writes: Uses<'transaction_events', 'amount' | 'cause' | 'created_at' | 'message' | 'psp_reference' | 'transaction_id' | 'type'> | Uses<'transactions', 'action_type' | 'actions' | 'amount' | 'authorized' | 'canceled' | 'cause' | 'charged' | 'created_at' | 'currency' | 'external_url' | 'gateway' | 'id' | 'idempotency_key' | 'input_hash' | 'message' | 'metadata' | 'name' | 'order_id' | 'payment_method_details' | 'private_metadata' | 'psp_reference' | 'refunded' | 'updated_at'>
  }
  refunded_by_hand: {
    params: readonly [string | null]
    row: { sum: number }
    reads: Uses<'fulfillments', 'order_id' | 'total_refunded'>
  }
  sales_by_day: {
    params: readonly [Date | null, string | null, readonly number[] | null]
    row: { channelId: Column<'orders', 'channelId'>; day: string; gross: number; orders: number }
    reads: Uses<'orders', 'channel_id' | 'created_at' | 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'transactions', 'order_id' | 'refunded'>
  }
  scarce_variants: {
    params: readonly [number | bigint | null]
    row: { soldOut: number; low: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'stocks', 'allocated' | 'quantity' | 'variant_id'> | Uses<'variant_listings', 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'track_inventory'>
  }
  set_fulfillment_status: {
    params: readonly [number | null, Written<'fulfillments', 'status'>]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
    writes: Uses<'fulfillments', 'status'>
  }
  set_tracking: {
    params: readonly [number | null, Written<'fulfillments', 'trackingNumber'>]
    row: Pick<Row<'fulfillments'>, 'id' | 'orderId' | 'fulfillmentOrder' | 'status' | 'trackingNumber' | 'shippingRefunded' | 'totalRefunded' | 'reason' | 'reasonPageId' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'fulfillments', 'created_at' | 'fulfillment_order' | 'id' | 'metadata' | 'order_id' | 'private_metadata' | 'reason' | 'reason_page_id' | 'shipping_refunded' | 'status' | 'total_refunded' | 'tracking_number'>
    writes: Uses<'fulfillments', 'tracking_number'>
  }
  take_stock: {
    params: readonly [JsonRecords<{ id: number; quantity: number }>]
    row: object
    reads: Uses<'stocks', 'id' | 'quantity'>
    writes: Uses<'stocks', 'quantity'>
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
  untranslated_products: {
    params: readonly [readonly string[] | null]
    row: { count: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'products', 'id' | 'translations'>
  }
  variants_tracked: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'track_inventory'>
  }
  voucher_in_channel: {
    params: { userId: number | null; userEmail: string | null; channelId: number | null; code: string | null }
    row: { voucher: Json }
    reads: Uses<'users', 'email' | 'id'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email'> | Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'end_date' | 'id' | 'min_quantity' | 'name' | 'only_for_staff' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
  vouchers_by_code: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'vouchers'>, 'id' | 'name' | 'type' | 'valueType' | 'startDate' | 'endDate' | 'usageLimit' | 'minQuantity' | 'countries' | 'productIds' | 'collectionIds' | 'categoryIds' | 'variantIds' | 'applyOncePerOrder' | 'applyOncePerCustomer' | 'onlyForStaff' | 'singleUse' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'> & Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'created_at' | 'end_date' | 'id' | 'metadata' | 'min_quantity' | 'name' | 'only_for_staff' | 'private_metadata' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
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
  warehouses_of_stocks: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId'>
    reads: Uses<'stocks', 'id' | 'warehouse_id'>
  }
}
}
