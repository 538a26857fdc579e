/**
 * Unproven accounts: somebody registered them with an address which they have not shown to be theirs. Whoever shows
 * that it is theirs gets the account empty, so that nothing a stranger put there passes for their own.
 */
import type { PoolClient } from 'pg'
import { deleteSecondFactor } from '../../db/queries/second-factor.ts'
import { emptyUser, type UserRow } from '../../db/queries/user.ts'
import { endAccess } from './end-access.ts'

/** Whether a stranger may have chosen the account's password. Accounts that staff opened have none yet. */
export const isUnproven = ({ isConfirmed, passwordHash }: Pick<UserRow, 'isConfirmed' | 'passwordHash'>): boolean =>
  !isConfirmed && passwordHash !== null

/** Takes everything out of the account that came from whoever registered it; what staff noted about it stays. */
export async function emptyAccount(client: PoolClient, userId: number): Promise<void> {
  await endAccess(client, [userId], null)
  // A stranger's authenticator app would lock the owner out.
  await deleteSecondFactor(client, userId)
  await emptyUser(client, userId)
}
