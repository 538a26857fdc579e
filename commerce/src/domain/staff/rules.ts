/** Who may be activated, deactivated or deleted, and by whom. */
import type { AccountErrorCode, PermissionEnum } from '@semena/contract/enums'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { type Refusal, refusal } from '../result.ts'
import { leftUnmanageable, mayDo, type Requestor, type Team, usersBeyond, withoutMembers } from './team.ts'

/**
 * Refuses to activate or deactivate oneself, a superuser or a user with permissions which the requestor lacks, and to
 * deactivate the last user who can manage something.
 */
export function activityFaults(
  team: Team,
  requestor: Requestor,
  user: Pick<UserRow, 'id' | 'isSuperuser' | 'isStaff'>,
  isActive: boolean,
  field: string,
): Refusal<AccountErrorCode>[] {
  const verb = isActive ? 'ACTIVATE' : 'DEACTIVATE'
  const lost = isActive || requestor.isSuperuser ? [] : leftUnmanageable(team, withoutMembers(team, [user.id]))
  const last = lost.length ? [unmanageable(field, lost)] : []
  if (user.id === requestor.userId)
    return [refusal(`${verb}_OWN_ACCOUNT`, field, 'Nobody activates or deactivates their own account.'), ...last]
  if (user.isSuperuser)
    return [refusal(`${verb}_SUPERUSER_ACCOUNT`, field, 'Accounts of superusers are not activated or deactivated.')]
  if (usersBeyond(team, requestor, [user.id]).length)
    return [refusal('OUT_OF_SCOPE_USER', field, 'This user may do what you may not.', { users: [user.id] })]
  return last
}

/** Why a customer cannot be deleted. */
export function customerDeletionFault(
  requestor: Requestor,
  user: UserRow,
  field: string,
): Refusal<AccountErrorCode> | null {
  return (
    ownOrSuperuser(requestor, user, field) ??
    (user.isStaff ? refusal('DELETE_STAFF_ACCOUNT', field, 'This is an account of staff.') : null)
  )
}

/** Why these members of staff cannot be deleted together. */
export function staffDeletionFaults(
  team: Team,
  requestor: Requestor,
  users: readonly UserRow[],
  field: string,
): Refusal<AccountErrorCode>[] {
  // Saleor tells of the own account under `ids`, also where there is one id.
  const faults = users.flatMap((u) => ownOrSuperuser(requestor, u, u.id === requestor.userId ? 'ids' : field) ?? [])
  const customers = users.filter((u) => !u.isStaff && !mayDo(requestor, 'MANAGE_USERS')).map((u) => u.id)
  if (customers.length)
    faults.push(
      refusal('DELETE_NON_STAFF_USER', field, 'Only accounts of staff are deleted here.', { users: customers }),
    )
  if (requestor.isSuperuser) return faults
  const ids = users.map((u) => u.id)
  const outside = usersBeyond(team, requestor, ids)
  if (outside.length)
    return [...faults, refusal('OUT_OF_SCOPE_USER', field, 'These users may do what you may not.', { users: outside })]
  const lost = leftUnmanageable(team, withoutMembers(team, ids))
  return lost.length ? [...faults, unmanageable(field, lost)] : faults
}

function ownOrSuperuser(requestor: Requestor, user: UserRow, field: string): Refusal<AccountErrorCode> | null {
  if (user.id === requestor.userId)
    return refusal('DELETE_OWN_ACCOUNT', field, 'Nobody deletes their own account here.', { users: [user.id] })
  return user.isSuperuser
    ? refusal('DELETE_SUPERUSER_ACCOUNT', field, 'Accounts of superusers are not deleted.', { users: [user.id] })
    : null
}

export const unmanageable = (field: string, permissions: PermissionEnum[]): Refusal<'LEFT_NOT_MANAGEABLE_PERMISSION'> =>
  refusal(
    'LEFT_NOT_MANAGEABLE_PERMISSION',
    field,
    'Nobody who is active and manages staff would have these permissions any more.',
    { permissions },
  )
