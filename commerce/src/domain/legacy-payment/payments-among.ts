/** Which of an order's transactions clients see as payments of the kind before transactions. */
import type { Ctx } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import type { TransactionRow } from '../../db/queries/payment.ts'
import { isLegacy } from './payment.ts'

export async function paymentsAmong(
  _ctx: Pick<Ctx, 'database'>,
  _order: Pick<OrderRow, 'channelId'>,
  transactions: readonly TransactionRow[],
): Promise<TransactionRow[]> {
  return transactions.filter(isLegacy)
}
