/** What belongs to vouchers, each kind read with one query for a whole request. */
import { listingsOfVouchers, usesOfVouchers, vouchersByIds } from '../../db/queries/voucher/voucher.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey, listByKey } from '../shared/batch.ts'

type VoucherLoaders = ReturnType<typeof make>

const make = ({ database: { pool } }: GraphqlContext) => ({
  voucher: byKey(
    (ids: readonly number[]) => vouchersByIds(pool, ids),
    (row) => row.id,
  ),
  listings: listByKey(
    (ids: readonly number[]) => listingsOfVouchers(pool, ids),
    (row) => row.voucherId,
  ),
  uses: byKey(
    (ids: readonly number[]) => usesOfVouchers(pool, ids),
    (row) => row.id,
  ),
})

const made = new WeakMap<GraphqlContext['loaders'], VoucherLoaders>()

export function voucherLoaders(ctx: GraphqlContext): VoucherLoaders {
  let loaders = made.get(ctx.loaders)
  if (!loaders) made.set(ctx.loaders, (loaders = make(ctx)))
  return loaders
}
