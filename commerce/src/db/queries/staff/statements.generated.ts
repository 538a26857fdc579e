// Written by `npm run generate`; not to be edited.
import type { JsonInput, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_to_groups: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: object
    writes: Uses<'user_groups', 'group_id' | 'user_id'>
  }
  all_staff: {
    params: readonly []
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  delete_group: {
    params: readonly [number | null]
    row: object
    reads: Uses<'permission_groups', 'id'>
  }
  delete_users: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'checkouts', 'user_id' | 'version'> | Uses<'gift_cards', 'assigned_to_user_id'> | Uses<'users', 'id'>
    writes: Uses<'checkouts', 'user_id' | 'version'> | Uses<'gift_cards', 'is_active'>
  }
  find_user: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
  }
  group_list: {
    params: readonly unknown[]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  insert_group: {
    params: readonly [Written<'permission_groups', 'name'>, Written<'permission_groups', 'permissions'>, Written<'permission_groups', 'restrictedAccessToChannels'>, Written<'permission_groups', 'channelIds'>]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
    writes: Uses<'permission_groups', 'channel_ids' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  lock_team: {
    params: readonly []
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
  make_user: {
    params: readonly [JsonInput | null]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text'>
  }
  remove_from_groups: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: object
    reads: Uses<'user_groups', 'group_id' | 'user_id'>
  }
  set_users_active: {
    params: readonly [readonly number[] | null, Written<'users', 'isActive'>]
    row: object
    reads: Uses<'users', 'id'>
    writes: Uses<'users', 'is_active' | 'updated_at'>
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
  update_group: {
    params: readonly [Written<'permission_groups', 'name'>, Written<'permission_groups', 'permissions'>, Written<'permission_groups', 'restrictedAccessToChannels'>, Written<'permission_groups', 'channelIds'>, number | null]
    row: Pick<Row<'permission_groups'>, 'id' | 'name' | 'permissions' | 'restrictedAccessToChannels' | 'channelIds'>
    reads: Uses<'permission_groups', 'channel_ids' | 'id' | 'name' | 'permissions' | 'restricted_access_to_channels'>
    writes: Uses<'permission_groups', 'channel_ids' | 'name' | 'permissions' | 'restricted_access_to_channels'>
  }
  user_list: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'orders', 'created_at' | 'user_id'> | Uses<'user_addresses', 'address' | 'user_id'> | Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text' | 'updated_at'>
  }
  write_user: {
    params: readonly unknown[]
    row: Pick<Row<'users'>, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isActive' | 'isConfirmed' | 'isStaff' | 'isSuperuser' | 'languageCode' | 'note' | 'externalReference' | 'avatarPath' | 'defaultShippingAddressId' | 'defaultBillingAddressId' | 'lastLogin' | 'lastConfirmEmailRequest' | 'dateJoined' | 'ordersCount' | 'metadata' | 'privateMetadata' | 'updatedAt'>
    reads: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'id' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'updated_at'>
    writes: Uses<'users', 'avatar_path' | 'date_joined' | 'default_billing_address_id' | 'default_shipping_address_id' | 'email' | 'external_reference' | 'first_name' | 'is_active' | 'is_confirmed' | 'is_staff' | 'is_superuser' | 'language_code' | 'last_confirm_email_request' | 'last_login' | 'last_name' | 'metadata' | 'note' | 'orders_count' | 'password_hash' | 'private_metadata' | 'search_text' | 'updated_at'>
  }
}
}
