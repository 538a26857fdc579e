/** Networks that accounts were signed in to from. */
import type { Pool } from 'pg'

/** Whether somebody signed in to the account with that address from the network after `since`. */
export async function isKnownNetwork(pool: Pool, email: string, networkHash: string, since: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'network-known',
    text: `select from known_networks n join users u on u.id = n.user_id
      where lower(u.email) = lower($1) and n.network_hash = $2 and n.last_used_at > $3`,
    values: [email, networkHash, since],
  })
  return rowCount === 1
}

/** Forgets networks that were last used before a moment. */
export async function deleteNetworksBefore(pool: Pool, before: Date): Promise<void> {
  await pool.query('delete from known_networks where last_used_at < $1', [before])
}
