/** What several checkouts of a request have is read at once. Nothing is kept, because a mutation changes it meanwhile. */
import { type OrderVoucherRow, vouchersByCode } from '../../db/queries/order/order-voucher.ts'
import { type TransactionRow, transactionsOfCheckouts } from '../../db/queries/payment/payment.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey, listByKey, type Loader } from '../shared/batch.ts'

const vouchers = new WeakMap<GraphqlContext['loaders'], Loader<string, OrderVoucherRow | null>>()

/** A voucher by its code. */
export function voucherByCode(ctx: GraphqlContext): Loader<string, OrderVoucherRow | null> {
  let own = vouchers.get(ctx.loaders)
  if (!own) {
    own = byKey(
      (codes: readonly string[]) => vouchersByCode(ctx.database.pool, codes),
      (v) => v.code,
    )
    vouchers.set(ctx.loaders, own)
  }
  return own
}

const kept = new WeakMap<GraphqlContext['loaders'], Loader<string, TransactionRow[]>>()

/** The payments of a checkout, oldest first. */
export function transactionsOfCheckout(ctx: GraphqlContext): Loader<string, TransactionRow[]> {
  let own = kept.get(ctx.loaders)
  if (!own) {
    own = listByKey(
      (ids: readonly string[]) => transactionsOfCheckouts(ctx.database.pool, ids),
      (t) => t.checkoutId!,
      { cache: false },
    )
    kept.set(ctx.loaders, own)
  }
  return own
}
