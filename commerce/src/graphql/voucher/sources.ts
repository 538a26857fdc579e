/** The values from which a voucher's types are resolved. */
import type { GraphqlContext } from '../context.ts'
import type { VoucherCodeRow, VoucherListingRow, VoucherWithCode } from '../../db/queries/voucher/voucher.ts'
import { voucherLoaders } from './loaders.ts'

/** A voucher, and the channel whose values its own fields show; null for none. */
export type VoucherSource = VoucherWithCode & { channelId?: number | null }

export type VoucherCodeSource = VoucherCodeRow
export type VoucherListingSource = VoucherListingRow

/** A voucher outside of channels. */
export const voucherOf = (ctx: GraphqlContext, id: number): Promise<VoucherSource | null> =>
  voucherLoaders(ctx).voucher.load(id)
