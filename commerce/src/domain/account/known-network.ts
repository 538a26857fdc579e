/** The networks from which accounts are used, kept as a hash that tells nothing without the shop's own key. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Services } from '../../context.ts'
import { ensureSecret } from '../../db/queries/account/secret.ts'
import { networkOf } from '../../traffic/network.ts'

const keys = new WeakMap<Pool, Promise<string>>()

/** A hash of the network that an address belongs to, the same in every process; null for an unknown address. */
export async function networkHash(
  { database: { pool } }: Pick<Services, 'database'>,
  address: string,
): Promise<string | null> {
  if (!address) return null
  let key = keys.get(pool)
  if (!key) {
    key = ensureSecret(pool, 'networks', randomBytes(32).toString('base64url'))
    keys.set(pool, key)
    key.catch(() => keys.delete(pool))
  }
  return createHmac('sha256', await key)
    .update(networkOf(address))
    .digest('base64url')
}
