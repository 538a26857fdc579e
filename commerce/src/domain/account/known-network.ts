/** The networks from which accounts are used, kept as a hash that tells nothing without the shop's own key. */
import { createHmac } from 'node:crypto'
import type { Services } from '../../context.ts'
import { secrets } from '../secrets.ts'
import { networkOf } from '../../traffic/network.ts'

/** A hash of the network that an address belongs to, the same in every process; null for an unknown address. */
export async function networkHash(
  { database: { pool } }: Pick<Services, 'database'>,
  address: string,
): Promise<string | null> {
  if (!address) return null
  return createHmac('sha256', (await secrets(pool)).networks)
    .update(networkOf(address))
    .digest('base64url')
}
