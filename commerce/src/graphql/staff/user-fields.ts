/** What of a user only their groups say: permissions, groups, channels. */
import { intKey, toGlobalId } from '../../domain/global-id.ts'
import { permissionName, PERMISSIONS } from '../../domain/staff/permissions.ts'
import { channelsOf, groupsOf, permissionsOf, reachesBeyond, type Team } from '../../domain/staff/team.ts'
import type { GraphqlContext } from '../context.ts'
import type { UserPermissionSource, UserSource } from '../account/sources.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { channelSource } from '../shop/sources.ts'
import { team } from './loaders.ts'
import type { GroupSource } from './sources.ts'

/** A superuser has every permission without a group. */
const allowed = (t: Team, user: UserSource): string[] =>
  t.members.has(user.id) ? (user.isSuperuser ? [...PERMISSIONS] : [...permissionsOf(t, user.id)].toSorted()) : []

export const userFields = {
  User: {
    /** Empty for a user who is only shown, so as not to say whether there is one. */
    id: (u: UserSource) => (u.id ? toGlobalId('User', u.id) : ''),
    userPermissions: async (u: UserSource, _: unknown, ctx: GraphqlContext): Promise<UserPermissionSource[]> =>
      allowed(await team(ctx), u).map((code) => ({ code, userId: u.id })),
    permissionGroups: async (u: UserSource, _: unknown, ctx: GraphqlContext): Promise<GroupSource[]> =>
      groupsOf(await team(ctx), u.id),
    /** Groups that allow nothing the user may not do. */
    editableGroups: async (u: UserSource, _: unknown, ctx: GraphqlContext): Promise<GroupSource[]> => {
      const t = await team(ctx)
      if (!t.members.has(u.id)) return []
      const requestor = {
        userId: u.id,
        isSuperuser: u.isSuperuser,
        permissions: permissionsOf(t, u.id),
        channelIds: channelsOf(t, u.id),
      }
      return [...t.groups.values()].filter((g) => !reachesBeyond(requestor, g))
    },
    accessibleChannels: async (u: UserSource, _: unknown, ctx: GraphqlContext) => {
      const t = await team(ctx)
      if (!u.isSuperuser && !groupsOf(t, u.id).length) return []
      const own = channelsOf(t, u.id)
      return (await shopData(ctx)).channels.filter((c) => !own || own.has(c.id)).map(channelSource)
    },
    restrictedAccessToChannels: async (u: UserSource, _: unknown, ctx: GraphqlContext) => {
      const groups = groupsOf(await team(ctx), u.id)
      return !u.isSuperuser && groups.every((g) => g.restrictedAccessToChannels)
    },
  },

  UserPermission: {
    name: (p: UserPermissionSource) => permissionName(p.code),
    sourcePermissionGroups: async (p: UserPermissionSource, { userId }: { userId: string }, ctx: GraphqlContext) => {
      const key = intKey(userId, 'User')
      if (key === null) throw invalidArgument('Must receive a User id.')
      return groupsOf(await team(ctx), key).filter((g) => g.permissions.includes(p.code))
    },
  },
}
