/** A voucher's code in one channel, as prices need it. */

/** What the JSON of `voucherRow` holds. */
export interface VoucherRow {
  code: string
  voucherId: number
  name: string
  type: 'ENTIRE_ORDER' | 'SPECIFIC_PRODUCT' | 'SHIPPING'
  valueType: 'PERCENTAGE' | 'FIXED'
  /** Percent, or a decimal amount in the channel's currency. */
  value: number
  /** Minor units that the goods must cost at least; null for no minimum. */
  minSpent: number | null
  minQuantity: number | null
  startDate: string
  endDate: string | null
  usageLimit: number | null
  /** How often all codes of the voucher were used. */
  used: number
  isActive: boolean
  countries: string[]
  productIds: number[]
  collectionIds: number[]
  categoryIds: number[]
  variantIds: number[]
  applyOncePerOrder: boolean
  applyOncePerCustomer: boolean
  /** Whether the buyer has used a code of this once-per-customer voucher already. */
  usedByCustomer: boolean
  onlyForStaff: boolean
  singleUse: boolean
  translations: Record<string, Record<string, unknown>>
}

/** `from … join …` of a code `vc`, its voucher `v` and the voucher's listing `vl` in a channel. */
export const joinVoucher = (channelId: string): string =>
  `from voucher_codes vc join vouchers v on v.id = vc.voucher_id join voucher_listings vl on vl.voucher_id = v.id and vl.channel_id = ${channelId}`

/**
 * A voucher as JSON. Uses are counted over all its codes together, and a customer's under the first address of `emails`
 * that is not null.
 */
export const voucherRow = (emails: string): string =>
  `jsonb_build_object('code', vc.code, 'voucherId', v.id, 'name', v.name, 'type', v.type, 'valueType', v.value_type, 'value', vl.value, 'minSpent', vl.min_spent,
      'minQuantity', v.min_quantity, 'startDate', v.start_date, 'endDate', v.end_date, 'usageLimit', v.usage_limit, 'used', (select sum(o.used) from voucher_codes o where o.voucher_id = v.id), 'isActive', vc.is_active,
      'countries', v.countries, 'productIds', v.product_ids, 'collectionIds', v.collection_ids, 'categoryIds', v.category_ids, 'variantIds', v.variant_ids, 'applyOncePerOrder', v.apply_once_per_order,
      'applyOncePerCustomer', v.apply_once_per_customer, 'onlyForStaff', v.only_for_staff, 'singleUse', v.single_use, 'translations', v.translations,
      'usedByCustomer', v.apply_once_per_customer and exists (select 1 from voucher_customers x join voucher_codes o on o.code = x.code
        where o.voucher_id = v.id and x.email = lower(coalesce(${emails}))))`
