/** Orders that somebody placed as a guest, before the address was known to be theirs. */
import type { PoolClient } from 'pg'
import type { UserRow } from '../../db/queries/user.ts'

/** Gives the user the orders that were placed with the same address; only once the address is confirmed. */
export async function attachGuestOrders(client: PoolClient, user: UserRow): Promise<void> {
  await client.query('update orders set user_id = $1 where user_id is null and lower(user_email) = lower($2)', [
    user.id,
    user.email,
  ])
}
