/** Rules of changing permission groups: nobody gives or takes permissions that they do not have themselves. Pure. */
import type { PermissionEnum, PermissionGroupErrorCode } from '@semena/contract/enums'
import type { GroupRow } from '../../db/queries/staff/permission-group.ts'
import type { StaffChange } from './change.ts'
import { type Refusal, refusal } from '../result.ts'
import { unmanageable } from './rules.ts'
import {
  permissionsBeyond,
  channelsBeyond,
  leftUnmanageable,
  opensBeyond,
  reachesBeyond,
  type Requestor,
  type Team,
  usersBeyond,
  withGroup,
  withGroupsOf,
} from './team.ts'

export interface GroupInput {
  /** Null leaves it as it is. */
  name: string | null
  restrictedAccessToChannels: boolean | null
  addPermissions: PermissionEnum[]
  removePermissions: PermissionEnum[]
  addUsers: number[]
  removeUsers: number[]
  addChannels: number[]
  removeChannels: number[]
}

/** Refuses to change a group with permissions or channels which the requestor lacks. */
export function groupFault(
  requestor: Requestor,
  group: GroupRow,
  channels: number[],
): Refusal<PermissionGroupErrorCode> | null {
  if (reachesBeyond(requestor, group))
    return refusal('OUT_OF_SCOPE_PERMISSION', null, 'This group has permissions that you do not have.')
  if (opensBeyond(requestor, group, channels))
    return refusal('OUT_OF_SCOPE_CHANNEL', null, 'This group opens channels that you have no access to.')
  return null
}

/** What is wrong with users, permissions and channels that are to be added or removed. */
export function inputFaults(
  { team, requestor }: StaffChange,
  input: GroupInput,
  channels: number[],
): Refusal<PermissionGroupErrorCode>[] {
  if (input.restrictedAccessToChannels === false && channelsBeyond(requestor, channels).length)
    return [
      refusal(
        'OUT_OF_SCOPE_CHANNEL',
        'restrictedAccessToChannels',
        'Only who has access to every channel can open every channel.',
      ),
    ]
  const errors: Refusal<PermissionGroupErrorCode>[] = []
  if (input.restrictedAccessToChannels !== false) {
    for (const field of ['addChannels', 'removeChannels'] as const) {
      const outside = input[field].filter((id) => !channels.includes(id) || channelsBeyond(requestor, [id]).length)
      if (outside.length)
        errors.push(
          refusal('OUT_OF_SCOPE_CHANNEL', field, 'You have no access to these channels.', { channels: outside }),
        )
    }
  }
  for (const field of ['addPermissions', 'removePermissions'] as const) {
    const permissions = permissionsBeyond(requestor, input[field])
    if (permissions.length)
      errors.push(
        refusal('OUT_OF_SCOPE_PERMISSION', field, 'You do not have these permissions yourself.', { permissions }),
      )
  }
  const strangers = input.addUsers.filter((id) => !team.members.has(id))
  if (strangers.length)
    errors.push(
      refusal('ASSIGN_NON_STAFF_MEMBER', 'addUsers', 'Only members of staff can be in a group.', {
        users: strangers,
      }),
    )
  return errors
}

/** Refuses to remove users with permissions which the requestor lacks, or the last user who can manage something. */
export function removalFaults(
  { team, requestor }: StaffChange,
  group: GroupRow,
  input: GroupInput,
): Refusal<PermissionGroupErrorCode>[] {
  const errors: Refusal<PermissionGroupErrorCode>[] = []
  const users = usersBeyond(team, requestor, input.removeUsers)
  if (users.length)
    errors.push(refusal('OUT_OF_SCOPE_USER', 'removeUsers', 'These users may do what you may not.', { users }))
  if (
    requestor.userId !== null &&
    input.removeUsers.includes(requestor.userId) &&
    isLastGroup(team, requestor, group.id)
  )
    errors.push(lastGroup('removeUsers', requestor))
  if (requestor.isSuperuser) return errors
  const regroup = (from: Team, add: number[], remove: number[]): Team =>
    [...add, ...remove].reduce(
      (t, id) => withGroupsOf(t, id, add.includes(id) ? [group.id] : [], remove.includes(id) ? [group.id] : []),
      from,
    )
  const withFewerPermissions = withGroup(regroup(team, input.addUsers, []), {
    ...group,
    ...changedGroup(group, input),
  })
  const lostPermissions = leftUnmanageable(team, withFewerPermissions)
  if (lostPermissions.length) errors.push(unmanageable('removePermissions', lostPermissions))
  const lostUsers = leftUnmanageable(withFewerPermissions, regroup(withFewerPermissions, [], input.removeUsers))
  if (lostUsers.length) errors.push(unmanageable('removeUsers', lostUsers))
  return errors
}

/** The group after the change. Its channels only count where it is restricted to some. */
export function changedGroup(group: GroupRow, input: GroupInput): Omit<GroupRow, 'id'> {
  const restricted = input.restrictedAccessToChannels ?? group.restrictedAccessToChannels
  return {
    name: input.name?.trim() ?? group.name,
    permissions: unique([...group.permissions, ...input.addPermissions]).filter(
      (p) => !input.removePermissions.includes(p),
    ),
    restrictedAccessToChannels: restricted,
    channelIds: restricted
      ? unique([...group.channelIds, ...input.addChannels]).filter((c) => !input.removeChannels.includes(c))
      : [],
  }
}

/** Refuses what is both to be added and to be removed. */
export function duplicates(input: GroupInput): Refusal<PermissionGroupErrorCode>[] {
  const both = <T>(add: T[], remove: T[]): T[] => unique(add.filter((item) => remove.includes(item)))
  const permissions = both(input.addPermissions, input.removePermissions)
  const users = both(input.addUsers, input.removeUsers)
  const channels = both(input.addChannels, input.removeChannels)
  const twice = (field: string, at: object): Refusal<PermissionGroupErrorCode> =>
    refusal('DUPLICATED_INPUT_ITEM', field, 'The same cannot be added and taken away.', at)
  return [
    ...(permissions.length ? [twice('permissions', { permissions })] : []),
    ...(users.length ? [twice('users', { users })] : []),
    ...(channels.length ? [twice('channels', { channels })] : []),
  ]
}

/** Whether the group is the only one of the requestor. */
export const isLastGroup = (team: Team, { userId }: Requestor, groupId: number): boolean => {
  const own = userId === null ? [] : (team.members.get(userId)?.groupIds ?? [])
  return own.length === 1 && own[0] === groupId
}

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
export const nameMissing = () => refusal('REQUIRED', 'name', 'A group needs a name.')
export const nameTaken = () => refusal('UNIQUE', 'name', 'There is a group of this name already.')
/** The refusal to leave one's last group. */
export const lastGroup = (field: string, { userId }: Requestor) =>
  refusal('CANNOT_REMOVE_FROM_LAST_GROUP', field, 'You cannot leave your last group.', { users: [userId!] })
