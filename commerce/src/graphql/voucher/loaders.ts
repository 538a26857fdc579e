/** What belongs to vouchers, each kind read with one query for a whole request. */
import { listingsOfVouchers, usesOfVouchers, vouchersByIds } from '../../db/queries/voucher/voucher.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export const voucherLoaders = ofOperation(({ database: { pool } }) => ({
  voucher: byKey((ids: readonly number[]) => vouchersByIds(pool, ids), 'id'),
  listings: listByKey((ids: readonly number[]) => listingsOfVouchers(pool, ids), 'voucherId'),
  uses: byKey((ids: readonly number[]) => usesOfVouchers(pool, ids), 'id'),
}))
