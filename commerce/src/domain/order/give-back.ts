/** What an order that ends gives back: its goods, the use of its voucher, and what gift cards paid of it. */
import type { PoolClient } from 'pg'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { freeStock } from '../../db/queries/warehouse/stock.ts'
import { giveGiftCardsBack, giveVoucherBack } from '../../db/queries/voucher/usage.ts'

/** Gives back everything that a locked order holds. Money that came by payments stays where it is. */
export async function giveBack(client: PoolClient, order: OrderRow): Promise<void> {
  const { id, origin, voucherCode, userEmail, userId } = order
  await freeStock(client, id)
  // Orders that were told, and those that replace others, name a voucher without having used it.
  if (voucherCode && (origin === 'CHECKOUT' || origin === 'DRAFT'))
    await giveVoucherBack(client, { code: voucherCode, orderId: id, email: userEmail, userId })
  await giveGiftCardsBack(client, id)
}
