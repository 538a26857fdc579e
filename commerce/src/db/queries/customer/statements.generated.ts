// Written by `npm run generate`; not to be edited.
import type { Column, JsonInput, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  account_of_guest: {
    params: readonly [string | null]
    row: Pick<Row<'users'>, 'id'>
    reads: Uses<'users', 'email' | 'id' | 'is_active' | 'is_confirmed' | 'password_hash'>
  }
  add_customer_events: {
    params: readonly [JsonRecords<{ userId: number; type: string; parameters: unknown }>]
    row: object
    writes: Uses<'customer_events', 'parameters' | 'type' | 'user_id'>
  }
  addresses_of_users: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
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
  checkouts_without_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'checkouts', 'user_id' | 'version'>
    writes: Uses<'checkouts', 'user_id' | 'version'>
  }
  confirm_user: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'is_confirmed' | 'updated_at'>
  }
  customer_events: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'customer_events'>, 'id' | 'userId' | 'type' | 'parameters' | 'createdAt'>
    reads: Uses<'customer_events', 'created_at' | 'id' | 'parameters' | 'type' | 'user_id'>
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
  delete_networks_of_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'known_networks', 'user_id'>
  }
  empty_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'users', 'id'>
    writes: Uses<'users', 'avatar_path' | 'first_name' | 'last_name' | 'metadata' | 'password_hash' | 'updated_at'>
  }
  gift_cards_of_user: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'gift_cards'>, 'id' | 'code' | 'currency' | 'initialBalance' | 'currentBalance' | 'isActive' | 'expiryDate' | 'metadata' | 'privateMetadata' | 'assignedToUserId' | 'assignedToEmail'>
    reads: Uses<'gift_cards', 'assigned_to_email' | 'assigned_to_user_id' | 'code' | 'currency' | 'current_balance' | 'expiry_date' | 'id' | 'initial_balance' | 'is_active' | 'metadata' | 'private_metadata'>
  }
  give_guest_orders: {
    params: readonly [Written<'orders', 'userId'>, string | null]
    row: Pick<Row<'orders'>, 'createdAt' | 'shippingAddress' | 'billingAddress'>
    reads: Uses<'orders', 'billing_address' | 'created_at' | 'shipping_address' | 'user_email' | 'user_id'>
    writes: Uses<'orders', 'user_id'>
  }
  insert_address: {
    params: readonly [Written<'user_addresses', 'userId'>, Written<'user_addresses', 'address'>]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
    writes: Uses<'user_addresses', 'address' | 'user_id'>
  }
  insert_user: {
    params: { email: string | null; passwordHash: Written<'users', 'passwordHash'>; firstName: Written<'users', 'firstName'>; lastName: Written<'users', 'lastName'>; languageCode: Written<'users', 'languageCode'>; isConfirmed: Written<'users', 'isConfirmed'>; metadata: Written<'users', 'metadata'>; mailedAt: Written<'users', 'lastConfirmEmailRequest'> }
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'email' | 'first_name' | 'is_confirmed' | 'language_code' | 'last_confirm_email_request' | 'last_name' | 'metadata' | 'password_hash'>
  }
  make_room_for_address: {
    params: readonly [number | null, number | bigint | null]
    row: object
    reads: Uses<'user_addresses', 'id' | 'user_id'> | Uses<'users', 'default_billing_address_id' | 'default_shipping_address_id' | 'id'>
  }
  order_counts_of_users: {
    params: readonly [readonly number[] | null]
    row: { userId: NonNullable<Column<'orders', 'userId'>>; count: number }
    reads: Uses<'orders', 'status' | 'user_id'>
  }
  orders_of_user: {
    params: readonly unknown[]
    row: Pick<Row<'orders'>, 'id' | 'number' | 'channelId' | 'checkoutId' | 'origin' | 'originalId' | 'externalReference' | 'status' | 'userId' | 'userEmail' | 'languageCode' | 'currency' | 'customerNote' | 'redirectUrl' | 'saveShippingAddress' | 'saveBillingAddress' | 'billingAddress' | 'shippingAddress' | 'shippingMethodId' | 'shippingMethodName' | 'collectionPointId' | 'collectionPointName' | 'shippingTaxClassId' | 'shippingTaxClassName' | 'shippingTaxRate' | 'shippingNet' | 'shippingGross' | 'undiscountedShipping' | 'subtotalNet' | 'subtotalGross' | 'totalNet' | 'totalGross' | 'undiscountedTotalNet' | 'undiscountedTotalGross' | 'voucherCode' | 'holdsVoucher' | 'discountName' | 'translatedDiscountName' | 'weight' | 'linesCount' | 'totalCharged' | 'totalAuthorized' | 'totalChargePending' | 'chargeStatus' | 'authorizeStatus' | 'expiresAt' | 'seenUntil' | 'eraseAfter' | 'erasedAt' | 'isExtended' | 'heldNetwork' | 'heldMailbox' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'orders', 'authorize_status' | 'billing_address' | 'channel_id' | 'charge_status' | 'checkout_id' | 'collection_point_id' | 'collection_point_name' | 'created_at' | 'currency' | 'customer_note' | 'discount_name' | 'erase_after' | 'erased_at' | 'expires_at' | 'external_reference' | 'held_mailbox' | 'held_network' | 'holds_voucher' | 'id' | 'is_extended' | 'language_code' | 'lines_count' | 'metadata' | 'number' | 'origin' | 'original_id' | 'private_metadata' | 'redirect_url' | 'save_billing_address' | 'save_shipping_address' | 'seen_until' | 'shipping_address' | 'shipping_gross' | 'shipping_method_id' | 'shipping_method_name' | 'shipping_net' | 'shipping_tax_class_id' | 'shipping_tax_class_name' | 'shipping_tax_rate' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_authorized' | 'total_charge_pending' | 'total_charged' | 'total_gross' | 'total_net' | 'translated_discount_name' | 'undiscounted_shipping' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'updated_at' | 'user_email' | 'user_id' | 'voucher_code' | 'weight'>
  }
  orders_without_user: {
    params: readonly [number | null]
    row: object
    reads: Uses<'orders', 'user_id'>
    writes: Uses<'orders', 'user_id'>
  }
  set_avatar_path: {
    params: readonly [number | null, Written<'users', 'avatarPath'>]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { before: Column<'users', 'avatarPath'> | null }
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'updated_at'>
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
  set_password_hash: {
    params: readonly [number | null, Written<'users', 'passwordHash'>]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'password_hash' | 'updated_at'>
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
  take_mail_turn: {
    params: readonly [number | null, Written<'users', 'lastConfirmEmailRequest'>, Date | null]
    row: object
    reads: Uses<'users', 'id' | 'last_confirm_email_request'>
    writes: Uses<'users', 'last_confirm_email_request'>
  }
  update_address: {
    params: readonly [number | null, Written<'user_addresses', 'address'>]
    row: Pick<Row<'user_addresses'>, 'id' | 'userId' | 'address'>
    reads: Uses<'user_addresses', 'address' | 'id' | 'user_id'>
    writes: Uses<'user_addresses', 'address'>
  }
  update_profile_row: {
    params: { firstName: string | null; lastName: string | null; languageCode: string | null; metadata: JsonInput | null; id: number | null }
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'first_name' | 'language_code' | 'last_name' | 'metadata' | 'updated_at'>
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
  user_lock: {
    params: readonly [number | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
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
}
}
