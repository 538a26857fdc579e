/** Works on one payment while nobody else changes it or its order. */
import type { Pool, PoolClient } from 'pg'
import { lockOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { findTransaction, lockTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'

/**
 * Runs `work` with the payment and its order locked; null where there is no such payment. Orders are locked before
 * their payments everywhere.
 */
export async function withPayment<T>(
  pool: Pool,
  id: string,
  work: (client: PoolClient, held: TransactionRow, order: OrderRow | null) => Promise<T | Undone<T>>,
): Promise<T | null> {
  for (;;) {
    const seen = await findTransaction(pool, id)
    if (!seen) return null
    const done = await transaction<{ value: T } | 'moved'>(pool, async (client) => {
      const order = seen.orderId ? await lockOrder(client, seen.orderId) : null
      const held = (await lockTransaction(client, id))!
      // Its checkout became an order meanwhile, and that order has to be locked first.
      if (held.orderId !== seen.orderId) return new Undone<'moved'>('moved')
      const result = await work(client, held, order)
      return result instanceof Undone ? new Undone({ value: result.value }) : { value: result }
    })
    if (done !== 'moved') return done.value
  }
}
