/** A voucher's code in one channel, as prices need it. */
import { jsonRows } from '../../statements/json-rows.ts'
import { vouchers } from '../../tables/index.ts'

const NOT_NEEDED = ['id', 'metadata', 'privateMetadata', 'createdAt'] as const
const VOUCHER = jsonRows(vouchers, { without: NOT_NEEDED })

/** What the JSON of `voucherRow` holds. */
export interface VoucherRow extends Omit<
  typeof vouchers.$inferSelect,
  (typeof NOT_NEEDED)[number] | 'startDate' | 'endDate'
> {
  code: string
  voucherId: number
  /** Percent, or a decimal amount in the channel's currency. */
  value: number
  /** Minor units that the goods must cost at least; null for no minimum. */
  minSpent: number | null
  startDate: string
  endDate: string | null
  /** How often all codes of the voucher were used. */
  used: number
  isActive: boolean
  /** Whether the buyer has used a code of this once-per-customer voucher already. */
  usedByCustomer: boolean
}

/** `from … join …` of a code `vc`, its voucher `v` and the voucher's listing `vl` in a channel. */
export const joinVoucher = (channelId: string): string =>
  `from voucher_codes vc join vouchers v on v.id = vc.voucher_id join voucher_listings vl on vl.voucher_id = v.id and vl.channel_id = ${channelId}`

/**
 * A voucher as JSON. Uses are counted over all its codes together, and a customer's under the first address of `emails`
 * that is not null.
 */
export const voucherRow = (emails: string): string =>
  `jsonb_build_object(${VOUCHER.pairs('v')}, 'code', vc.code, 'voucherId', v.id, 'value', vl.value, 'minSpent', vl.min_spent,
      'used', (select sum(o.used) from voucher_codes o where o.voucher_id = v.id), 'isActive', vc.is_active,
      'usedByCustomer', v.apply_once_per_customer and exists (select 1 from voucher_customers x join voucher_codes o on o.code = x.code
        where o.voucher_id = v.id and x.email = lower(coalesce(${emails}))))`
