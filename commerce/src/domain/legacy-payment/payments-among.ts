/** Which of an order's transactions clients see as payments of the kind before transactions. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { lockTransaction, type TransactionRow, transactionsOf } from '../../db/queries/payment/payment.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { toDecimal } from '../money.ts'
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

/** The last of them, locked, on which staff act; null where a locked order has none. */
export async function lastPayment(
  ctx: Pick<Ctx, 'database'>,
  client: PoolClient,
  order: Pick<OrderRow, 'id' | 'channelId'>,
): Promise<TransactionRow | null> {
  const last = (await paymentsAmong(ctx, order, await transactionsOf(client, 'order', order.id))).at(-1)
  return last ? lockTransaction(client, last.id) : null
}

/** Saleor's name for money that people say came in another way. */
export const MANUAL = 'manual'

/** The parameters of an event that tells of a payment. */
export const aboutPayment = (held: TransactionRow, amount: number): Record<string, unknown> => ({
  amount: toDecimal(amount, held.currency),
  paymentGateway: held.gateway || MANUAL,
  paymentId: held.pspReference,
})
