// Written by `npm run generate`; not to be edited.
import type { Column, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_voucher_codes: {
    params: readonly [Written<'voucher_codes', 'voucherId'>, readonly string[] | null]
    row: object
    writes: Uses<'voucher_codes', 'code' | 'voucher_id'>
  }
  codes_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  delete_voucher_codes: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code' | 'id' | 'voucherId' | 'used' | 'isActive' | 'createdAt' | 'sort'>
    reads: Uses<'voucher_codes', 'code' | 'created_at' | 'id' | 'is_active' | 'sort' | 'used' | 'voucher_id'>
  }
  drop_voucher_listings: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'voucher_listings', 'channel_id' | 'voucher_id'>
  }
  exported_voucher_codes: {
    params: readonly [number | null, readonly string[] | null]
    row: Pick<Row<'voucher_codes'>, 'code'>
    reads: Uses<'voucher_codes', 'code' | 'id' | 'sort' | 'voucher_id'>
  }
  gift_cards_give_back: {
    params: readonly [string | null]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'>
    writes: Uses<'gift_cards', 'current_balance'>
  }
  gift_cards_pay_less: {
    params: readonly [string | null, JsonRecords<{ id: number; amount: number | string }>]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'id' | 'order_id'>
    writes: Uses<'gift_cards', 'current_balance'> | Uses<'order_gift_cards', 'amount'>
  }
  gift_cards_spend: {
    params: readonly [Written<'order_gift_cards', 'orderId'>, JsonRecords<{ id: number; amount: number | string }>, Written<'gift_cards', 'lastUsedOn'>]
    row: object
    reads: Uses<'gift_cards', 'current_balance' | 'id'>
    writes: Uses<'gift_cards', 'current_balance' | 'last_used_on'> | Uses<'order_gift_cards', 'amount' | 'gift_card_id' | 'order_id'>
  }
  listings_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'voucher_listings'>, 'id' | 'voucherId' | 'channelId' | 'value' | 'minSpent'>
    reads: Uses<'voucher_listings', 'channel_id' | 'id' | 'min_spent' | 'value' | 'voucher_id'>
  }
  order_holds_voucher: {
    params: readonly [string | null, Written<'orders', 'holdsVoucher'>]
    row: object
    reads: Uses<'orders', 'id'>
    writes: Uses<'orders', 'holds_voucher'>
  }
  products_without_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id'>
    reads: Uses<'products', 'id'> | Uses<'variants', 'product_id'>
  }
  put_voucher_listing: {
    params: { voucherId: Written<'voucher_listings', 'voucherId'>; channelId: Written<'voucher_listings', 'channelId'>; value: number | null; minSpent: Written<'voucher_listings', 'minSpent'> }
    row: object
    reads: Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'>
    writes: Uses<'voucher_listings', 'channel_id' | 'min_spent' | 'value' | 'voucher_id'>
  }
  taken_promo_codes: {
    params: readonly [readonly string[] | null]
    row: { code: string }
    reads: Uses<'gift_cards', 'code'> | Uses<'voucher_codes', 'code'>
  }
  uses_of_vouchers: {
    params: readonly [readonly number[] | null]
    row: { id: Column<'voucher_codes', 'voucherId'>; used: number }
    reads: Uses<'voucher_codes', 'used' | 'voucher_id'>
  }
  voucher_code_list: {
    params: readonly unknown[]
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
    params: { code: string | null; orderId: string | null; userId: number | null; email: string | null }
    row: object
    reads: Uses<'users', 'email' | 'id'> | Uses<'voucher_codes', 'code' | 'is_active' | 'used' | 'voucher_id'> | Uses<'voucher_customers', 'code' | 'email' | 'order_id'> | Uses<'vouchers', 'id' | 'single_use'>
    writes: Uses<'voucher_codes', 'is_active' | 'used'>
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
  vouchers_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'vouchers'>, 'id' | 'name' | 'type' | 'valueType' | 'startDate' | 'endDate' | 'usageLimit' | 'minQuantity' | 'countries' | 'productIds' | 'collectionIds' | 'categoryIds' | 'variantIds' | 'applyOncePerOrder' | 'applyOncePerCustomer' | 'onlyForStaff' | 'singleUse' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt'> & { code: string | null }
    reads: Uses<'voucher_codes', 'code' | 'sort' | 'voucher_id'> | Uses<'vouchers', 'apply_once_per_customer' | 'apply_once_per_order' | 'category_ids' | 'collection_ids' | 'countries' | 'created_at' | 'end_date' | 'id' | 'metadata' | 'min_quantity' | 'name' | 'only_for_staff' | 'private_metadata' | 'product_ids' | 'single_use' | 'start_date' | 'translations' | 'type' | 'usage_limit' | 'value_type' | 'variant_ids'>
  }
}
}
