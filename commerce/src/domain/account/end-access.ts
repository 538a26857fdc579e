/** Revokes all access to an account: its sessions and the links that were mailed. */
import type { PoolClient } from 'pg'
import { deleteSessions } from '../../db/queries/account/session.ts'
import { deleteTokens } from '../../db/queries/account/user-token.ts'

/**
 * Must be called in the transaction that changes a password or an address, makes somebody staff or switches an account
 * off. The session named by `butSession` goes on; with null every session ends.
 */
export async function endAccess(
  client: PoolClient,
  userIds: readonly number[],
  butSession: string | null,
): Promise<void> {
  await deleteSessions(client, userIds, butSession)
  await deleteTokens(client, userIds)
}
