/** Whose password alone is not enough: of everybody who has switched the second step on, and of those the shop demands it from. */
import type { Pool, PoolClient } from 'pg'
import type { Settings } from '../../../context.ts'
import { secondFactorOf } from '../../../db/queries/second-factor.ts'
import type { UserRow } from '../../../db/queries/user.ts'
import { refuse } from '../../result.ts'

/** CODE: it is on. SET_UP: it is demanded, and has to be switched on first. */
export type NeededFactor = 'CODE' | 'SET_UP'

type Person = Pick<UserRow, 'id' | 'isStaff' | 'isSuperuser'>
type Demand = Pick<Settings, 'secondFactor'>

export function isDemanded({ secondFactor = 'off' }: Demand, user: Omit<Person, 'id'>): boolean {
  if (secondFactor === 'off') return false
  return user.isSuperuser || (secondFactor === 'staff' && user.isStaff)
}

/** Null: the password is enough. */
export async function neededFactor(
  on: Pool | PoolClient,
  settings: Demand,
  user: Person,
): Promise<NeededFactor | null> {
  if (await secondFactorOf(on, user.id)) return 'CODE'
  return isDemanded(settings, user) ? 'SET_UP' : null
}

/** What a client is told that signs in by password alone. Only who knows the password gets to hear it. */
export const passwordIsNotEnough = () =>
  refuse('DISABLED_AUTHENTICATION_METHOD', 'email', 'This account needs a second step: use externalAuthenticationUrl.')
