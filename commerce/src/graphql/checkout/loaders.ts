/** What several checkouts of a request have is read at once. Nothing is kept, because a mutation changes it meanwhile. */
import { vouchersByCode } from '../../db/queries/order/order-voucher.ts'
import { transactionsOfCheckouts } from '../../db/queries/payment/payment.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

/** A voucher by its code. */
export const voucherByCode = ofOperation(({ database: { pool } }) =>
  byKey((codes: readonly string[]) => vouchersByCode(pool, codes), 'code'),
)

/** The payments of a checkout, oldest first. */
export const transactionsOfCheckout = ofOperation(({ database: { pool } }) =>
  listByKey(
    (ids: readonly string[]) => transactionsOfCheckouts(pool, ids),
    (t) => t.checkoutId!,
    { cache: false },
  ),
)
