/**
 * Decides who needs a second factor: everybody who has set one up, and those from whom the shop's setting demands it.
 */
import type { Pool, PoolClient } from 'pg'
import type { Settings } from '../../../context.ts'
import { secondFactorOf } from '../../../db/queries/account/second-factor.ts'
import type { UserRow } from '../../../db/queries/customer/user.ts'
import { refuse } from '../../result.ts'

/** CODE: two-step sign-in is on. SET_UP: the shop demands it, and it has to be switched on first. */
export type NeededFactor = 'CODE' | 'SET_UP'

type Person = Pick<UserRow, 'id' | 'isStaff' | 'isSuperuser'>
type Demand = Pick<Settings, 'secondFactor'>

/** Whether the shop's settings demand two-step sign-in of a user: of superusers, and with `staff` of all staff. */
export function isDemanded({ secondFactor = 'off' }: Demand, user: Omit<Person, 'id'>): boolean {
  if (secondFactor === 'off') return false
  return user.isSuperuser || (secondFactor === 'staff' && user.isStaff)
}

/** Which factor an account needs beside its password; null where the password is enough. */
export async function neededFactor(
  on: Pool | PoolClient,
  settings: Demand,
  user: Person,
): Promise<NeededFactor | null> {
  if (await secondFactorOf(on, user.id)) return 'CODE'
  return isDemanded(settings, user) ? 'SET_UP' : null
}

/** Refusal for a client that signs in by password alone. Only somebody who knows the password gets to see it. */
export const passwordIsNotEnough = () =>
  refuse('DISABLED_AUTHENTICATION_METHOD', 'email', 'This account needs a second step: use externalAuthenticationUrl.')
