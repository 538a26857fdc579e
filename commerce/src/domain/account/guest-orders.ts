/** Gives an account the guest orders of its e-mail address, once the address is confirmed. */
import { OF_ACCOUNT } from './limits.ts'
import type { PoolClient } from 'pg'
import { giveGuestOrders } from '../../db/queries/customer/user-order.ts'
import { keepAddress } from './address-book.ts'

/** Gives a user the orders that guests placed with the address; the book gets the addresses of the newest. */
export async function takeGuestOrders(client: PoolClient, userId: number, email: string): Promise<void> {
  const orders = await giveGuestOrders(client, userId, email)
  // The first address of a book becomes the default, so the newest order comes first.
  for (const { shippingAddress, billingAddress } of orders.slice(0, OF_ACCOUNT.guestOrders)) {
    // oxlint-disable-next-line no-await-in-loop -- each looks at the book that the one before has left
    if (shippingAddress) await keepAddress(client, userId, 'SHIPPING', shippingAddress)
    // oxlint-disable-next-line no-await-in-loop
    if (billingAddress) await keepAddress(client, userId, 'BILLING', billingAddress)
  }
}
