/** Fields of User that follow from the user's groups: permissions, groups, channels. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { intKey, toGlobalId } from '../../domain/global-id.ts'
import { permissionName, PERMISSIONS } from '../../domain/staff/permissions.ts'
import { channelsOf, groupsOf, permissionsOf, reachesBeyond, type Team } from '../../domain/staff/team.ts'
import type { UserPermissionSource, UserSource } from '../account/sources.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { channelSource } from '../shop/sources.ts'
import { team } from './loaders.ts'
import type { GroupSource } from './sources.ts'

/** A superuser has every permission without a group. */
const allowed = (t: Team, user: UserSource): PermissionEnum[] =>
  t.members.has(user.id) ? (user.isSuperuser ? [...PERMISSIONS] : [...permissionsOf(t, user.id)].toSorted()) : []

export const userFields = {
  User: {
    /** Empty for an invented user, so that the answer does not tell whether the address is known. */
    id: (u) => (u.id ? toGlobalId('User', u.id) : ''),
    userPermissions: async (u, _, ctx): Promise<UserPermissionSource[]> =>
      allowed(await team(ctx), u).map((code) => ({ code, userId: u.id })),
    permissionGroups: async (u, _, ctx): Promise<GroupSource[]> => groupsOf(await team(ctx), u.id),
    /** Groups that allow nothing the user may not do. */
    editableGroups: async (u, _, ctx): Promise<GroupSource[]> => {
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
    accessibleChannels: async (u, _, ctx) => {
      const t = await team(ctx)
      if (!u.isSuperuser && !groupsOf(t, u.id).length) return []
      const own = channelsOf(t, u.id)
      return (await shopData(ctx)).channels.filter((c) => !own || own.has(c.id)).map(channelSource)
    },
    restrictedAccessToChannels: async (u, _, ctx) => {
      const groups = groupsOf(await team(ctx), u.id)
      return !u.isSuperuser && groups.every((g) => g.restrictedAccessToChannels)
    },
  },

  UserPermission: {
    name: (p) => permissionName(p.code),
    sourcePermissionGroups: async (p, { userId }, ctx) => {
      const key = intKey(userId, 'User')
      if (key === null) throw invalidArgument('Must receive a User id.')
      return groupsOf(await team(ctx), key).filter((g) => g.permissions.includes(p.code))
    },
  },
} satisfies { User: Partial<Fields<'User'>> } & Resolvers<'UserPermission'>
