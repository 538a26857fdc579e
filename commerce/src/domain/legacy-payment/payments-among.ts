/** Which of an order's transactions clients see as payments of the kind before transactions. */
import type { Ctx } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import type { TransactionRow } from '../../db/queries/payment.ts'
import { reference } from '../../db/queries/reference.ts'
import { MARKED_AS_PAID } from '../payment/mark-as-paid.ts'
import { isLegacy } from './payment.ts'

/** Those of the dummy gateway, and where the channel wants it so, the mark that an order was paid in another way. */
export async function paymentsAmong(
  { database }: Pick<Ctx, 'database'>,
  { channelId }: Pick<OrderRow, 'channelId'>,
  transactions: readonly TransactionRow[],
): Promise<TransactionRow[]> {
  const isMark = ({ gateway, name }: TransactionRow): boolean => gateway === '' && name === MARKED_AS_PAID
  const marks = transactions.some(isMark) ? (await reference(database.pool)).channelById.get(channelId) : null
  const showsMarks = marks?.markAsPaidStrategy === 'PAYMENT_FLOW'
  return transactions.filter((t) => isLegacy(t) || (showsMarks && isMark(t)))
}
