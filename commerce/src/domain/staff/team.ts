/** The team: members of staff, their groups, and what follows from them. Pure. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { GroupRow, MemberRow } from '../../db/queries/staff/permission-group.ts'

/** The team as it is, or as it would be after a change. */
export interface Team {
  members: ReadonlyMap<number, MemberRow>
  groups: ReadonlyMap<number, GroupRow>
}

/** The user or app that asks for a change. */
export interface Requestor {
  /** Null for apps. */
  userId: number | null
  isSuperuser: boolean
  permissions: ReadonlySet<string>
  /** Ids of the requestor's channels; null for all channels. */
  channelIds: ReadonlySet<number> | null
}

export const teamOf = ({ members, groups }: { members: MemberRow[]; groups: GroupRow[] }): Team => ({
  members: new Map(members.map((m) => [m.id, m])),
  groups: new Map(groups.map((g) => [g.id, g])),
})

export const groupsOf = (team: Team, userId: number): GroupRow[] =>
  (team.members.get(userId)?.groupIds ?? []).flatMap((id) => team.groups.get(id) ?? [])

/** Permissions that a user's groups give together; a superuser may do everything, whatever this answers. */
export const permissionsOf = (team: Team, userId: number): Set<PermissionEnum> =>
  new Set(groupsOf(team, userId).flatMap((g) => g.permissions))

/**
 * Channels that a user's groups open; null for all. Without a group none is restricted, because nothing is allowed
 * anyway.
 */
export function channelsOf(team: Team, userId: number): Set<number> | null {
  const groups = groupsOf(team, userId)
  if (team.members.get(userId)?.isSuperuser || groups.some((g) => !g.restrictedAccessToChannels) || !groups.length)
    return null
  return new Set(groups.flatMap((g) => g.channelIds))
}

export const mayDo = (requestor: Requestor, permission: PermissionEnum): boolean =>
  requestor.isSuperuser || requestor.permissions.has(permission)

/** Which of the permissions the requestor does not have. */
export const permissionsBeyond = <P extends string>(requestor: Requestor, permissions: Iterable<P>): P[] =>
  requestor.isSuperuser ? [] : [...new Set(permissions)].filter((p) => !requestor.permissions.has(p))

/**
 * Which of the users have permissions or channels that the requestor lacks; superusers count for everybody but
 * superusers.
 */
export const usersBeyond = (team: Team, requestor: Requestor, userIds: Iterable<number>): number[] =>
  requestor.isSuperuser
    ? []
    : [...userIds].filter(
        (id) =>
          team.members.get(id)?.isSuperuser ||
          permissionsBeyond(requestor, permissionsOf(team, id)).length > 0 ||
          isLessLimited(team, requestor, id),
      )

/** Whether a user is limited to fewer channels than the requestor, or to none; whoever may do nothing is not counted. */
function isLessLimited(team: Team, requestor: Requestor, userId: number): boolean {
  if (requestor.channelIds === null || permissionsOf(team, userId).size === 0) return false
  const own = channelsOf(team, userId)
  return own === null || channelsBeyond(requestor, own).length > 0
}

/**
 * Which of an app's permissions are more than the requestor has: an app is limited to no channel, so that each of them
 * is for whoever is.
 */
export const appPermissionsBeyond = <P extends string>(requestor: Requestor, permissions: Iterable<P>): P[] =>
  requestor.channelIds === null ? permissionsBeyond(requestor, permissions) : [...new Set(permissions)]

/** Whether a group gives permissions that the requestor lacks. */
export const reachesBeyond = (requestor: Requestor, group: Pick<GroupRow, 'permissions'>): boolean =>
  permissionsBeyond(requestor, group.permissions).length > 0

/** Which of the channels the requestor has no access to. */
export const channelsBeyond = (requestor: Requestor, channelIds: Iterable<number>): number[] =>
  [...channelIds].filter((id) => requestor.channelIds !== null && !requestor.channelIds.has(id))

/** Whether a group opens a channel that the requestor has no access to. */
export const opensBeyond = (
  requestor: Requestor,
  group: Pick<GroupRow, 'restrictedAccessToChannels' | 'channelIds'>,
  allChannels: readonly number[],
): boolean => channelsBeyond(requestor, group.restrictedAccessToChannels ? group.channelIds : allChannels).length > 0

/** Permissions that somebody active can hand out: somebody who has them and may manage staff. */
function manageable(team: Team): Set<PermissionEnum> {
  const found = new Set<PermissionEnum>()
  for (const { id, isActive } of team.members.values()) {
    if (!isActive) continue
    const own = permissionsOf(team, id)
    if (own.has('MANAGE_STAFF')) for (const p of own) found.add(p)
  }
  return found
}

/** Permissions that nobody could hand out any more after the change. */
export function leftUnmanageable(before: Team, after: Team): PermissionEnum[] {
  const still = manageable(after)
  return [...manageable(before)].filter((p) => !still.has(p)).toSorted()
}

/** The team as it would be without these members. */
export const withoutMembers = (team: Team, ids: readonly number[]): Team => ({
  ...team,
  members: new Map([...team.members].filter(([id]) => !ids.includes(id))),
})

export const withoutGroup = (team: Team, id: number): Team => ({
  ...team,
  groups: new Map([...team.groups].filter(([key]) => key !== id)),
})

export const withGroup = (team: Team, group: GroupRow): Team => ({
  ...team,
  groups: new Map(team.groups).set(group.id, group),
})

/** The team after a user was added to some groups and removed from others. */
export function withGroupsOf(team: Team, userId: number, add: readonly number[], remove: readonly number[]): Team {
  const member = team.members.get(userId)
  if (!member) return team
  const groupIds = [...new Set([...member.groupIds, ...add])].filter((id) => !remove.includes(id))
  return { ...team, members: new Map(team.members).set(userId, { ...member, groupIds }) }
}
