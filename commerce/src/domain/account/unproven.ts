/**
 * Accounts whose e-mail address was never confirmed. Whoever confirms the address later gets the account empty, so that
 * nothing that a stranger entered passes for their own.
 */
import type { PoolClient } from 'pg'
import { emptyUser, type UserRow } from '../../db/queries/customer/user.ts'
import { endAccess } from './end-access.ts'

/**
 * Whether a stranger may have chosen the account's password. Accounts that staff opened have none yet, and one that staff
 * made unconfirmed has none any more: it was somebody's. No account has a second factor before it is confirmed.
 */
export const isUnproven = ({ isConfirmed, passwordHash }: Pick<UserRow, 'isConfirmed' | 'passwordHash'>): boolean =>
  !isConfirmed && passwordHash !== null

/** Takes everything out of the account that came from whoever registered it; what staff noted about it stays. */
export async function emptyAccount(client: PoolClient, userId: number): Promise<void> {
  await endAccess(client, [userId], null)
  await emptyUser(client, userId)
}
