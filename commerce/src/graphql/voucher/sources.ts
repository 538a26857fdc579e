/** The values from which a voucher's types are resolved. */
import type { VoucherCodeRow, VoucherListingRow, VoucherWithCode } from '../../db/queries/voucher.ts'

/** A voucher, and the channel whose values its own fields show; null for none. */
export type VoucherSource = VoucherWithCode & { channelId?: number | null }

export type VoucherCodeSource = VoucherCodeRow
export type VoucherListingSource = VoucherListingRow
