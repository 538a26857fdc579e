/** Opens and changes the accounts of members of staff. */
import type { AccountErrorCode } from '@semena/contract/enums'
import { takeGuestOrders } from '../account/guest-orders.ts'
import { addToGroups, removeFromGroups } from '../../db/queries/staff/permission-group.ts'
import { deleteRegistrations } from '../../db/queries/account/registration.ts'
import { lockUser, writeUser } from '../../db/queries/staff/staff.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { endAccess } from '../account/end-access.ts'
import { refuseOrder, ok, type Refusal, refusal, type Result } from '../result.ts'
import { changeTeam, ownSession, type StaffChange, type StaffCtx } from './change.ts'
import { invitationFaults, invite } from './invite.ts'
import { profileChanges, profileFaults, type ProfileInput, takenFault } from './profile.ts'
import { activityFaults, unmanageable } from './rules.ts'
import { leftUnmanageable, mayDo, opensBeyond, reachesBeyond, usersBeyond, withGroupsOf } from './team.ts'

export interface NewMember extends ProfileInput {
  addGroups: number[]
  redirectUrl: string | null
}

/**
 * Makes a member of staff. A customer with that address becomes one, if they have confirmed it: their sessions and
 * links end, and they set a new password by the mail, as a new member does.
 */
export async function createMember(
  ctx: StaffCtx,
  { addGroups, redirectUrl, ...profile }: NewMember,
): Promise<Result<UserRow, AccountErrorCode>> {
  const invitation = redirectUrl === null ? [] : await invitationFaults(ctx, { redirectUrl, channel: null })
  const channels = (await reference(ctx.database.pool)).channels.map((c) => c.id)
  return changeTeam(ctx, async (change) => {
    const errors = [
      ...invitation,
      ...groupFaults(change, channels, 'addGroups', addGroups),
      ...profileFaults(profile, null),
    ]
    if (errors.length) return refuseOrder(...errors)
    const customer = await lockUser(change.client, 'email', profile.email!)
    if (customer?.isStaff) return refuseOrder(takenFault('email'))
    // Anybody may have registered the address, with a password of their own; what staff opened has none.
    if (customer && !customer.isConfirmed && customer.passwordHash !== null)
      return refuseOrder(refusal('ACCOUNT_NOT_CONFIRMED', 'email', 'This customer has not confirmed the address yet.'))
    const changes = { ...profileChanges(profile, customer), isStaff: true, ...(customer ? { passwordHash: null } : {}) }
    const saved = await writeUser(change.client, customer?.id ?? null, changes)
    if (typeof saved === 'string') return refuseOrder(takenFault(saved))
    await addToGroups(change.client, [saved.id], addGroups)
    if (customer) {
      await endAccess(change.client, [saved.id], null)
      await deleteRegistrations(change.client, [saved.email])
    }
    if (redirectUrl !== null) await invite(change.client, ctx, saved, redirectUrl)
    change.change.event('STAFF_CREATED', 'User', saved.id)
    return ok(saved)
  })
}

export interface MemberInput extends ProfileInput {
  addGroups: number[]
  removeGroups: number[]
}

export async function updateMember(
  ctx: StaffCtx,
  id: number,
  { addGroups, removeGroups, ...profile }: MemberInput,
): Promise<Result<UserRow, AccountErrorCode>> {
  const channels = (await reference(ctx.database.pool)).channels.map((c) => c.id)
  return changeTeam(ctx, async (change) => {
    const { client, team, requestor } = change
    const before = await lockUser(client, 'id', id)
    // A customer is changed just as well, by who manages customers.
    if (!before || !(before.isStaff || mayDo(requestor, 'MANAGE_USERS')))
      return refuseOrder(refusal('NOT_FOUND', 'id', 'There is no such member of staff.'))
    if (usersBeyond(team, requestor, [id]).length)
      return refuseOrder(refusal('OUT_OF_SCOPE_USER', 'id', 'This user may do what you may not.', { users: [id] }))
    const twice = addGroups.filter((g) => removeGroups.includes(g))
    if (twice.length)
      return refuseOrder(
        refusal('DUPLICATED_INPUT_ITEM', null, 'The same group cannot be added and taken away.', {
          groups: twice,
        }),
      )
    const errors = [
      ...groupFaults(change, channels, 'addGroups', addGroups),
      ...groupFaults(change, channels, 'removeGroups', removeGroups),
      ...lossFaults(change, id, addGroups, removeGroups),
      ...profileFaults(profile, before),
    ]
    const { isActive } = profile
    if (isActive !== undefined && isActive !== before.isActive)
      errors.push(...activityFaults(team, requestor, before, isActive, 'isActive'))
    if (errors.length) return refuseOrder(...errors)
    const saved = await writeUser(client, id, profileChanges(profile, before))
    if (typeof saved === 'string') return refuseOrder(takenFault(saved))
    await addToGroups(client, [id], addGroups)
    await removeFromGroups(client, [id], removeGroups)
    const isOther = saved.email !== before.email
    if (isOther && saved.isConfirmed) {
      await deleteRegistrations(client, [saved.email])
      await takeGuestOrders(client, saved.id, saved.email)
    }
    if (isOther || (before.isActive && !saved.isActive)) await endAccess(client, [id], ownSession(ctx, id))
    change.change.event('STAFF_UPDATED', 'User', id)
    return ok(saved)
  })
}

/** Refuses groups that do not exist, and groups with permissions which the requestor lacks. */
function groupFaults(
  { team, requestor }: StaffChange,
  channels: number[],
  field: string,
  ids: readonly number[],
): Refusal<AccountErrorCode>[] {
  if (ids.some((id) => !team.groups.has(id)))
    return [
      refusal('NOT_FOUND', field, 'There is no such group.', { groups: ids.filter((id) => !team.groups.has(id)) }),
    ]
  const outside = ids.filter((id) => {
    const group = team.groups.get(id)!
    return reachesBeyond(requestor, group) || opensBeyond(requestor, group, channels)
  })
  return outside.length
    ? [refusal('OUT_OF_SCOPE_GROUP', field, 'These groups may do what you may not.', { groups: outside })]
    : []
}

/** Refuses to remove somebody from a group when a permission would be left that nobody can hand out. */
function lossFaults(
  { team, requestor }: StaffChange,
  id: number,
  add: number[],
  remove: number[],
): Refusal<AccountErrorCode>[] {
  if (requestor.isSuperuser || !remove.length) return []
  const lost = leftUnmanageable(team, withGroupsOf(team, id, add, remove))
  return lost.length ? [unmanageable('removeGroups', lost)] : []
}
